// The puzzles on the page: which one a day has, which are wanted, what a try is worth.
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { ANYTHING, following, gameOf, matching } from "../src/puzzles/filter";
import { allPuzzles, claimOf, dayOf, decksOf, keyOf, ofDay, refutationOf, scenarioText, type Puzzle } from "../src/puzzles/puzzles";
import { isWanted, plain } from "../src/lib/moves";
import { after, score, streak } from "../src/puzzles/score";

const puzzles = await allPuzzles();

describe("the puzzles", () => {
  it("are those that come with the package", () => {
    const lines = readFileSync(new URL("../../src/boothill/data/puzzles.jsonl", import.meta.url), "utf-8").split("\n").filter(Boolean);
    expect(puzzles.length).toBe(lines.length);
  });
  it("have one for each day, the same as in the terminal", () => {
    const days = puzzles.map((_, day) => ofDay(day, puzzles.length));
    expect(new Set(days).size).toBe(puzzles.length);
    expect([dayOf(86_400_000 * 5), dayOf(86_400_000 * 6 - 1)]).toEqual([5, 5]);
    expect(ofDay(20_000, 500)).toBe(((20_000 * 7919) % 500) + 1);
  });
  it("are sent as scenario files whose lines the server takes", () => {
    for (const puzzle of puzzles) {
      const text = scenarioText(puzzle, puzzle.scenario.steps);
      expect(text.length).toBeLessThan(16_000);
      expect(Math.max(...text.split("\n").map((line) => line.length))).toBeLessThan(300);
      expect(JSON.parse(text).steps).toEqual(puzzle.scenario.steps);
    }
    const asked = JSON.parse(scenarioText(puzzles[0]!, []));
    expect([asked.steps, asked.expect]).toEqual([[], {}]);
  });
  it("say what they claim", () => {
    expect(new Set(puzzles.map(claimOf))).toEqual(new Set(["win", "turn", "next", "who"]));
  });
  it("name the cards of a deck by name and sign", () => {
    const puzzle = { ...puzzles[0]!, scenario: { ...puzzles[0]!.scenario, deck: ["BANG! 10♠", "Jail"], players: { You: { deck: ["Colt (law snake)"] }, Bob: {} } } };
    expect(decksOf(puzzle)).toEqual([
      { seat: "", cards: { is: "cards", cards: [["BANG!", "10♠"], ["Jail", ""]] } },
      { seat: "You", cards: { is: "cards", cards: [["Colt", "(law snake)"]] } },
    ]);
  });
  it("refute a wrong move with the very copy of the card that was played", () => {
    const puzzle = { ...puzzles[0]!, refuted: { "play BANG! -> Bob": [{ draw: ["Beer 6♥"] }, { You: "play BANG! 5♣ -> Bob" }, { Bob: "use Barrel" }] } } as Puzzle;
    expect(refutationOf(puzzle, "play BANG! 9♦ -> Bob", "You")).toEqual([{ draw: ["Beer 6♥"] }, { You: "play BANG! 9♦ -> Bob" }, { Bob: "use Barrel" }]);
    expect(refutationOf(puzzle, "play Beer", "You")).toEqual([]);
    expect(puzzles.filter(({ refuted }) => refuted).length).toBeGreaterThan(300);
  });
  it("hint at the card to begin with, but not at what is to be kept", () => {
    const win = (move: string) => keyOf({ ...puzzles[0]!, kind: "win", good: [[move]] });
    expect(["play BANG! 5♣ -> Bob", "use Sniper with BANG! A♠, BANG! Q♥ -> Bob", "play Missed! 10♣ as BANG! -> Cid", "play Gatling"].map(win)).toEqual(["BANG!", "Sniper", "Missed!", "Gatling"]);
    expect(keyOf({ ...puzzles[0]!, kind: "keep", good: [["discard Beer"]] })).toBe("");
    for (const puzzle of puzzles.filter(({ kind }) => kind === "win")) expect(keyOf(puzzle)).not.toBe("");
  });
  it("take another copy of a card for the same move", () => {
    expect(plain("play BANG! 10♠ -> Bob's Mustang 9♥")).toBe("play BANG! -> Bob's Mustang");
    expect(plain("play Colt (law snake) -> Bob.front")).toBe("play Colt -> Bob.front");
  });
});

describe("a lesson", () => {
  it("takes any copy of a card for the move it wants, also of the card that a move is aimed at", () => {
    expect(isWanted("play Cat Balou K♥ -> Cid's Mustang 8♥", "play Cat Balou -> Cid's Mustang")).toBe(true);
    expect(isWanted("play Cat Balou K♥ -> Cid's hand", "play Cat Balou -> Cid's Mustang")).toBe(false);
    expect(isWanted("play BANG! A♠ -> Cid", "play BANG! -> Cid")).toBe(true);
    expect(isWanted("play BANG! A♠ -> Bob", "play BANG! -> Cid")).toBe(false);
    expect(isWanted("play Schofield K♠", "play Schofield")).toBe(true);
  });
});

describe("a choice of puzzles", () => {
  it("is made by game, question and level", () => {
    expect(matching(puzzles, ANYTHING).length).toBe(puzzles.length);
    const found = matching(puzzles, { game: "duel", kind: "win", level: 0 });
    expect(found.length).toBeGreaterThan(0);
    expect(found.every((number) => gameOf(puzzles[number - 1]!) === "duel" && puzzles[number - 1]!.kind === "win")).toBe(true);
    expect(matching(puzzles, { ...ANYTHING, level: 5 }).every((number) => puzzles[number - 1]!.level === 5)).toBe(true);
  });
  it("goes on with what has not been tried", () => {
    expect(following([2, 4, 6], { 4: true }, 2)).toBe(6);
    expect(following([2, 4, 6], { 4: true, 6: false }, 6)).toBe(2);
    expect(following([2, 4], { 2: true, 4: true }, 2)).toBe(4);
    expect(following([], {}, 2)).toBe(1);
  });
});

describe("a score", () => {
  const fresh = { rating: 1200, tried: {}, day: -1, days: 0 };
  it("rises with a puzzle that was solved at once, the more the harder it is, and falls otherwise", () => {
    const [easy, hard, failed] = [after(fresh, 1, 800, true, null), after(fresh, 1, 2000, true, null), after(fresh, 1, 1200, false, null)];
    expect(hard.rating).toBeGreaterThan(easy.rating);
    expect([easy.rating > 1200, failed.rating]).toEqual([true, 1184]);
  });
  it("counts the first try only", () => {
    const failed = after(fresh, 7, 1200, false, null);
    expect(after(failed, 7, 1200, true, null)).toEqual(failed);
  });
  it("counts days in a row, until one is missed", () => {
    const two = after(after(fresh, 1, 1200, true, 10), 2, 1200, true, 11);
    expect([two.days, streak(two, 11), streak(two, 12), streak(two, 13)]).toEqual([2, 2, 2, 0]);
    expect(after(two, 3, 1200, true, 14).days).toBe(1);
    expect(after(two, 2, 1200, true, 11).days).toBe(2);
    expect(after(two, 3, 1200, false, 12).days).toBe(2);
  });
  it("begins where everybody begins", () => {
    expect(score()).toEqual(fresh);
  });
});
