// Which puzzles somebody wants, and which comes next.
import type { Puzzle } from "./puzzles";

export const EVENTS = "+events";

export interface Wanted {
  game: string;
  kind: string;
  level: number;
}

export const ANYTHING: Wanted = { game: "", kind: "", level: 0 };

/** The game of a puzzle, events told apart. */
export const gameOf = (puzzle: Puzzle): string => puzzle.scenario.game + ("events" in puzzle.scenario || "event" in puzzle.scenario ? EVENTS : "");

/** The numbers, from 1 on, of the puzzles that are wanted. */
export function matching(puzzles: readonly Puzzle[], { game, kind, level }: Wanted): number[] {
  const fits = (puzzle: Puzzle) => (!game || gameOf(puzzle) === game) && (!kind || puzzle.kind === kind) && (!level || puzzle.level === level);
  return puzzles.flatMap((puzzle, i) => (fits(puzzle) ? [i + 1] : []));
}

/** The first wanted puzzle after a number that has not been tried; if all have been, simply the next. */
export function following(numbers: readonly number[], tried: Record<number, boolean>, number: number): number {
  const round = [...numbers.filter((other) => other > number), ...numbers.filter((other) => other <= number)];
  return round.find((other) => !(other in tried)) ?? round[0] ?? 1;
}
