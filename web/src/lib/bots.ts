// Which bots a game can have.
import type { BotShown } from "./wire";

/** The bots that play a game, the weakest first. */
export function offered(bots: readonly BotShown[], game: string): BotShown[] {
  return bots.filter((bot) => bot.games.includes(game));
}

/** The bots that play a game: its levels, and all others. A game without levels has only the others. */
export function grouped(bots: readonly BotShown[], game: string): { levels: BotShown[]; others: BotShown[] } {
  const found = offered(bots, game);
  return { levels: found.filter((bot) => bot.level_in.includes(game)), others: found.filter((bot) => !bot.level_in.includes(game)) };
}

/** A bot for another game: the same one, or the strongest that is no stronger, or else the weakest. */
export function nearest(bots: readonly BotShown[], name: string, game: string): string {
  const found = offered(bots.slice(0, bots.findIndex((bot) => bot.name === name) + 1), game).at(-1) ?? offered(bots, game)[0];
  return found?.name ?? name;
}
