// How fast things happen on the table: as fast as the player likes, and at once when the player taps.
import { calm, prefs } from "./prefs.svelte";

export type Tempo = "slow" | "normal" | "fast" | "off";
export const TEMPOS: readonly Tempo[] = ["slow", "normal", "fast", "off"];
const TIMES: Record<Tempo, number> = { slow: 1.6, normal: 1, fast: 0.5, off: 0 };

/** Does anything move, sound or shake at all? */
export const lively = (): boolean => prefs.lively && !calm();
/** By how much every moment is stretched. */
export const pace = (): number => (lively() ? TIMES[prefs.tempo] : 0);

const running = new Set<Animation>();
const timers = new Map<ReturnType<typeof setTimeout>, () => void>();

/** Keep an animation, so that it can be cut short; `done` comes when it ends in any way. */
export function keep(animation: Animation, done: () => void = () => {}): void {
  running.add(animation);
  animation.onfinish = animation.oncancel = () => {
    running.delete(animation);
    done();
  };
}

/** Do something later, unless the moment is cut short. */
export function later(ms: number, deed: () => void): void {
  const timer = setTimeout(() => (timers.delete(timer), deed()), ms);
  timers.set(timer, () => {});
}

export function wait(ms: number): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => (timers.delete(timer), resolve()), ms);
    timers.set(timer, resolve);
  });
}

/** Cut short whatever is being shown. */
export function hasten(): void {
  for (const [timer, settle] of [...timers]) {
    clearTimeout(timer);
    timers.delete(timer);
    settle();
  }
  for (const animation of [...running]) animation.finish();
}
