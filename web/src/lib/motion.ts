// Shows what happens between two boards, one happening after the other, each as long as it is worth.
import { isBlast, lookOf, onAll, weightOf, type Look } from "./happenings";
import { lively, later, pace, wait } from "./pace";
import { bars, blast, fly, flash, mark, recoil, redden, shake, shown, toss, trace, turnUp } from "./scenes";
import { buzz, sound, type Sound } from "./sound";
import type { Happened, IntentShown, Shown } from "./wire";

export type Held = Map<string, DOMRect>;

/** Where everything is now, before the board changes. */
export function hold(): Held {
  const places: Held = new Map();
  for (const element of document.querySelectorAll<HTMLElement>("[data-place]")) {
    places.set(element.dataset.place!, element.getBoundingClientRect());
  }
  return places;
}

/** What the table knows and the stage does not: what a card is for, and the words that rise from a seat. */
export interface Prompter {
  intents(card: number, name: string): readonly IntentShown[];
  words(kind: "missed" | "lost" | "gained" | "out", n: number): string;
}
let prompter: Prompter | null = null;
export function promptWith(found: Prompter | null): void {
  prompter = found;
}

/** Does a card that has just been played lie in play afterwards? */
export function staysInPlay(played: Happened, events: readonly Happened[]): boolean {
  return events.some((event) => event.kind === "laid" && event.cards.some((card) => played.cards.includes(card)));
}

/** Show what happened between two boards: faster, the more has come since. */
export async function play(events: readonly Happened[], view: Shown, held: Held, behind: number): Promise<void> {
  const times = pace() / (1 + 0.35 * behind);
  if (!times) return;
  let at = 0;
  for (const event of events) {
    const aimed = event.target?.seat ?? -1;
    const intents = prompter?.intents(event.cards[0] ?? -1, event.name) ?? [];
    const look = lookOf(intents, aimed >= 0 && aimed !== event.seat);
    const mine = view.seat >= 0 && (aimed === view.seat || (event.kind === "lost-life" && event.seat === view.seat) || (onAll(look) && event.seat !== view.seat));
    const weight = weightOf(event, look, mine) * times;
    if (!weight) continue;
    perform(event, { look, mine, events, view, held, at, times });
    at += weight;
  }
  if (at) await wait(at + 120 * times);
}

interface Moment {
  look: Look;
  /** Does it strike me? */
  mine: boolean;
  events: readonly Happened[];
  view: Shown;
  held: Held;
  at: number;
  times: number;
}

