// Lines of a chart: chances over the moves of a game, from 0 at the bottom to 1 at the top.
export const WIDTH = 300;
export const HEIGHT = 60;

/** Where a move stands from left to right. */
export function across(step: number, moves: number): number {
  return moves ? (step / moves) * WIDTH : 0;
}

/** A line through chances, each at its move; a chance holds until the next one. */
export function path(points: readonly (readonly [step: number, chance: number])[], moves: number): string {
  const line = points.map(([step, chance], i) => {
    const [x, y] = [round(across(step, moves)), round((1 - chance) * HEIGHT)];
    return i ? `H${x}V${y}` : `M${x} ${y}`;
  });
  return line.length ? `${line.join("")}H${WIDTH}` : "";
}

/** The last value that was noted up to a move. */
export function upTo<T>(noted: readonly number[], values: readonly T[], step: number): T | undefined {
  const at = noted.findLastIndex((when) => when <= step);
  return values[at];
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

export const percent = (chance: number): number => Math.round(100 * chance);
