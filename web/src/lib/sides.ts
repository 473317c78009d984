// Roles and sides at a table, as the server tells them: the page has no list of its own.
import type { Rules } from "./api";
import { words } from "./words.svelte";

/** The roles that are dealt to so many players, each once. */
export function rolesAt(rules: Rules, players: number): string[] {
  return [...new Set(rules.roles[players] ?? [])];
}

/** All roles of a game, for any number of players. */
export function rolesOf(rules: Rules): string[] {
  return [...new Set(Object.values(rules.roles).flat())];
}

/** Is there a role that lies open while the others are hidden? */
export function isLed(rules: Rules, players: number): boolean {
  return !!rules.shape.leader && rolesAt(rules, players).includes(rules.shape.leader);
}

/** The side that a role plays for; without a leader everybody plays for himself. */
export function sideOf(rules: Rules, players: number, role: string): string {
  return isLed(rules, players) ? (rules.shape.sides[role] ?? role) : role;
}

/** The sides at a table, as the set lists them. */
export function sidesAt(rules: Rules, players: number): string[] {
  const roles = rolesAt(rules, players);
  const listed = Object.keys(rules.shape.sides).filter((role) => roles.includes(role));
  return [...new Set([...listed, ...roles].map((role) => sideOf(rules, players, role)))];
}

/** What a side is called: by a message where roles make sides, or as the game prints it. */
export function sideName(rules: Rules, players: number, side: string): string {
  const id = `page-side-${side}`;
  return isLed(rules, players) && words.has(id) ? words.t(id) : words.name(side);
}
