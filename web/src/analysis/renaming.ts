// Somebody gets another name: everywhere in a document where the old one stands for that player.
import type { Doc, Mapping, Step, Value } from "./document";

/** The keys of a position whose values name players, however deep. */
const NAMING = ["turn", "starter", "ghost", "been", "fallen", "stack", "waiting", "dying"];
/** What fixes chance says in its key what it is about. */
const CHANCE = ["draw", "hand", "deck"];

const quoted = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** The same document with one player called otherwise. */
export function renamedSeat(doc: Doc, old: string, name: string): Doc {
  const whole = new RegExp(`^${quoted(old)}(?=$|\\.front$|\\.rear$)`);
  const aimed = new RegExp(`(-> |^(?:draw|choose) )${quoted(old)}(?=$|'s |\\.front|\\.rear)|(^(?:discard|reload) )${quoted(old)}(?='s |\\.front's |\\.rear's )`);
  const called = (text: string): string => text.replace(whole, () => name);
  const move = (text: string): string => text.replace(aimed, (_, first: string | undefined, second: string | undefined) => (first ?? second ?? "") + name);
  const keyed = (mapping: Mapping, change: (value: Value, key: string) => Value): Mapping => Object.fromEntries(Object.entries(mapping).map(([key, value]) => [key === old ? name : key, change(value, key)]));
  const deep = (value: Value): Value => {
    if (typeof value === "string") return called(value);
    if (Array.isArray(value)) return value.map(deep);
    return isMapping(value) ? Object.fromEntries(Object.entries(value).map(([key, one]) => [key, deep(one)])) : value;
  };
  const expected = (value: Value): Value => (isMapping(value) ? keyed(value, (one, key) => (key === "turn" || key === "to_act" ? deep(one) : one)) : value);
  const step = (one: Step): Step => {
    const seats = names(doc);
    return Object.fromEntries(
      Object.entries(one).map(([key, value]) => {
        if (key === "expect" && !seats.includes(key)) return [key, expected(value)];
        if (key === "refuse" && !seats.includes(key) && isMapping(value)) return [key, step(value)];
        if (CHANCE.includes(key) && !seats.includes(key)) return [key, isMapping(value) ? keyed(value, (cards) => cards) : value];
        return [key === old ? name : key, typeof value === "string" ? move(value) : Array.isArray(value) ? value.map((part) => (typeof part === "string" ? move(part) : part)) : value];
      }),
    );
  };
  const position = Object.fromEntries(Object.entries(doc.position).map(([key, value]) => [key, key === "players" && isMapping(value) ? keyed(value, (seat) => seat) : NAMING.includes(key) ? deep(value) : value]));
  return { ...doc, position, lines: doc.lines.map((line) => ({ ...line, steps: line.steps.map(step) })), expect: doc.expect === null ? null : expected(doc.expect) };
}

const isMapping = (value: Value | undefined): value is Mapping => typeof value === "object" && value !== null && !Array.isArray(value);
const names = (doc: Doc): string[] => (isMapping(doc.position.players) ? Object.keys(doc.position.players) : []);
