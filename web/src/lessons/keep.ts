// Keeps rules and lessons for when there is no connection: what the server makes of each lesson is asked for once, and the service
// worker keeps it.
import { api, gameOf } from "../lib/api";
import { spoken } from "../lib/words.svelte";
import { lessons } from "../lib/prefs.svelte";
import { LESSONS } from "./lessons";
import { LEARNER, linesOf, scenarioOf } from "./scenario";

/** What tells these lessons from those of another version of the page. */
const EDITION = LESSONS.reduce((sum, { text }) => [...text].reduce((hash, sign) => (hash * 31 + sign.codePointAt(0)!) | 0, sum), 7);

/** A busy server is asked again after a while, which gets longer. */
export async function patiently(ask: () => Promise<unknown>, wait = 1000): Promise<void> {
  try {
    await ask();
  } catch (problem) {
    if (wait > 20_000) throw problem;
    await new Promise((go) => setTimeout(go, wait));
    await patiently(ask, 2 * wait);
  }
}

export async function keepLessons(): Promise<void> {
  if (lessons.kept() === EDITION) return;
  await api.rules(spoken());
  await api.again();
  for (const { text } of LESSONS) {
    const { head, lines } = linesOf(text);
    await api.ruleset(await gameOf(text));
    await patiently(() => api.settle(scenarioOf(head, lines), LEARNER));
  }
  lessons.keep(EDITION);
}
