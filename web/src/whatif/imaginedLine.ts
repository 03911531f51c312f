/** A connection to an imagined board: it speaks the protocol, so that the table of a match can show it. */

import type {
  Answer,
  Change,
  ClientMessage,
  ImaginedBoard,
  Match,
  Question,
  SeatState,
  ServerMessage,
  Step,
  Welcome,
} from "../api/socket.ts";
import type { Line, LineListener } from "../net/transport.ts";
import type { WhatIf } from "./whatIf.svelte.ts";

/** What the table of a match has to know besides the board. */
export interface Surroundings {
  match: Match;
  seats: SeatState[];
}

export class ImaginedLine implements Line {
  isOpen = true;
  readonly #whatIf: WhatIf;
  readonly #around: Surroundings;
  readonly #listener: LineListener;
  #steps: Step[] = [];
  #asks = 0;
  #question: Question | null = null;
  #seq = 0;

  constructor(whatIf: WhatIf, around: Surroundings, listener: LineListener) {
    this.#whatIf = whatIf;
    this.#around = around;
    this.#listener = listener;
    queueMicrotask(() => listener.opened());
  }

  close(): void {
    this.isOpen = false;
  }

  send(text: string): void {
    void this.#obey(JSON.parse(text) as ClientMessage);
  }

  /** Tell the table what the board shows now. */
  refresh(): void {
    const { board } = this.#whatIf;
    if (!board || !this.isOpen) return;
    const differs = this.#steps.findIndex((step, i) => !isSame(step, board.steps[i]));
    const stays = differs < 0 ? this.#steps.length : differs;
    const undone = this.#steps.length - stays;
    this.#steps = board.steps;
    this.#question = this.#numbered(board);
    this.#tell(this.#welcome(0, board, board.n + stays));
    this.#tell(this.#change(board, undone, board.steps.slice(stays)));
  }

  async #obey(message: ClientMessage): Promise<void> {
    const id = message.id ?? 0;
    if (message.type === "hello") this.#greet(id);
    else if (message.type === "answer") await this.#answer(id, message);
    else if (message.type === "undo") await this.#done(id, this.#whatIf.takeBack());
    else if (message.type === "history") {
      const steps = this.#steps.filter(({ n }) => n > message.since && n <= message.until);
      this.#tell({ type: "past", id, since: message.since, steps });
    } else if (message.type === "odds") await this.#odds(id, message.ask);
    else if (message.type === "lacks") {
      const lacks = (await this.#whatIf.more("lacks", message.station))?.lacks ?? [];
      this.#tell({ type: "lacking", id, ask: message.ask, lacks });
    } else if (message.type === "ping") this.#tell({ type: "pong", id, time: Date.now() });
    else this.#tell({ type: "done", id, seq: this.#seq });
  }

  async #odds(id: number, ask: number): Promise<void> {
    const { fights = {}, differences = {} } = (await this.#whatIf.more("odds")) ?? {};
    const odds = Object.fromEntries(Object.entries(fights).map(([key, { win }]) => [key, win]));
    this.#tell({ type: "chances", id, ask, odds, fights, differences });
  }

  #greet(id: number): void {
    const { board } = this.#whatIf;
    if (!board) return;
    this.#steps = board.steps;
    this.#question = this.#numbered(board);
    this.#tell(this.#welcome(id, board, board.n + board.steps.length));
  }

  async #answer(id: number, { ask, key, then = [] }: Answer): Promise<void> {
    const isOpen = ask === this.#question?.ask;
    await this.#done(id, isOpen ? this.#whatIf.answer([key, ...then]) : Promise.resolve(false));
  }

  /** Acknowledge a wish, and show what has become of it. */
  async #done(id: number, wish: Promise<boolean>): Promise<void> {
    const isDone = await wish;
    this.#tell({ type: "done", id, seq: ++this.#seq });
    if (isDone) this.refresh();
  }

  /** The question of the seat that is asked, with a number that no other has. */
  #numbered({ asked }: ImaginedBoard): Question | null {
    const found = this.#whatIf.asked;
    this.#asks += 1;
    return asked.length && found ? { ...found.question, ask: this.#asks } : null;
  }

  #welcome(id: number, board: ImaginedBoard, n: number): Welcome {
    const { match, seats } = this.#around;
    return {
      type: "welcome",
      id,
      protocol: 1,
      match: { ...match, hints: false, chat: false, memory: false, lesson: null, puzzle: null },
      status: "running",
      seat: this.#whatIf.asked?.seat ?? this.#whatIf.seat,
      held: seats.map(({ seat }) => seat),
      seq: this.#seq,
      n,
      facts: board.facts,
      question: this.#question,
      waiting: board.waiting,
      clocks: [],
      undo: this.#undo,
      seats,
      proposal: null,
      ranking: [],
      chat: [],
      time: Date.now(),
    };
  }

  #change({ n, steps: all, waiting }: ImaginedBoard, undone: number, steps: Step[]): Change {
    return {
      type: "change",
      seq: this.#seq,
      n: n + all.length,
      undone,
      steps,
      patch: {},
      question: this.#question,
      waiting,
      clocks: [],
      undo: this.#undo,
    };
  }

  get #undo(): Change["undo"] {
    return this.#whatIf.tried.length ? "free" : "no";
  }

  #tell(message: ServerMessage): void {
    if (this.isOpen) this.#listener.heard(JSON.stringify(message));
  }
}

function isSame(one: Step, other: Step | undefined): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
