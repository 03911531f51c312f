/** A private board: hidden things are imagined, and answers of all seats are tried. */

import type { ImaginedBoard, Option, TriedChoice } from "../api/socket.ts";

/** The moment, the imagination and the answers for which a board is wanted; `n` is null for now. */
export interface Wanted {
  n: number | null;
  seed: number;
  choices: TriedChoice[];
  /** What else is to be told of the question to the seat `about`. */
  tell?: "" | "odds" | "lacks";
  about?: number;
  station?: string;
}

/** Where boards come from; rejects with the reason in words. */
export type BoardSource = (wanted: Wanted) => Promise<ImaginedBoard>;

/** An answer that was tried, and to what kind of question. */
export interface Tried {
  choice: TriedChoice;
  option: Option | null;
  kind: string;
}

/** A line of answers that is kept for comparison. */
export interface KeptLine {
  seed: number;
  tried: Tried[];
  chances: number[];
  before: number[];
  low: number[];
  high: number[];
}

/** Lines that can be compared. */
export const MOST_KEPT = 3;

const SEEDS = 2 ** 31;

export class WhatIf {
  board = $state.raw<ImaginedBoard | null>(null);
  tried = $state.raw<Tried[]>([]);
  kept = $state.raw<KeptLine[]>([]);
  seed = $state(1 + Math.floor(Math.random() * SEEDS));
  isThinking = $state(false);
  /** Why there is no board, or none after the last wish. */
  failure = $state("");
  /** The seat from whose knowledge the board is imagined, or null. */
  readonly seat: number | null;
  readonly #source: BoardSource;
  #n: number | null;

  constructor(source: BoardSource, seat: number | null, n: number | null) {
    this.#source = source;
    this.seat = seat;
    this.#n = n;
  }

  /** Who is asked on the board: oneself rather than others. */
  get asked(): ImaginedBoard["asked"][number] | null {
    const asked = this.board?.asked ?? [];
    return asked.find(({ seat }) => seat === this.seat) ?? asked[0] ?? null;
  }

  /** How likely a seat is to win, and how much that has changed since the start; null where nobody can judge. */
  chanceOf(seat: number): { chance: number; change: number; low: number; high: number } | null {
    const { chances = [], before = [], low = [], high = [] } = this.board ?? {};
    const [chance, start] = [chances[seat - 1], before[seat - 1]];
    if (chance === undefined || start === undefined) return null;
    return { chance, change: chance - start, low: low[seat - 1] ?? chance, high: high[seat - 1] ?? chance };
  }

  /** What else can be told of the open question, or null. */
  more(tell: "odds" | "lacks", station = ""): Promise<ImaginedBoard | null> {
    const about = this.asked?.seat ?? 1;
    const choices = this.tried.map(({ choice }) => choice);
    return this.#source({ n: this.#n, seed: this.seed, choices, tell, about, station }).catch(() => null);
  }

  /** Show the board of a line; whether it could be made. */
  async show(tried: Tried[], seed = this.seed): Promise<boolean> {
    if (this.isThinking) return false;
    this.isThinking = true;
    this.failure = "";
    try {
      const board = await this.#source({ n: this.#n, seed, choices: tried.map(({ choice }) => choice) });
      this.#n = board.n;
      this.seed = seed;
      this.tried = tried.slice(0, board.made);
      this.board = board;
      return true;
    } catch (error) {
      this.failure = error instanceof Error ? error.message : "";
      return false;
    } finally {
      this.isThinking = false;
    }
  }

  /** Try answers of the seat that is asked, one after the other. */
  answer(keys: readonly string[]): Promise<boolean> {
    const { asked } = this;
    if (!asked) return Promise.resolve(false);
    const { seat, question } = asked;
    const option = (key: string): Option | null => question.options.find((offered) => offered.key === key) ?? null;
    const more = keys.map((key) => ({ choice: { seat, key }, option: option(key), kind: question.kind }));
    return this.show([...this.tried, ...more]);
  }

  takeBack(): Promise<boolean> {
    return this.show(this.tried.slice(0, -1));
  }

  restart(): Promise<boolean> {
    return this.show([]);
  }

  /** Imagine hidden cards and luck anew, from the start of the board. */
  imagineAnew(): Promise<boolean> {
    return this.show([], this.seed + 1);
  }

  /** Whether the line that is shown is kept already. */
  get isKept(): boolean {
    return this.kept.some(({ seed, tried }) => seed === this.seed && isSame(tried, this.tried));
  }

  /** Keep the line for comparison; the oldest makes room. */
  keep(): void {
    if (!this.board || !this.tried.length || this.isKept) return;
    const { chances, before, low = [], high = [] } = this.board;
    const line = { seed: this.seed, tried: this.tried, chances, before, low, high };
    this.kept = [...this.kept, line].slice(-MOST_KEPT);
  }

  /** Compare a line no longer. */
  drop(line: KeptLine): void {
    this.kept = this.kept.filter((other) => other !== line);
  }
}

function isSame(one: readonly Tried[], other: readonly Tried[]): boolean {
  return one.length === other.length && one.every(({ choice }, i) => isEqual(choice, other[i]?.choice));
}

function isEqual(one: TriedChoice, other: TriedChoice | undefined): boolean {
  return one.seat === other?.seat && one.key === other.key;
}
