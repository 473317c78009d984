// Setting a position up: what is tapped on the table, as changes of the keys of a scenario. Whether a position can be, the server says.
import type { Rules } from "../lib/api";
import type { Shown } from "../lib/wire";
import type { Mapping, Value } from "./document";

/** Where cards lie: in a hand, before somebody (or before the front or the rear character), on the deck, on the pile. */
export type Place =
  | { is: "hand" | "deck"; name: string }
  | { is: "table"; name: string; figure: "" | "front" | "rear" }
  | { is: "top" }
  | { is: "pile" };

const NAMES = ["Ann", "Bob", "Cid", "Dee", "Eve", "Fay", "Gus", "Hal"];
const SPARE = " (new)";

const mapping = (value: Value | undefined): Mapping => (value && typeof value === "object" && !Array.isArray(value) ? value : {});
const texts = (value: Value | undefined): string[] => (Array.isArray(value) ? value.map(String) : []);

export const players = (position: Mapping): Mapping => mapping(position.players);
export const names = (position: Mapping): string[] => Object.keys(players(position));
export const seatOf = (position: Mapping, name: string): Mapping => mapping(players(position)[name]);

/** A position of a game: the roles that are dealt, nobody with a card. */
export function newPosition(rules: Rules, count: number): Mapping {
  const roles = rules.roles[count] ?? [];
  const order = byQuiet(rules);
  const seats = roles.map((role, seat): [string, Mapping] => {
    const name = NAMES[seat]!;
    if (rules.shape.figures > 1) {
      const [front, rear] = order.filter(({ side }) => side === role);
      return [name, { side: role, front: { character: front!.name }, rear: { character: rear!.name }, reserve: [], hand: [] }];
    }
    return [name, { role, character: order[seat]!.name, hand: [], in_play: [] }];
  });
  return { game: rules.name, players: Object.fromEntries(seats) };
}
/** Those first who do little of their own accord: a new board begins with them. */
const byQuiet = (rules: Rules) => [...rules.characters].sort((a, b) => Number(b.quiet) - Number(a.quiet));

/** The table with somebody more, or less: roles are dealt anew, people keep what they have. */
export function withCount(position: Mapping, rules: Rules, count: number): Mapping {
  const fresh = newPosition(rules, count);
  const old = names(position);
  const used = new Set(old.slice(0, count).map((name) => String(seatOf(position, name).character)));
  const spare = Object.entries(players(fresh)).map(([name, seat]) => ({ name, seat: mapping(seat) }));
  const free = byQuiet(rules).map(({ name }) => name).filter((name) => !used.has(name));
  const roles = rules.roles[count] ?? [];
  const seats = spare.map(({ name, seat }, i): [string, Mapping] => {
    const kept = old[i];
    if (kept !== undefined) return [kept, { ...seatOf(position, kept), role: roles[i]! }];
    return [freeName(name, old), { ...seat, character: free.shift() ?? String(seat.character) }];
  });
  const { stack: _, waiting: __, dying: ___, ...rest } = position;
  const turn = seats.some(([name]) => name === rest.turn) ? rest.turn! : seats[0]![0];
  return { ...rest, players: Object.fromEntries(seats), turn };
}
const freeName = (name: string, taken: string[]): string => (taken.includes(name) ? NAMES.find((other) => !taken.includes(other))! : name);

export function cardsAt(position: Mapping, place: Place): string[] {
  if (place.is === "top") return texts(position.deck);
  if (place.is === "pile") return texts(position.discard);
  const seat = seatOf(position, place.name);
  if (place.is === "table") return place.figure ? texts(mapping(seat[place.figure]).gear) : texts(seat.in_play);
  return texts(seat[place.is]);
}

export function withCards(position: Mapping, place: Place, cards: string[]): Mapping {
  if (place.is === "top") return { ...position, deck: cards };
  if (place.is === "pile") return { ...position, discard: cards };
  if (place.is === "table" && place.figure) return withFigure(position, place.name, place.figure, { gear: cards });
  return withSeat(position, place.name, { [place.is === "table" ? "in_play" : place.is]: cards });
}

export function withSeat(position: Mapping, name: string, change: Mapping): Mapping {
  return { ...position, players: { ...players(position), [name]: { ...seatOf(position, name), ...change } } };
}

export function withFigure(position: Mapping, name: string, figure: "" | "front" | "rear", change: Mapping): Mapping {
  if (!figure) return withSeat(position, name, change);
  return withSeat(position, name, { [figure]: { ...mapping(seatOf(position, name)[figure]), ...change } });
}

