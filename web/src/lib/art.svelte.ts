// The drawings, in chunks of their own: a table is played before they have come.
type Folder = "cards" | "characters" | "events";

const chunks: Record<Folder, () => Promise<Record<string, string>>> = {
  cards: async () => (await import("./art/cards")).default,
  characters: async () => (await import("./art/characters")).default,
  events: async () => (await import("./art/events")).default,
};

const loaded = $state<Record<Folder, Record<string, string> | null>>({ cards: null, characters: null, events: null });
const asked = new Set<Folder>();

/** A drawing as SVG text; empty while it is not there. */
export function art(folder: Folder, name: string): string {
  if (!asked.has(folder)) {
    asked.add(folder);
    void chunks[folder]().then((drawings) => (loaded[folder] = drawings));
  }
  return loaded[folder]?.[name] ?? "";
}

const addresses = $state<Record<string, string>>({});

/** Characters whose sets bring drawings of their own. */
export function brought(characters: readonly { name: string; art: string }[]): void {
  for (const { name, art } of characters) if (art) addresses[name] = art;
}

/** Where the drawing that a set brings for a character is fetched; empty if it brings none. */
export function broughtFor(name: string): string {
  return addresses[name] ?? "";
}
