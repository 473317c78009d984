// The board as a picture: one SVG with everything in it, so that it can be posted where no page can.
import type { Desk } from "../lib/desk.svelte";
import { slug } from "../lib/slug";
import type { BoardShown } from "../lib/wire";
import { say, t, words } from "../lib/words.svelte";

export interface Picture {
  svg: string;
  width: number;
  height: number;
}

const WIDTH = 960;
const ROW = 190;
const INK = "#2b1d14", PAPER = "#f6ecd4", GROUND = "#ead9b6", FELT = "#8f9a63", RED = "#9c2d17";
/** The inks of the drawings, which a page sets by its style sheet. */
const INKS = `--ink:${INK};--paper:${PAPER};--accent:#b23a1e;--accent2:#d8a13a;--steel:#6f858c;--leaf:#6b7a45`;

const escaped = (text: string): string => text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;").replace(/"/g, "&quot;");

/** A text in lines that are not longer than so many letters. */
export function wrapped(text: string, most: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/)) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < most) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

const line = (x: number, y: number, text: string, size: number, more = ""): string => `<text x="${x}" y="${y}" font-size="${size}" ${more}>${escaped(text)}</text>`;

/** Inside a picture there is no style sheet: every ink is written out. */
function inked(drawing: string): string {
  const inks = Object.fromEntries(INKS.split(";").map((ink) => ink.split(":") as [string, string]));
  return drawing.replace(/var\((--[\w-]+)(?:,[^)]*)?\)/g, (whole, name: string) => inks[name] ?? whole);
}

/** A drawing at a place of the picture. */
export function placed(drawing: string, x: number, y: number, size: number): string {
  return inked(drawing).replace(/<svg\b([^>]*)>/, (_, rest: string) => `<svg ${rest.replace(/\s(width|height|x|y)="[^"]*"/g, "")} x="${x}" y="${y}" width="${size}" height="${size}">`);
}

export async function picture(desk: Desk, shown: BoardShown): Promise<Picture> {
  const { default: portraits } = await import("../lib/art/characters");
  const view = shown.view;
  const figures = view.owner.map((_, figure) => figure).filter((figure) => view.who[figure] && view.full[figure]);
  const columns = figures.length % 3 === 1 || figures.length === 2 ? 2 : 3;
  const rows = Math.ceil(figures.length / columns);
  const column = (WIDTH - 48) / columns - 6;
  const letters = Math.floor(column / 7.4);
  const told = [...(shown.steps.findLast((step) => step.told.length)?.told.map((one) => `${say(one.line)} [${one.rule}]`) ?? []), ...(shown.ask ? [t("board-asked", { name: view.names[view.to_act] ?? "", question: say(shown.ask.question) })] : [])];
  const verdict = told.flatMap((text) => wrapped(text, 92));
  const top = 60 + rows * ROW;
  const height = top + 40 + verdict.length * 26 + 30;
  const parts: string[] = [];
  figures.forEach((figure, i) => {
    const seat = view.owner[figure]!;
    const x = 24 + (i % columns) * (column + 6);
    const y = 54 + Math.floor(i / columns) * ROW;
    const cards = (list: number[]) => list.map((card) => (card >= 0 ? words.word(desk.card(card)) : "?")).join(", ") || "–";
    const turn = view.turn === seat ? `stroke="${RED}" stroke-width="4"` : `stroke="${INK}" stroke-width="2"`;
    parts.push(`<rect x="${x}" y="${y}" width="${column}" height="${ROW - 14}" rx="8" fill="${PAPER}" ${turn}/>`);
    const drawing = portraits[slug(view.who[figure]!)];
    if (drawing) parts.push(placed(drawing, x + 10, y + 10, 62));
    parts.push(line(x + 82, y + 28, view.names[seat]!, 20, 'font-weight="700"'));
    parts.push(line(x + 82, y + 48, words.name(view.who[figure]!), 15));
    parts.push(line(x + 82, y + 68, `${view.roles[seat] ? words.opening(words.name(view.roles[seat]!)) : "?"} · ${view.alive[figure] ? `${view.life[figure]}/${view.full[figure]}` : t("page-out")}`, 15, `fill="${RED}" font-weight="700"`));
    const held = view.fronts[seat] === figure ? wrapped(`${t("board-hand")}: ${cards(view.hands[seat]!)}`, letters).slice(0, 3) : [];
    const laid = wrapped(`${t("board-in-play")}: ${cards(view.table[figure]!)}`, letters).slice(0, 2);
    [...held, ...laid].forEach((text, j) => parts.push(line(x + 10, y + 94 + j * 18, text, 14)));
  });
  verdict.forEach((text, i) => parts.push(line(24, top + 30 + i * 26, text, 18)));
  const title = String(desk.rules.name);
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" width="${WIDTH}" height="${height}" font-family="Zilla Slab, Rockwell, Georgia, serif" fill="${INK}">` +
    `<rect width="${WIDTH}" height="${height}" fill="${GROUND}"/><rect x="10" y="42" width="${WIDTH - 20}" height="${top - 48}" rx="16" fill="${FELT}"/>` +
    line(24, 30, `Boot Hill · ${t("page-game", { game: slug(title) })} · ${t("page-deck", { size: view.deck_sizes[0] ?? 0 })} · ${t("page-pile", { size: view.pile_size })}`, 18, 'font-weight="700"') +
    `${parts.join("")}</svg>`;
  return { svg, width: WIDTH, height };
}

/** The same in pixels. */
export async function png({ svg, width, height }: Picture): Promise<Blob> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = width * 2;
  canvas.height = height * 2;
  canvas.getContext("2d")!.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) => canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("no picture"))), "image/png"));
}

/** Hand a file to the browser. */
export function save(blob: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
