// When a page that has lost its table tries again.

/** Tries that follow each other quickly: a table whose server is lost is taken over within some seconds. */
const SOON = 10;

/** Milliseconds until the next try; `luck` from 0 to 1, so that not all pages come at the same moment. */
export function pause(tries: number, luck: number): number {
  return Math.min(8000, 800 * 2 ** Math.max(0, tries - SOON)) * (0.5 + luck / 2);
}
