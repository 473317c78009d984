// What the pointer is on: a card of my hand, a card elsewhere, or somebody.

export type Subject =
  | { is: "hand"; place: number; card: number }
  /** In play before a figure, or on the table. */
  | { is: "card"; card: number; figure: number }
  | { is: "figure"; figure: number };

/** What an element belongs to, and the element that shows it; null for whatever is neither card nor character. */
export function subjectAt(target: EventTarget | null): { subject: Subject; shown: Element } | null {
  if (!(target instanceof Element)) return null;
  const shown = target.closest("[data-card], [data-figure], [data-aim]");
  if (!(shown instanceof HTMLElement) || shown.closest("dialog")) return null;
  const { card, at, figure, aim } = shown.dataset;
  if (card !== undefined && +card >= 0) {
    if (shown.closest(".hand")) return { shown, subject: { is: "hand", place: +(at ?? -1), card: +card } };
    const owner = shown.closest<HTMLElement>("[data-figure]")?.dataset.figure;
    return { shown, subject: { is: "card", card: +card, figure: +(owner ?? -1) } };
  }
  const who = figure ?? aim;
  return who !== undefined && +who >= 0 ? { shown, subject: { is: "figure", figure: +who } } : null;
}
