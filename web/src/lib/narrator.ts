// What the narrator of a party says: one sentence about what has just happened, in the language of the screen.
import type { Rules } from "./api";
import type { Room } from "./room.svelte";
import { say, t, words } from "./words.svelte";
import type { Told } from "./wire";

/** A line of the log as the narrator tells it. */
function told({ kind, line }: Told): string {
  const seat = line.args.seat;
  if (typeof seat !== "string") return say(line);
  if (kind === "turn") return t("narrator-turn", { name: seat });
  if (kind === "out" && line.args.name) return t("narrator-out", { name: seat, role: words.word(line.args.name) });
  return say(line);
}

/** The sentence before, and the latest one. */
export function narrate(room: Room, rules: Rules | null): [string, string] {
  const { table, view, ended } = room;
  if (!table || table.phase === "open" || !view || !rules) return ["", t("narrator-welcome")];
  if (ended) {
    const names = words.people(ended.winners.map((seat) => view.names[seat]!));
    return [ended.why ? say(ended.why) : t("page-end-why", { winner: rules.shape.figures > 1 ? "side" : ended.winner }), names ? t("narrator-won", { names }) : t("narrator-won.nobody")];
  }
  if (table.paused) return ["", t("narrator-paused")];
  const lines = room.told.slice(-2).map(told);
  if (room.number < 1 || !lines.length) return ["", t("narrator-begins", { number: table.number })];
  return lines.length > 1 ? [lines[0]!, lines[1]!] : ["", lines[0]!];
}
