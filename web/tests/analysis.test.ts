import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { Rules } from "../src/lib/api";
import { compress, expand } from "../src/lib/compress";
import { unpackMoment } from "../src/lib/moment";
import kept from "../../tests/links/kept.json";
import { at, cut, from, momentOf, named, parting, played, scenarioOf, taken, without, type Mapping } from "../src/analysis/document";
import { positionOf } from "../src/analysis/frommoment";
import { placed, wrapped } from "../src/analysis/picture";
import { renamedSeat } from "../src/analysis/renaming";
import { cardsAt, newPosition, partsOf, withAlive, withCards, withCharacter, withComing, withCount, withEvent, withReserve, withRole, withTurn } from "../src/analysis/setup";

const line = (number: number) => `Line ${number}`;
const game: Mapping = { game: "classic", players: { A: {}, B: {} }, steps: [{ A: "play Beer" }, { A: "end" }], expect: { to_act: "B" } };

test("a scenario comes back as it was", () => {
  const whole = { ...game, branches: { other: [{ A: "end" }] } };
  expect(scenarioOf(taken(whole))).toEqual(whole);
  expect(scenarioOf(taken({ game: "duel" }))).toEqual({ game: "duel" });
});

test("what is expected is compared only at the end of the first line", () => {
  const doc = taken(game);
  expect(momentOf(doc)).toEqual(game);
  expect(momentOf(at(doc, 0, 1))).toEqual({ game: "classic", players: { A: {}, B: {} }, steps: [{ A: "play Beer" }] });
});

test("the same move goes on, another one makes a line with a name of its own", () => {
  const back = at(taken(game), 0, 1);
  expect(played(back, { A: "end" }, line)).toEqual(taken(game));
  const other = played(back, { A: "play Saloon" }, line);
  expect(other.lines.map(({ name }) => name)).toEqual(["", "Line 2"]);
  expect([other.line, other.at]).toEqual([1, 2]);
  expect(parting(other.lines[0]!, other.lines[1]!)).toBe(1);
  expect(played(at(other, 0, 1), { A: "play Saloon" }, line).line).toBe(1);
  const third = played(at(named(other, 1, "Line 3"), 0, 0), { A: "end" }, line);
  expect(third.lines.map(({ name }) => name)).toEqual(["", "Line 3", "Line 4"]);
});

test("a move after the end goes on with the line, and what was expected there is dropped", () => {
  const on = played(taken(game), { B: "end" }, line);
  expect(on.lines).toHaveLength(1);
  expect(on.expect).toBeNull();
});

test("lines are named, cut and left out", () => {
  const two = played(at(taken(game), 0, 0), { A: "end" }, line);
  expect(named(two, 1, " wait ").lines[1]!.name).toBe("wait");
  expect(named(two, 1, "  ")).toBe(two);
  expect(without(two, 0).lines).toEqual([{ name: "", steps: [{ A: "end" }] }]);
  expect(without(taken(game), 0).lines).toEqual([{ name: "", steps: [] }]);
  expect(cut(at(taken(game), 0, 1)).lines[0]!.steps).toEqual([{ A: "play Beer" }]);
});

test("a moment becomes the beginning of a new board", () => {
  expect(from({ game: "classic", players: {} }, taken({ ...game, name: "why" }))).toEqual(taken({ name: "why", game: "classic", players: {} }));
});

const person = (name: string, quiet = true) => ({ name, side: "", life: 4, quiet });
const rules = {
  name: "classic",
  shape: { figures: 1 },
  roles: { 4: ["sheriff", "renegade", "outlaw", "outlaw"], 5: ["sheriff", "renegade", "outlaw", "outlaw", "deputy"] },
  characters: [person("Bart Cassidy", false), person("Black Jack"), person("Kit Carlson"), person("Jesse Jones"), person("Vulture Sam"), person("Rose Doolan")],
  cards: [{ name: "BANG!" }, { name: "Beer" }],
  faces: [],
} as unknown as Rules;

