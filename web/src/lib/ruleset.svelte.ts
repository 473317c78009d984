// The rules of what is played at a table, asked for anew whenever something else is agreed on.
import { api, type Rules } from "./api";
import type { Room } from "./room.svelte";
import { words } from "./words.svelte";

export class Ruleset {
  rules = $state.raw<Rules | null>(null);

  /** To be made while a component is: it asks for as long as that is there. */
  constructor(room: Room) {
    const wanted = $derived(room.table ? JSON.stringify([room.table.settings.game, room.table.settings.options]) : "");
    $effect(() => {
      if (!wanted) return;
      const [game, options] = JSON.parse(wanted) as [string, Record<string, string>];
      let late = false;
      void api.ruleset(game, options).then((found) => {
        if (late) return;
        this.rules = found;
        words.game = found.name;
      });
      return () => (late = true);
    });
  }
}
