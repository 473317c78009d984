import { expect, test } from "vitest";
import { grouped, nearest, offered } from "../src/lib/bots";
import type { BotShown } from "../src/lib/wire";

const bots: BotShown[] = [
  { name: "easy", elo: {}, games: ["classic", "duel"], level_in: [] },
  { name: "good", elo: {}, games: ["classic", "duel"], level_in: [] },
  { name: "learned", elo: {}, games: ["duel"], level_in: [] },
  { name: "best", elo: {}, games: ["classic", "duel"], level_in: [] },
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

test("levels come before all other bots, game by game", () => {
  const names = (found: readonly BotShown[]) => found.map((bot) => bot.name);
  const some = bots.map((bot) => ({ ...bot, level_in: bot.name === "good" ? ["duel"] : bot.name === "best" ? ["classic", "duel"] : [] }));
  const duel = grouped(some, "duel");
  expect([names(duel.levels), names(duel.others)]).toEqual([["good", "best"], ["easy", "learned"]]);
  const classic = grouped(some, "classic");
  expect([names(classic.levels), names(classic.others)]).toEqual([["best"], ["easy", "good"]]);
  expect(grouped(bots, "duel")).toEqual({ levels: [], others: bots });
});
