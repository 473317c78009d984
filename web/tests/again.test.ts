import { expect, test } from "vitest";
import { pause } from "../src/lib/again";

/** After how many milliseconds each try comes. */
function tries(count: number, luck: number): number[] {
  let at = 0;
  return Array.from({ length: count }, (_, number) => (at += pause(number, luck)));
}

test("a page tries again within a second for as long as it takes until another server has the table", () => {
  const lease = 5000;
  for (const luck of [0, 0.5, 1]) {
    const soon = tries(20, luck).filter((at) => at < lease + 1000);
    expect(Math.max(...soon)).toBeGreaterThan(lease);
    for (const [i, at] of soon.entries()) expect(at - (soon[i - 1] ?? 0)).toBeLessThanOrEqual(1000);
  }
});

test("a page whose server stays away tries less and less often, but never gives up", () => {
  expect(pause(30, 1)).toBe(8000);
  expect(pause(1000, 0)).toBe(4000);
});
