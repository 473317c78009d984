// What the keys do at a table, and the numbers that show which key chooses what. Fetched when somebody uses a key.
import { tick } from "svelte";
import type { Desk } from "../lib/desk.svelte";
import type { Deed } from "./shortcuts";

const all = (selector: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(selector)];
const BUTTONS = ".prompt :is(.button, .pick):not(.quiet, .decline, :disabled)";
const HAND = ".hand button";
/** What is only to be read and put away: who I am, that I am out, which event has come. */
const READ = ".arena .intro button.primary";

/** What the keys 1 to 9 choose from now. Where cards of the hand are played, they come first. */
function choices(desk: Desk): HTMLElement[] {
  const buttons = desk.back === null ? all(BUTTONS) : [];
  if (desk.held >= 0 || desk.pick || desk.doubt || desk.room.ask?.threat) return buttons;
  const hand = all(HAND);
  const plays = desk.handChoices.length > 0 || !buttons.length;
  return plays ? [...hand, ...buttons] : buttons;
}

/** The one obvious answer, if there is one: what has to be read is put away, what is picked is played, the only answer is given. */
function obvious(desk: Desk, sudden: boolean): void {
  if (desk.back !== null) return void (desk.back = null);
  const read = all(READ)[0];
  if (read) return read.click();
  if (desk.doubt) return;
  if (desk.next?.need === "nothing") return desk.commit(desk.next.move);
  if (desk.next?.need === "target" && desk.aims.length === 1) return desk.aim(desk.aims[0]!);
  if (desk.peeked) return desk.press(desk.peeked);
  if (desk.held < 0 && !desk.plan && desk.room.ask && desk.moves.length === 1 && !sudden) desk.commit(desk.moves[0]!);
}

/** The rows of things that the arrows go through, from top to bottom. */
function rows(desk: Desk): HTMLElement[][] {
  const seats = all(desk.aims.length ? ".arena .lit, .stage .lit" : ".arena [data-figure], .stage [data-figure]");
  return [seats, all(".prompt .button:not(:disabled), .prompt .pick"), all(`${desk.lit(desk.mine, desk.view.fronts[desk.mine] ?? -1) ? ".me, " : ""}${HAND}`)].filter((row) => row.length);
}

const middle = (element: HTMLElement): number => {
  const box = element.getBoundingClientRect();
  return box.x + box.width / 2;
};

function move(desk: Desk, by: -1 | 1, along: "row" | "column"): void {
  if (desk.back !== null && along === "row") return desk.step(by);
  const found = rows(desk);
  const here = document.activeElement as HTMLElement;
  const at = found.findIndex((row) => row.includes(here));
  const row = found[at];
  if (!row) {
    // Nothing has the focus: begin where something can be done.
    const first = all(".fingers .aim, .prompt .pick")[0] ?? all(`${HAND}.useful`)[0] ?? found.at(-1)?.[0];
    return first?.focus();
  }
  if (along === "row") return row[(row.indexOf(here) + by + row.length) % row.length]!.focus();
  const next = found[at + by];
  next?.toSorted((a, b) => Math.abs(middle(a) - middle(here)) - Math.abs(middle(b) - middle(here)))[0]!.focus();
}

function back(desk: Desk): void {
  if (desk.back !== null) return void (desk.back = null);
  const place = desk.held;
  desk.drop();
  if (place >= 0) void tick().then(() => all(HAND)[place]?.focus({ preventScroll: true }));
}

/** Do what a key asks for. A question that has come up `sudden`ly is not answered: the key was meant to skip what was shown before it. */
export function act(desk: Desk, deed: Exclude<Deed, { do: "list" }>, sudden: boolean): void {
  switch (deed.do) {
    case "choose":
      return choices(desk)[deed.nth - 1]?.click();
    case "pass":
      if (desk.decline?.verb === "pass" && !desk.plan && !sudden) desk.commit(desk.decline);
      return;
    case "end":
      if (desk.decline?.verb === "end") desk.commit(desk.decline);
      return;
    case "obvious":
      return obvious(desk, sudden);
    case "move":
      return move(desk, deed.by, deed.along);
    case "back":
      return back(desk);
  }
}

const NUMBERED = ["data-key", "aria-keyshortcuts"];

/** Show at each thing which key chooses it, now and whenever something changes; what is returned takes it all back. */
export function number(desk: Desk, within: HTMLElement): () => void {
  const show = () => {
    const keys = new Map<HTMLElement, string>(choices(desk).slice(0, 9).map((element, i) => [element, String(i + 1)]));
    for (const decline of all(".prompt .decline")) keys.set(decline, desk.decline?.verb === "end" ? "E" : "0");
    for (const element of all("[data-key]")) if (!keys.has(element)) NUMBERED.forEach((name) => element.removeAttribute(name));
    for (const [element, key] of keys) NUMBERED.forEach((name) => element.getAttribute(name) !== key && element.setAttribute(name, key));
  };
  let frame = 0;
  const changed = new MutationObserver(() => {
    frame ||= requestAnimationFrame(() => ((frame = 0), show()));
  });
  changed.observe(within, { childList: true, subtree: true, attributeFilter: ["disabled", "class"] });
  show();
  return () => {
    changed.disconnect();
    cancelAnimationFrame(frame);
    for (const element of all("[data-key]")) NUMBERED.forEach((name) => element.removeAttribute(name));
  };
}
