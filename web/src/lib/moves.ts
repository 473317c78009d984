// Moves as the notation writes them.

/** A move without suits, ranks and symbols: another copy of a card is as good. */
export const plain = (move: string): string => move.replace(/ (?:10|[2-9AJQK])[♥♦♣♠]| \([^)]*\)/g, "");

/** Is a move the one that a lesson wants? What is wanted may leave open which copies of cards are meant, the price and the target. */
export function isWanted(move: string, wanted: string): boolean {
  const [what, whom] = plain(wanted).split(" -> ") as [string, string?];
  return plain(move).startsWith(what) && plain(move).endsWith(whom ? ` -> ${whom}` : "");
}
