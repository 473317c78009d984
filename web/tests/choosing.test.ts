import { describe, expect, it } from "vitest";
import { aimsAt, begin, byPlayer, choices, choicesWith, fromHand, left, next, openMoves, type Choice, type OpenMove } from "../src/lib/choosing";
import { staysInPlay } from "../src/lib/motion";
import { slug } from "../src/lib/slug";
import type { Aim, Happened, Line } from "../src/lib/wire";

const line = (id: string): Line => ({ is: "line", id, args: {} });
const aim = (kind: string, seat: number, figure = seat, card = -1): Aim => ({ kind, seat, figure, card, name: line(kind), label: line(kind), whom: line(`seat ${seat}`) });
const move = (choice: number, verb: string, card = -1, at: Aim | null = null, name = "", price: number[] = []): OpenMove => ({
  text: [verb, card, at?.kind, at?.seat, name, ...price].join(" "), label: line("whole"), verb, card, aim: at, name, price, choice, what: line(`choice ${choice}`), doubtful: "", hint: null,
});

describe("names", () => {
  it("become slugs as phrases.key_of makes them", () => {
    expect(["Rev. Carabine", "José Delgado", "BANG!", "Wells Fargo"].map(slug)).toEqual(["rev-carabine", "jose-delgado", "bang", "wells-fargo"]);
  });
});

describe("from a tap to a move", () => {
  const moves = [
    move(0, "end"),
    move(1, "play", 7, aim("figure", 1)),
    move(1, "play", 7, aim("figure", 2)),
    move(2, "play", 9),
    move(3, "play", 12, aim("gear", 1, 1, 40)),
    move(3, "play", 12, aim("hand", 1)),
    move(3, "play", 12, aim("hand", 3)),
    move(4, "play", 20, aim("figure", 2), "", [7]),
    move(4, "play", 20, aim("figure", 2), "", [9]),
    move(5, "use", -1, null, "Somebody", [7, 9]),
    move(5, "use", -1, null, "Somebody", [7, 7]),
    move(6, "choose", -1, aim("side", 0, -1)),
    move(7, "choose", -1, aim("side", 1, -1)),
  ];
  const aimsOf = (choice: Choice): Aim[] => {
    const step = next(begin(choice));
    return step?.need === "target" ? step.aims : [];
  };

  it("a card that is just played needs nothing more", () => {
    const [choice] = choicesWith(moves, 9);
    expect(next(begin(choice!))).toEqual({ need: "nothing", move: moves[3] });
  });
  it("a target is always tapped", () => {
    const pick = begin(choicesWith(moves, 7)[0]!);
    expect(next(pick)).toEqual({ need: "target", aims: [moves[1]!.aim, moves[2]!.aim] });
    expect(next({ ...pick, aim: moves[2]!.aim! })).toEqual({ need: "nothing", move: moves[2] });
  });
  it("several things of one player are told apart", () => {
    const aims = aimsOf(choicesWith(moves, 12)[0]!);
    expect(byPlayer(aims).map((group) => group.length)).toEqual([2, 1]);
    expect(aimsAt(aims, 1, 1).map(({ kind }) => kind)).toEqual(["gear", "hand"]);
    expect(aimsAt(aims, 3, 3).map(({ kind }) => kind)).toEqual(["hand"]);
  });
  it("what belongs to a seat as a whole is tapped on any of its figures", () => {
    expect(aimsAt([aim("hand", 1, -1)], 1, 2)).toHaveLength(1);
    expect(aimsAt([aim("figure", 1, 3)], 1, 2)).toHaveLength(0);
  });
  it("what a card costs is asked for after its target", () => {
    const pick = { ...begin(choicesWith(moves, 20)[0]!), aim: moves[7]!.aim! };
    expect(next(pick)).toEqual({ need: "pay", cards: [7, 9], more: 1 });
    expect(next({ ...pick, paid: [9] })).toEqual({ need: "nothing", move: moves[8] });
  });
  it("two cards are given up one after the other, two of a kind too", () => {
    const pick = begin(choices(moves).find((choice) => choice.name === "Somebody")!);
    expect(next(pick)).toEqual({ need: "pay", cards: [7, 9], more: 2 });
    expect(next({ ...pick, paid: [7] })).toEqual({ need: "pay", cards: [9, 7], more: 1 });
    expect(next({ ...pick, paid: [7, 7] })).toEqual({ need: "nothing", move: moves[10] });
    expect(left({ ...pick, paid: [9, 9] })).toEqual([]);
  });
  it("what points at something has a button of its own, with the words that came with it", () => {
    const buttons = choices(moves.filter((one) => !fromHand(one))).filter(({ verb }) => verb === "choose");
    expect(buttons.map(({ what }) => what.id)).toEqual(["choice 6", "choice 7"]);
  });
  it("moves get the words that came beside them", () => {
    const { what: _, ...bare } = moves[4]!;
    const { kind, seat, figure, card } = bare.aim!;
    const told = { moves: [{ ...bare, choice: 0, aim: { kind, seat, figure, card } }], choices: [line("rob")], aims: [aim("hand", 2), bare.aim!] };
    expect(openMoves(told)).toEqual([{ ...bare, choice: 0, what: line("rob") }]);
  });
  it("every move can be reached, and nothing else", () => {
    for (const wanted of moves) {
      const choice = choices(moves).find(({ moves: inside }) => inside.includes(wanted))!;
      const pick = { ...begin(choice), ...(wanted.aim ? { aim: wanted.aim } : {}), paid: wanted.price };
      expect(next(pick)).toEqual({ need: "nothing", move: wanted });
    }
  });
});

describe("motion", () => {
  const event = (kind: string, cards: number[]): Happened => ({ kind, seat: 0, other: -1, cards, n: 0, name: "", target: null });
  it("a card that is laid does not fly to the pile as well", () => {
    const played = event("played", [5]);
    expect(staysInPlay(played, [played, event("laid", [5])])).toBe(true);
    expect(staysInPlay(played, [played, event("spent", [5]), event("laid", [6])])).toBe(false);
  });
});
