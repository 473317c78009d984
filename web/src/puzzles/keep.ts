// Keeps the puzzles of the coming days, and a few more, for when there is no connection: what the server makes of each is asked for once,
// and the service worker keeps it.
import { api } from "../lib/api";
import { solved } from "../lib/prefs.svelte";
import { LEARNER } from "../lessons/scenario";
import { patiently } from "../lessons/keep";
import { following } from "./filter";
import { dayOf, ofDay, scenarioText, type Puzzle } from "./puzzles";
import { score } from "./score";

const DAYS = 5;
const MORE = 5;

export async function keepPuzzles(puzzles: readonly Puzzle[]): Promise<void> {
  const today = dayOf(Date.now());
  if (!navigator.serviceWorker?.controller || solved.kept() === today) return;
  const numbers = Array.from({ length: DAYS }, (_, day) => ofDay(today + day, puzzles.length));
  const all = puzzles.map((_, i) => i + 1);
  const tried = { ...score().tried };
  for (let i = 0; i < MORE; i++) {
    const next = following(all, tried, 0);
    numbers.push(next);
    tried[next] = true;
  }
  for (const number of new Set(numbers)) {
    const puzzle = puzzles[number - 1]!;
    await patiently(async () => {
      const settled = await api.settle(scenarioText(puzzle, puzzle.scenario.steps), LEARNER, puzzle.kind !== "who");
      await api.ruleset(puzzle.scenario.game, settled.options);
    });
  }
  solved.keep(today);
}
