// Cards as they are printed.
import type { Rules } from "./api";
import type { PrintedCards } from "./wire";

/** A card that nobody shows. */
export const UNKNOWN = -2;

const RANKS: Record<number, string> = { 11: "J", 12: "Q", 13: "K", 14: "A" };

export function rankOf(rank: number): string {
  return rank ? (RANKS[rank] ?? String(rank)) : "";
}

const SUITS: Record<string, string> = { "♠": "spades", "♥": "hearts", "♦": "diamonds", "♣": "clubs" };

/** A suit or a symbol as messages ask for it. */
export function suitKey(suit: string): string {
  return SUITS[suit] ?? suit;
}

/** A card with its rank and suit, or its back and symbol. */
export function printedCard(rules: Rules, card: number): PrintedCards {
  const face = rules.faces[card];
  return { is: "cards", cards: [[face?.name ?? "", face?.sign ?? ""]] };
}
