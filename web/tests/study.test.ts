// What the bots think, as the page reads and draws it.
import { describe, expect, it } from "vitest";
import { HEIGHT, path, percent, upTo, WIDTH } from "../src/study/chart";
import { values } from "../src/study/lines";

const reader = (...parts: string[]) => {
  const bytes = parts.map((part) => new TextEncoder().encode(part));
  return { read: async () => (bytes.length ? { done: false as const, value: bytes.shift()! } : { done: true as const, value: undefined }) };
};
const all = async (parts: string[], signal = new AbortController().signal) => {
  const found: unknown[] = [];
  for await (const value of values(reader(...parts) as never, signal)) found.push(value);
  return found;
};

describe("an answer that grows", () => {
  it("is read line by line, however it is cut up", async () => {
    expect(await all(['{"a": 1}\n{"a"', ": 2}\n", "\n", '{"a": 3}\n'])).toEqual([{ a: 1 }, { a: 2 }, { a: 3 }]);
  });

  it("keeps letters whole that arrive in two parts", async () => {
    const [first, second] = ["…", "x"];
    const bytes = new TextEncoder().encode(`"${first}${second}"\n`);
    const parts = [bytes.slice(0, 2), bytes.slice(2)];
    const cut = { read: async () => (parts.length ? { done: false, value: parts.shift()! } : { done: true, value: undefined }) };
    const found: unknown[] = [];
    for await (const value of values(cut as never, new AbortController().signal)) found.push(value);
    expect(found).toEqual(["…x"]);
  });

  it("ends quietly when whoever reads it leaves, and with a sentence when the server does", async () => {
    const lost = { read: () => Promise.reject(new TypeError("network")) };
    const read = async (signal: AbortSignal) => {
      for await (const _ of values(lost as never, signal)) void _;
    };
    const gone = new AbortController();
    gone.abort();
    await expect(read(gone.signal)).resolves.toBeUndefined();
    await expect(read(new AbortController().signal)).rejects.toMatchObject({ line: { id: "page-no-server" } });
  });
});

describe("a chart", () => {
  it("holds a chance until the next one, to the last move", () => {
    expect(path([[0, 0], [5, 1]], 10)).toBe(`M0 ${HEIGHT}H${WIDTH / 2}V0H${WIDTH}`);
    expect(path([], 10)).toBe("");
  });

  it("knows what was believed up to a move", () => {
    expect(upTo([0, 4, 9], ["a", "b", "c"], 8)).toBe("b");
    expect(upTo([], [], 8)).toBeUndefined();
    expect(percent(0.746)).toBe(75);
  });
});
