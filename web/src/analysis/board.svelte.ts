// The analysis board: a document, what the server says of the moment that is looked at, and what can be undone.
import { api, Refusal, type Rules } from "../lib/api";
import { lastBoard } from "../lib/prefs.svelte";
import { Quiet, type Source } from "../lib/source";
import type { Ask, BoardShown, BoardStep, Moment, Shown, Told, Why } from "../lib/wire";
import { t, words } from "../lib/words.svelte";
import { renamedSeat } from "./renaming";
import { names } from "./setup";
import { at, cut, from, momentOf, named, played, scenarioOf, taken, textOf, without, type Doc, type Mapping, type Step } from "./document";

/** A recorded game that the board shows moments of. */
interface Recorded {
  move: number;
  moves: number;
  fetch: (move?: number) => Promise<Moment>;
}

const KEPT = 60;

export class AnalysisBoard extends Quiet implements Source {
  doc = $state.raw<Doc | null>(null);
  /** What the server says of the moment; of an earlier one while it is being asked, or where a position cannot be. */
  shown = $state.raw<BoardShown | null>(null);
  rules = $state.raw<Rules | null>(null);
  /** Why the position cannot be, or the server did not answer. */
  error = $state.raw<unknown>(null);
  /** Why a link could not be opened: another board is shown instead. */
  refused = $state.raw<unknown>(null);
  busy = $state(false);
  recorded = $state.raw<Recorded | null>(null);
  /** Who acts, beside the one who is asked: somebody with something to do at any time, or -1. */
  aside = $state(-1);
  #past = $state.raw<Doc[]>([]);
  #future = $state.raw<Doc[]>([]);
  #answers = new Map<string, BoardShown>();
  /** What came of the steps up to each, as far as they were played: also of those after the moment. */
  #steps = new Map<string, BoardStep>();
  #asked = 0;

  // -- where a board comes from ------------------------------------------------------------------------------

  /** A scenario as text: of a file, of a link, pasted. Nothing is changed if it is none. */
  async openText(text: string): Promise<void> {
    if (text.trimStart().startsWith("boot hill record")) return this.openRecord((move) => api.momentIn(text.trimStart(), move));
    const found = await this.#attempt(() => api.board(text));
    if (found) this.open(taken(found.scenario as Mapping));
  }

  async openRecord(fetch: (move?: number) => Promise<Moment>, move?: number): Promise<void> {
    const found = await this.#attempt(() => fetch(move));
    if (!found) return;
    this.open(taken(found.scenario as Mapping));
    this.recorded = { move: found.move, moves: found.moves, fetch };
  }

  /** Another moment of the same record. */
  async toMove(move: number): Promise<void> {
    const recorded = this.recorded;
    if (recorded) await this.openRecord(recorded.fetch, Math.max(0, Math.min(move, recorded.moves)));
  }

  open(doc: Doc): void {
    this.recorded = null;
    this.refused = null;
    this.#change(doc);
  }

