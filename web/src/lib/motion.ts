// Cards fly between places, shots are seen to hit or miss. Places are elements with a data-place; what is not there
// is not animated, and whoever prefers calm sees only the result.
import type { Happened, Shown } from "./wire";
import { calm } from "./prefs.svelte";
import { sound } from "./sound";

export type Held = Map<string, DOMRect>;

/** Where everything is now, before the board changes. */
export function hold(): Held {
  const places: Held = new Map();
  for (const element of document.querySelectorAll<HTMLElement>("[data-place]")) {
    places.set(element.dataset.place!, element.getBoundingClientRect());
  }
  return places;
}

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

function layer(): HTMLElement | null {
  return document.getElementById("flights");
}

function now(place: string): DOMRect | undefined {
  return document.querySelector(`[data-place="${CSS.escape(place)}"]`)?.getBoundingClientRect();
}

export interface Drawn {
  element: HTMLElement;
  done: () => void;
}
let drawn: ((card: number) => Drawn) | null = null;
/** How a card is drawn is the table's business. */
export function drawCardsWith(draw: typeof drawn): void {
  drawn = draw;
}

function fly(card: number, from: DOMRect | undefined, to: DOMRect | undefined, delay: number, ms = 420): void {
  const sky = layer();
  if (!sky || !from || !to || calm()) return;
  const flier = drawn?.(card);
  if (!flier) return;
  const { element } = flier;
  const width = Math.min(72, Math.max(44, to.width * 0.6));
  element.classList.add("flying");
  element.style.width = `${width}px`;
  sky.append(element);
  const at = (rect: DOMRect) => `translate(${rect.x + rect.width / 2 - width / 2}px, ${rect.y + rect.height / 2 - width * 0.7}px)`;
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
  flight.onfinish = flight.oncancel = flier.done;
}

/** A line of powder smoke from one place to another. */
function trace(from: DOMRect | undefined, to: DOMRect | undefined, delay: number): void {
  const sky = layer();
  if (!sky || !from || !to || calm()) return;
  const [x, y] = [from.x + from.width / 2, from.y + from.height / 2];
  const [dx, dy] = [to.x + to.width / 2 - x, to.y + to.height / 2 - y];
  const line = document.createElement("div");
  line.className = "trace";
  line.style.width = `${Math.hypot(dx, dy)}px`;
  const place = `translate(${x}px, ${y}px) rotate(${Math.atan2(dy, dx)}rad)`;
  sky.append(line);
  line.animate(
    [
      { transform: `${place} scaleX(0)`, opacity: 0 },
      { transform: `${place} scaleX(0.1)`, opacity: 0.9, offset: 0.05 },
      { transform: `${place} scaleX(1)`, opacity: 0.9, offset: 0.5 },
      { transform: `${place} scaleX(1)`, opacity: 0 },
    ],
    { duration: 620, delay, easing: "ease-out", fill: "both" },
  ).onfinish = () => line.remove();
}

/** A word or a sign that rises from a place and is gone. */
function mark(kind: string, at: DOMRect | undefined, delay: number, text = ""): void {
  const sky = layer();
  if (!sky || !at || calm()) return;
  const sign = document.createElement("div");
  sign.className = `mark ${kind}`;
  sign.textContent = text;
  sky.append(sign);
  const place = `translate(${at.x + at.width / 2}px, ${at.y + at.height / 2}px) translate(-50%, -50%)`;
  sign.animate(
    [
      { transform: `${place} scale(0.4)`, opacity: 0 },
      { transform: `${place} scale(1.1)`, opacity: 1, offset: 0.15 },
      { transform: `${place} translateY(-18px) scale(1)`, opacity: 1, offset: 0.75 },
      { transform: `${place} translateY(-26px) scale(1)`, opacity: 0 },
    ],
    { duration: 1300, delay, easing: "ease-out", fill: "both" },
  ).onfinish = () => sign.remove();
}

