// Moves and targets in words: the same messages that the terminal's menus use.
import type { Rules } from "./api";
import { PILE, seatOf, slug, target } from "./codes";
import type { Deed } from "./picks";
import type { Line, PrintedCards, PrintedName, Shown } from "./wire";
import { named, words, type Args, type Word } from "./words.svelte";

const RANKS: Record<number, string> = { 11: "J", 12: "Q", 13: "K", 14: "A" };

export function rankOf(rank: number): string {
  return rank ? (RANKS[rank] ?? String(rank)) : "";
}

const SUITS: Record<string, string> = { "♠": "spades", "♥": "hearts", "♦": "diamonds", "♣": "clubs" };

/** A suit or a symbol as messages ask for it. */
export function suitKey(suit: string): string {
  return SUITS[suit] ?? suit;
}

export class Labels {
  constructor(
    readonly rules: Rules,
    readonly view: Shown,
  ) {}

  get several(): boolean {
    return this.view.owner.length > this.view.names.length;
  }

  card(card: number): PrintedCards {
    const face = this.rules.faces[card];
    return { is: "cards", cards: [[face?.name ?? "", face ? rankOf(face.rank) + (face.rank ? face.suit : "") : ""]] };
  }

  /** A message, in the form that this game has for it. */
  say(id: string, args: Args): string {
    const own = this.several ? `${id}${id.includes(".") ? "-" : "."}due` : id;
    return words.t(words.has(own) ? own : id, args);
  }

  /** Whoever a target code points at: a player, or the character where a seat leads several. */
  somebody(code: number): Word {
    const seat = seatOf(code, this.view.owner);
    const name = this.view.names[seat] ?? "";
    if (!this.several) return name;
    const at = target(code);
    const kind = at.is === "hand" ? "hand" : at.is === "side" ? "side" : "figure";
    const who: PrintedName = named(at.is === "figure" || at.is === "gear" ? (this.view.who[at.figure] ?? "") : "");
    const line: Line = { is: "line", id: kind, args: { whose: seat === this.view.seat ? "reader" : "other", name: who, seat: name } };
    return line;
  }

  /** One thing that a move can be aimed at. */
  target(code: number): string {
    const view = this.view;
    const at = target(code);
    if (at.is === "deck") return words.t("choice-deck");
    if (at.is === "pile") return words.t("choice-pile", { card: this.card(view.pile_top) });
    if (at.is === "gear") return words.t("choice-gear", { card: this.card(at.card), seat: this.somebody(at.figure) });
    if (at.is === "hand" && at.seat === view.seat) return words.t("choice-own-hand");
    if (at.is === "hand") return words.t("choice-hand", { seat: view.names[at.seat] ?? "", count: view.hands[at.seat]?.length ?? 0 });
    if (at.is === "figure") {
      if (!this.several && view.owner[at.figure] === view.seat) return words.t("choice-yourself");
      return words.word(this.somebody(code));
    }
    return words.word(this.somebody(code));
  }

  /** What a deed is, without its target. */
  deed(deed: Deed): string {
    const { verb, card, name, moves } = deed;
    const first = moves[0]!;
    const cost = first.pay.length;
    if (verb === "swap") return words.t("page-swap");
    if (verb === "reload" && card < 0) {
      const at = target(first.target);
      return words.t("choice-reload", { card: at.is === "gear" ? this.card(at.card) : "" });
    }
    if (card < 0 && verb === "use") return this.say("choice-ability", { name: named(name), cost });
    if (card < 0 && verb === "take") return words.t("choice-unseen");
    if (card < 0 && verb === "choose") return this.person(name);
    if (card < 0) return this.target(first.target);
    if (verb === "use") return words.t("choice-use", { name: this.card(card) });
    if (verb === "take") return words.t("choice-take", { card: this.card(card) });
    if (verb === "discard") return words.t("choice-discard", { card: this.card(card) });
    if (verb === "reload") return words.t("choice-reload", { card: this.card(card) });
    const face = this.rules.faces[card];
    const id = name ? "choice-play.as" : face?.edge === "green" && first.target < 0 ? "choice-play.later" : "choice-play";
    const label = this.say(id, { card: this.card(card), name: named(name), key: slug(face?.name ?? ""), whom: "" });
    return cost ? words.t("choice-cost", { what: label, cost }) : label;
  }

  person(name: string): string {
    const row = this.rules.characters.find((character) => character.name === name);
    if (!row) return words.t("choice-back", { back: name });
    if (this.several) return words.t("choice-front", { name: named(name), life: row.life, ability: row.text });
    const figure = this.view.who.indexOf(name);
    const seat = this.view.names[this.view.owner[figure] ?? -1] ?? "";
    return words.t("choice-choose", { name: named(name), seat, ability: row.text });
  }

  /** Is this target the discard pile? */
  static isPile(code: number): boolean {
    return code === PILE;
  }
}
