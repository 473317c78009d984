// Which drawing stands for what, where its file is not called like it.

const ROLES: Record<string, string> = { sheriff: "sheriff", deputy: "deputy", outlaw: "outlaw", renegade: "renegade", law: "sheriff", outlaws: "outlaw" };

/** The sign of a role; a question mark for one that has none. */
export function roleSign(role: string): string {
  return ROLES[role] ?? "question";
}

const BACKS: Record<string, string> = { outlaws: "outlaw" };

/** The drawing on the back of a deck, by the deck's name; without one it is the plain back. */
export function backOf(deck: string, drawn: Record<string, string>): string {
  return drawn[BACKS[deck] ?? deck] ?? drawn.classic ?? "";
}

const INTENTS: Record<string, string> = {
  hit: "hit", demand: "hit", contest: "skull", heal: "bullet", save: "bullet", "set life": "bullet", draw: "deck", take: "hand",
  strip: "discard", burden: "jail", shield: "miss", reach: "sight", hide: "distance", swap: "swap", pierce: "hit",
  forbid: "close", force: "play", lose: "skull", return: "ghost", "turn round": "counter-clockwise",
};

/** The sign of what a card or an event is for, if it has no drawing. */
export function intentSign(what: string): string {
  return INTENTS[what] ?? "ready";
}
