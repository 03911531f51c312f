/** What people at the table say. */

import type { ChatLine } from "../api/socket.ts";
import type { Commands } from "./commands.svelte.ts";

/** Stands for all spectators where seats are numbered. */
export const SPECTATORS = 0;

export class Chat {
  lines = $state.raw<ChatLine[]>([]);
  /** The seats, or SPECTATORS, whose lines the reader does not want to see. */
  hidden = $state.raw<ReadonlySet<number>>(new Set());
  #read = $state(0);
  readonly #commands: Commands;
  readonly #key: string;

  constructor(commands: Commands, match: string) {
    this.#commands = commands;
    this.#key = `metro2033-hidden-${match}`;
    this.hidden = new Set(JSON.parse(sessionStorage.getItem(this.#key) ?? "[]") as number[]);
  }

  /** The lines that the reader wants to see. */
  get shown(): ChatLine[] {
    return this.lines.filter((line) => !this.hidden.has(line.seat ?? SPECTATORS));
  }

  /** Hide what a seat, or the spectators, say; or show it again. */
  hide(speaker: number, isHidden: boolean): void {
    const hidden = new Set(this.hidden);
    if (isHidden) hidden.add(speaker);
    else hidden.delete(speaker);
    this.hidden = hidden;
    sessionStorage.setItem(this.#key, JSON.stringify([...hidden]));
  }

  /** The number of the last line that is known. */
  get last(): number {
    return this.lines.at(-1)?.k ?? 0;
  }

  /** How many lines the reader has not seen. */
  get unread(): number {
    return Math.max(0, this.shown.length - this.#read);
  }

  /** The reader sees all lines. */
  markRead(): void {
    this.#read = this.shown.length;
  }

  /** Add lines that are not known yet. */
  add(lines: readonly ChatLine[]): void {
    const known = new Set(this.lines.map((line) => line.k));
    this.lines = [...this.lines, ...lines.filter((line) => !known.has(line.k))];
  }

  /** Say something in one's own words. */
  async say(text: string): Promise<void> {
    await this.#commands.give({ type: "chat", text });
  }

  /** Say a phrase that each reader gets in their own language. */
  async sayPhrase(phrase: string): Promise<void> {
    await this.#commands.give({ type: "phrase", phrase });
  }
}
