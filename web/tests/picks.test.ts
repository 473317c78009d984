import { describe, expect, it } from "vitest";
import { DECK, PILE, slug, target } from "../src/lib/codes";
import { begin, deeds, deedsWith, left, next, others, targetsAt } from "../src/lib/picks";
import type { MoveShown } from "../src/lib/wire";

const move = (verb: string, card = -1, at = -1, name = "", pay: number[] = []): MoveShown => ({
  text: [verb, card, at, name, ...pay].join(" "), verb, card, target: at, name, pay, doubtful: "", hint: null,
});
const gear = (figure: number, card: number) => 128 + figure * 256 + card;

describe("target codes", () => {
  it("are read as core/moves.py writes them", () => {
    expect(target(-1)).toEqual({ is: "none" });
    expect(target(3)).toEqual({ is: "figure", figure: 3 });
    expect(target(64 + 2)).toEqual({ is: "hand", seat: 2 });
    expect(target(96 + 1)).toEqual({ is: "side", seat: 1 });
    expect(target(DECK)).toEqual({ is: "deck" });
    expect(target(PILE)).toEqual({ is: "pile" });
    expect(target(gear(5, 77))).toEqual({ is: "gear", figure: 5, card: 77 });
  });
  it("names become slugs as said.key_of makes them", () => {
    expect(["Rev. Carabine", "José Delgado", "BANG!", "Wells Fargo"].map(slug)).toEqual(["rev-carabine", "jose-delgado", "bang", "wells-fargo"]);
  });
});

describe("from a tap to a move", () => {
  const moves = [
    move("end"),
    move("play", 7, 1),
    move("play", 7, 2),
    move("play", 9),
    move("play", 12, gear(1, 40)),
    move("play", 12, 64 + 1),
    move("play", 12, 64 + 3),
    move("play", 20, 2, "", [7]),
    move("play", 20, 2, "", [9]),
    move("use", -1, -1, "Sid Ketchum", [7, 9]),
    move("use", -1, -1, "Sid Ketchum", [7, 7]),
  ];

  it("a card that is just played needs nothing more", () => {
    const [deed] = deedsWith(moves, 9);
    expect(next(moves, begin(deed!))).toEqual({ need: "nothing", move: moves[3] });
  });
  it("a target is always tapped", () => {
    const pick = begin(deedsWith(moves, 7)[0]!);
    expect(next(moves, pick)).toEqual({ need: "target", targets: [1, 2] });
    expect(next(moves, { ...pick, target: 2 })).toEqual({ need: "nothing", move: moves[2] });
  });
  it("several things of one player are told apart", () => {
    const pick = begin(deedsWith(moves, 12)[0]!);
    const step = next(moves, pick);
    expect(step?.need).toBe("target");
    const targets = step?.need === "target" ? step.targets : [];
    expect(targetsAt(targets, [0, 1, 2, 3], 1)).toEqual([gear(1, 40), 65]);
    expect(targetsAt(targets, [0, 1, 2, 3], 3)).toEqual([67]);
  });
  it("what a card costs is asked for after its target", () => {
    const pick = { ...begin(deedsWith(moves, 20)[0]!), target: 2 };
    expect(next(moves, pick)).toEqual({ need: "pay", cards: [7, 9], more: 1 });
    expect(next(moves, { ...pick, paid: [9] })).toEqual({ need: "nothing", move: moves[8] });
  });
  it("two cards are given up one after the other, two of a kind too", () => {
    const ability = deeds(others(moves)).find((deed) => deed.name === "Sid Ketchum")!;
    const pick = begin(ability);
    expect(next(moves, pick)).toEqual({ need: "pay", cards: [7, 9], more: 2 });
    expect(next(moves, { ...pick, paid: [7] })).toEqual({ need: "pay", cards: [9, 7], more: 1 });
    expect(next(moves, { ...pick, paid: [7, 7] })).toEqual({ need: "nothing", move: moves[10] });
    expect(left(moves, { ...pick, paid: [9, 9] })).toEqual([]);
  });
  it("every move can be reached, and nothing else", () => {
    for (const wanted of moves) {
      const deed = deeds(moves).find((d) => d.verb === wanted.verb && d.card === wanted.card && d.name === wanted.name)!;
      const pick = { ...begin(deed), target: wanted.target, paid: wanted.pay };
      expect(next(moves, pick)).toEqual({ need: "nothing", move: wanted });
    }
  });
});
