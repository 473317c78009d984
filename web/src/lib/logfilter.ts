// Which lines of a log are shown: those about somebody, those of a kind, or all.
import type { Line, Told } from "./wire";

export type Kind = "" | "played" | "life" | "cards" | "turns";
export const KINDS: readonly Kind[] = ["", "played", "life", "cards", "turns"];

const GROUPS: Record<Exclude<Kind, "">, readonly string[]> = {
  played: ["played", "laid", "used", "ability", "copied", "chose", "swapped-places", "missed", "passed", "passed-on", "no-effect", "store"],
  life: ["lost-life", "gained-life", "paid-life", "averted", "fell", "out", "returned", "jailed", "free", "entered"],
  cards: [
    "drew", "discarded", "removed", "offered", "turned-up", "no-card-left", "stole", "took", "showed", "showed-held", "looked", "kept", "put-back", "put-on-deck",
    "reshuffled", "own-deck-gone", "reward", "penalty",
  ],
  turns: ["turn", "turned-over", "became", "won", "dead"],
};

export const kindOf = (told: string): Kind | undefined => (Object.keys(GROUPS) as (keyof typeof GROUPS)[]).find((kind) => GROUPS[kind].includes(told));

export interface LogFilter {
  /** The name of somebody, or empty: everybody. */
  name: string;
  kind: Kind;
}

type Word = Line["args"][string];

/** Does a line speak of somebody? Every line says its players by name, also where it reads "you". */
function names(word: Word, name: string): boolean {
  if (typeof word !== "object") return word === name;
  if (word.is === "line") return Object.values(word.args).some((one) => names(one, name));
  return word.is === "list" && word.words.some((one) => names(one, name));
}

export const passes = ({ name, kind }: LogFilter, told: Pick<Told, "kind" | "line">): boolean =>
  (!name || names(told.line, name)) && (!kind || kindOf(told.kind) === kind);