  async #attempt<T>(deed: () => Promise<T>): Promise<T | null> {
    this.error = null;
    this.busy = true;
    try {
      return await deed();
    } catch (problem) {
      this.error = problem;
      return null;
    } finally {
      this.busy = false;
    }
  }

  // -- changing it -------------------------------------------------------------------------------------------

  #change(doc: Doc): void {
    if (this.doc) this.#past = [...this.#past, this.doc].slice(-KEPT);
    this.#future = [];
    this.#show(doc);
  }

  /** Set something up: the position changes, and the moves are made again. */
  setUp(change: (position: Mapping) => Mapping): void {
    if (!this.doc) return;
    const position = change(this.doc.position);
    if (position !== this.doc.position) this.#change({ ...this.doc, position });
  }

  play(step: Step): void {
    if (!this.doc) return;
    // Where a step could not be made the board stands before it: the move takes its place.
    const doc = this.shown?.failed ? at(this.doc, this.doc.line, this.shown.steps.length) : this.doc;
    this.#change(played(doc, step, (number) => t("board-line", { number })));
    this.moved += 1;
  }
  /** How many moves have been made here. */
  moved = $state(0);
  startHere(): void {
    if (this.doc && this.shown) this.#change(from(this.shown.here as Mapping, this.doc));
  }
  cut(): void {
    if (this.doc) this.#change(cut(this.doc));
  }
  /** Call somebody otherwise, in the position and in all moves; a name that is taken, or none, changes nothing. */
  renameSeat(old: string, name: string): void {
    const wanted = name.trim().replace(/\s+/g, " ");
    if (!this.doc || !wanted || names(this.doc.position).includes(wanted)) return;
    this.#change(renamedSeat(this.doc, old, wanted));
  }
  rename(line: number, name: string): void {
    if (this.doc && named(this.doc, line, name) !== this.doc) this.#change(named(this.doc, line, name));
  }
  remove(line: number): void {
    if (this.doc) this.#change(without(this.doc, line));
  }
  /** Look at another moment: nothing changes. */
  to(line: number, step: number): void {
    if (this.doc) this.#show(at(this.doc, line, step));
  }
  step(by: 1 | -1): void {
    if (this.doc) this.to(this.doc.line, this.doc.at + by);
  }

  undoable = $derived.by(() => this.#past.length > 0);
  redoable = $derived.by(() => this.#future.length > 0);
  undo(): void {
    const before = this.#past.at(-1);
    if (!before || !this.doc) return;
    this.#past = this.#past.slice(0, -1);
    this.#future = [this.doc, ...this.#future];
    this.#show(before);
  }
  redo(): void {
    const [next, ...rest] = this.#future;
    if (!next || !this.doc) return;
    this.#future = rest;
    this.#past = [...this.#past, this.doc];
    this.#show(next);
  }

  // -- what the server says ----------------------------------------------------------------------------------

  text = $derived.by(() => (this.doc ? textOf(momentOf(this.doc)) : ""));
  /** All of it, as a link or a file has it. */
  whole = $derived.by(() => (this.doc ? textOf(scenarioOf(this.doc)) : ""));

  #show(doc: Doc): void {
    this.doc = doc;
    this.aside = -1;
    lastBoard.set(this.whole);
    void this.#ask();
  }

  /** Ask the server once more. */
  askAgain(): void {
    if (this.doc) void this.#ask();
  }

  async #ask(): Promise<void> {
    const asked = ++this.#asked;
    const { text } = this;
    this.busy = true;
    try {
      const found = this.#answers.get(text) ?? (await api.board(text));
      const rules = await api.ruleset(found.ruleset, found.options);
      if (asked !== this.#asked) return;
      this.#keep(text, found);
      words.game = found.ruleset;
      this.error = null;
      this.rules = rules;
      this.shown = found;
      this.number += 1;
    } catch (problem) {
      if (asked === this.#asked) this.error = problem;
    } finally {
      if (asked === this.#asked) this.busy = false;
    }
  }

  #keep(text: string, found: BoardShown): void {
    this.#answers.set(text, found);
    if (this.#answers.size > KEPT) this.#answers.delete(this.#answers.keys().next().value!);
    const { position, lines, line } = this.doc!;
    found.steps.forEach((step, i) => this.#steps.set(textOf({ position, steps: lines[line]!.steps.slice(0, i + 1) }), step));
    if (this.#steps.size > 40 * KEPT) this.#steps.clear();
  }

  /** What came of a step of a line, if it has been played. */
  stepOf(line: number, step: number): BoardStep | null {
    void this.number;
    const { position, lines } = this.doc!;
    return this.#steps.get(textOf({ position, steps: lines[line]!.steps.slice(0, step + 1) })) ?? null;
  }

  /** How another line ends. */
  async endOf(line: number): Promise<BoardShown> {
    const text = textOf(momentOf(this.doc!, line, this.doc!.lines[line]!.steps.length));
    const found = this.#answers.get(text) ?? (await api.board(text));
    this.#answers.set(text, found);
    return found;
  }

  /** Is it the position that is wrong, and not the connection? */
  impossible = $derived.by(() => this.error instanceof Refusal && this.error.line.id === "problem-bad-scenario");

  // -- as a desk plays on it ---------------------------------------------------------------------------------

  number = $state(0);
  readonly answered = false;
  asked = $derived.by(() => this.shown?.view.to_act ?? -1);
  seat = $derived.by(() => (this.aside >= 0 ? this.aside : this.asked));
  ask = $derived.by((): Ask | null => (this.aside < 0 && this.shown?.ask ? { ...this.shown.ask, number: this.number } : null));
  view = $derived.by((): Shown | null => {
    if (!this.shown) return null;
    const free = this.shown.free.find(({ seat }) => seat === this.aside);
    return { ...this.shown.view, seat: this.seat, ...(free ? { moves: free.moves, choices: free.choices, aims: free.aims } : {}) };
  });
  told = $derived.by((): Told[] => [...(this.shown?.begun ?? []), ...(this.shown?.steps.flatMap((step) => step.told) ?? [])]);
  latest = $derived.by((): Told[] => this.shown?.steps.findLast((step) => step.told.length)?.told ?? this.shown?.begun ?? []);

  answer(...moves: { text: string }[]): void {
    const name = this.shown?.view.names[this.seat];
    if (name !== undefined) this.play({ [name]: moves[0]!.text });
  }

  async whyNot(move: string): Promise<Why | null> {
    const name = this.shown?.view.names[this.seat] ?? "";
    return api.why(this.text, move, name).catch(() => null);
  }
}
