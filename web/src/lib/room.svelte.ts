// A table as this page knows it: one socket, the messages in order, and nothing that the server has not said.
import { tick } from "svelte";
import { pause } from "./again";
import { socketOf } from "./api";
import { hold, play, type Held } from "./motion";
import { Boards } from "./boards";
import type { Source } from "./source";
import { finished, guests, keys, prefs } from "./prefs.svelte";
import { speech } from "./speech.svelte";
import { PROTOCOL } from "./protocol";
import type { Ask, Bets, Chat, Ended, Line, Orders, Position, ProblemShown, Shown, Sight, Steered, TableShown, Told, Update, Why, Wire } from "./wire";

/** What passes by itself: try again, as after a lost connection. */
const PASSING = ["too-fast", "too-many", "closing", "elsewhere", "broken", "no-hello"];

export interface Notice {
  line: Line;
  rule: string;
}

export class Room implements Source {
  status = $state<"connecting" | "here" | "lost" | "refused">("connecting");
  table = $state.raw<TableShown | null>(null);
  seat = $state(-1);
  /** What the others call me. */
  name = $state("");
  /** Have I a seat in the next game? */
  waits = $state(false);
  orders = $state.raw<Orders | null>(null);
  chats = $state.raw<Chat[]>([]);
  /** The board now, which may be a moment behind what has arrived: cards are still flying. */
  view = $state.raw<Shown | null>(null);
  number = $state(0);
  ask = $state.raw<Ask | null>(null);
  waiting = $state.raw<number[]>([]);
  told = $state.raw<Told[]>([]);
  latest = $state.raw<Told[]>([]);
  ended = $state.raw<Ended | null>(null);
  bets = $state.raw<Bets["bets"]>({});
  /** What I bet on myself. */
  bet = $state.raw<Record<string, string>>({});
  steered = $state.raw<Steered | null>(null);
  notice = $state.raw<Notice | null>(null);
  /** Is this page older than the server? */
  outdated = $state(false);
  /** When the decision pending is answered by a bot, by this browser's clock. */
  deadline = $state<number | null>(null);
  deadlines = $state.raw<(number | null)[]>([]);
  pausedAt = $state<number | null>(null);
  /** How often in a row the same has been asked: a second shot looks like the first. */
  again = $state(1);
  /** The answer has been sent; the table has not told of it yet. */
  answered = $state(false);
  /** My answer waits for the connection to come back. */
  kept = $derived.by(() => this.answered && this.status === "lost");
  /** The number of the last line that was told before I went away. */
  away = $state(-1);

  /** The boards so far, by the number of the move that led to them. */
  readonly boards = new Boards();

