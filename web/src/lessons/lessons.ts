// The lessons, in their order. Each is a scenario file: a position, and the moves by which it comes true. The learner
// makes the moves of "You", the others theirs; the server plays them and refuses what the rules refuse.
export interface Lesson {
  id: string;
  text: string;
  /** Which piece of advice goes with each move of the learner; without any the lesson's own text does. */
  advice: string[];
}

const FILES = import.meta.glob<string>("./*.yaml", { query: "?raw", import: "default", eager: true });
const lesson = (id: string, advice: string[] = []): Lesson => ({ id, text: FILES[`./${id}.yaml`]!, advice });

/** The advice of the first game, move by move. */
export const ADVICE = ["lay", "shoot", "end", "missed", "indians", "beer", "outlaw", "volcanic", "bob", "dee"];

export const LESSONS: Lesson[] = [
  ...["shoot", "weapon", "missed", "once", "beer", "reward"].map((id) => lesson(id)),
  lesson("game", ADVICE),
];
