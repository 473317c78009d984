// What a happening looks and sounds like, and how long it is worth looking at. It is read off what a card is for, never off its name.
import type { Happened, IntentShown } from "./wire";

/** What a card or an ability does, as it is seen. */
export type Look = "shot" | "volley" | "raid" | "standoff" | "snatch" | "irons" | "fuse" | "drink" | "coins" | "cover" | "arms" | "card";

const ONE: Record<string, Look> = {
  hit: "shot", pierce: "shot", demand: "raid", contest: "standoff", take: "snatch", strip: "snatch", burden: "irons", heal: "drink", save: "drink",
  "set life": "drink", draw: "coins", shield: "cover", hide: "cover", reach: "arms",
};
/** What is aimed at somebody is for them, whatever else it brings. */
const AIMED = ["hit", "demand", "contest", "take", "strip", "burden", "heal", "set life", "swap"];

export function lookOf(intents: readonly IntentShown[], aimed: boolean): Look {
  const main = (aimed && intents.find(({ what }) => AIMED.includes(what))) || intents[0];
  if (!main) return "card";
  if (main.what === "burden" && main.whom === "whoever") return "fuse";
  if (main.what === "hit" && main.whom !== "target") return "volley";
  return ONE[main.what] ?? "card";
}

/** Is it an attack on everybody? */
export const onAll = (look: Look): boolean => look === "volley" || look === "raid";

const WEIGHTS: Record<string, number> = {
  turn: 250, drew: 260, discarded: 170, removed: 320, "put-back": 170, stole: 420, took: 420, showed: 420, laid: 380, "passed-on": 450,
  "turned-up": 1250, offered: 900, missed: 520, "lost-life": 620, "paid-life": 380, "gained-life": 420, jailed: 900, free: 520,
  "turned-over": 1700, out: 2300, returned: 900, entered: 600, "swapped-places": 400, store: 500, reshuffled: 300, won: 900,
};
const LOOKS: Partial<Record<Look, number>> = { shot: 620, volley: 950, raid: 950, standoff: 900, snatch: 380, irons: 420, fuse: 420, drink: 380, coins: 320 };

/** For how many milliseconds a happening is looked at: a discard passes, what strikes me waits, a death stands still. */
export function weightOf(event: Happened, look: Look, mine: boolean): number {
  const plays = event.kind === "played" || event.kind === "used";
  const weight = plays ? (LOOKS[look] ?? 260) : (WEIGHTS[event.kind] ?? 0);
  const strikes = (plays && (look === "shot" || look === "standoff" || onAll(look))) || event.kind === "lost-life";
  return strikes && mine ? weight * 1.7 : weight;
}

/** A loss that nobody has dealt, and more than one point of it: something has blown up. */
export const isBlast = (event: Happened): boolean => event.kind === "lost-life" && event.other < 0 && event.n > 1;
