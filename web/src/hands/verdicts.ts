// Whether something can be played now, and if not, why: what can be played is known here, why not only the server knows.
import { aimsAt, fromHand } from "../lib/choosing";
import type { Desk } from "../lib/desk.svelte";
import type { Line } from "../lib/wire";

export interface Verdict {
  /** The card that it is about; -1 where it is only about a target. */
  card: number;
  /** The figure that it would be aimed at, or -1. */
  figure: number;
  can: boolean;
  /** Why not, each with its rule. */
  refusals: { line: Line; rule: string }[];
}

type Asking = Pick<Desk, "moves" | "room" | "rules" | "view" | "mine" | "hand" | "text" | "named">;

async function refused(desk: Asking, card: number, figure: number, move: string): Promise<Verdict> {
  const why = await desk.room.whyNot(move);
  return { card, figure, can: false, refusals: why?.refusals.map((line, i) => ({ line, rule: why.rules[i] ?? "" })) ?? [] };
}

const can = (card: number, figure: number): Verdict => ({ card, figure, can: true, refusals: [] });

/** Everybody else who is still in the game. */
const others = ({ view, mine }: Asking): number[] => view.owner.flatMap((owner, figure) => (owner !== mine && view.alive[figure] ? [figure] : []));

/** Is a card meant for somebody who is chosen? */
const isAimed = ({ rules }: Asking, card: number): boolean => rules.faces[card]?.intents.some(({ whom }) => whom === "target") ?? false;

/** A card of my hand: whether it can be played, and against whom. */
export async function ofCard(desk: Asking, card: number): Promise<Verdict[]> {
  const moves = desk.moves.filter((move) => move.card === card && fromHand(move));
  if (!moves.length) return [await refused(desk, card, -1, `play ${desk.text(card)}`)];
  const aims = moves.flatMap(({ aim }) => aim ?? []);
  if (!aims.length || moves.some(({ aim }) => !aim)) return [can(card, -1)];
  const { verb } = moves[0]!;
  return Promise.all(others(desk).map((figure) => ofAim(desk, verb, card, figure, aimsAt(aims, desk.view.owner[figure]!, figure).length > 0)));
}

function ofAim(desk: Asking, verb: string, card: number, figure: number, found: boolean): Promise<Verdict> | Verdict {
  return found ? can(card, figure) : refused(desk, card, figure, `${verb} ${desk.text(card)} -> ${desk.named(figure)}`);
}

/** Somebody as a target: for the cards given, or for every card of my hand that is meant for somebody. */
export async function ofFigure(desk: Asking, figure: number, cards: readonly number[] = [...new Set(desk.hand)].filter((card) => isAimed(desk, card))): Promise<Verdict[]> {
  return Promise.all(
    cards.map((card) => {
      const moves = desk.moves.filter((move) => move.card === card && fromHand(move));
      const aims = moves.flatMap(({ aim }) => aim ?? []);
      return ofAim(desk, moves[0]?.verb ?? "play", card, figure, aimsAt(aims, desk.view.owner[figure]!, figure).length > 0);
    }),
  );
}

/** A card in play before me: whether it can be used. */
export async function ofGear(desk: Asking, card: number, figure: number): Promise<Verdict[]> {
  if (desk.view.owner[figure] !== desk.mine) return [];
  if (desk.moves.some((move) => move.verb === "use" && move.card === card)) return [can(card, -1)];
  return [await refused(desk, card, -1, `use ${desk.text(card)}`)];
}
