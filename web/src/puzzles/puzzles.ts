// The puzzles, as `boothill puzzles make` writes them (docs/puzzles.md), and the one of the day.

import { plain } from "../lib/moves";
import type { PrintedCards } from "../lib/wire";

/** A position, a question, and everything that is claimed about it. */
export interface Puzzle {
  kind: "win" | "survive" | "keep" | "who";
  scenario: Scenario;
  /** How many of the steps lead up to the question; the others are the solution. */
  lead: number;
  what?: "win" | "survive";
  until?: "this turn" | "own turn";
  moves?: string[];
  /** The right moves: at the question, and at each later decision of the solution. */
  good?: string[][];
  /** How wrong first moves fail, by the move without suits and ranks. */
  refuted?: Record<string, Step[]>;
  role?: string;
  answers?: string[];
  ways?: [number, number];
  solved: Record<string, number>;
  level: number;
  rating: number;
}

/** A move by the name of who makes it, or what fixes chance. */
export type Step = Record<string, string | string[]>;

interface Scenario {
  game: string;
  players: Record<string, { deck?: string[] }>;
  steps: Record<string, string>[];
  deck?: string[];
  rules: string[];
}

export const KINDS = ["win", "survive", "keep", "who"] as const;
export const LEVELS = [1, 2, 3, 4, 5] as const;
const DAY = 86_400_000;
/** From one day to the next: a prime number, so that every puzzle has its day before one comes again. */
const STRIDE = 7919;

/** All of them; they are fetched when the first one is wanted. */
export async function allPuzzles(): Promise<Puzzle[]> {
  const { default: text } = await import("../../../src/boothill/data/puzzles.jsonl?raw");
  return text.split("\n").filter(Boolean).map((line) => JSON.parse(line) as Puzzle);
}

/** The day, in UTC, that a moment belongs to, counted from 1970. */
export const dayOf = (moment: number): number => Math.floor(moment / DAY);

/** The number of the puzzle of a day, from 1 on; the same everywhere. */
export const ofDay = (day: number, count: number): number => ((day * STRIDE) % count) + 1;

/** The scenario file of a puzzle: JSON is YAML, and no line of it is long. */
export const scenarioText = (puzzle: Puzzle, steps: readonly Step[]): string => {
  const { steps: _, ...rest } = puzzle.scenario as Scenario & { expect?: unknown };
  const whole = steps.length === puzzle.scenario.steps.length;
  return JSON.stringify({ ...rest, ...(whole ? {} : { expect: {} }), steps }, null, 1);
};

/** How a wrong move fails, with the very copy of the card that was played; nothing if that needs no telling. */
export function refutationOf({ refuted }: Puzzle, move: string, mover: string): Step[] {
  const line = refuted?.[plain(move)] ?? [];
  const own = line.findIndex((step) => mover in step);
  return line.map((step, i) => (i === own ? { [mover]: move } : step));
}

/** The card or ability to begin with; empty where the question is what to keep or whether to answer, which it would give away. */
export function keyOf({ kind, good }: Puzzle): string {
  if (kind !== "win") return "";
  const [, name] = /^(?:play|use) (.+?)(?: as .*| with .*| -> .*)?$/.exec(plain(good?.[0]?.[0] ?? "")) ?? [];
  return name ?? "";
}

/** What is claimed: which form of its message says it. */
export function claimOf(puzzle: Puzzle): string {
  if (puzzle.kind === "who") return "who";
  return puzzle.what === "win" ? "win" : puzzle.until === "own turn" ? "next" : "turn";
}

/** What is given of the decks: the common one, which is nobody's, and those of the players. */
export function decksOf({ scenario }: Puzzle): { seat: string; cards: PrintedCards }[] {
  const decks = [["", scenario.deck ?? []] as const, ...Object.entries(scenario.players).map(([seat, { deck }]) => [seat, deck ?? []] as const)];
  return decks.filter(([, deck]) => deck.length).map(([seat, deck]) => ({ seat, cards: { is: "cards", cards: deck.map(card) } }));
}

/** A card as the notation writes it: its name, and what is printed beside it. */
function card(text: string): [string, string] {
  const [, name, sign] = /^(.*?)(?: ((?:10|[2-9AJQK])[♥♦♣♠]|\(.*\)))?$/.exec(text)!;
  return [name!, sign ?? ""];
}
