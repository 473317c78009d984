// The boards of a game so far, by the number of the move that led to each: what the log looks back at. This tab keeps them beyond
// a reload; they are what the table has told this seat at the time, and nothing else.
import type { Shown } from "./wire";

const STORE = "boothill.past.";

export class Boards extends Map<number, Shown> {
  #game = "";

  /** The boards of this game, as far as this tab has seen it; those of any other are forgotten. */
  open(game: string): void {
    this.#game = `${STORE}${game}/`;
    super.clear();
    try {
      for (const key of Object.keys(sessionStorage).filter((key) => key.startsWith(STORE))) {
        if (key.startsWith(this.#game)) super.set(+key.slice(this.#game.length), JSON.parse(sessionStorage.getItem(key)!) as Shown);
        else sessionStorage.removeItem(key);
      }
    } catch {
      // A browser that stores nothing still plays.
    }
  }

  override set(number: number, board: Shown): this {
    const kept = { ...board, moves: [], choices: [], aims: [] };
    try {
      sessionStorage.setItem(this.#game + number, JSON.stringify(kept));
    } catch {
      // Full, or not allowed: then it is gone with a reload.
    }
    return super.set(number, kept);
  }
}
