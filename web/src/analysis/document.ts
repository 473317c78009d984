// What lies on the board: a position, and the lines of play from it. It is a scenario file (docs/scenario-format.md) taken apart.
// Everything here makes a new document of an old one, so that every step can be undone.

/** A key or a list of a scenario file. */
export type Value = string | number | boolean | null | Value[] | { [key: string]: Value };
export type Mapping = { [key: string]: Value };
/** One step: a move of a seat, or what fixes chance. */
export type Step = Mapping;

export interface Line {
  /** Empty for the first one, which has none in the file. */
  name: string;
  steps: Step[];
}

export interface Doc {
  /** Everything but the steps: name, game, options, players, turn, deck. */
  position: Mapping;
  lines: Line[];
  /** What is expected after the first line. */
  expect: Value | null;
  /** Which line is looked at, and after how many of its steps. */
  line: number;
  at: number;
}

const steps = (value: Value | undefined): Step[] => (Array.isArray(value) ? (value as Step[]) : []);

/** A scenario as a document, at the end of its first line. */
export function taken(scenario: Mapping): Doc {
  const { steps: first, branches, expect, ...position } = scenario;
  const main = steps(first);
  const others = branches && typeof branches === "object" && !Array.isArray(branches) ? Object.entries(branches) : [];
  const lines = [{ name: "", steps: main }, ...others.map(([name, line]) => ({ name, steps: steps(line) }))];
  return { position, lines, expect: expect ?? null, line: 0, at: main.length };
}

/** The whole document as a scenario. */
export function scenarioOf({ position, lines, expect }: Doc): Mapping {
  const [first, ...others] = lines;
  const branches = Object.fromEntries(others.map(({ name, steps }) => [name, steps]));
  return {
    ...position,
    ...(first!.steps.length ? { steps: first!.steps } : {}),
    ...(expect ? { expect } : {}),
    ...(others.length ? { branches } : {}),
  };
}

/** A scenario as a text that the server reads: JSON is YAML too. */
export const textOf = (scenario: Mapping): string => JSON.stringify(scenario, null, 1);

/** The document up to the moment that is looked at. */
export function momentOf(doc: Doc, line = doc.line, at = doc.at): Mapping {
  const played = doc.lines[line]!.steps;
  const ends = line === 0 && at >= played.length && doc.expect;
  return { ...doc.position, steps: played.slice(0, at), ...(ends ? { expect: doc.expect } : {}) };
}

const same = (one: Value | undefined, other: Value): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Make a move at the moment that is looked at: on along the line, on along another one that has it, or on a new one. */
export function played(doc: Doc, step: Step, name: (number: number) => string): Doc {
  const { line, at } = doc;
  const before = doc.lines[line]!.steps.slice(0, at);
  const has = (other: Line) => same(other.steps.slice(0, at), before) && same(other.steps[at], step);
  if (has(doc.lines[line]!)) return { ...doc, at: at + 1 };
  const known = doc.lines.findIndex(has);
  if (known >= 0) return { ...doc, line: known, at: at + 1 };
  const steps = [...before, step];
  if (at >= doc.lines[line]!.steps.length) {
    // What was expected of the end is no longer the end.
    const expect = line === 0 ? null : doc.expect;
    return { ...doc, expect, lines: doc.lines.map((one, i) => (i === line ? { ...one, steps } : one)), at: at + 1 };
  }
  const lines = [...doc.lines, { name: fresh(doc, name), steps }];
  return { ...doc, lines, line: lines.length - 1, at: at + 1 };
}

/** A name that no line has yet. */
function fresh(doc: Doc, name: (number: number) => string): string {
  for (let number = doc.lines.length + 1; ; number++) if (!doc.lines.some((line) => line.name === name(number))) return name(number);
}

export function at(doc: Doc, line: number, step: number): Doc {
  const most = doc.lines[line]?.steps.length ?? 0;
  return { ...doc, line, at: Math.max(0, Math.min(step, most)) };
}

/** Forget what follows this moment on its line. */
export function cut(doc: Doc): Doc {
  const lines = doc.lines.map((line, i) => (i === doc.line ? { ...line, steps: line.steps.slice(0, doc.at) } : line));
  return { ...doc, lines, expect: doc.line === 0 ? null : doc.expect };
}

/** Give a line another name; one that another line has is not taken. */
export function named(doc: Doc, line: number, name: string): Doc {
  const wanted = name.trim().slice(0, 60);
  if (line === 0 || !wanted || doc.lines.some((other, i) => i !== line && other.name === wanted)) return doc;
  return { ...doc, lines: doc.lines.map((one, i) => (i === line ? { ...one, name: wanted } : one)) };
}

/** Leave a line out. The first one is there always: the next takes its place. */
export function without(doc: Doc, line: number): Doc {
  const left = doc.lines.filter((_, i) => i !== line);
  const lines = left.length ? left.map((one, i) => (i ? one : { ...one, name: "" })) : [{ name: "", steps: [] }];
  return at({ ...doc, lines, expect: line === 0 ? null : doc.expect }, 0, lines[0]!.steps.length);
}

/** After how many steps two lines part. */
export function parting(one: Line, other: Line): number {
  let step = 0;
  while (step < one.steps.length && same(one.steps[step], other.steps[step] ?? null)) step++;
  return step;
}

/** The moment as the beginning of a new document. */
export function from(here: Mapping, doc: Doc): Doc {
  const { name, rules } = doc.position;
  return taken({ ...(name !== undefined ? { name } : {}), ...(rules !== undefined ? { rules } : {}), ...here });
}
