// Where the focus goes on when what had it is gone. Nothing here knows a rule.

/** From top to bottom: what is to be read first, a doubt (not its yes), the card in the fingers, the cards before the end of the turn. */
const ASKED = [
  ".arena .intro button.primary", ".doubt .button:not(.primary)", ".fingers .aim", ".fingers .button:not(.quiet)", ".prompt .pick",
  ".threat .row button", ".hand button.useful", ".prompt .row button",
];
const ENDED = [".end .next button.primary:not(:disabled)", ".end .next .button"];

export interface Page {
  querySelector(selector: string): Element | null;
}

/** The first thing at which something can be done now, if there is one. */
export function stopFor(page: Page, asked: boolean, ended: boolean): HTMLElement | null {
  const stops = ended ? ENDED : asked ? ASKED : ASKED.slice(0, 1);
  for (const stop of stops) {
    const found = page.querySelector(stop);
    if (found) return found as HTMLElement;
  }
  return null;
}
