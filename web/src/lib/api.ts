// What the page asks the server for, besides what comes through the socket of a table.
import { brought } from "./art.svelte";
import type {
  AddressShown,
  BoardShown,
  BotShown,
  CardShown,
  Catalogue,
  ClockShown,
  Error as Refused,
  FaceShown,
  Found,
  GameShown,
  Language,
  Line,
  Link,
  Moment,
  Party,
  Replay,
  RulesetShown,
  RuleShown,
  Seated,
  Settings,
  Settled,
  TableShown,
  Why,
} from "./wire";

/** A card as it is drawn: what is printed on it, the colour of its border, the drawing its set brings, and what it is for. */
export interface Face extends FaceShown, Pick<CardShown, "edge" | "art" | "intents" | "weapon"> {}
/** Everything that a game is played with. */
export interface Rules extends Omit<Catalogue, "faces"> {
  faces: Face[];
}

/** What the server refused, in a line that says what to do. */
export class Refusal extends Error {
  constructor(
    readonly line: Line,
    /** Is it worth asking again in a moment? */
    readonly passing = false,
  ) {
    super(line.id);
  }
}

/** Too fast, or busy, or on its way back; and what took too long on a busy server need not do so again. */
const PASSING = [429, 502, 503, 504];
const TOO_LONG = "too-long";

async function call<T>(path: string, body?: unknown): Promise<T> {
  const sent = body === undefined ? {} : { method: "POST", body: JSON.stringify(body), headers: { "content-type": "application/json" } };
  let response: Response;
  try {
    response = await fetch(`/api/${path}`, sent);
  } catch {
    throw new Refusal({ is: "line", id: "page-no-server", args: {} }, true);
  }
  if (response.ok) return (await response.json()) as T;
  const refused = (await response.json().catch(() => null)) as Partial<Refused> | null;
  throw new Refusal(refused?.line ?? { is: "line", id: "page-no-server", args: {} }, PASSING.includes(response.status) || refused?.code === TOO_LONG);
}

const kept = new Map<string, Promise<unknown>>();
/** Answers that do not change are asked for once. */
function once<T>(path: string): Promise<T> {
  let answer = kept.get(path) as Promise<T> | undefined;
  if (!answer) {
    answer = call<T>(path);
    answer.catch(() => kept.delete(path));
    kept.set(path, answer);
  }
  return answer;
}

function drawn(catalogue: Catalogue): Rules {
  const cards = new Map(catalogue.cards.map(({ name, edge, art, intents, weapon }) => [name, { edge, art, intents, weapon }]));
  const plain = { edge: "brown", art: "", intents: [], weapon: 0 };
  brought(catalogue.characters);
  return { ...catalogue, faces: catalogue.faces.map((face) => ({ ...face, ...(cards.get(face.name) ?? plain) })) };
}

export const api = {
  /** Ask again for all that was asked for once: the service worker keeps what comes through it, and may have come later. */
  again: () => Promise.all([...kept.keys()].map((path) => call(path))),
  languages: () => once<string[]>("languages"),
  language: (lang: string) => once<Language>(`languages/${lang}`),
  rulesets: () => once<RulesetShown[]>("rulesets"),
  ruleset: async (game: string, options: Record<string, string> = {}): Promise<Rules> =>
    drawn(await once<Catalogue>(`rulesets/${encodeURIComponent(game)}?${new URLSearchParams(options)}`)),
  address: () => call<AddressShown>("address"),
  bots: () => once<BotShown[]>("bots"),
  clocks: () => once<ClockShown[]>("clocks"),
  rules: (lang: string) => once<RuleShown[]>(`rules?lang=${lang}`),
  search: (words: string, game: string, lang: string) => call<RuleShown[]>(`rules?${new URLSearchParams({ words, game, lang })}`),
  tables: () => call<TableShown[]>("tables"),
  table: (id: string) => call<TableShown>(`tables/${id}`),
  games: () => call<GameShown[]>("games?limit=10"),
  /** A seat at an open table, or at a new one that others find in the same way. */
  quick: (name: string) => call<Seated>("quick", { name }),
  create: (name: string, settings: Partial<Settings>) => call<Seated>("tables", { name, settings }),
  sit: (id: string, name: string, seat?: number, wait = false) =>
    call<Seated>(`tables/${id}/seats`, { name, ...(seat === undefined ? {} : { seat }), ...(wait ? { wait } : {}) }),
  party: (settings: Partial<Settings>) => call<Party>("parties", { settings }),
  byCode: (code: string) => call<Found>(`codes/${encodeURIComponent(code)}`),
  gamesOf: (table: string) => call<GameShown[]>(`tables/${table}/games`),
  replay: (game: string, seat: number, first: number, count: number) =>
    call<Replay>(`games/${game}/replay?seat=${seat}&first=${first}&count=${count}`),
  settle: (text: string, seat = "", open = false) => call<Settled>("settle", { text, seat, ...(open ? { open } : {}) }),
  board: (text: string) => call<BoardShown>("board", { text }),
  why: (text: string, move: string, seat: string) => call<Why>("why", { text, move, seat }),
  momentOf: (game: string, move?: number) => call<Moment>(`games/${game}/moment${move === undefined ? "" : `?move=${move}`}`),
  momentIn: (record: string, move?: number) => call<Moment>("moment", { record, ...(move === undefined ? {} : { move }) }),
  link: (text: string) => call<Link>("links", { text }),
  linked: (id: string) => call<Link>(`links/${encodeURIComponent(id)}`),
};

export function socketOf(table: string): string {
  return `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/ws/tables/${table}`;
}

/** The game of a scenario file; one that names none is played like a new table. */
export async function gameOf(scenario: string): Promise<string> {
  return /^game:\s*["']?([a-z+-]+)/m.exec(scenario)?.[1] ?? (await api.rulesets())[0]!.name;
}

/** The games that no other game contains: those with the most books. */
export function widest(games: readonly RulesetShown[]): RulesetShown[] {
  const within = (one: RulesetShown, other: RulesetShown) => one.books.length < other.books.length && one.books.every((book) => other.books.includes(book));
  return games.filter((game) => !games.some((other) => within(game, other)));
}
