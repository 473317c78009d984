// What can be seen to move: cards that fly, smoke, darts, iron bars, words that rise. Places are elements with a data-place; what is not
// there is not shown. Only transforms and opacity change, so that a slow phone keeps up.
import { keep, lively } from "./pace";

export interface Drawn {
  element: HTMLElement;
  done: () => void;
}
let drawn: ((card: number) => Drawn) | null = null;
/** How a card is drawn is the table's business. */
export function drawCardsWith(draw: typeof drawn): void {
  drawn = draw;
}

export function shown(place: string): DOMRect | undefined {
  return document.querySelector(`[data-place="${CSS.escape(place)}"]`)?.getBoundingClientRect();
}

const sky = (): HTMLElement | null => (lively() ? document.getElementById("flights") : null);
const centre = ({ x, y, width, height }: DOMRect): [number, number] => [x + width / 2, y + height / 2];

/** Something of this kind in the sky, gone when its animation is. */
function put(kind: string, frames: Keyframe[], delay: number, duration: number, easing = "ease-out", text = ""): void {
  const layer = sky();
  if (!layer) return;
  const element = document.createElement("div");
  element.className = kind;
  element.textContent = text;
  layer.append(element);
  keep(element.animate(frames, { delay, duration, easing, fill: "both" }), () => element.remove());
}

export function fly(card: number, from: DOMRect | undefined, to: DOMRect | undefined, delay: number, ms: number): void {
  const layer = sky();
  const flier = layer && from && to ? drawn?.(card) : undefined;
  if (!layer || !from || !to || !flier) return;
  const { element } = flier;
  const width = Math.min(110, Math.max(46, to.width * 0.62));
  element.classList.add("flying");
  element.style.width = `${width}px`;
  layer.append(element);
  const at = (rect: DOMRect) => `translate(${centre(rect)[0] - width / 2}px, ${centre(rect)[1] - width * 0.7}px)`;
  const turn = (Math.random() - 0.5) * 16;
  const flight = element.animate(
    [
      { transform: `${at(from)} rotate(${turn}deg) scale(0.8)`, opacity: 0 },
      { transform: `${at(from)} rotate(${turn}deg)`, opacity: 1, offset: 0.12 },
      { transform: `${at(to)} rotate(0deg)`, opacity: 1, offset: 0.88 },
      { transform: `${at(to)} scale(0.9)`, opacity: 0 },
    ],
    { duration: ms, delay, easing: "cubic-bezier(0.3, 0.1, 0.2, 1)", fill: "both" },
  );
  keep(flight, flier.done);
}

/** A slow draw!: the card comes off the deck face down, hangs in the air, and turns over. */
export function turnUp(card: number, from: DOMRect | undefined, to: DOMRect | undefined, met: boolean, delay: number, ms: number): void {
  const layer = sky();
  if (!layer || !from || !to) return;
  const [x, y] = centre(to);
  const width = Math.min(150, Math.max(76, from.width * 1.5));
  const air = `translate(${x - width / 2}px, ${y - width * 0.85}px)`;
  const [fx, fy] = centre(from);
  const start = `translate(${fx - width / 2}px, ${fy - width * 0.75}px) scale(${from.width / width})`;
  const sides = [
    { card: -1, frames: [`${start} rotateY(0deg)`, `${air} rotateY(0deg)`, `${air} rotateY(90deg)`, `${air} rotateY(90deg)`], seen: [1, 1, 1, 0] },
    { card, frames: [`${air} rotateY(-90deg)`, `${air} rotateY(-90deg)`, `${air} rotateY(0deg) scale(1.08)`, `${air} scale(0.9)`], seen: [0, 0, 1, 0] },
  ];
  const OFFSETS = [[0, 0.32, 0.5, 0.52], [0, 0.5, 0.66, 1]];
  sides.forEach((side, i) => {
    const flier = drawn?.(side.card);
    if (!flier) return;
    flier.element.classList.add("flying", "turning");
    if (side.card >= 0) flier.element.classList.toggle("met", met);
    flier.element.style.width = `${width}px`;
    layer.append(flier.element);
    const frames = side.frames.map((transform, k) => ({ transform, opacity: side.seen[k]!, offset: OFFSETS[i]![k]! }));
    if (i) frames.splice(2, 0, { transform: `${air} rotateY(-88deg)`, opacity: 1, offset: 0.505 });
    keep(flier.element.animate(frames, { duration: ms, delay, easing: "ease-in-out", fill: "both" }), flier.done);
  });
}

