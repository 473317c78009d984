// What I am doing at the table right now: which card is in my fingers, what may still become of it, what I look at.
import type { Rules } from "./api";
import { aimsAt, begin, byPlayer, choices, choicesWith, commonHint, fromHand, left, next, openMoves, type Choice, type Next, type OpenMove, type Picked } from "./choosing";
import { UNKNOWN, printedCard } from "./labels";
import type { Source } from "./source";
import type { Aim, EventShown, Line, PrintedCards, Shown, Why } from "./wire";

export class Desk {
  /** The place of the tapped card in my hand, or -1. */
  held = $state(-1);
  pick = $state.raw<Picked | null>(null);
  /** A card laid out on the table that is being looked at before it is taken. */
  peeked = $state.raw<Choice | null>(null);
  /** The targets that lie with one player, when one of them has to be chosen. */
  narrowed = $state.raw<Aim[] | null>(null);
  why = $state.raw<Why | null>(null);
  /** A legal move that one might not want: asked once. */
  doubt = $state.raw<OpenMove | null>(null);
  /** Moves to be tried one after the other against a threat; null while none is being made. */
  plan = $state.raw<OpenMove[] | null>(null);
  /** The number of the move that is looked back at, or null: now. */
  back = $state<number | null>(null);
  /** Whose distances are shown, or -1. */
  sight = $state(-1);
  #asked = -1;

  constructor(
    readonly room: Source,
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
  mine = $derived.by(() => this.room.seat);
  hand = $derived.by(() => (this.mine >= 0 ? (this.view.hands[this.mine] ?? []) : []));
  live = $derived.by(() => this.back === null && !this.room.answered && !this.room.ended);
  /** What I may do: the answers to what I am asked, or else what an ability allows at any time. */
  moves = $derived.by((): OpenMove[] => {
    if (!this.live || this.mine < 0) return [];
    return openMoves(this.room.ask ?? this.view);
  });
  /** What needs a button: everything but cards of the hand, and passing. */
  buttons = $derived.by((): Choice[] => choices(this.moves.filter((move) => !fromHand(move) && move !== this.decline)));
  /** What can be done with the cards of my hand, each kind once. */
  handChoices = $derived.by((): Choice[] => [...new Set(this.hand)].flatMap((card) => choicesWith(this.moves, card)));
  decline = $derived.by(() => this.moves.find((move) => move.verb === "pass" || move.verb === "end") ?? null);
  options = $derived.by((): Choice[] => {
    const card = this.hand[this.held];
    return card === undefined ? [] : choicesWith(this.moves, card);
  });
  next = $derived.by((): Next | null => (this.pick ? next(this.pick) : null));
  aims = $derived.by((): Aim[] => (this.next?.need === "target" ? (this.narrowed ?? this.next.aims) : []));

  /** The targets as they are offered: first whom, then which of several things there. */
  offered = $derived.by((): Aim[][] => {
    const found = this.narrowed ? this.narrowed.map((aim) => [aim]) : byPlayer(this.aims);
    // Whoever taps the first one by mistake has not aimed at himself.
    return found.toSorted((a, b) => Number(a[0]!.seat === this.mine) - Number(b[0]!.seat === this.mine));
  });

  lit(seat: number, figure: number): boolean {
    return aimsAt(this.aims, seat, figure).length > 0;
  }

  /** Can this card of my hand be used for anything now? */
  useful(card: number): boolean {
    if (this.next?.need === "pay") return this.next.cards.includes(card);
    return this.moves.some((move) => move.card === card && fromHand(move));
  }

  tapCard(place: number, byKey = false): void {
    const card = this.hand[place];
    if (card === undefined || card === UNKNOWN) return;
    if (this.next?.need === "pay" && place !== this.held && this.next.cards.includes(card)) return this.pay(card);
    if (this.held === place) {
      // The same again: it is played, if there is nothing left to say.
      if (this.next?.need === "nothing") this.commit(this.next.move);
      else if (byKey && this.aims.length === 1) this.aim(this.aims[0]!);
      else this.drop();
      return;
    }
    this.drop();
    this.held = place;
    const options = this.options;
    if (options.length === 1) this.begin(options[0]!);
    if (options.length === 0 && this.back === null && this.mine >= 0) void this.ask(`play ${this.text(card)}`);
  }

  begin(choice: Choice): void {
    this.pick = begin(choice);
    this.narrowed = null;
  }

  /** A button of something that is no card of my hand. */
  press(choice: Choice): void {
    if (this.hasty) return;
    this.drop();
    this.begin(choice);
    if (this.next?.need === "nothing") this.commit(this.next.move);
    else if (choice.moves.length === 1 && !choice.moves[0]!.price.length) this.commit(choice.moves[0]!);
  }

  tapSeat(seat: number, figure: number): boolean {
    const here = aimsAt(this.aims, seat, figure);
    if (!here.length) {
      // Why not at this one? The server knows.
      if (this.next?.need === "target" && this.pick && this.pick.choice.card >= 0) {
        void this.ask(`${this.pick.choice.verb} ${this.text(this.pick.choice.card)} -> ${this.named(figure)}`);
        return true;
      }
      return false;
    }
    if (here.length === 1) this.aim(here[0]!);
    else this.narrowed = here;
    return true;
  }

  aim(aim: Aim): void {
    if (!this.pick) return;
    this.pick = { ...this.pick, aim };
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
  commit(move: OpenMove): void {
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
  peek(choice: Choice): void {
    if (this.peeked?.card === choice.card) this.press(choice);
    else {
      this.drop();
      this.peeked = choice;
    }
  }

  drop(): void {
    this.held = -1;
    this.peeked = null;
    this.pick = null;
    this.narrowed = null;
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

  /** An event by its name. */
  event(name: string): EventShown | undefined {
    return this.rules.events.find((row) => row.name === name);
  }

  /** A card in words, */
  card(card: number): PrintedCards {
    return printedCard(this.rules, card);
  }

  /** and as the notation writes it. */
  text(card: number): string {
    const face = this.rules.faces[card]!;
    return `${face.name} ${face.sign}`;
  }

  named(figure: number): string {
    const seat = this.view.owner[figure]!;
    const name = this.view.names[seat]!;
    if (this.rules.shape.figures === 1) return name;
    return `${name}.${this.view.fronts[seat] === figure ? "front" : "rear"}`;
  }

  /** What is good to know of what is picked, or of it aimed at something; null unless it holds for all that is left. */
  hint(aim?: Aim): Line | null {
    return this.pick ? commonHint(left(aim ? { ...this.pick, aim } : this.pick)) : null;
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
    return this.view.fresh.some((laid) => laid.figure === figure && laid.card === card);
  }
}