function perform(event: Happened, { look, mine, events, view, held, at, times }: Moment): void {
  const seat = `seat-${event.seat}`;
  const hand = `hand-${event.seat}`;
  const there = (place: string) => shown(place) ?? held.get(place);
  const handNow = there(hand) ?? there(seat);
  const deck = there(`deck-${view.deck_of[event.seat] ?? 0}`) ?? there("deck-0");
  const pile = there("pile");
  const aimed = event.target?.seat ?? -1;
  const whom = event.target && event.target.figure >= 0 && shown(`figure-${event.target.figure}`) ? `figure-${event.target.figure}` : `seat-${aimed >= 0 ? aimed : event.seat}`;
  const cards = event.cards.slice(0, 4);
  const heard = (name: Sound, after = 0) => (at + after * times > 0 ? later(at + after * times, () => sound(name)) : sound(name));
  const felt = (...pattern: number[]) => later(at, () => buzz(...pattern));
  switch (event.kind) {
    case "drew":
    case "looked":
      cards.forEach((card, i) => fly(card, deck, handNow, at + i * 80 * times, 420 * times));
      heard(cards.length > 1 ? "deal" : "card");
      break;
    case "showed":
      cards.forEach((card, i) => fly(card, deck, handNow, at + i * 120 * times, 700 * times));
      heard("flip");
      break;
    case "played":
    case "used": {
      // A card that stays in play flies to where it lies, not to the pile as well.
      if (staysInPlay(event, events)) break;
      const from = event.kind === "used" ? there(seat) : (held.get(hand) ?? handNow);
      cards.forEach((card) => fly(card, from, pile, at, 480 * times));
      const targets = onAll(look) ? view.fronts.filter((front, other) => other !== event.seat && view.alive[front]).map((front) => (shown(`figure-${front}`) ? `figure-${front}` : `seat-${view.owner[front]}`)) : [whom];
      if (look === "shot" || look === "volley") {
        recoil(seat, there(whom), at + 120 * times, 320 * times);
        flash(there(seat), there(targets[0]!), at + 120 * times, 260 * times);
        targets.forEach((target, i) => trace(there(seat), there(target), at + (140 + i * 85) * times, 380 * times));
        heard(look, 110);
      } else if (look === "raid") {
        targets.forEach((target, i) => toss("dart", there(seat) ?? pile, there(target), at + (120 + i * 90) * times, 520 * times));
        heard(look, 60);
      } else if (look === "standoff") {
        recoil(seat, there(whom), at, 500 * times);
        recoil(whom, there(seat), at, 500 * times);
        heard(look);
      } else heard(look);
      if (mine) {
        redden(at + 200 * times, 1000 * times);
        felt(50);
      }
      break;
    }
    case "laid":
      cards.forEach((card) => fly(card, handNow, there(whom), at, 460 * times));
      heard(look, 260);
      break;
    case "discarded":
    case "removed":
      cards.forEach((card, i) => fly(card, event.kind === "removed" ? there(whom) : (held.get(hand) ?? handNow), pile, at + i * 60 * times, 400 * times));
      heard("card");
      break;
    case "stole":
    case "took":
      cards.forEach((card) => fly(card, there(`hand-${event.other}`) ?? there(`seat-${event.other}`) ?? pile, handNow, at, 520 * times));
      heard("snatch");
      break;
    case "passed-on":
      cards.forEach((card) => fly(card, there(seat), there(whom), at, 600 * times));
      heard(look);
      break;
    case "turned-up":
      if (cards[0] !== undefined) turnUp(cards[0], deck, pile, event.n > 0, at, 1150 * times);
      heard("draw");
      heard("flip", 560);
      break;
    case "offered":
    case "store":
      cards.forEach((card, i) => fly(card, deck, pile, at + i * 90 * times, 900 * times));
      heard("deal");
      break;
    case "missed":
      mark("miss", there(whom), at, 1100 * times, prompter?.words("missed", event.n));
      heard("miss");
      break;
    case "lost-life":
    case "paid-life":
      if (isBlast(event)) {
        blast(there(whom), at, 1100 * times);
        heard("blast");
        felt(200, 60, 120);
      } else heard("hit");
      mark("hit", there(whom), at, 1300 * times, prompter?.words("lost", event.n));
      shake(whom, at, (isBlast(event) ? 700 : 340) * times);
      if (mine) {
        redden(at, 700 * times);
        felt(90, 40, 70);
      }
      break;
    case "gained-life":
      mark("heal", there(whom), at, 1200 * times, prompter?.words("gained", event.n));
      heard("heal");
      break;
    case "jailed":
      bars(there(seat), true, at, 900 * times);
      heard("irons");
      break;
    case "free":
      bars(there(seat), false, at, 700 * times);
      heard("open");
      break;
    case "turned-over":
      heard("event");
      break;
    case "out":
      mark("out", there(whom), at, 2200 * times, prompter?.words("out", 0));
      turnOver(whom, at, 1500 * times);
      heard("death");
      if (event.seat === view.seat) felt(300);
      break;
  }
}

/** The role of whoever has fallen is turned over where it lies. */
function turnOver(place: string, at: number, ms: number): void {
  if (!lively()) return;
  const card = document.querySelector<HTMLElement>(`[data-place="${CSS.escape(place)}"] .rolecard`);
  card?.animate(
    [
      { transform: "scale(1) rotateY(180deg)" },
      { transform: "scale(2.6) rotateY(180deg)", offset: 0.25 },
      { transform: "scale(2.6) rotateY(0deg)", offset: 0.55 },
      { transform: "scale(2.6) rotateY(0deg)", offset: 0.85 },
      { transform: "scale(1) rotateY(0deg)" },
    ],
    { duration: ms, delay: at, easing: "ease-in-out", fill: "backwards" },
  );
}