  #still = $state(false);
  #going: (() => void)[] = [];
  /** Does the board stand still, because something else has to be read first? */
  get still(): boolean {
    return this.#still;
  }
  set still(on: boolean) {
    this.#still = on;
    if (!on) for (const go of this.#going.splice(0)) go();
  }

  #socket: WebSocket | null = null;
  #queue: Update[] = [];
  #busy = false;
  #closed = false;
  #tries = 0;
  #last = -1;
  /** Of which game that was. */
  #game = 0;
  /** Have I just come back? What is asked then may be what was asked before, under another number. */
  #back = false;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #beat: ReturnType<typeof setInterval> | undefined;
  #silence: ReturnType<typeof setTimeout> | undefined;
  /** Questions to the table that are open, by their number. */
  #whys = new Map<number, (why: Why | Sight | Position | null) => void>();
  #ids = 0;

  /** A `screen` shows the table to everybody in the room: it is nobody's, whatever this browser has the key to. */
  constructor(
    readonly id: string,
    private readonly screen = false,
  ) {
    this.#connect();
    this.#beat = setInterval(this.#ping, 20_000);
    addEventListener("online", this.#hurry);
    document.addEventListener("visibilitychange", this.#seen);
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#retry);
    clearTimeout(this.#silence);
    clearInterval(this.#beat);
    removeEventListener("online", this.#hurry);
    document.removeEventListener("visibilitychange", this.#seen);
    this.#socket?.close();
  }

  /** Begin again as somebody else: after taking a seat. */
  rejoin(): void {
    this.#last = -1;
    this.#game = 0;
    this.#connect();
  }

  /** Has it been sent? Without a connection it has not, and whoever wanted it is told so. */
  send(command: Wire["to"]): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) {
      this.notice = { line: { is: "line", id: "page-not-sent", args: {} }, rule: "" };
      return false;
    }
    this.#socket.send(JSON.stringify(command));
    return true;
  }

  /** Answer the decision pending, or act out of turn; a plan is several moves, tried one after the other. Without a connection
   *  an answer is kept, and sent if the same is still asked once it is back. */
  answer(...moves: { text: string }[]): void {
    const texts = moves.map((move) => move.text);
    if (!this.ask) return void this.send({ type: "act", number: this.#last, move: texts[0]! });
    this.#answer = { question: JSON.stringify(this.ask.question), texts };
    this.answered = true;
    if (this.#socket?.readyState === WebSocket.OPEN) this.send({ type: "answer", ask: this.ask.number, moves: texts });
  }
  /** What the table has not confirmed yet. */
  #answer: { question: string; texts: string[] } | null = null;

  whyNot(move: string): Promise<Why | null> {
    return this.#why((id) => ({ type: "why_not", move, id })) as Promise<Why | null>;
  }

  async whyFar(figure: number, other: number): Promise<Sight | null> {
    const found = await this.#why((id) => ({ type: "why_far", figure, other, id }));
    return found?.type === "sight" ? found : null;
  }

  /** The game as my seat knows it, as a position for the analysis board. */
  async position(): Promise<string> {
    const found = await this.#why((id) => ({ type: "analyse", id }));
    return found?.type === "position" ? found.text : "";
  }

  #why(command: (id: number) => Wire["to"]): Promise<Why | Sight | Position | null> {
    const id = ++this.#ids;
    this.send(command(id));
    return new Promise((resolve) => {
      this.#whys.set(id, resolve);
      setTimeout(() => this.#whys.delete(id) && resolve(null), 5000);
    });
  }

  /** Is the other end still there? A socket that lost its network may look alive for minutes. */
  #ping = (): void => {
    if (this.#socket?.readyState !== WebSocket.OPEN) return;
    this.send({ type: "ping", id: 0 });
    clearTimeout(this.#silence);
    this.#silence = setTimeout(() => this.#connect(), 6000);
  };

  #hurry = (): void => {
    if (this.status === "lost") this.#connect();
    else this.#ping();
  };

  #seen = (): void => {
    if (document.hidden) this.away = this.told.length;
    else this.#hurry();
  };

  #connect(): void {
    if (!this.id) return;
    clearTimeout(this.#retry);
    clearTimeout(this.#silence);
    const last = this.#socket;
    if (last) last.onclose = null;
    last?.close();
    const socket = new WebSocket(socketOf(this.id));
    this.#socket = socket;
    socket.onopen = () => {
      const me = this.screen ? { key: "", name: "", guest: "" } : { key: keys.get(this.id), name: prefs.name, guest: guests.get(this.id) };
      this.send({ type: "hello", ...me, after: this.#last, game: this.#game, protocol: PROTOCOL, screen: this.screen });
    };
    socket.onmessage = (event) => {
      clearTimeout(this.#silence);
      if (socket === this.#socket) this.#hear(JSON.parse(event.data as string) as Wire["from"]);
    };
    socket.onclose = () => {
      if (socket !== this.#socket || this.#closed || this.status === "refused") return;
      this.status = "lost";
      this.#retry = setTimeout(() => this.#connect(), pause(this.#tries++, Math.random()));
    };
  }

  #hear(message: Wire["from"]): void {
    switch (message.type) {
      case "welcome":
        this.#tries = 0;
        this.#back = true;
        this.status = "here";
        this.table = message.table;
        this.#pause(message.table.paused);
        // What was seen from another seat is not what is seen from this one.
        if (message.seat !== this.seat) this.view = null;
        this.seat = message.seat;
        this.name = message.name;
        this.waits = message.waits;
        if (message.guest) {
          guests.set(this.id, message.guest);
          // Whoever had a seat has given it up, unless it is one in the next game.
          if (!message.waits) keys.forget(this.id);
        }
        this.orders = message.orders;
        this.chats = message.chats;
        break;
      case "table":
        this.table = message.table;
        this.#pause(message.table.paused);
        if (message.table.phase === "open") this.#forget();
        break;
      case "update":
        this.#last = message.number;
        this.#game = this.table?.number ?? 0;
        this.#queue.push(message);
        // What was asked before is answered already, or asked anew: nobody should still answer it.
        if (this.#busy && message.ask?.number !== this.ask?.number) this.ask = null;
        void this.#drain();
        break;
      case "ask":
        this.#later(() => this.#put(message.ask, message.waiting, message.clocks));
        break;
      case "ended":
        this.#later(() => {
          this.ended = message;
          if (this.seat >= 0 && this.table && this.view) {
            const { game, winners } = message;
            finished.add({ game, table: this.id, rules: this.table.settings.game, names: this.view.names, seat: this.seat, won: winners.includes(this.seat), at: Date.now() });
          }
        });
        break;
      case "chat":
        this.chats = [...this.chats, message];
        break;
      case "why":
      case "sight":
      case "position":
        this.#whys.get(message.id)?.(message);
        this.#whys.delete(message.id);
        break;
      case "problem":
        this.#problem(message);
        break;
      case "bets":
        this.bets = message.bets;
        this.bet = message.bets[message.me] ?? {};
        break;
      case "notice":
        this.notice = { line: message.line, rule: "" };
        break;
      case "farewell":
        keys.forget(this.id);
        this.status = "refused";
        this.notice = { line: message.line, rule: "" };
        break;
      case "steered":
        this.steered = message;
        break;
      case "pong":
        break;
    }
  }

  #problem(problem: ProblemShown): void {
    const waiting = this.#whys.get(problem.id);
    if (problem.id && waiting) {
      this.#whys.delete(problem.id);
      waiting({ type: "why", id: problem.id, refusals: [problem.line], rules: [problem.rule] });
      return;
    }
    if (problem.code === "wrong-key") {
      // Somebody else has the seat by now: watch instead.
      keys.forget(this.id);
      this.rejoin();
      return;
    }
    if (this.status !== "here" && !PASSING.includes(problem.code)) this.status = "refused";
    // The server has been updated since this page was loaded.
    this.outdated = problem.code === "client-old";
    this.answered = false;
    this.#answer = null;
    this.notice = { line: problem.line, rule: problem.rule };
  }

  #after: (() => void)[] = [];
  /** What belongs behind the updates that have not been shown yet. */
  #later(deed: () => void): void {
    if (this.#busy || this.#queue.length) this.#after.push(deed);
    else deed();
  }

  async #drain(): Promise<void> {
    if (this.#busy) return;
    this.#busy = true;
    for (let update = this.#queue.shift(); update; update = this.#queue.shift()) {
      // Whoever falls far behind, or looks elsewhere, is not kept waiting for pictures; a death is seen by everybody.
      const grave = update.events.some(({ kind }) => kind === "out");
      const hurried = update.fresh || document.hidden || (this.#queue.length > 5 && !grave);
      if (this.still && !update.fresh) await new Promise<void>((go) => this.#going.push(go));
      const held: Held | null = hurried ? null : hold();
      this.#show(update);
      if (held) {
        await tick();
        await play(update.events, update.view, held, this.#queue.length);
      }
      if (prefs.waits && !update.fresh && !document.hidden) {
        await tick();
        await speech.done();
      }
    }
    this.#busy = false;
    for (const deed of this.#after.splice(0)) deed();
  }

  #show(update: Update): void {
    if (update.fresh) {
      this.#forget();
      this.told = update.told;
    } else this.told = [...this.told, ...update.told];
    if (update.told.length) this.latest = update.told;
    this.view = update.view;
    this.number = update.number;
    this.boards.set(update.number, update.view);
    if (!this.#queue.length) this.#put(update.ask, update.waiting, update.clocks);
    else {
      this.ask = null;
      this.answered = false;
      this.waiting = update.waiting;
    }
  }

  /** The clocks stand still, or go on from where they stood. */
  #pause(on: boolean): void {
    if (on) this.pausedAt ??= Date.now();
    else if (this.pausedAt !== null) {
      const gone = Date.now() - this.pausedAt;
      if (this.deadline !== null) this.deadline += gone;
      this.deadlines = this.deadlines.map((until) => (until === null ? null : until + gone));
      this.pausedAt = null;
    }
  }

  /** What was asked last. */
  #before: Ask | null = null;

  #put(ask: Ask | null, waiting: number[], clocks: (number | null)[]): void {
    const before = this.#back ? null : this.#before;
    const answer = this.#back ? this.#answer : null;
    this.#back = false;
    this.#answer = null;
    const ranOut = this.deadline !== null && Date.now() > this.deadline - 500;
    if (before && before.number !== ask?.number && !this.answered && ranOut) {
      this.notice = { line: { is: "line", id: "page-time-out", args: {} }, rule: "" };
    }
    if (ask && before && ask.number !== before.number) {
      this.again = JSON.stringify(ask.question) === JSON.stringify(before.question) ? this.again + 1 : 1;
    } else if (!ask) this.again = 1;
    this.ask = this.#before = ask;
    this.answered = false;
    this.waiting = waiting;
    const now = Date.now();
    if (this.pausedAt !== null) this.pausedAt = now;
    const until = (seconds: number | null | undefined) => (seconds == null ? null : now + seconds * 1000);
    this.deadline = until(ask?.seconds);
    this.deadlines = clocks.map(until);
    // I had answered already when the connection was lost: the same question gets the same answer.
    if (ask && answer?.question === JSON.stringify(ask.question) && ask.moves.some(({ text }) => text === answer.texts[0])) {
      this.answer(...answer.texts.map((text) => ({ text })));
    }
  }

  #forget(): void {
    this.boards.open(`${this.id}/${this.table?.number ?? 0}/${this.seat}`);
    this.ended = null;
    this.told = [];
    this.latest = [];
    this.bets = {};
    this.bet = {};
    this.steered = null;
    this.away = -1;
    if (this.table?.phase === "open") {
      this.view = null;
      this.ask = null;
    }
  }
}
