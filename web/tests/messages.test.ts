// The catalogue against the page: nothing that is asked for is missing, nothing in page.ftl, party.ftl and controls.ftl is left over, and no text
// stands in the page itself.
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import { LESSONS } from "../src/lessons/lessons";
import { Language, named, printed, PSEUDO, Words } from "../src/lib/words.svelte";

const web = join(dirname(fileURLToPath(import.meta.url)), "..");
const locales = join(web, "../src/boothill/locales");
const files = (folder: string, ends: RegExp): string[] =>
  readdirSync(folder, { recursive: true, encoding: "utf-8" }).filter((file) => ends.test(file)).map((file) => join(folder, file));
const source = files(join(web, "src"), /\.(svelte|ts)$/).filter((file) => !file.endsWith("wire.ts")).map((file) => [file, readFileSync(file, "utf-8")] as const);

const english = readdirSync(join(locales, "en")).map((file) => readFileSync(join(locales, "en", file), "utf-8"));
const bundle = new FluentBundle("en", { useIsolating: false });
for (const text of english) bundle.addResource(new FluentResource(text));
const exists = (id: string): boolean => {
  const [head, form] = id.split(".") as [string, string?];
  const message = bundle.getMessage(head);
  return !!(form ? message?.attributes[form] : message?.value);
};
const page = ["page.ftl", "party.ftl", "controls.ftl"].map((file) => readFileSync(join(locales, "en", file), "utf-8")).join("\n");
const own = new Set<string>();
let head = "";
for (const line of page.split("\n")) {
  const message = /^([a-z][\w-]*) =(.*)/.exec(line);
  const form = /^ {4}\.([\w-]+) =/.exec(line);
  if (message) {
    head = message[1]!;
    if (exists(head)) own.add(head);
  }
  if (form) own.add(`${head}.${form[1]!}`);
}

const PARTS = {
  "goal-": ["sheriff", "deputy", "outlaw", "renegade", "law", "outlaws"],
  "page-key-": ["choose", "pass", "end", "space", "list", "row", "column", "enter", "back"],
  "page-mark-": ["missed", "lost", "gained", "out"],
  "page-nav-": ["gallery", "rules", "analysis", "learn"],
  "page-order-": ["forced", "shields", "misses", "end-turn"],
  "page-side-": ["law", "outlaws", "renegade"],
  "page-lesson-": LESSONS.map((lesson) => lesson.id),
  "page-advice-": LESSONS.flatMap((lesson) => lesson.advice),
  "page-way-": ["duel", "dodge-city", "classic-dodge-city"],
  "page-rules-goal-": ["classic", "dodge-city", "duel", "high-noon", "fistful"],
};

function asked(): Set<string> {
  const ids = new Set<string>();
  for (const [, text] of source) {
    for (const [, id] of text.matchAll(/"((?:page|party|narrator|my|choice|you|ask|study)-[a-z0-9-]+(?:\.[a-z-]+)?)"/g)) ids.add(id!);
    for (const [, start, rest] of text.matchAll(/`((?:page-[a-z-]+|goal)-)\$\{[^`]*?\}((?:\.[a-z]+)?)`/g)) {
      const parts = PARTS[start as keyof typeof PARTS];
      expect(parts, start).toBeDefined();
      for (const part of parts) ids.add(start! + part + rest!);
    }
  }
  return ids;
}

describe("the catalogue", () => {
  it("has everything that the page says", () => {
    expect([...asked()].filter((id) => !exists(id))).toEqual([]);
  });
  it("has nothing that the page does not say", () => {
    const said = asked();
    // An invitation is the server's: it stands in the head of a link's page.
    expect([...own].filter((id) => !said.has(id) && !id.startsWith("invitation"))).toEqual([]);
  });
  it("is the only place for words", () => {
    const found: string[] = [];
    for (const [file, text] of source.filter(([name]) => name.endsWith(".svelte"))) {
      let markup = text.replace(/<script[\s\S]*?<\/script>|<style[\s\S]*?<\/style>|<!--[\s\S]*?-->/g, "");
      for (let before = ""; before !== markup; ) [before, markup] = [markup, markup.replace(/\{[^{}]*\}/g, "")];
      for (const [, words] of markup.matchAll(/>\s*([A-Za-z][^<>{}]*[a-z]{2}[^<>{}]*)</g)) found.push(`${file.split("/").at(-1)}: ${words!.trim()}`);
    }
    // Names that are never translated, and what is said when no catalogue could be fetched.
    const allowed = /Boot Hill|The server is not responding/;
    expect(found.filter((words) => !allowed.test(words))).toEqual([]);
  });
  it("can be read in a made-up language", () => {
    const words = new Words();
    words.language = new Language(PSEUDO, { language: "en", messages: { all: english.join("\n") }, names: { barrel: "Barrel" }, own_names: {}, cases: {} });
    expect(words.t("page-play-now")).toBe("Þļáý ñöŵ");
    expect(words.t("choice-use", { name: { is: "cards", cards: [["Barrel", "Q♠"]] } })).toBe("ûšé Ɓáŕŕéļ Q♠");
  });
  it("calls a card as the game that is looked at prints it", () => {
    const words = new Words();
    const names = { language: "pl", messages: {}, names: { barrel: "Baryłka" }, own_names: { duel: { barrel: "Beczka" } }, cases: {} };
    words.language = new Language("pl", names);
    expect(words.name("Barrel")).toBe("Baryłka");
    words.game = "duel";
    expect(words.name("Barrel")).toBe("Beczka");
  });
  it("says a word in the case that a message asks for, and a name without cases as it is", () => {
    const words = new Words();
    const messages = "at = { $seat } na { $whom-acc }: { $card-acc }\nfigure = { $name } ({ $seat })\nbox = { $box ->\n  [duel] postać\n *[other] bohater\n}";
    const names = { barrel: "Baryłka", jango: "Jango" };
    const cases = { acc: { Baryłka: "Baryłkę", Jango: "Janga" } };
    words.language = new Language("pl", { language: "pl", messages: { messages }, names, own_names: {}, cases });
    const whom = { is: "line" as const, id: "figure", args: { name: named("Jango"), seat: "Kasia" } };
    expect(words.t("at", { seat: "Ann", whom, card: printed("Barrel", "Q♠") })).toBe("Ann na Janga (Kasia): Baryłkę Q♠");
    expect(words.t("at", { seat: "Ann", whom: "Bob", card: printed("Lasso", "2♠") })).toBe("Ann na Bob: Lasso 2♠");
    expect(words.t("box")).toBe("bohater");
    words.game = "duel";
    expect(words.t("box")).toBe("postać");
  });
});
