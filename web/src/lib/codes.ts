// Target codes of moves, as core/moves.py writes them: figures are themselves, the rest lies above them.
export const NOBODY = -1;
export const NO_CARD = -1;
export const UNKNOWN = -2;
export const DECK = 126;
export const PILE = 127;
const HAND = 64;
const SIDE = 96;
const CHARACTER = 125;
const GEAR = 128;
const FACES = 256;

export type Target =
  | { is: "none" }
  | { is: "figure"; figure: number }
  | { is: "hand"; seat: number }
  | { is: "side"; seat: number }
  | { is: "gear"; figure: number; card: number }
  | { is: "deck" }
  | { is: "pile" };

export function target(code: number): Target {
  if (code >= GEAR) return { is: "gear", figure: Math.floor((code - GEAR) / FACES), card: (code - GEAR) % FACES };
  if (code === PILE) return { is: "pile" };
  if (code === DECK) return { is: "deck" };
  if (code >= SIDE && code < CHARACTER) return { is: "side", seat: code - SIDE };
  if (code >= HAND && code < SIDE) return { is: "hand", seat: code - HAND };
  if (code >= 0 && code < HAND) return { is: "figure", figure: code };
  return { is: "none" };
}

/** The seat that a target code points at, itself, its hand or a card before it. */
export function seatOf(code: number, owner: number[]): number {
  const at = target(code);
  if (at.is === "figure" || at.is === "gear") return owner[at.figure] ?? NOBODY;
  if (at.is === "hand" || at.is === "side") return at.seat;
  return NOBODY;
}

/** The name of a card or a character as part of a message's id or a drawing's file name. */
export function slug(name: string): string {
  return name
    .normalize("NFD")
    .replace(/\p{Mn}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}
