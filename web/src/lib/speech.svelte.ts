// What a screen reader is told of a game: each thing that happens once, no faster than speech can follow.
import type { Told } from "./wire";
import { spoken, words } from "./words.svelte";

/** Slower than most listen, and slow enough for a game that has never been heard before. */
const WORDS_A_MINUTE = 220;
/** A text is not put in place of another one before a screen reader has noticed it. */
const MOMENT = 600;
/** What is asked waits for what led to it, but not for ever. */
const PATIENCE = 8000;

/** A sentence, and the lines of the log that it tells. */
export interface Sentence {
  text: string;
  lines: number[];
}

/** How long it takes to say something, in milliseconds. */
export function sayingTakes(text: string): number {
  return Math.max(MOMENT, (text.split(/\s+/).filter(Boolean).length * 60_000) / WORDS_A_MINUTE);
}

const SENTENCE = /^(.*[^.!?…])[.]$/su;
/** A full stop or a colon within: more than one thing is said. */
const SEVERAL = /[.:;](?=\s)/u;

/** Lines of the log as somebody would tell them: what one player does in a row is one sentence. */
export function sentences(lines: readonly Told[], first: number): Sentence[] {
  const found: Sentence[] = [];
  let doer = "";
  let deeds: string[] = [];
  const list = new Intl.ListFormat(spoken(), { type: "conjunction" });
  lines.forEach(({ line }, i) => {
    const text = words.spokenLine(line);
    const { seat, you } = line.args;
    const clause = SENTENCE.exec(text)?.[1] ?? "";
    const told = typeof seat === "string" && seat && you !== "actor" && clause.startsWith(`${seat} `) && !SEVERAL.test(clause) ? clause.slice(seat.length + 1) : "";
    if (told && doer === seat) {
      deeds.push(told);
      const last = found.at(-1)!;
      last.text = `${doer} ${list.format(deeds)}.`;
      last.lines.push(first + i);
      return;
    }
    [doer, deeds] = told ? [seat as string, [told]] : ["", []];
    found.push({ text: /[.!?…]$/u.test(text) ? text : `${text}.`, lines: [first + i] });
  });
  return found;
}

class Speech {
  /** What is being told, and the how-manieth telling it is. */
  news = $state.raw<{ number: number; sentences: Sentence[] }>({ number: 0, sentences: [] });
  /** Is something being told at the moment? */
  busy = $state(false);
  #pending: Sentence[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #waiting: (() => void)[] = [];

  tell(...more: Sentence[]): void {
    this.#pending.push(...more);
    if (!this.busy) this.#next();
  }

  /** When everything has been told. */
  done(): Promise<void> {
    return this.busy ? new Promise((resolve) => this.#waiting.push(resolve)) : Promise.resolve();
  }

  /** A question to me has come: what led to it is told at once, all together, and the question does not wait long. */
  hurry(): void {
    if (!this.busy) return;
    clearTimeout(this.#timer);
    if (this.#pending.length) this.#next(PATIENCE);
    else this.#timer = setTimeout(() => this.#next(), Math.min(PATIENCE, Math.max(0, this.#until - Date.now())));
  }

  /** Nobody listens any more. */
  stop(): void {
    clearTimeout(this.#timer);
    this.#pending = [];
    this.news = { number: this.news.number + 1, sentences: [] };
    this.#rest();
  }

  /** When the present text will have been said. */
  #until = 0;

  #next(most = Infinity): void {
    const sentences = this.#pending.splice(0);
    if (!sentences.length) return this.#rest();
    this.busy = true;
    this.news = { number: this.news.number + 1, sentences };
    const takes = Math.min(most, sayingTakes(sentences.map(({ text }) => text).join(" ")));
    this.#until = Date.now() + takes;
    this.#timer = setTimeout(() => this.#next(), takes);
  }

  #rest(): void {
    this.busy = false;
    for (const resolve of this.#waiting.splice(0)) resolve();
  }
}

export const speech = new Speech();