test("a new position has the roles that are dealt and characters that do little", () => {
  const position = newPosition(rules, 4);
  expect(position).toMatchObject({ game: "classic", players: { Ann: { role: "sheriff", character: "Black Jack" }, Dee: { role: "outlaw", character: "Vulture Sam" } } });
  const five = withCount(withCards(position, { is: "hand", name: "Bob" }, ["Beer"]), rules, 5);
  expect(five).toMatchObject({ players: { Bob: { hand: ["Beer"] }, Eve: { role: "deputy", character: "Rose Doolan" } }, turn: "Ann" });
  expect(Object.keys(withCount(five, rules, 4).players as Mapping)).toEqual(["Ann", "Bob", "Cid", "Dee"]);
});

test("nobody is there twice, and a role that is given away is exchanged", () => {
  const position = newPosition(rules, 4);
  expect(withCharacter(position, "Ann", "", "Kit Carlson")).toMatchObject({ players: { Ann: { character: "Kit Carlson" }, Bob: { character: "Black Jack" } } });
  expect(withRole(position, rules, "Cid", "sheriff")).toMatchObject({ players: { Ann: { role: "outlaw" }, Cid: { role: "sheriff" } } });
  expect(withRole(withRole(position, rules, "Bob", "outlaw"), rules, "Cid", "renegade")).toMatchObject({ players: { Cid: { role: "renegade" } } });
});

test("cards are given and taken, and the dead have none", () => {
  const position = withCards(newPosition(rules, 4), { is: "table", name: "Ann", figure: "" }, ["Barrel"]);
  expect(cardsAt(position, { is: "table", name: "Ann", figure: "" })).toEqual(["Barrel"]);
  expect(withAlive(position, "Ann", false)).toMatchObject({ players: { Ann: { alive: false, in_play: [] } } });
  expect(withAlive(withAlive(position, "Ann", false), "Ann", true)).not.toHaveProperty("players.Ann.alive");
  expect(cardsAt(withCards(position, { is: "top" }, ["♥"]), { is: "top" })).toEqual(["♥"]);
  expect(withTurn({ ...position, stack: [] }, { turn: "Bob" })).not.toHaveProperty("stack");
});

test("an event is in force once, and goes as it came", () => {
  expect(withEvent({ game: "classic" }, "Curse")).toEqual({ game: "classic", event: "Curse", events: [] });
  expect(withEvent({ event: "Thirst", events: ["Curse", "Blessing"] }, "Curse")).toEqual({ event: "Curse", events: ["Blessing"] });
  expect(withEvent({ game: "classic", event: "Curse", events: [] }, "")).toEqual({ game: "classic" });
});

test("the events to come are listed, and with the last of them the events go", () => {
  expect(withComing({ game: "classic" }, ["Thirst", "Curse"])).toEqual({ game: "classic", events: ["Thirst", "Curse"] });
  expect(withComing({ event: "Curse", events: ["Thirst"], event_sets: "both" }, [])).toEqual({ event: "Curse", events: [], event_sets: "both" });
  expect(withComing({ game: "classic", events: ["Thirst"] }, [])).toEqual({ game: "classic" });
});

test("a side of the Duel has those in reserve who were tapped", () => {
  expect(withReserve({ players: { Law: { side: "law", reserve: [] } } }, "Law", ["Tex Killer"])).toEqual({ players: { Law: { side: "law", reserve: ["Tex Killer"] } } });
});

test("somebody is called otherwise in the position, in every line and in what is expected, and nobody else is", () => {
  const doc = taken({
    players: { Bob: { role: "outlaw", hand: ["Duel"] }, Bobby: { role: "sheriff" }, Cid: { character: "Bob" } },
    turn: "Bob",
    stack: [{ Turn: { seat: "Bob", step: 3 } }, { Shot: { by: "Bobby", at: "Bob", tried: [] } }],
    dying: [["Bob.front", null]],
    steps: [
      { Bobby: "play BANG! A♠ -> Bob" },
      { Bob: "play Panic! -> Bobby's hand" },
      { Cid: "play Cat Balou -> Bob's Barrel Q♠" },
      { Cid: ["choose Bob", "discard Bob's hand", "discard Bob"] },
      { refuse: { Bob: "play Duel -> Bob.rear" } },
      { draw: { Bob: ["Beer"] } },
      { expect: { Bob: { hand: ["Bob"] }, to_act: "Bob" } },
    ],
    expect: { Bob: { life: 1 }, turn: "Bob", winner: "Bob" },
    branches: { other: [{ Bob: "end" }] },
  });
  expect(scenarioOf(renamedSeat(doc, "Bob", "Will E."))).toEqual({
    players: { "Will E.": { role: "outlaw", hand: ["Duel"] }, Bobby: { role: "sheriff" }, Cid: { character: "Bob" } },
    turn: "Will E.",
    stack: [{ Turn: { seat: "Will E.", step: 3 } }, { Shot: { by: "Bobby", at: "Will E.", tried: [] } }],
    dying: [["Will E..front", null]],
    steps: [
      { Bobby: "play BANG! A♠ -> Will E." },
      { "Will E.": "play Panic! -> Bobby's hand" },
      { Cid: "play Cat Balou -> Will E.'s Barrel Q♠" },
      { Cid: ["choose Will E.", "discard Will E.'s hand", "discard Bob"] },
      { refuse: { "Will E.": "play Duel -> Will E..rear" } },
      { draw: { "Will E.": ["Beer"] } },
      { expect: { "Will E.": { hand: ["Bob"] }, to_act: "Will E." } },
    ],
    expect: { "Will E.": { life: 1 }, turn: "Will E.", winner: "Bob" },
    branches: { other: [{ "Will E.": "end" }] },
  });
});

