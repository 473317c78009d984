// Everything but the first page is fetched when it is wanted.
const PAGES = {
  table: () => import("../pages/Table.svelte"),
  screen: () => import("../pages/Screen.svelte"),
  games: () => import("../pages/Games.svelte"),
  gallery: () => import("../pages/Gallery.svelte"),
  rules: () => import("../pages/Rules.svelte"),
  moment: () => import("../pages/Moment.svelte"),
  analysis: () => import("../pages/Analysis.svelte"),
  // As links of earlier versions have it.
  settle: () => import("../pages/Analysis.svelte"),
  replay: () => import("../pages/Replay.svelte"),
  learn: () => import("../pages/Learn.svelte"),
  puzzles: () => import("../pages/Puzzles.svelte"),
  about: () => import("../pages/About.svelte"),
};

export function pageOf(name: string): ReturnType<(typeof PAGES)[keyof typeof PAGES]> | null {
  return name in PAGES ? PAGES[name as keyof typeof PAGES]() : null;
}
