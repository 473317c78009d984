// Who I am and what I have to do to win, in words.
import type { Desk } from "./desk.svelte";
import { rolesOf } from "./sides";
import { named, say, t, words, type Args } from "./words.svelte";

export interface Goal {
  who: string;
  goal: string;
  /** What else is good to know at the beginning. */
  more: string;
}

/** Null for those who only watch. */
export function goalOf(desk: Desk): Goal | null {
  const { view, rules, mine } = desk;
  const role = view.roles[mine] ?? "";
  if (!role) return null;
  const args: Args = { players: view.names.length, left: view.names.filter((_, seat) => view.alive[view.fronts[seat]!]).length };
  for (const sort of rolesOf(rules)) args[sort] = view.names[view.roles.indexOf(sort)] ?? "";
  const many = rules.shape.figures > 1;
  const row = rules.characters.find((who) => who.name === view.who[view.fronts[mine]!]);
  return {
    who: many ? t("you-lead", { role }) : t("you-are", { character: named(view.who[mine]!), role: named(role) }),
    goal: words.has(`goal-${role}`) ? t(`goal-${role}`, args) : "",
    more: many ? t("page-two-figures") : row ? `${words.name(row.name)}: ${say(row.text)}` : "",
  };
}