test("a moment that was shared becomes a position in which the hidden is left open", async () => {
  const moment = await unpackMoment(kept.find(({ link }) => link.startsWith("#/moment"))!.link.split("?s=")[1]!);
  const faces = Array.from({ length: 80 }, (_, face) => ({ name: `Card ${face}`, sign: "Q♥" }));
  const seen = { ...moment, view: { ...moment.view, roles: ["sheriff", "", "", ""], hands: [[17], [-1], [], [-1]], seat: 0 } };
  expect(positionOf(seen, { ...rules, faces } as unknown as Rules)).toEqual({
    game: "classic",
    players: {
      Ann: { role: "sheriff", character: "Bart Cassidy", life: 5, hand: ["Card 17 Q♥"], in_play: ["Card 11 Q♥"] },
      Bob: { role: "renegade", character: "Kit Carlson", life: 4, hand: ["any"], in_play: ["Card 1 Q♥"] },
      Cid: { role: "outlaw", character: "Paul Regret", life: 3, hand: [], in_play: [] },
      Dee: { role: "outlaw", character: "Suzy Lafayette", life: 4, hand: ["any"], in_play: [] },
    },
    discard: ["Card 18 Q♥"],
    turn: "Ann",
    phase: "play",
    tally: { plays: 1, "BANG!": 1 },
  });
});

test("a card is its name and what is printed on it", () => {
  expect(partsOf(rules, "BANG! A♠")).toEqual({ name: "BANG!", sign: "A♠", laid: false });
  expect(partsOf(rules, "Beer")).toEqual({ name: "Beer", sign: "", laid: false });
  expect(partsOf(rules, "any")).toEqual({ name: "any", sign: "", laid: false });
});

test("a drawing in a picture has its place, its inks, and otherwise what it had", () => {
  const drawn = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9" width="9" stroke-width="0" fill="var(--ink,#000)"><path d="M0 0"/></svg>';
  expect(placed(drawn, 1, 2, 30)).toBe('<svg  xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9" stroke-width="0" fill="#2b1d14" x="1" y="2" width="30" height="30"><path d="M0 0"/></svg>');
  expect(wrapped("one two three", 8)).toEqual(["one two", "three"]);
});

/** Every file of the collection. */
function files(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf-8" }).filter((file) => file.endsWith(".yaml")).map((file) => readFileSync(join(folder, file), "utf-8"));
}

test("every scenario of the collection goes into a link and comes out as it was", async () => {
  const texts = files(new URL("../../scenarios", import.meta.url).pathname);
  expect(texts.length).toBeGreaterThan(1800);
  await Promise.all(texts.map(async (text) => expect(await expand(await compress(text))).toBe(text)));
}, 120_000);

test("links of every released version still open", async () => {
  expect(kept.map(({ link }) => link.split("?")[0])).toEqual(expect.arrayContaining(["#/settle", "#/analysis", "#/moment"]));
  for (const { link, text } of kept) {
    const [page, packed] = link.split("?s=") as [string, string];
    expect(await expand(packed)).toBe(text);
    if (page === "#/moment") expect((await unpackMoment(packed)).view.names).toEqual(["Ann", "Bob", "Cid", "Dee"]);
  }
});
