import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { overlaps, placeBeside, type Box } from "../src/hands/place";
import { deedOf, type Press } from "../src/hands/shortcuts";
import { stopFor } from "../src/hands/stops";
import { ofCard, ofFigure, ofGear } from "../src/hands/verdicts";
import { kindOf, passes } from "../src/lib/logfilter";
import { packMoment, unpackMoment, type Moment } from "../src/lib/moment";
import type { Line } from "../src/lib/wire";

const press = (key: string, more: Partial<Press> = {}): Press => ({ key, code: "", shiftKey: false, ctrlKey: false, altKey: false, metaKey: false, isComposing: false, ...more });

describe("keys", () => {
  it("choose by number, pass, end the turn, answer, list themselves", () => {
    expect(deedOf(press("7"), true)).toEqual({ do: "choose", nth: 7 });
    expect(["0", "e", "E", " ", "?"].map((key) => deedOf(press(key), true)?.do)).toEqual(["pass", "end", "end", "obvious", "list"]);
    expect(["ArrowLeft", "ArrowDown", "Escape"].map((key) => deedOf(press(key), true))).toEqual([
      { do: "move", by: -1, along: "row" }, { do: "move", by: 1, along: "column" }, { do: "back" },
    ]);
  });
  it("count by their place where the row of digits types letters", () => {
    expect(deedOf(press("ě", { code: "Digit2" }), true)).toEqual({ do: "choose", nth: 2 });
    expect(deedOf(press("2", { code: "Digit2", shiftKey: true }), true)).toEqual({ do: "choose", nth: 2 });
    expect(deedOf(press("@", { code: "Digit2", shiftKey: true }), true)).toBeNull();
  });
  it("leave those alone that belong to the browser, to an input method, or to nobody", () => {
    for (const held of ["ctrlKey", "altKey", "metaKey", "isComposing"] as const) expect(deedOf(press("1", { [held]: true }), true)).toBeNull();
    expect(["q", "Tab", "Enter", "F5"].map((key) => deedOf(press(key), true))).toEqual([null, null, null, null]);
  });
  it("that are single characters can be turned off; arrows and Escape stay", () => {
    expect(["1", "0", "e", " ", "?"].map((key) => deedOf(press(key), false))).toEqual([null, null, null, null, null]);
    expect(["ArrowUp", "Escape"].map((key) => deedOf(press(key), false)?.do)).toEqual(["move", "back"]);
  });
});

describe("a preview", () => {
  const room: Box = { x: 0, y: 0, width: 1366, height: 768 };
  const size = { width: 400, height: 240 };
  it("lies beside what it is about, inside the window", () => {
    const thing = { x: 1300, y: 5, width: 60, height: 90 };
    const place = placeBeside(thing, size, room, [])!;
    expect(overlaps(place, thing)).toBe(false);
    expect(place.x >= 0 && place.y >= 0 && place.x + place.width <= room.width && place.y + place.height <= room.height).toBe(true);
  });
  it("covers nothing that one may be about to click, wherever the pointer is", () => {
    const hand = { x: 300, y: 600, width: 700, height: 168 };
    const prompt = { x: 300, y: 520, width: 700, height: 70 };
    for (let x = 0; x < 1300; x += 35) {
      for (let y = 0; y < 700; y += 35) {
        const thing = { x, y, width: 60, height: 80 };
        const place = placeBeside(thing, size, room, [hand, prompt]);
        if (place) for (const box of [thing, hand, prompt]) expect(overlaps(place, box)).toBe(false);
      }
    }
    expect(placeBeside({ x: 500, y: 640, width: 90, height: 128 }, size, room, [hand, prompt])).not.toBeNull();
  });
  it("stays away where there is no place for it", () => {
    expect(placeBeside({ x: 100, y: 100, width: 50, height: 50 }, size, { x: 0, y: 0, width: 410, height: 700 }, [])).toBeNull();
    expect(placeBeside({ x: 600, y: 300, width: 50, height: 50 }, size, room, [room])).toBeNull();
  });
});

const line = (id: string, args: Line["args"] = {}): Line => ({ is: "line", id, args });

describe("the log", () => {
  it("knows the kind of every line that there can be", () => {
    const events = readFileSync(new URL("../../src/boothill/locales/en/events.ftl", import.meta.url), "utf-8");
    const kinds = [...events.matchAll(/^([a-z][\w-]*) =/gm)].map(([, id]) => id!).filter((id) => id !== "by-ability");
    expect(kinds.length).toBeGreaterThan(30);
    expect(kinds.filter((kind) => !kindOf(kind))).toEqual([]);
  });
  it("is filtered by whom a line speaks of, however deep, and by kind", () => {
    const shot = { kind: "played", line: line("played", { seat: "Ann", card: { is: "name", name: "Bob" }, target: line("figure", { seat: "Cid" }) }) };
    expect(["Ann", "Cid", "Bob", "Dan"].map((name) => passes({ name, kind: "" }, shot))).toEqual([true, true, false, false]);
    expect((["", "played", "life"] as const).map((kind) => passes({ name: "", kind }, shot))).toEqual([true, true, false]);
    expect(passes({ name: "Ann", kind: "turns" }, shot)).toBe(false);
    const by = { kind: "drew", line: line("by-ability", { line: line("drew", { seat: "Eve" }) }) };
    expect(passes({ name: "Eve", kind: "cards" }, by)).toBe(true);
  });
});

