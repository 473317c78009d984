// What a happening looks like comes from what a card is for; how long it is looked at from how much it matters.
import { describe, expect, it } from "vitest";
import { isBlast, lookOf, onAll, weightOf } from "../src/lib/happenings";
import { storyOf } from "../src/lib/story";
import type { Happened, ReplayStep } from "../src/lib/wire";

const intent = (what: string, whom = "target", n = 1) => ({ what, whom, n });
const happened = (kind: string, more: Partial<Happened> = {}): Happened => ({ kind, seat: 0, other: -1, cards: [], n: 0, name: "", target: null, ...more });

describe("the look of a card", () => {
  it("is a shot at one, a volley at all", () => {
    expect(lookOf([intent("hit")], true)).toBe("shot");
    expect(lookOf([intent("hit", "others")], false)).toBe("volley");
    expect(onAll(lookOf([intent("demand", "others")], false))).toBe(true);
  });
  it("is no shot where somebody is robbed or locked up", () => {
    for (const what of ["take", "strip", "burden"]) expect(lookOf([intent(what)], true)).not.toBe("shot");
    expect(lookOf([intent("burden", "whoever")], false)).toBe("fuse");
  });
  it("is what it does to whom it is aimed at, whatever else it brings", () => {
    expect(lookOf([intent("draw", "user"), intent("hit")], true)).toBe("shot");
  });
  it("is plain for what nobody has a word for", () => {
    expect(lookOf([], false)).toBe("card");
    expect(lookOf([intent("something new")], false)).toBe("card");
  });
});

describe("the weight of a happening", () => {
  it("lets a discard pass, a shot at me wait and a death stand still", () => {
    const discard = weightOf(happened("discarded"), "card", false);
    const shot = weightOf(happened("played"), "shot", false);
    const atMe = weightOf(happened("played"), "shot", true);
    const death = weightOf(happened("out"), "card", false);
    expect(discard).toBeLessThan(shot);
    expect(shot).toBeLessThan(atMe);
    expect(atMe).toBeLessThan(death);
  });
  it("knows a blast from a hit", () => {
    expect(isBlast(happened("lost-life", { n: 3 }))).toBe(true);
    expect(isBlast(happened("lost-life", { n: 1 }))).toBe(false);
    expect(isBlast(happened("lost-life", { n: 2, other: 1 }))).toBe(false);
  });
});

describe("the story", () => {
  const line = (id: string) => ({ is: "line" as const, id, args: {} });
  const step = (number: number, events: Happened[], chances: number[][]): ReplayStep =>
    ({ number, seat: 0, move: "", events, told: events.map(({ kind }) => ({ kind, line: line(kind), rule: "", number })), view: { roles: ["open", "secret"] }, chances }) as unknown as ReplayStep;
  const steps = [
    step(0, [], [[], [0.5]]),
    step(1, [happened("lost-life", { seat: 1, other: 0, n: 1 })], [[], [0.9]]),
    step(2, [happened("lost-life", { seat: 1, other: 0, n: 1 })], [[], [0.6]]),
    step(3, [happened("lost-life", { seat: 0, n: 3 }), happened("out", { seat: 1, other: 0 })], [[], [0.95]]),
  ];
  const story = storyOf({ hidden: ["secret"] }, steps);
  it("tells what turned the game", () => expect(story.turns.map(({ number, line: { id } }) => [number, id])).toEqual([[3, "lost-life"], [3, "out"]]));
  it("counts who hurt whom", () => expect(story.deeds).toEqual([{ by: 0, seat: 1, life: 2 }]));
  it("says from when on a role was known for good", () => expect(story.known).toEqual([{ seat: 1, role: "secret", number: 3 }]));
});