/** Out of the game, or back in it: the dead have no cards. */
export function withAlive(position: Mapping, name: string, alive: boolean): Mapping {
  const { alive: _, life: __, ...seat } = seatOf(position, name);
  return { ...position, players: { ...players(position), [name]: alive ? seat : { ...seat, hand: [], in_play: [], alive: false } } };
}

/** Another character: with the life points that one begins with. */
export function withCharacter(position: Mapping, name: string, figure: "" | "front" | "rear", character: string): Mapping {
  const there = figure ? mapping(seatOf(position, name)[figure]) : seatOf(position, name);
  const { life: _, copies: __, ...rest } = there;
  const changed = { ...rest, character };
  if (figure) return withSeat(position, name, { [figure]: changed });
  return swapped({ ...position, players: { ...players(position), [name]: changed } }, name, character, String(there.character));
}

/** Whoever had the character before gets the other one: nobody is there twice. */
function swapped(position: Mapping, name: string, character: string, instead: string): Mapping {
  const other = names(position).find((one) => one !== name && seatOf(position, one).character === character);
  return other === undefined ? position : withSeat(position, other, { character: instead });
}

/** Another role; whoever had the only one of it gets the role that becomes free. */
export function withRole(position: Mapping, rules: Rules, name: string, role: string): Mapping {
  const before = String(seatOf(position, name).role);
  const dealt = rules.roles[names(position).length] ?? [];
  const others = names(position).filter((one) => one !== name && seatOf(position, one).role === role);
  const changed = withSeat(position, name, { role });
  if (others.length < dealt.filter((one) => one === role).length) return changed;
  return withSeat(changed, others[0]!, { role: before });
}

/** Whose turn it is, and in which phase: what was under way is over. */
export function withTurn(position: Mapping, change: { turn?: string; phase?: string }): Mapping {
  const { stack: _, waiting: __, dying: ___, winner: ____, tally: _____, ...rest } = position;
  return { ...rest, ...change };
}

/** Who of a side may come into play later, the next one first. */
export const withReserve = (position: Mapping, name: string, reserve: string[]): Mapping => withSeat(position, name, { reserve });
export const reserveOf = (position: Mapping, name: string): string[] => texts(seatOf(position, name).reserve);

/** The events to come, the next one first. Without any, and with none in force, the game is played as it was before. */
export function withComing(position: Mapping, coming: string[]): Mapping {
  const { events: _, event_sets: sets, ...rest } = position;
  if (!coming.length && rest.event === undefined) return rest;
  return { ...rest, events: coming, ...(sets === undefined ? {} : { event_sets: sets }) };
}
export const comingOf = (position: Mapping): string[] => texts(position.events);

/** The event in force; without one the game is played as it was before, with none to come. */
export function withEvent(position: Mapping, event: string): Mapping {
  const { event: _, events, event_sets: sets, past: __, ...rest } = position;
  const coming = Array.isArray(events) ? events.filter((name) => name !== event) : [];
  if (!event) return coming.length ? { ...rest, events: coming } : rest;
  return { ...rest, event, events: coming, ...(sets === undefined ? {} : { event_sets: sets }) };
}

/** What a card is called, and what is printed on it, if that matters. */
export function partsOf(rules: Rules, card: string): { name: string; sign: string; laid: boolean } {
  const laid = card.endsWith(SPARE);
  const text = laid ? card.slice(0, -SPARE.length) : card;
  const row = rules.cards.filter(({ name }) => text === name || text.startsWith(`${name} `)).sort((a, b) => b.name.length - a.name.length)[0];
  return row ? { name: row.name, sign: text.slice(row.name.length).trim(), laid } : { name: text, sign: "", laid };
}

/** The signs of the copies of a card, each once. */
export const signsOf = (rules: Rules, name: string): string[] => rules.faces.filter((face) => face.name === name).map(({ sign }) => sign);

/** A suit as a position asks for any card of it. */
export const suitsOf = (rules: Rules): string[] => [...new Set(rules.faces.map(({ suit, rank }) => (rank ? suit : suit ? `(${suit})` : "")))].filter(Boolean);

/** The life points that somebody has at the beginning, and the most they can have. */
export function lifeOf(position: Mapping, before: Shown, seat: number, figure: "" | "front" | "rear"): { life: number; full: number; figure: number } {
  const name = names(position)[seat] ?? "";
  const front = before.fronts[seat]!;
  const at = figure === "rear" ? before.owner.findIndex((owner, i) => owner === seat && i !== front) : front;
  const there = figure ? mapping(seatOf(position, name)[figure]) : seatOf(position, name);
  return { life: typeof there.life === "number" ? there.life : (before.full[at] ?? 0), full: before.full[at] ?? 0, figure: at };
}
