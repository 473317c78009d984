// A puzzle that is being solved: the solution is settled when it begins, so it goes on without a connection. A move that is right
// leads on along the solution; one that is wrong is shown, and can be taken back.
import { api } from "../lib/api";
import { plain } from "../lib/moves";
import { Quiet, type Source } from "../lib/source";
import type { Ask, Settled, SettledStep, Shown, Told, Why } from "../lib/wire";
import { t, words } from "../lib/words.svelte";
import { LEARNER } from "../lessons/scenario";
import { refutationOf, scenarioText, type Puzzle, type Step } from "./puzzles";

/** Milliseconds between the moves of others. */
const PAUSE = 1400;

export class PlayedPuzzle extends Quiet implements Source {
  readonly seat = 0;
  answered = $state(false);
  error = $state<unknown>(null);
  /** How many steps have been played. */
  number = $state(0);
  /** Was every answer so far right? */
  flawless = $state(true);
  solved = $state(false);
  /** Was the solution shown to somebody who gave up? */
  shown = $state(false);
  hinted = $state(false);
  /** Was another right move made than the one that is shown? */
  other = $state(false);
  /** The last answer was wrong: the move or the name; and what came of it. */
  wrong = $state("");
  strayed = $state.raw<SettledStep | null>(null);
  #settled = $state.raw<Settled | null>(null);
  readonly #steps: Record<string, string>[];

  constructor(readonly puzzle: Puzzle) {
    super();
    this.#steps = puzzle.scenario.steps;
    this.number = puzzle.lead;
    void this.#settle(this.#steps).then((settled) => (this.#settled = settled), (problem: unknown) => (this.error = problem));
    $effect(() => {
      const next = this.number + 1;
      if (!this.ready || this.mine || this.done || this.wrong) return;
      const timer = setTimeout(() => (this.number = next), PAUSE);
      return () => clearTimeout(timer);
    });
  }

  #who = $derived.by(() => this.puzzle.kind === "who");
  ready = $derived.by(() => this.#settled !== null);
  /** What it is played by. */
  options = $derived.by(() => this.#settled?.options ?? null);
  done = $derived.by(() => this.ready && (this.#who ? this.solved : this.number >= this.#steps.length));
  /** Is the next move of the solution mine? */
  mine = $derived.by(() => !this.done && (this.#who || LEARNER in (this.#steps[this.number] ?? {})));
  /** The next move of the solution, as the notation writes it. */
  wanted = $derived.by(() => (this.mine && !this.#who ? this.#steps[this.number]![LEARNER]! : ""));
  /** After the last step stands what was expected: forced moves come to their end there. */
  step = $derived.by((): SettledStep | null => this.strayed ?? this.#settled?.steps[this.done && !this.#who ? this.#settled.steps.length - 1 : this.number] ?? null);
  view = $derived.by((): Shown | null => this.step && { ...this.step.view, names: this.step.view.names.map((name, seat) => (seat === this.seat ? this.#me : name)) });
  ask = $derived.by((): Ask | null => (this.mine && !this.wrong ? (this.step?.ask ?? null) : null));
  told = $derived.by((): Told[] => [...this.#told(1, this.number + 1), ...(this.strayed?.told ?? [])]);
  latest = $derived.by((): Told[] => this.step?.told ?? []);
  /** The solution as it was played, each line with its rule. */
  solution = $derived.by((): Told[] => this.#told(this.puzzle.lead + 1, Infinity));
  /** Who has a role that I cannot see. */
  hidden = $derived.by((): string[] => this.step?.view.names.filter((_, seat) => !this.step!.view.roles[seat]) ?? []);

  get #me(): string {
    return words.opening(t("you"));
  }

  #told(first: number, last: number): Told[] {
    return this.#settled?.steps.slice(first, last).flatMap((step) => step.told) ?? [];
  }

  answer(...moves: { text: string }[]): void {
    void this.#play(moves[0]!.text.replace(`-> ${this.#me}`, `-> ${LEARNER}`));
  }

  /** Who is it? */
  name(seat: string): void {
    if (this.puzzle.answers!.includes(seat)) this.solved = true;
    else this.#miss(seat);
  }

  /** Back to before the wrong move. */
  takeBack(): void {
    this.wrong = "";
    this.strayed = null;
  }

  /** The solution, for whoever gives up. */
  show(): void {
    this.takeBack();
    this.flawless = false;
    this.shown = true;
    this.#end();
  }

  /** A hint: with one it does not count as solved at the first try. */
  hint(): void {
    this.hinted = true;
    this.flawless = false;
  }

  #end(): void {
    if (this.#who) this.solved = true;
    else this.number = this.#steps.length;
  }

  #miss(what: string): void {
    this.flawless = false;
    this.wrong = what;
  }

  async #play(move: string): Promise<void> {
    const before = this.#steps.slice(this.puzzle.lead, this.number).filter((step) => LEARNER in step).length;
    const good = this.puzzle.good![before]!;
    this.error = null;
    if (good.includes(move) && plain(move) === plain(this.wanted)) this.number += 1;
    else if (good.includes(move)) {
      this.other = true;
      this.#end();
    } else {
      this.answered = true;
      this.#miss(move);
      // Without a connection it is wrong all the same; only what comes of it cannot be seen.
      this.strayed = (before === 0 && (await this.#after(refutationOf(this.puzzle, move, LEARNER)))) || (await this.#after([{ [LEARNER]: move }]));
      this.answered = false;
    }
  }

  /** What comes of moves beside the solution: how it then stands, and all that has happened; null if that cannot be said. */
  async #after(steps: Step[]): Promise<SettledStep | null> {
    if (!steps.length) return null;
    const settled = await this.#settle([...this.#steps.slice(0, this.number), ...steps]).catch(() => null);
    const came = settled?.steps.slice(this.number + 1, this.number + 1 + steps.length) ?? [];
    return came.length ? { ...came.at(-1)!, told: came.flatMap((step) => step.told) } : null;
  }

  async whyNot(move: string): Promise<Why | null> {
    const refused = { refuse: { [LEARNER]: move.replace(`-> ${this.#me}`, `-> ${LEARNER}`) } } as unknown as Record<string, string>;
    const settled = await this.#settle([...this.#steps.slice(0, this.number), refused]).catch(() => null);
    const step = settled?.steps[this.number + 1];
    return step?.refused ? { type: "why", id: 0, refusals: [step.refused], rules: [step.rule] } : null;
  }

  #settle(steps: readonly Step[]): Promise<Settled> {
    return api.settle(scenarioText(this.puzzle, steps), LEARNER, !this.#who);
  }
}
