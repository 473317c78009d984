// Which key means what at a table. Nothing here touches the page.

export type Deed =
  /** The n-th card of the hand, or the n-th choice of a question. */
  | { do: "choose"; nth: number }
  | { do: "pass" }
  | { do: "end" }
  /** The one obvious answer. */
  | { do: "obvious" }
  | { do: "move"; by: -1 | 1; along: "row" | "column" }
  | { do: "back" }
  | { do: "list" };

export type Press = Pick<KeyboardEvent, "key" | "code" | "shiftKey" | "ctrlKey" | "altKey" | "metaKey" | "isComposing">;

const ARROWS: Record<string, Deed> = {
  ArrowLeft: { do: "move", by: -1, along: "row" },
  ArrowRight: { do: "move", by: 1, along: "row" },
  ArrowUp: { do: "move", by: -1, along: "column" },
  ArrowDown: { do: "move", by: 1, along: "column" },
};

/** What a key asks for; `single` says whether keys that are a character may be shortcuts (WCAG 2.1.4). */
export function deedOf(press: Press, single: boolean): Deed | null {
  if (press.ctrlKey || press.altKey || press.metaKey || press.isComposing) return null;
  if (press.key === "Escape") return { do: "back" };
  if (press.key in ARROWS) return press.shiftKey ? null : ARROWS[press.key]!;
  if (!single) return null;
  if (press.key === " ") return press.shiftKey ? null : { do: "obvious" };
  if (press.key === "?") return { do: "list" };
  if (press.key.toLowerCase() === "e") return { do: "end" };
  const nth = digitOf(press);
  return nth === null ? null : nth === 0 ? { do: "pass" } : { do: "choose", nth };
}

/** The digit of a key. Where the row of digits types letters unless Shift is held, as on a Czech keyboard, its place counts. */
function digitOf({ key, code, shiftKey }: Press): number | null {
  const typed = /^[0-9]$/.exec(key) ?? (shiftKey ? null : /^Digit([0-9])$/.exec(code));
  return typed ? +typed.at(-1)! : null;
}
