// A lesson that is played: a scenario file whose moves of "You" the learner makes, and whose other moves make
// themselves. The server plays every move; one that is legal but leads elsewhere is shown, and can be taken back.
import type { Lesson } from "../lessons/lessons";
import { LEARNER, linesOf, scenarioOf } from "../lessons/scenario";
import { api, Refusal } from "./api";
import { isWanted } from "./moves";
import { Quiet, type Source } from "./source";
import type { Ask, Settled, SettledStep, Shown, Told, Why } from "./wire";
import { t, words } from "./words.svelte";

const MINE = `${LEARNER}: `;
/** Milliseconds between the moves of others. */
const PAUSE = 1400;

/** One move of the file. */
interface Line {
  text: string;
  advice: string;
}

export class PlayedLesson extends Quiet implements Source {
  readonly seat = 0;
  answered = $state(false);
  error = $state<unknown>(null);
  /** How many lines have been played. */
  number = $state(0);
  /** What came of a move that is not the lesson's. */
  strayed = $state.raw<SettledStep | null>(null);
  #lines = $state.raw<Line[]>([]);
  #settled = $state.raw<Settled | null>(null);
  readonly #head: string;

  constructor(lesson: Lesson) {
    super();
    const { head, lines } = linesOf(lesson.text);
    this.#head = head;
    let own = 0;
    this.#lines = lines.map((text) => ({ text, advice: text.startsWith(MINE) ? (lesson.advice[own++] ?? "") : "" }));
    this.begin();
    $effect(() => {
      const next = this.number + 1;
      if (!this.ready || this.mine || this.done) return;
      const timer = setTimeout(() => (this.number = next), PAUSE);
      return () => clearTimeout(timer);
    });
  }

  ready = $derived.by(() => this.#settled !== null);
  done = $derived.by(() => this.ready && !this.strayed && this.number === this.#lines.length);
  /** Is the next move the learner's? */
  mine = $derived.by(() => this.#lines[this.number]?.text.startsWith(MINE) ?? false);
  /** The next move of the lesson, as the notation writes it, and what to say about it. */
  wanted = $derived.by(() => (this.mine ? this.#lines[this.number]!.text.slice(MINE.length) : ""));
  advice = $derived.by(() => this.#lines[this.number]?.advice ?? "");
  step = $derived.by((): SettledStep | null => this.strayed ?? this.#settled?.steps[this.number] ?? null);
  view = $derived.by((): Shown | null => this.step && { ...this.step.view, names: this.step.view.names.map((name, seat) => (seat === this.seat ? this.#me : name)) });
  ask = $derived.by((): Ask | null => (this.mine && !this.strayed ? (this.step?.ask ?? null) : null));
  told = $derived.by((): Told[] => {
    const played = this.#settled?.steps.slice(0, this.number + 1).flatMap((step) => step.told) ?? [];
    return [...played, ...(this.strayed?.told ?? [])];
  });
  latest = $derived.by((): Told[] => this.step?.told ?? []);

  /** Have the whole lesson settled; again, if that did not work. */
  begin(): void {
    void this.#settle(this.#lines).then((settled) => ((this.#settled = settled), (this.error = null)), (problem: unknown) => this.ready || (this.error = problem));
  }

  get #me(): string {
    return words.opening(t("you"));
  }

  answer(...moves: { text: string }[]): void {
    void this.#play(moves[0]!.text);
  }

  /** Back to before the move that led elsewhere. */
  takeBack(): void {
    this.strayed = null;
  }

  async #play(move: string): Promise<void> {
    this.answered = true;
    this.error = null;
    const before = this.#lines.slice(0, this.number);
    const line = { text: MINE + move, advice: "" };
    try {
      for (const rest of this.#rests(move)) {
        const lines = [...before, line, ...rest];
        const settled = await this.#settle(lines);
        if (settled.failure) continue;
        this.#lines = lines;
        this.#settled = settled;
        this.number += 1;
        return;
      }
      this.strayed = (await this.#settle([...before, line])).steps[this.number + 1] ?? null;
    } catch (problem) {
      // Without a connection the lesson goes on as it is written: all of it was settled when it began.
      const away = problem instanceof Refusal && problem.line.id === "page-no-server";
      if (away && this.#isNext(move)) this.number += 1;
      else this.error = problem;
    } finally {
      this.answered = false;
    }
  }

  /** What would be left of the lesson after a move, if it is one of those that are the learner's turn now, in any order. */
  *#rests(move: string): Generator<Line[]> {
    const left = this.#lines.slice(this.number);
    for (let i = 0; i < left.length && left[i]!.text.startsWith(MINE); i++) {
      if (isWanted(move, left[i]!.text.slice(MINE.length))) yield left.filter((_, j) => j !== i);
    }
  }

  #isNext(move: string): boolean {
    const next = this.#lines[this.number];
    return next !== undefined && isWanted(move, next.text.slice(MINE.length));
  }

  async whyNot(move: string): Promise<Why | null> {
    const refused = { text: `refuse: {${LEARNER}: "${move.replace(`-> ${this.#me}`, `-> ${LEARNER}`)}"}`, advice: "" };
    const settled = await this.#settle([...this.#lines.slice(0, this.number), refused]).catch(() => null);
    const step = settled?.steps[this.number + 1];
    return step?.refused ? { type: "why", id: 0, refusals: [step.refused], rules: [step.rule] } : null;
  }

  async #settle(lines: Line[]): Promise<Settled> {
    return api.settle(scenarioOf(this.#head, lines.map(({ text }) => text)), LEARNER);
  }
}