/** A line of powder smoke from one place to another. */
export function trace(from: DOMRect | undefined, to: DOMRect | undefined, delay: number, ms: number): void {
  const layer = sky();
  if (!layer || !from || !to) return;
  const [x, y] = centre(from);
  const [dx, dy] = [centre(to)[0] - x, centre(to)[1] - y];
  const line = document.createElement("div");
  line.className = "trace";
  line.style.width = `${Math.hypot(dx, dy)}px`;
  const place = `translate(${x}px, ${y}px) rotate(${Math.atan2(dy, dx)}rad)`;
  layer.append(line);
  const frames = [
    { transform: `${place} scaleX(0)`, opacity: 0 },
    { transform: `${place} scaleX(0.1)`, opacity: 1, offset: 0.05 },
    { transform: `${place} scaleX(1)`, opacity: 0.9, offset: 0.35 },
    { transform: `${place} scaleX(1)`, opacity: 0 },
  ];
  keep(line.animate(frames, { duration: ms, delay, easing: "ease-out", fill: "both" }), () => line.remove());
}

/** Fire at the muzzle, on the side of the target. */
export function flash(from: DOMRect | undefined, to: DOMRect | undefined, delay: number, ms: number): void {
  if (!from || !to) return;
  const [x, y] = centre(from);
  const turn = Math.atan2(centre(to)[1] - y, centre(to)[0] - x);
  const place = `translate(${x + Math.cos(turn) * 46}px, ${y + Math.sin(turn) * 34}px) translate(-50%, -50%) rotate(${turn}rad)`;
  put("muzzle", [{ transform: `${place} scale(0.2)`, opacity: 1 }, { transform: `${place} scale(1.25)`, opacity: 1, offset: 0.3 }, { transform: `${place} scale(1.5)`, opacity: 0 }], delay, ms);
}

/** Something thrown in an arc. */
export function toss(kind: string, from: DOMRect | undefined, to: DOMRect | undefined, delay: number, ms: number): void {
  if (!from || !to) return;
  const [x, y] = centre(from);
  const [tx, ty] = centre(to);
  const up = Math.min(90, Math.hypot(tx - x, ty - y) * 0.25);
  const [mx, my] = [(x + tx) / 2, (y + ty) / 2 - up];
  const at = (px: number, py: number, turn: number) => `translate(${px}px, ${py}px) translate(-50%, -50%) rotate(${turn}rad)`;
  const frames = [
    { transform: at(x, y, Math.atan2(my - y, mx - x)), opacity: 0 },
    { transform: at(x, y, Math.atan2(my - y, mx - x)), opacity: 1, offset: 0.05 },
    { transform: at(mx, my, Math.atan2(ty - y, tx - x)), opacity: 1, offset: 0.5, easing: "ease-in" },
    { transform: at(tx, ty, Math.atan2(ty - my, tx - mx)), opacity: 1, offset: 0.82 },
    { transform: at(tx, ty, Math.atan2(ty - my, tx - mx)), opacity: 0 },
  ];
  put(kind, frames, delay, ms, "linear");
}

