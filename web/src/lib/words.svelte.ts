// Every word of the page: messages of the same catalogues that the terminal speaks from, in the reader's language.
import { FluentBundle, FluentResource, type FluentVariable, type Message } from "@fluent/bundle";
import type { Language as Catalogue, Line, PrintedCards, PrintedList, PrintedName } from "./wire";
import { slug } from "./slug";

export type Word = string | number | PrintedName | PrintedCards | PrintedList | Line;
export type Args = Record<string, Word>;

export const PSEUDO = "en-XA";
const LETTERS: Record<string, string> = {
  a: "á", b: "ƀ", c: "ç", d: "ð", e: "é", f: "ƒ", g: "ĝ", h: "ĥ", i: "í", j: "ĵ", k: "ķ", l: "ļ", m: "ɱ", n: "ñ",
  o: "ö", p: "þ", r: "ŕ", s: "š", t: "ţ", u: "û", v: "ṽ", w: "ŵ", x: "ẋ", y: "ý", z: "ž",
  A: "Á", B: "Ɓ", C: "Ç", D: "Ð", E: "É", F: "Ƒ", G: "Ĝ", H: "Ĥ", I: "Í", J: "Ĵ", K: "Ķ", L: "Ļ", M: "Ṁ", N: "Ñ",
  O: "Ö", P: "Þ", R: "Ŕ", S: "Š", T: "Ţ", U: "Û", V: "Ṽ", W: "Ŵ", X: "Ẋ", Y: "Ý", Z: "Ž",
};

/** A made-up language in which everything that went through the catalogue can be told from what did not. */
export function pseudo(text: string): string {
  return text.replace(/[A-Za-z]/g, (letter) => LETTERS[letter] ?? letter);
}

export class Language {
  readonly bundle: FluentBundle;
  readonly names: Record<string, string>;
  readonly own: Record<string, Record<string, string>>;
  readonly cases: Record<string, Record<string, string>>;

  constructor(
    readonly lang: string,
    catalogue: Catalogue,
  ) {
    const transform = lang === PSEUDO ? { transform: pseudo } : {};
    this.bundle = new FluentBundle(lang === PSEUDO ? "en" : lang, { useIsolating: false, ...transform });
    for (const text of Object.values(catalogue.messages)) this.bundle.addResource(new FluentResource(text));
    this.names = catalogue.names;
    this.own = catalogue.own_names;
    this.cases = catalogue.cases;
  }

  pattern(id: string): NonNullable<Message["value"]> | null {
    const [head, form] = id.split(".", 2) as [string, string?];
    const message = this.bundle.getMessage(head);
    return (form ? message?.attributes[form] : message?.value) ?? null;
  }

  /** A name as it is printed in a game. One that is not declined is the same in every case. */
  name(english: string, game: string, inCase = ""): string {
    const key = english.toLowerCase();
    const printed = this.own[game]?.[key] ?? this.names[key] ?? english;
    return this.lang === PSEUDO ? pseudo(printed) : (this.cases[inCase]?.[printed] ?? printed);
  }
}

export class Words {
  language = $state.raw<Language | null>(null);
  /** The game that is looked at: some names are printed otherwise in the Duel. */
  game = $state("");

  get lang(): string {
    return this.language?.lang ?? "en";
  }

  /** A message, or one form of it: t("played.at", …). */
  t = (id: string, args: Args = {}): string => this.#text(id, args);

  #text(id: string, args: Args, inCase = ""): string {
    const { language } = this;
    const pattern = language?.pattern(id);
    if (!language || !pattern) return language ? `?${id}?` : "";
    // A message can ask for the box the game is from ($box), and in a language that declines names for a word in a case ($card-acc).
    const words: Record<string, FluentVariable> = { box: this.game.split("+").pop() ?? "", case: inCase };
    for (const [name, word] of Object.entries(args)) {
      words[name] = typeof word === "number" ? word : this.word(word, inCase);
      if (typeof word === "number") continue;
      for (const other of Object.keys(this.language?.cases ?? {})) words[`${name}-${other}`] = this.word(word, other);
    }
    const errors: Error[] = [];
    const text = language.bundle.formatPattern(pattern, words, errors);
    if (errors.length && import.meta.env.DEV) console.error(id, args, errors);
    return text;
  }

  has = (id: string): boolean => !!this.language?.pattern(id);

  /** A line in words; a newer server may say something that this page does not know. */
  say = (line: Line): string => (this.has(line.id) ? this.t(line.id, line.args) : this.t("unknown-line", { kind: line.id }));

  /** The same as it is read aloud: cards without rank and suit, which say more to the eye than to the ear. */
  spokenLine = (line: Line): string => {
    this.#aloud = true;
    try {
      return this.say(line);
    } finally {
      this.#aloud = false;
    }
  };
  #aloud = false;

  /** Several people as one names them: "Ann, Bob and Cid". */
  people = (names: string[]): string => new Intl.ListFormat(spoken(), { type: "conjunction" }).format(names);

  name = (english: string, inCase = ""): string => this.language?.name(english, this.game, inCase) ?? english;

  word = (word: Word, inCase = ""): string => {
    if (typeof word === "string") return word;
    if (typeof word === "number") return String(word);
    if (word.is === "line") return this.#text(word.id, word.args, inCase);
    if (word.is === "name") return this.name(word.name, inCase);
    if (word.is === "list") return word.words.map((one) => this.word(one, inCase)).join(", ");
    return word.cards.map(([name, sign]) => (this.#aloud ? this.name(name, inCase) : `${this.name(name, inCase)} ${this.sign(sign)}`.trim())).join(", ");
  };

  /** With a capital letter, as a button begins. */
  opening = (text: string): string => text.charAt(0).toLocaleUpperCase(this.lang) + text.slice(1);

  /** Rank and suit, which need no words, or back and symbol, which do. */
  sign = (sign: string): string => {
    const [back = "", symbol = ""] = sign.replace(/[()]/g, "").split(" ");
    return symbol ? this.t("sign", { back, symbol }) : sign;
  };
}

export const words = new Words();
export const { t, say } = words;
/** The language that rule texts are asked for in. */
export const spoken = (): string => (words.lang === PSEUDO ? "en" : words.lang);
export const named = (name: string): PrintedName => ({ is: "name", name });
export const printed = (name: string, sign = ""): PrintedCards => ({ is: "cards", cards: [[name, sign]] });
export { slug };
