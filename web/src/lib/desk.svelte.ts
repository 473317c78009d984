// What I am doing at the table right now: which card is in my fingers, what may still become of it, what I look at.
import type { Rules } from "./api";
import { UNKNOWN, seatOf, target } from "./codes";
import { Labels, rankOf } from "./labels";
import { begin, commonHint, deeds, deedsWith, left, next, others, targetsAt, type Deed, type Next, type Pick } from "./picks";
import type { Place } from "./place";
import type { Line, MoveShown, Shown, Why } from "./wire";

export class Desk {
  /** The place of the tapped card in my hand, or -1. */
  held = $state(-1);
  pick = $state.raw<Pick | null>(null);
  /** A card laid out on the table that is being looked at before it is taken. */
  peeked = $state.raw<Deed | null>(null);
  /** The seat whose things are asked about, when several targets lie there. */
  narrowed = $state(-1);
  why = $state.raw<Why | null>(null);
  /** A legal move that one might not want: asked once. */
  doubt = $state.raw<MoveShown | null>(null);
  /** Moves to be tried one after the other against a threat; null while none is being made. */
  plan = $state.raw<MoveShown[] | null>(null);
  /** The number of the move that is looked back at, or null: now. */
  back = $state<number | null>(null);
  /** Whose distances are shown, or -1. */
  sight = $state(-1);
  #asked = -1;

  constructor(
    readonly room: Place,
    readonly rules: Rules,
  ) {
    $effect(() => {
      const number = this.room.ask?.number ?? -1;
      if (number !== this.#asked) {
        this.#asked = number;
        this.drop();
        this.plan = null;
      }
    });
    $effect(() => {
      // The hand has changed under my fingers.
      if (this.held >= this.hand.length) this.drop();
    });
  }

  view = $derived.by((): Shown => {
    const looked = this.back === null ? undefined : this.room.boards.get(this.back);
    return looked ?? this.room.view!;
  });
  labels = $derived.by(() => new Labels(this.rules, this.view));
  mine = $derived.by(() => this.room.seat);
  hand = $derived.by(() => (this.mine >= 0 ? (this.view.hands[this.mine] ?? []) : []));
  live = $derived.by(() => this.back === null && !this.room.answered && !this.room.ended);
  /** What I may do: the answers to what I am asked, or else what an ability allows at any time. */
  moves = $derived.by((): MoveShown[] => {
    if (!this.live || this.mine < 0) return [];
    return this.room.ask ? this.room.ask.moves : this.view.moves;
  });
  /** Moves that need a button: everything but cards of the hand, and passing. */
  buttons = $derived.by((): Deed[] => {
    const open = others(this.moves).filter((move) => move.verb !== "pass" && move.verb !== "end");
    return deeds(open).flatMap((deed) =>
      deed.card < 0 && !deed.name ? deed.moves.map((move) => ({ ...deed, moves: [move] })) : [deed],
    );
  });
  /** What can be done with the cards of my hand, each kind once. */
  handDeeds = $derived.by((): Deed[] => [...new Set(this.hand)].flatMap((card) => deedsWith(this.moves, card)));
  decline = $derived.by(() => this.moves.find((move) => move.verb === "pass" || move.verb === "end") ?? null);
  options = $derived.by((): Deed[] => {
    const card = this.hand[this.held];
    return card === undefined ? [] : deedsWith(this.moves, card);
  });
  next = $derived.by((): Next | null => (this.pick ? next(this.moves, this.pick) : null));
  targets = $derived.by((): number[] => {
    if (this.next?.need !== "target") return [];
    return this.narrowed < 0 ? this.next.targets : targetsAt(this.next.targets, this.view.owner, this.narrowed);
  });

  /** The targets as they are offered: first whom, then which of several things there. */
  aims = $derived.by((): { seat: number; targets: number[] }[] => {
    const found = new Map<string, { seat: number; targets: number[] }>();
    for (const code of this.targets) {
      const at = target(code);
      const whom = this.labels.several || this.narrowed >= 0 ? `code ${code}` : `seat ${this.seatOf(code)}`;
      const key = at.is === "deck" || at.is === "pile" ? `code ${code}` : whom;
      const group = found.get(key) ?? { seat: this.seatOf(code), targets: [] };
      group.targets.push(code);
      found.set(key, group);
    }
    // Whoever taps the first one by mistake has not aimed at himself.
    return [...found.values()].toSorted((a, b) => Number(a.seat === this.mine) - Number(b.seat === this.mine));
  });

  lit(seat: number, figure: number): boolean {
    return targetsAt(this.targets, this.view.owner, seat, this.labels.several ? figure : null).length > 0;
  }

  /** Can this card of my hand be used for anything now? */
  useful(card: number): boolean {
    if (this.next?.need === "pay") return this.next.cards.includes(card);
    return this.moves.some((move) => move.card === card && (move.verb === "play" || move.verb === "discard" || move.verb === "reload"));
  }

  tapCard(place: number, byKey = false): void {
    const card = this.hand[place];
    if (card === undefined || card === UNKNOWN) return;
    if (this.next?.need === "pay" && place !== this.held && this.next.cards.includes(card)) return this.pay(card);
    if (this.held === place) {
      // The same again: it is played, if there is nothing left to say.
      if (this.next?.need === "nothing") this.commit(this.next.move);
      else if (byKey && this.targets.length === 1) this.aim(this.targets[0]!);
      else this.drop();
      return;
    }
    this.drop();
    this.held = place;
    const options = this.options;
    if (options.length === 1) this.begin(options[0]!);
    if (options.length === 0 && this.back === null && this.mine >= 0) void this.ask(`play ${this.text(card)}`);
  }

