// How a game has ended, in words: the same for the eye and for the ear.
import type { Desk } from "./desk.svelte";
import { isLed } from "./sides";
import type { Ended } from "./wire";
import { say, t, words } from "./words.svelte";

export interface Ending {
  /** Have I won? */
  head: string;
  /** Why it is over. */
  why: string;
  winners: string;
  /** Why I have lost, where that is not plain. */
  lost: string;
}

export function endingOf(desk: Desk, ended: Ended): Ending {
  const { rules, room } = desk;
  const view = room.view!;
  const players = view.names.length;
  const won = ended.winners.includes(room.seat);
  const nobody = !ended.winners.length;
  const given = ended.by >= 0 && ended.by === room.seat ? t("ended-how", { how: "own", name: "" }) : ended.why ? say(ended.why) : "";
  // Whoever was eliminated last, the one at my hands?
  const last = room.told.findLast(({ kind }) => kind === "out");
  const lost = room.seat >= 0 && !won && !nobody && !ended.why && isLed(rules, players);
  return {
    head: room.seat < 0 || nobody ? t("page-end") : won ? t("you-won") : t("you-lost"),
    why: given ? (nobody && ended.ended ? `${given} ${t("nobody-won")}` : given) : t("page-end-why", { winner: rules.shape.figures > 1 ? "side" : ended.winner }),
    winners: nobody ? "" : t("page-end.winner", { winner: ended.winner, names: words.people(ended.winners.map((seat) => view.names[seat]!)) }),
    lost: lost ? t("page-end-lost", { role: view.roles[room.seat] ?? "", winner: ended.winner, own: last?.line.args.you === "other" ? "yes" : "no" }) : "",
  };
}
