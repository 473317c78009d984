// The lessons, in the order of their files. Each is a scenario file: a position, and the moves by which it comes true. The learner
// makes the moves of "You", the others theirs; the server plays them and refuses what the rules refuse.
export interface Lesson {
  id: string;
  text: string;
  /** Which piece of advice goes with each move of the learner; without any the lesson's own text does. */
  advice: string[];
}

const FILES = import.meta.glob<string>("./*.yaml", { query: "?raw", import: "default", eager: true });

/** A file may begin with the advice for each move: `# advice: lay shoot end`. */
function lesson([path, text]: [string, string]): Lesson {
  const advice = /^# advice: (.*)\n/.exec(text)?.[1]?.split(" ") ?? [];
  return { id: path.replace(/^\.\/\d+-|\.yaml$/g, ""), text, advice };
}

const place = ([path]: [string, string]): number => parseInt(path.slice(2));
export const LESSONS: Lesson[] = Object.entries(FILES).sort((a, b) => place(a) - place(b)).map(lesson);
