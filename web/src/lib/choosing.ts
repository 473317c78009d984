// From a list of legal moves to one of them, tap by tap. Nothing here knows a rule or a word: moves come with both, and are only
// told apart.
import type { Aim, Ask, Line, MoveShown, Shown, TargetShown } from "./wire";

/** A move, with the words for what it does and what it is aimed at. */
export interface OpenMove extends Omit<MoveShown, "aim"> {
  what: Line;
  aim: Aim | null;
}

/** The moves that are offered, with their words. */
export function openMoves({ moves, choices, aims }: Pick<Ask | Shown, "moves" | "choices" | "aims">): OpenMove[] {
  const words = new Map(aims.map((aim) => [thing(aim), aim]));
  return moves.map((move) => ({ ...move, what: choices[move.choice]!, aim: (move.aim && words.get(thing(move.aim))) ?? null }));
}

/** Moves that do the same thing: they differ in nothing but aim and price. */
export interface Choice {
  verb: string;
  card: number;
  name: string;
  what: Line;
  moves: OpenMove[];
}

/** What has been tapped so far. */
export interface Picked {
  choice: Choice;
  /** Undefined until a target is tapped. */
  aim?: Aim;
  /** Cards chosen to be given up. */
  paid: number[];
}

export function choices(moves: readonly OpenMove[]): Choice[] {
  const found = new Map<number, Choice>();
  for (const move of moves) {
    const choice = found.get(move.choice);
    if (choice) choice.moves.push(move);
    else found.set(move.choice, { verb: move.verb, card: move.card, name: move.name, what: move.what, moves: [move] });
  }
  return [...found.values()];
}

const FROM_HAND = new Set(["play", "discard", "reload"]);

/** Is it done with a card of the hand? Whatever is not needs a button of its own. */
export function fromHand({ card, verb }: { card: number; verb: string }): boolean {
  return card >= 0 && FROM_HAND.has(verb);
}

/** What can be done with a card of the hand. */
export function choicesWith(moves: readonly OpenMove[], card: number): Choice[] {
  return choices(moves.filter((move) => move.card === card && fromHand(move)));
}

export function begin(choice: Choice): Picked {
  return { choice, paid: [] };
}

/** Two targets are the same thing if this is the same, */
export function thing(aim: Aim | TargetShown): string {
  return `${aim.kind}/${aim.seat}/${aim.figure}/${aim.card}`;
}

/** and lie with the same player or figure if this is. */
export function whose(aim: Aim): string {
  return aim.seat < 0 ? aim.kind : `${aim.seat}/${aim.figure}`;
}

/** The moves that a pick may still become. */
export function left({ choice, aim, paid }: Picked): OpenMove[] {
  return choice.moves.filter((move) => (!aim || (move.aim && thing(move.aim) === thing(aim))) && owed(move, paid) !== null);
}

/** What a move still costs after some cards have been given up for it; null if they are not its price. */
export function owed(move: OpenMove, paid: readonly number[]): number[] | null {
  const rest = [...move.price];
  for (const card of paid) {
    const at = rest.indexOf(card);
    if (at < 0) return null;
    rest.splice(at, 1);
  }
  return rest;
}

export type Next =
  | { need: "target"; aims: Aim[] }
  | { need: "pay"; cards: number[]; more: number }
  | { need: "nothing"; move: OpenMove };

/** What has to be tapped next to tell the moves that are left apart. A target is always tapped, even a single one. */
export function next(pick: Picked): Next | null {
  const open = left(pick);
  const first = open[0];
  if (!first) return null;
  const aims = new Map(open.flatMap(({ aim }) => (aim ? [[thing(aim), aim] as const] : [])));
  if (!pick.aim && aims.size) return { need: "target", aims: [...aims.values()] };
  const rest = open.map((move) => owed(move, pick.paid) ?? []);
  const more = Math.max(...rest.map((cards) => cards.length));
  if (more > 0) return { need: "pay", cards: [...new Set(rest.flat())], more };
  return { need: "nothing", move: first };
}

/** The targets that lie with one figure, or with its seat as a whole. */
export function aimsAt(aims: readonly Aim[], seat: number, figure: number): Aim[] {
  return aims.filter((aim) => aim.seat === seat && (aim.figure < 0 || aim.figure === figure));
}

/** The targets of each player or figure, in the order in which they come. */
export function byPlayer(aims: readonly Aim[]): Aim[][] {
  const found = new Map<string, Aim[]>();
  for (const aim of aims) found.set(whose(aim), [...(found.get(whose(aim)) ?? []), aim]);
  return [...found.values()];
}

/** The hint that moves have in common, if they do. */
export function commonHint(moves: readonly OpenMove[]): Line | null {
  const [first, ...rest] = moves.map((move) => move.hint);
  return first && rest.every((hint) => JSON.stringify(hint) === JSON.stringify(first)) ? first : null;
}
