// The first game, lesson by lesson: a position in scenario notation and some moves to try. What comes of a move is
// not written here: the server plays it.
export interface Lesson {
  id: string;
  position: string;
  /** The moves to choose from, as the notation writes them; the first one is what the lesson is about. */
  tries: string[];
  /** What the others do about it. */
  then?: string[];
}

const PEOPLE = `
  Bob: {role: outlaw,   character: Kit Carlson, hand: [Beer]}
  Cid: {role: outlaw,   character: Black Jack, hand: [Beer]}
  Dee: {role: renegade, character: Pedro Ramirez, hand: [Saloon]}
  Eve: {role: deputy,   character: Rose Doolan, hand: [Beer]}`;

export const LESSONS: Lesson[] = [
  {
    id: "shoot",
    position: `game: classic\nplayers:\n  You: {role: sheriff, character: Bart Cassidy, hand: [BANG!, Schofield]}${PEOPLE}\n`,
    tries: ["play BANG! -> Bob", "play BANG! -> Cid"],
  },
  {
    id: "weapon",
    position: `game: classic\nplayers:\n  You: {role: sheriff, character: Bart Cassidy, hand: [BANG!], in_play: [Schofield]}${PEOPLE}\n`,
    tries: ["play BANG! -> Cid", "play BANG! -> Bob"],
  },
  {
    id: "missed",
    position: `game: classic\nturn: Bob\nplayers:\n  You: {role: sheriff, character: Bart Cassidy, hand: [Missed!], in_play: [Barrel]}\n  Bob: {role: outlaw, character: Kit Carlson, hand: [BANG!]}\n  Cid: {role: outlaw, character: Black Jack}\n  Dee: {role: renegade, character: Pedro Ramirez}\n  Eve: {role: deputy, character: Rose Doolan}\ndeck: ["♥", any]\nsteps:\n  - Bob: play BANG! -> You\n`,
    tries: ["use Barrel", "play Missed!", "pass"],
  },
  {
    id: "once",
    position: `game: classic\nplayers:\n  You: {role: sheriff, character: Bart Cassidy, hand: [BANG!, BANG!, Volcanic]}${PEOPLE}\nsteps:\n  - You: play BANG! -> Bob\n`,
    tries: ["play BANG! -> Bob", "play Volcanic"],
  },
  {
    id: "beer",
    position: `game: classic\nturn: Bob\nplayers:\n  You: {role: sheriff, character: Bart Cassidy, life: 1, hand: [Beer]}\n  Bob: {role: outlaw, character: Kit Carlson, hand: [BANG!]}\n  Cid: {role: outlaw, character: Black Jack}\n  Dee: {role: renegade, character: Pedro Ramirez}\n  Eve: {role: deputy, character: Rose Doolan}\nsteps:\n  - Bob: play BANG! -> You\n`,
    tries: ["play Beer", "pass"],
  },
  {
    id: "reward",
    position: `game: classic\nplayers:\n  You: {role: sheriff, character: Willy the Kid, hand: [BANG!, BANG!]}\n  Bob: {role: outlaw, character: Kit Carlson, life: 1}\n  Cid: {role: outlaw, character: Black Jack}\n  Dee: {role: renegade, character: Pedro Ramirez}\n  Eve: {role: deputy, character: Rose Doolan, life: 1}\n`,
    tries: ["play BANG! -> Bob", "play BANG! -> Eve"],
  },
];
