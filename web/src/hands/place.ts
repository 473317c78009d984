// Where a preview goes: near what it is about, inside the window, and never over anything that one may be about to click.

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const GAP = 10;

export const overlaps = (a: Box, b: Box): boolean => a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

/** The first place beside a thing that covers nothing of what has to stay free, or null if there is none. */
export function placeBeside(thing: Box, size: Pick<Box, "width" | "height">, room: Box, free: readonly Box[]): Box | null {
  const middle = { x: thing.x + thing.width / 2 - size.width / 2, y: thing.y + thing.height / 2 - size.height / 2 };
  const left = thing.x - size.width - GAP;
  const right = thing.x + thing.width + GAP;
  const above = thing.y - size.height - GAP;
  const below = thing.y + thing.height + GAP;
  const far = room.x + room.width - size.width - GAP;
  const low = room.y + room.height - size.height - GAP;
  const places = [
    [right, middle.y], [left, middle.y], [middle.x, above], [middle.x, below], [right, above], [left, above], [right, below], [left, below],
    // Farther away: at the edges of the window, as high as the thing or in a corner.
    [far, middle.y], [room.x + GAP, middle.y], [far, room.y + GAP], [room.x + GAP, room.y + GAP], [far, low], [room.x + GAP, low],
    [room.x + (room.width - size.width) / 2, room.y + GAP], [room.x + (room.width - size.width) / 2, room.y + (room.height - size.height) / 2],
  ] as const;
  for (const [x, y] of places) {
    const box = { ...size, x: clamp(x, room.x + GAP, far), y: clamp(y, room.y + GAP, low) };
    const inside = size.width + 2 * GAP <= room.width && size.height + 2 * GAP <= room.height;
    if (inside && !overlaps(box, thing) && !free.some((other) => overlaps(box, other))) return box;
  }
  return null;
}

const clamp = (value: number, least: number, most: number): number => Math.max(least, Math.min(value, most));
