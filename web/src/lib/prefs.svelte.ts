// What this browser remembers: who you are, how you like it, and which seats are yours.
const STORE = "boothill.";

function read<T>(key: string, otherwise: T): T {
  try {
    const text = localStorage.getItem(STORE + key);
    return text === null ? otherwise : (JSON.parse(text) as T);
  } catch {
    return otherwise;
  }
}

function write(key: string, value: unknown): void {
  try {
    localStorage.setItem(STORE + key, JSON.stringify(value));
  } catch {
    // A browser that stores nothing still plays.
  }
}

export type Theme = "auto" | "light" | "dark";

class Prefs {
  name = $state(read("name", ""));
  lang = $state(read("lang", ""));
  theme = $state<Theme>(read("theme", "auto" as Theme));
  sound = $state(read("sound", true));
  /** Does anything move, sound or shake? One switch for all of it. */
  lively = $state(read("lively", true));
  tempo = $state<"slow" | "normal" | "fast" | "off">(read("tempo", "normal" as const));
  large = $state(read("large", false));
  /** May the page say that it is my turn while I look elsewhere? */
  notify = $state(read("notify", false));
  /** Against whom I like to play; empty for somebody who has not chosen. */
  rivals = $state<"" | "gentle" | "strong">(read("rivals", "" as const));
  /** How many games I have played to their end. */
  finished = $state(read("finished", 0));
  /** May single keys do something, such as 1 to 9 and E? */
  keys = $state(read("shortcuts", true));
  /** Does the game wait until a screen reader can have told what has happened? */
  waits = $state(read("waits", false));

  save(): void {
    write("name", this.name);
    write("lang", this.lang);
    write("theme", this.theme);
    write("sound", this.sound);
    write("lively", this.lively);
    write("tempo", this.tempo);
    write("large", this.large);
    write("waits", this.waits);
    write("shortcuts", this.keys);
    write("notify", this.notify);
    write("rivals", this.rivals);
    write("finished", this.finished);
  }

  show(): void {
    const root = document.documentElement;
    if (this.theme === "auto") root.removeAttribute("data-theme");
    else root.setAttribute("data-theme", this.theme);
    root.toggleAttribute("data-large", this.large);
  }
}

export const prefs = new Prefs();

/** The language chosen, or else what the browser would like to read. */
export function wishedLanguage(): string {
  return prefs.lang || (navigator.language.split("-")[0] ?? "en");
}

/** The key of my seat at a table; without one I only watch. */
export const keys = {
  get: (table: string): string => read<Record<string, string>>("keys", {})[table] ?? "",
  all: (): Record<string, string> => read<Record<string, string>>("keys", {}),
  set(table: string, key: string): void {
    const kept = read<Record<string, string>>("keys", {});
    delete kept[table];
    const latest = Object.fromEntries([...Object.entries(kept), [table, key]].slice(-30));
    write("keys", latest);
  },
  forget(table: string): void {
    const kept = read<Record<string, string>>("keys", {});
    delete kept[table];
    write("keys", kept);
  },
};

/** What says that I am the same spectator of a table again. */
export const guests = {
  get: (table: string): string => read<Record<string, string>>("guests", {})[table] ?? "",
  set(table: string, guest: string): void {
    const kept = read<Record<string, string>>("guests", {});
    delete kept[table];
    write("guests", Object.fromEntries([...Object.entries(kept), [table, guest]].slice(-30)));
  },
};

/** Whom I do not want to read, by the names they have at a table. */
class Mutes {
  #tables = $state.raw(read<Record<string, string[]>>("mutes", {}));

  has(table: string, name: string): boolean {
    return this.#tables[table]?.includes(name) ?? false;
  }

  toggle(table: string, name: string): void {
    const { [table]: muted = [], ...others } = this.#tables;
    const names = muted.includes(name) ? muted.filter((other) => other !== name) : [...muted, name];
    this.#tables = Object.fromEntries([...Object.entries(others), [table, names]].slice(-30));
    write("mutes", this.#tables);
  }
}

export const mutes = new Mutes();

/** My notes on who might be what, for one game. */
export const notes = {
  get: (game: string): Record<string, string> => read<Record<string, Record<string, string>>>("notes", {})[game] ?? {},
  set(game: string, seats: Record<string, string>): void {
    const kept = read<Record<string, Record<string, string>>>("notes", {});
    delete kept[game];
    write("notes", Object.fromEntries([...Object.entries(kept), [game, seats]].slice(-20)));
  },
};

/** A game that I have played to its end. */
export interface Finished {
  game: string;
  table: string;
  /** Which game it was, such as classic. */
  rules: string;
  names: string[];
  seat: number;
  won: boolean;
  at: number;
}

/** My finished games, the last one first. */
export const finished = {
  all: (): Finished[] => read<Finished[]>("games", []),
  add(one: Finished): void {
    const known = finished.all();
    if (!known.some(({ game }) => game === one.game)) write("games", [one, ...known].slice(0, 60));
  },
};

/** The analysis board as it was left: a scenario as text. */
export const lastBoard = {
  get: (): string => read("board", ""),
  set: (text: string): void => write("board", text),
};

/** The lessons that have been played, and which edition of them is kept for when there is no connection. */
export const lessons = {
  kept: (): number => read("kept-lessons", 0),
  keep: (edition: number): void => write("kept-lessons", edition),
  done: (): string[] => read<string[]>("lessons", []),
  finish(id: string): void {
    write("lessons", [...new Set([...lessons.done(), id])]);
  },
};

/** How the puzzles went, until which day they are kept for when there is no connection, and which are wanted. */
export const solved = {
  get: (): object => read<object>("puzzles", {}),
  set: (score: object): void => write("puzzles", score),
  kept: (): number => read("kept-puzzles", -1),
  keep: (day: number): void => write("kept-puzzles", day),
};
export const wanted = {
  get: (): { game: string; kind: string; level: number } => read("puzzle-filter", { game: "", kind: "", level: 0 }),
  set: (wish: { game: string; kind: string; level: number }): void => write("puzzle-filter", wish),
};

export const calm = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;