  begin(deed: Deed): void {
    this.pick = begin(deed);
    this.narrowed = -1;
  }

  /** A button of something that is no card of my hand. */
  press(deed: Deed): void {
    if (this.hasty) return;
    this.drop();
    this.begin(deed);
    if (this.next?.need === "nothing") this.commit(this.next.move);
    else if (deed.moves.length === 1 && !deed.moves[0]!.pay.length) this.commit(deed.moves[0]!);
  }

  tapSeat(seat: number, figure: number): boolean {
    const here = targetsAt(this.targets, this.view.owner, seat, this.labels.several ? figure : null);
    if (!here.length) {
      // Why not at this one? The server knows.
      if (this.next?.need === "target" && this.pick && this.pick.card >= 0) {
        void this.ask(`${this.pick.verb} ${this.text(this.pick.card)} -> ${this.#named(figure)}`);
        return true;
      }
      return false;
    }
    if (here.length === 1) this.aim(here[0]!);
    else this.narrowed = seat;
    return true;
  }

  aim(code: number): void {
    if (!this.pick) return;
    this.pick = { ...this.pick, target: code };
    this.why = null;
    if (this.next?.need === "nothing") this.commit(this.next.move);
  }

  pay(card: number): void {
    if (!this.pick) return;
    this.pick = { ...this.pick, paid: [...this.pick.paid, card] };
    if (this.next?.need === "nothing") this.commit(this.next.move);
  }

  /** The second half of a double click must not answer the question that has just appeared in the same place: for a
   *  moment after an answer the table does not listen. */
  hasty = $state(false);
  #calm: ReturnType<typeof setTimeout> | undefined;

  /** Listen again: the moment is over, or a card is dragged, which nobody does by mistake. */
  listen(): void {
    clearTimeout(this.#calm);
    this.hasty = false;
  }

  /** One move, decided on: into the plan, past a doubt, or to the table. */
  commit(move: MoveShown): void {
    if (this.hasty) return;
    if (move.doubtful && this.doubt !== move) {
      this.doubt = move;
      return;
    }
    this.doubt = null;
    if (this.plan) {
      this.plan = [...this.plan, move];
      this.drop();
      return;
    }
    this.hasty = true;
    clearTimeout(this.#calm);
    this.#calm = setTimeout(() => this.listen(), 450);
    this.room.answer(move);
    this.drop();
  }

  sendPlan(): void {
    if (this.plan?.length) this.room.answer(...this.plan);
    this.plan = null;
    this.drop();
  }

  /** A card laid out to be taken: the first tap tells what it does, the second takes it. */
  peek(deed: Deed): void {
    if (this.peeked?.card === deed.card) this.press(deed);
    else {
      this.drop();
      this.peeked = deed;
    }
  }

  drop(): void {
    this.held = -1;
    this.peeked = null;
    this.pick = null;
    this.narrowed = -1;
    this.why = null;
    this.doubt = null;
  }

  async ask(move: string): Promise<void> {
    const place = this.held;
    const why = await this.room.whyNot(move);
    if (this.held === place) this.why = why;
  }

  lookBack(number: number): void {
    if (!this.room.boards.has(number)) return;
    this.drop();
    this.back = number;
  }

  /** One board back or on, as far as there are any; the last one is now. */
  step(by: 1 | -1): void {
    const way = [...this.room.boards.keys()].filter((number) => number < this.room.number).sort((a, b) => a - b);
    const to = by < 0 ? way.findLast((number) => number < (this.back ?? Infinity)) : way.find((number) => number > this.back!);
    if (to !== undefined) this.lookBack(to);
    else if (by > 0) this.back = null;
  }

  /** A card as the notation writes it. */
  text(card: number): string {
    const face = this.rules.faces[card]!;
    if (face.rank) return `${face.name} ${rankOf(face.rank)}${face.suit}`;
    return `${face.name} (${this.rules.backs[face.back]} ${face.suit})`;
  }

  #named(figure: number): string {
    const seat = this.view.owner[figure]!;
    const name = this.view.names[seat]!;
    if (!this.labels.several) return name;
    return `${name}.${this.view.fronts[seat] === figure ? "front" : "rear"}`;
  }

  /** The card that somebody played last, as the log tells it; -1 if none. */
  playedBy(name: string): number {
    const line = this.room.told.findLast(({ kind, line: { args } }) => (kind === "played" || kind === "used") && args.seat === name)?.line;
    const cards = line?.args.card;
    if (typeof cards !== "object" || cards.is !== "cards" || !cards.cards[0]) return -1;
    const [card, sign] = cards.cards[0];
    return this.rules.faces.findIndex((face) => face.name === card && face.sign === sign);
  }

  /** What is good to know of what is picked, or of it aimed at something; null unless it holds for all that is left. */
  hint(aimed?: number): Line | null {
    if (!this.pick) return null;
    return commonHint(left(this.moves, aimed === undefined ? this.pick : { ...this.pick, target: aimed }));
  }

  figures(seat: number): number[] {
    return this.view.owner.flatMap((owner, figure) => (owner === seat ? [figure] : []));
  }

  /** The seats in the order in which they sit, beginning with mine. */
  get around(): number[] {
    const count = this.view.names.length;
    const first = Math.max(this.mine, 0);
    return Array.from({ length: count }, (_, i) => (first + i) % count);
  }

  /** Was this card before a figure laid this turn? */
  fresh(figure: number, card: number): boolean {
    return this.view.fresh.some((code) => {
      const at = target(code);
      return at.is === "gear" && at.figure === figure && at.card === card;
    });
  }

  seatOf(code: number): number {
    return seatOf(code, this.view.owner);
  }
}
