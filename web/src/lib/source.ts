// What a desk needs to know of wherever a board comes from: a table, a replay, a question that is being settled.
import type { Ask, Ended, Shown, Sight, TableShown, Told, Why } from "./wire";

export interface Source {
  readonly table: TableShown | null;
  readonly seat: number;
  readonly view: Shown | null;
  readonly number: number;
  readonly ask: Ask | null;
  readonly answered: boolean;
  /** My answer waits for the connection to come back. */
  readonly kept: boolean;
  readonly waiting: number[];
  readonly told: Told[];
  readonly latest: Told[];
  readonly again: number;
  readonly ended: Ended | null;
  readonly deadline: number | null;
  /** Until when those whom the table waits for have time, by this browser's clock. */
  readonly deadlines: (number | null)[];
  /** Since when the clocks stand still, or null. */
  readonly pausedAt: number | null;
  readonly away: number;
  readonly boards: ReadonlyMap<number, Shown>;
  answer(...moves: { text: string }[]): void;
  whyNot(move: string): Promise<Why | null>;
  whyFar(figure: number, other: number): Promise<Sight | null>;
}

/** Away from a table: no clock, no company, nothing to look back at. */
export abstract class Quiet {
  readonly table = null;
  readonly waiting: number[] = [];
  readonly kept = false;
  readonly again = 1;
  readonly ended = null;
  readonly deadline = null;
  readonly deadlines: null[] = [];
  readonly pausedAt = null;
  readonly away = -1;
  readonly boards = new Map<number, Shown>();

  whyFar(): Promise<Sight | null> {
    return Promise.resolve(null);
  }
}

/** A board that nobody plays on. */
export class Still extends Quiet implements Source {
  readonly ask = null;
  readonly answered = false;
  readonly number = 0;

  /** With nobody's eyes, unless a seat is given. */
  constructor(
    private readonly read: () => { view: Shown; told: Told[] },
    readonly seat = -1,
  ) {
    super();
  }

  get view(): Shown {
    return this.read().view;
  }
  get told(): Told[] {
    return this.read().told;
  }
  get latest(): Told[] {
    return this.read().told;
  }
  answer(): void {}
  whyNot(): Promise<Why | null> {
    return Promise.resolve(null);
  }
}