/** A word that rises from a place and is gone. */
export function mark(kind: string, at: DOMRect | undefined, delay: number, ms: number, text = ""): void {
  if (!at) return;
  const place = `translate(${centre(at)[0]}px, ${centre(at)[1]}px) translate(-50%, -50%)`;
  const frames = [
    { transform: `${place} scale(0.4)`, opacity: 0 },
    { transform: `${place} scale(1.15)`, opacity: 1, offset: 0.12 },
    { transform: `${place} translateY(-16px) scale(1)`, opacity: 1, offset: 0.78 },
    { transform: `${place} translateY(-26px) scale(1)`, opacity: 0 },
  ];
  put(`mark ${kind}`, frames, delay, ms, "ease-out", text);
}

/** Iron bars come down over a place, or open. */
export function bars(at: DOMRect | undefined, shut: boolean, delay: number, ms: number): void {
  const layer = sky();
  if (!layer || !at) return;
  const cage = document.createElement("div");
  cage.className = "bars";
  cage.style.width = `${at.width}px`;
  cage.style.height = `${at.height}px`;
  layer.append(cage);
  const place = `translate(${at.x}px, ${at.y}px)`;
  const frames = shut
    ? [
        { transform: `${place} translateY(-60%)`, opacity: 0 },
        { transform: `${place} translateY(4%)`, opacity: 1, offset: 0.22 },
        { transform: `${place}`, opacity: 1, offset: 0.3 },
        { transform: `${place}`, opacity: 1, offset: 0.85 },
        { transform: `${place}`, opacity: 0 },
      ]
    : [{ transform: `${place}`, opacity: 1 }, { transform: `${place}`, opacity: 1, offset: 0.35 }, { transform: `${place} translateX(80%) scaleX(0.2)`, opacity: 0 }];
  keep(cage.animate(frames, { duration: ms, delay, easing: "cubic-bezier(0.5, 0, 0.8, 1)", fill: "both" }), () => cage.remove());
}

/** Fire and smoke over a place. */
export function blast(at: DOMRect | undefined, delay: number, ms: number): void {
  if (!at) return;
  const place = `translate(${centre(at)[0]}px, ${centre(at)[1]}px) translate(-50%, -50%)`;
  put("boom", [{ transform: `${place} scale(0.1)`, opacity: 1 }, { transform: `${place} scale(1)`, opacity: 1, offset: 0.18 }, { transform: `${place} scale(1.7)`, opacity: 0 }], delay, ms);
  put("boom smoke", [{ transform: `${place} scale(0.3)`, opacity: 0 }, { transform: `${place} scale(1)`, opacity: 0.8, offset: 0.3 }, { transform: `${place} scale(2)`, opacity: 0 }], delay + ms * 0.1, ms);
}

/** The edges of the screen redden: it is about me. */
export function redden(delay: number, ms: number): void {
  put("danger", [{ opacity: 0 }, { opacity: 1, offset: 0.15 }, { opacity: 0 }], delay, ms);
}

function moved(place: string, frames: Keyframe[], delay: number, ms: number): void {
  const element = sky() && document.querySelector<HTMLElement>(`[data-place="${CSS.escape(place)}"]`);
  if (element) keep(element.animate(frames, { duration: ms, delay }));
}

export function shake(place: string, delay: number, ms: number): void {
  moved(place, [{ translate: "0" }, { translate: "-6px 1px" }, { translate: "6px -2px" }, { translate: "-4px" }, { translate: "2px" }, { translate: "0" }], delay, ms);
}

/** Whoever shoots is thrown back. */
export function recoil(place: string, away: DOMRect | undefined, delay: number, ms: number): void {
  const from = shown(place);
  if (!from || !away) return;
  const turn = Math.atan2(centre(from)[1] - centre(away)[1], centre(from)[0] - centre(away)[0]);
  moved(place, [{ translate: "0" }, { translate: `${Math.cos(turn) * 11}px ${Math.sin(turn) * 11}px`, offset: 0.2, easing: "ease-out" }, { translate: "0" }], delay, ms);
}
