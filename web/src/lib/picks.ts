// From a list of legal moves to one of them, tap by tap. Nothing here knows a rule: it only tells moves apart.
import { NO_CARD, seatOf, target } from "./codes";
import type { Line, MoveShown } from "./wire";

/** What has been tapped so far. */
export interface Pick {
  verb: string;
  card: number;
  name: string;
  /** Undefined until a target is tapped. */
  target?: number;
  /** Cards chosen to be given up. */
  paid: number[];
}

/** Moves of one kind: they differ in nothing but target and cost. */
export interface Deed {
  verb: string;
  card: number;
  name: string;
  moves: MoveShown[];
}

export function deeds(moves: readonly MoveShown[]): Deed[] {
  const found = new Map<string, Deed>();
  for (const move of moves) {
    const key = `${move.verb}/${move.card}/${move.name}`;
    const deed = found.get(key);
    if (deed) deed.moves.push(move);
    else found.set(key, { verb: move.verb, card: move.card, name: move.name, moves: [move] });
  }
  return [...found.values()];
}

/** What can be done with a card of the hand. */
export function deedsWith(moves: readonly MoveShown[], card: number): Deed[] {
  return deeds(moves.filter((move) => move.card === card && FROM_HAND.has(move.verb)));
}

const FROM_HAND = new Set(["play", "discard", "reload"]);

/** Moves that are not made by tapping a card of the hand, and need a button of their own. */
export function others(moves: readonly MoveShown[]): MoveShown[] {
  return moves.filter((move) => move.card === NO_CARD || !FROM_HAND.has(move.verb));
}

export function begin(deed: Deed): Pick {
  return { verb: deed.verb, card: deed.card, name: deed.name, paid: [] };
}

/** The moves that a pick may still become. */
export function left(moves: readonly MoveShown[], pick: Pick): MoveShown[] {
  return moves.filter(
    (move) =>
      move.verb === pick.verb &&
      move.card === pick.card &&
      move.name === pick.name &&
      (pick.target === undefined || move.target === pick.target) &&
      owed(move, pick.paid) !== null,
  );
}

/** What a move still costs after some cards have been given up for it; null if they are not its price. */
export function owed(move: MoveShown, paid: readonly number[]): number[] | null {
  const rest = [...move.pay];
  for (const card of paid) {
    const at = rest.indexOf(card);
    if (at < 0) return null;
    rest.splice(at, 1);
  }
  return rest;
}

export type Next =
  | { need: "target"; targets: number[] }
  | { need: "pay"; cards: number[]; more: number }
  | { need: "nothing"; move: MoveShown };

/** What has to be tapped next to tell the moves that are left apart. A target is always tapped, even a single one. */
export function next(moves: readonly MoveShown[], pick: Pick): Next | null {
  const open = left(moves, pick);
  const first = open[0];
  if (!first) return null;
  const targets = [...new Set(open.map((move) => move.target))];
  if (pick.target === undefined && (targets.length > 1 || target(first.target).is !== "none")) return { need: "target", targets };
  const rest = open.map((move) => owed(move, pick.paid) ?? []);
  const more = Math.max(...rest.map((cards) => cards.length));
  if (more > 0) return { need: "pay", cards: [...new Set(rest.flat())], more };
  return { need: "nothing", move: first };
}

/** The targets that lie with one seat or figure. */
export function targetsAt(targets: readonly number[], owner: number[], seat: number, figure: number | null = null): number[] {
  return targets.filter((code) => {
    const at = target(code);
    if (figure !== null && (at.is === "figure" || at.is === "gear")) return at.figure === figure;
    return seatOf(code, owner) === seat;
  });
}

/** The hint that moves have in common, if they do. */
export function commonHint(moves: readonly MoveShown[]): Line | null {
  const [first, ...rest] = moves.map((move) => move.hint);
  return first && rest.every((hint) => JSON.stringify(hint) === JSON.stringify(first)) ? first : null;
}
