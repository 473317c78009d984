import { expect, test } from "vitest";
import { nearest, offered } from "../src/lib/bots";
import type { BotShown } from "../src/lib/wire";

const bots: BotShown[] = [
  { name: "easy", elo: {}, games: ["classic", "duel"], levels: [] },
  { name: "good", elo: {}, games: ["classic", "duel"], levels: [] },
  { name: "learned", elo: {}, games: ["duel"], levels: [] },
  { name: "best", elo: {}, games: ["classic", "duel"], levels: [] },
];

test("a game is offered the bots that play it", () => {
  expect(offered(bots, "classic").map((bot) => bot.name)).toEqual(["easy", "good", "best"]);
  expect(offered(bots, "duel")).toEqual(bots);
});

test("another game keeps its bots, or gets the next weaker ones that play it", () => {
  expect(nearest(bots, "best", "classic")).toBe("best");
  expect(nearest(bots, "learned", "classic")).toBe("good");
  expect(nearest(bots, "learned", "duel")).toBe("learned");
  expect(nearest(bots.slice(2), "learned", "classic")).toBe("best");
  expect(nearest([], "learned", "classic")).toBe("learned");
});
