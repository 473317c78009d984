// A moment that somebody has shared, as a position of the board. What the link does not show is left to chance; a card that was under way
// is left out, and the turn goes on without it.
import type { Rules } from "../lib/api";
import type { Moment } from "../lib/moment";
import type { Mapping } from "./document";

const PHASES = ["start", "draw", "play", "discard"];

/** The roles of all: those that can be seen, and for the others what is left of those that are dealt. */
function rolesOf(shown: string[], rules: Rules): string[] {
  const left = [...(rules.roles[shown.length] ?? [])];
  for (const role of shown) if (role && left.includes(role)) left.splice(left.indexOf(role), 1);
  return shown.map((role) => role || (left.shift() ?? ""));
}

export function positionOf({ options, view }: Moment, rules: Rules): Mapping {
  const card = (face: number): string => (face < 0 ? "any" : `${rules.faces[face]!.name} ${rules.faces[face]!.sign}`.trim());
  const roles = rolesOf(view.roles, rules);
  const laidNow = (figure: number, face: number): string => (view.fresh.some((at) => at.figure === figure && at.card === face) ? `${card(face)} (new)` : card(face));
  const two = rules.shape.figures > 1;

  const figure = (at: number): Mapping | null =>
    view.full[at] ? { character: view.who[at]!, life: view.alive[at] ? Math.max(1, view.life[at]!) : 0, ...(view.alive[at] ? {} : { alive: false }), gear: view.table[at]!.map(card) } : null;
  /** Those of the reserve that can be seen; for the others somebody of the side who is not on the table. */
  const reserve = (number: number): string[] => {
    const seen = view.reserves[number]!;
    const spare = rules.characters.filter(({ name, side }) => side === roles[number] && !view.who.includes(name) && !seen.includes(name));
    return [...seen, ...spare.map(({ name }) => name)].slice(0, view.reserve_sizes[number]);
  };
  const seat = (number: number): Mapping => {
    const front = view.fronts[number]!;
    const hand = view.hands[number]!.map(card);
    if (two) {
      const rear = view.owner.findIndex((owner, i) => owner === number && i !== front);
      // Where somebody is about to step up from the reserve, nobody has yet.
      return { side: roles[number]!, front: figure(front), rear: figure(rear), reserve: view.alive[rear] ? reserve(number) : [], hand };
    }
    const who = { role: roles[number]!, character: view.who[front]!, ...(view.ability[front] !== view.who[front] ? { copies: view.ability[front]! } : {}) };
    if (!view.alive[front]) return { ...who, alive: false };
    const life: Mapping = view.round?.ghost === front ? {} : { life: Math.max(1, view.life[front]!) };
    return { ...who, ...life, hand, in_play: view.table[front]!.map((face) => laidNow(front, face)) };
  };
  return {
    game: rules.name,
    ...options,
    players: Object.fromEntries(view.names.map((name, number) => [name, seat(number)])),
    ...(view.pile_top >= 0 ? { discard: [card(view.pile_top)] } : {}),
    turn: view.names[view.turn]!,
    phase: PHASES.includes(view.phase) ? view.phase : "play",
    ...(Object.keys(view.tally).length ? { tally: view.tally } : {}),
    ...(view.round ? roundOf({ options, view } as Moment) : {}),
  };
}

/** The events: what is in force, and what lies open of those to come. */
function roundOf({ options, view }: Moment): Mapping {
  const round = view.round!;
  const named = (seats: number[]): string[] => seats.map((seat) => view.names[seat]!);
  return {
    ...(round.event ? { event: round.event } : {}),
    events: round.next ? [round.next] : [],
    ...(options.events ? { event_sets: options.events } : {}),
    starter: view.names[round.starter]!,
    ...(round.past.length ? { past: round.past } : {}),
    ...(round.been.length ? { been: named(round.been) } : {}),
    ...(round.out.length ? { fallen: named(round.out) } : {}),
    ...(round.extra ? { extra: true } : {}),
    ...(round.ghost >= 0 ? { ghost: view.names[view.owner[round.ghost]!]! } : {}),
  };
}