describe("a shared moment", () => {
  const view = {
    names: ["Ann"], owner: [0], life: [4], full: [4], who: ["Rose Doolan"], table: [[]], alive: [true], roles: ["sheriff"], fronts: [0], hands: [[3]],
    moves: [{ text: "end" }], choices: [line("end")], aims: [{}],
  } as unknown as Moment["view"];
  const moment: Moment = { game: "classic", options: {}, seat: 0, number: 9, view, told: Array.from({ length: 30 }, (_, number) => ({ kind: "turn", line: line("turn"), rule: "", number })), question: null };
  it("comes back as it was, without what could be done then, and with the last lines", async () => {
    const found = await unpackMoment(await packMoment(moment));
    expect(found.view).toEqual({ ...view, moves: [], choices: [], aims: [] });
    expect(found.told.map(({ number }) => number)).toEqual([26, 27, 28, 29]);
    expect([found.game, found.seat, found.number]).toEqual(["classic", 0, 9]);
  });
  it("of a damaged link is refused", async () => {
    const packed = await packMoment(moment);
    await expect(unpackMoment(packed.slice(0, -9))).rejects.toThrow();
    await expect(unpackMoment("")).rejects.toThrow();
    await expect(unpackMoment(await packMoment({ ...moment, view: { ...view, names: 3 } as never }))).rejects.toThrow();
  });
});

describe("why something can be played or not", () => {
  const aim = (seat: number) => ({ kind: "figure", seat, figure: seat, card: -1, name: line(""), label: line(""), whom: line("") });
  const asked: string[] = [];
  const desk = {
    mine: 0, hand: [7, 9, 9, 11],
    view: { owner: [0, 1, 2, 3], alive: [true, true, true, false] },
    rules: { faces: { 7: { intents: [{ what: "hit", whom: "target" }] }, 9: { intents: [{ what: "heal", whom: "user" }] }, 11: { intents: [{ what: "take", whom: "target" }] } } },
    moves: [
      { verb: "play", card: 7, aim: aim(1) }, { verb: "play", card: 9, aim: null }, { verb: "use", card: 20, aim: null }, { verb: "end", card: -1, aim: null },
    ],
    text: (card: number) => `card ${card}`,
    named: (figure: number) => `seat ${figure}`,
    room: { whyNot: (move: string) => (asked.push(move), Promise.resolve({ type: "why", id: 0, refusals: [line(move)], rules: ["BAS-1.1"] })) },
  } as unknown as Parameters<typeof ofCard>[0];
  const told = (found: Awaited<ReturnType<typeof ofCard>>) => found.map(({ card, figure, can, refusals }) => [card, figure, can, ...refusals.map((one) => `${one.line.id} ${one.rule}`)]);

  it("is told of a card for everybody who is left, or for the card as such", async () => {
    expect(told(await ofCard(desk, 7))).toEqual([[7, 1, true], [7, 2, false, "play card 7 -> seat 2 BAS-1.1"]]);
    expect(told(await ofCard(desk, 9))).toEqual([[9, -1, true]]);
    expect(told(await ofCard(desk, 11))).toEqual([[11, -1, false, "play card 11 BAS-1.1"]]);
  });
  it("is told of somebody for every card that is meant for somebody", async () => {
    expect(told(await ofFigure(desk, 1))).toEqual([[7, 1, true], [11, 1, false, "play card 11 -> seat 1 BAS-1.1"]]);
    expect(told(await ofFigure(desk, 2, [7]))).toEqual([[7, 2, false, "play card 7 -> seat 2 BAS-1.1"]]);
  });
  it("is told of my own cards in play, and not of others'", async () => {
    expect(told(await ofGear(desk, 20, 0))).toEqual([[20, -1, true]]);
    expect(told(await ofGear(desk, 21, 0))).toEqual([[21, -1, false, "use card 21 BAS-1.1"]]);
    expect(await ofGear(desk, 20, 1)).toEqual([]);
  });
});

describe("where the focus goes on", () => {
  const page = (...there: string[]) => ({ querySelector: (selector: string) => (there.includes(selector) ? ({ selector } as unknown as Element) : null) });
  const stop = (asked: boolean, ended: boolean, ...there: string[]) => (stopFor(page(...there), asked, ended) as unknown as { selector: string } | null)?.selector;

  it("is the card in the fingers before the hand, and the hand before the end of the turn", () => {
    expect(stop(true, false, ".hand button.useful", ".prompt .row button")).toBe(".hand button.useful");
    expect(stop(true, false, ".hand button.useful", ".fingers .aim", ".fingers .button:not(.quiet)")).toBe(".fingers .aim");
  });
  it("is not the yes of a doubt", () => {
    expect(stop(true, false, ".hand button.useful", ".doubt .button:not(.primary)", ".prompt .row button")).toBe(".doubt .button:not(.primary)");
  });
  it("is nowhere while others are asked, but for what is to be read, and the next game at the end", () => {
    expect(stop(false, false, ".hand button.useful", ".prompt .row button")).toBeUndefined();
    expect(stop(false, false, ".arena .intro button.primary")).toBe(".arena .intro button.primary");
    expect(stop(false, true, ".hand button.useful", ".end .next button.primary:not(:disabled)")).toBe(".end .next button.primary:not(:disabled)");
  });
});
