// The scenario file of a lesson: its position, and its moves line by line.
export const LEARNER = "You";

export function linesOf(text: string): { head: string; lines: string[] } {
  const [head, steps] = text.split("steps:\n") as [string, string];
  return { head, lines: [...steps.matchAll(/^ {2}- (.*)$/gm)].map((line) => line[1]!) };
}

export function scenarioOf(head: string, lines: readonly string[]): string {
  const steps = lines.map((line) => `  - ${line}\n`).join("");
  return `${head}steps:${steps ? `\n${steps}` : " []\n"}`;
}