function shake(place: string, delay: number): void {
  const element = document.querySelector<HTMLElement>(`[data-place="${CSS.escape(place)}"]`);
  if (!element || calm()) return;
  element.animate(
    [{ translate: "0" }, { translate: "-5px 1px" }, { translate: "5px -1px" }, { translate: "-3px" }, { translate: "0" }],
    { duration: 320, delay },
  );
}

let marks: (kind: "missed" | "lost" | "gained" | "out", n: number) => string = () => "";
/** The words that rise from a seat. */
export function markWith(words: typeof marks): void {
  marks = words;
}

/** Does a card that has just been played lie in play afterwards? */
export function staysInPlay(played: Happened, events: readonly Happened[]): boolean {
  return events.some((event) => event.kind === "laid" && event.cards.some((card) => played.cards.includes(card)));
}

/** How much longer a new event is looked at than a card, in milliseconds. */
const UNHURRIED = 1600;

/** Show what happened between two boards. */
export async function play(events: readonly Happened[], view: Shown, held: Held, hurried: boolean): Promise<void> {
  let at = 0;
  const step = hurried ? 90 : 170;
  for (const event of events) {
    const seat = `seat-${event.seat}`;
    const hand = `hand-${event.seat}`;
    const there = (place: string) => now(place) ?? held.get(place);
    const handNow = there(hand) ?? there(seat);
    const deck = there(`deck-${view.deck_of[event.seat] ?? 0}`) ?? there("deck-0");
    const pile = there("pile");
    const aimed = event.target?.seat ?? -1;
    const whom = event.target && event.target.figure >= 0 ? `figure-${event.target.figure}` : `seat-${aimed}`;
    const whomRect = there(whom) ?? there(`seat-${aimed}`);
    const cards = event.cards.slice(0, 4);
    switch (event.kind) {
      case "drew":
      case "looked":
      case "showed":
        cards.forEach((card, i) => fly(card, deck, handNow, at + i * 80));
        sound("card");
        break;
      case "played":
      case "used":
        // A card that stays in play flies to where it lies, not to the pile as well.
        if (!staysInPlay(event, events)) cards.forEach((card) => fly(card, held.get(hand) ?? handNow, pile, at));
        if (aimed >= 0 && aimed !== event.seat) {
          trace(there(seat), whomRect, at + 120);
          sound("shot");
        } else sound("card");
        break;
      case "laid":
        cards.forEach((card) => fly(card, handNow, there(whom) ?? there(seat), at));
        break;
      case "discarded":
      case "removed":
        cards.forEach((card, i) => fly(card, event.kind === "removed" ? whomRect : (held.get(hand) ?? handNow), pile, at + i * 60));
        sound("card");
        break;
      case "stole":
      case "took":
        cards.forEach((card) => fly(card, there(`hand-${event.other}`) ?? whomRect ?? pile, handNow, at));
        sound("card");
        break;
      case "passed-on":
        cards.forEach((card) => fly(card, there(seat), whomRect, at));
        break;
      case "turned-up":
      case "offered":
        cards.forEach((card, i) => fly(card, deck, pile, at + i * 90, 900));
        break;
      case "missed":
        mark("miss", whomRect ?? there(seat), at, marks("missed", event.n));
        sound("miss");
        break;
      case "lost-life":
      case "paid-life":
        mark("hit", whomRect ?? there(seat), at, marks("lost", event.n));
        shake(now(whom) ? whom : seat, at);
        sound("hit");
        break;
      case "gained-life":
        mark("heal", whomRect ?? there(seat), at, marks("gained", event.n));
        sound("heal");
        break;
      case "turned-over":
        // Everybody has to play by it from now on: time to read it.
        if (!hurried) at += UNHURRIED;
        sound("ask");
        break;
      case "out":
        mark("out", whomRect ?? there(seat), at, marks("out", 0));
        break;
      default:
        continue;
    }
    at += step;
  }
  if (at && !calm()) await wait(hurried ? at : at + 180);
}
