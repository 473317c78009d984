// The story of a game, read off its replay: what turned it, who hurt whom, and from when on a role could be known.
import { isBlast } from "./happenings";
import type { Line, Replay, ReplayStep } from "./wire";

export interface Story {
  /** What turned the game, in the words of the log, by the number of the move. */
  turns: { number: number; line: Line; rule: string; out: boolean }[];
  /** How much life somebody has cost somebody, the most first. */
  deeds: { by: number; seat: number; life: number }[];
  /** From which move on onlookers could be all but sure of a hidden role; -1 if never. */
  known: { seat: number; role: string; number: number }[];
}

const SURE = 0.8;
const TURNING = new Set(["out", "returned", "became", "won", "dead"]);

export function storyOf(game: Pick<Replay, "hidden">, steps: readonly ReplayStep[]): Story {
  const turns = steps.flatMap(({ number, events, told }) => {
    // A blast, or a last life point that was saved, turns a game as well.
    const kinds = new Set(events.flatMap((event) => (isBlast(event) ? ["lost-life"] : event.kind === "played" && event.n > 0 ? ["played"] : TURNING.has(event.kind) ? [event.kind] : [])));
    return told.filter(({ kind }) => kinds.has(kind)).map(({ line, rule, kind }) => ({ number, line, rule, out: kind === "out" }));
  });
  const hurt = new Map<string, { by: number; seat: number; life: number }>();
  for (const { kind, seat, other, n } of steps.flatMap(({ events }) => events)) {
    if (kind !== "lost-life" || other < 0 || other === seat) continue;
    const deed = hurt.get(`${other}/${seat}`) ?? { by: other, seat, life: 0 };
    hurt.set(`${other}/${seat}`, { ...deed, life: deed.life + n });
  }
  const deeds = [...hurt.values()].sort((a, b) => b.life - a.life);
  return { turns, deeds, known: knownFrom(game, steps) };
}

function knownFrom(game: Pick<Replay, "hidden">, steps: readonly ReplayStep[]): Story["known"] {
  const roles = steps.at(-1)?.view.roles ?? [];
  return roles.flatMap((role, seat) => {
    const at = game.hidden.indexOf(role);
    if (at < 0 || !steps.some(({ chances }) => (chances[seat]?.[at] ?? 0) > 0)) return [];
    // Sure for good, not for a moment.
    const doubted = steps.findLastIndex(({ chances }) => (chances[seat]?.[at] ?? 1) < SURE);
    return [{ seat, role, number: steps[doubted + 1]?.number ?? -1 }];
  });
}
