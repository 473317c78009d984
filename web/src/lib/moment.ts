// A moment of a game as a link: the board as one seat sees it, with nothing that this seat does not know, and what has just happened.
import { compress, expand } from "./compress";
import type { Line, Shown, Told } from "./wire";

export interface Moment {
  /** What is played, and by which options. */
  game: string;
  options: Record<string, string>;
  /** Whose eyes it is seen with; -1 for a spectator's. */
  seat: number;
  number: number;
  view: Shown;
  told: Told[];
  /** What that seat is asked, if it is. */
  question: Line | null;
}

const LINES = 4;

export function packMoment(moment: Moment): Promise<string> {
  // What may be done is not part of what is seen, and a few lines tell how it came to this.
  const view = { ...moment.view, moves: [], choices: [], aims: [] };
  return compress(JSON.stringify({ ...moment, view, told: moment.told.slice(-LINES) }));
}

/** Raises whatever is wrong with a link that is cut off or was never one. */
export async function unpackMoment(packed: string): Promise<Moment> {
  const found = JSON.parse(await expand(packed)) as Moment;
  const { view, told } = found;
  const lists = [view.names, view.owner, view.life, view.full, view.who, view.table, view.alive, view.roles, view.fronts, view.hands, told];
  if (!lists.every(Array.isArray) || typeof found.game !== "string") throw new Error("this is no moment of a game");
  return found;
}
