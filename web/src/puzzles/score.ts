// How somebody gets on with the puzzles; it stays in this browser.
import { solved } from "../lib/prefs.svelte";

export interface Score {
  rating: number;
  /** By the number of the puzzle: was it solved at the first try? */
  tried: Record<number, boolean>;
  /** The last day whose puzzle was solved, and how many days in a row that makes. */
  day: number;
  days: number;
}

const FIRST = 1200;
const STEP = 32;

export function score(): Score {
  return { rating: FIRST, tried: {}, day: -1, days: 0, ...(solved.get() as Partial<Score>) };
}

/** What becomes of a score after a try; only the first at each puzzle counts for the rating. */
export function after(before: Score, number: number, rating: number, right: boolean, day: number | null): Score {
  const streak = day !== null && right && before.day !== day ? { day, days: before.day === day - 1 ? before.days + 1 : 1 } : {};
  if (number in before.tried) return { ...before, ...streak };
  const expected = 1 / (1 + 10 ** ((rating - before.rating) / 400));
  const gained = Math.round(STEP * ((right ? 1 : 0) - expected));
  return { ...before, ...streak, rating: before.rating + gained, tried: { ...before.tried, [number]: right } };
}

/** The days in a row up to today; a day that was missed ends them. */
export const streak = (now: Score, day: number): number => (now.day >= day - 1 ? now.days : 0);

export function note(number: number, rating: number, right: boolean, day: number | null): void {
  solved.set(after(score(), number, rating, right, day));
}
