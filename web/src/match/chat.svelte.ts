/** What people at the table say. */

import type { ChatLine } from "../api/socket.ts";
import type { Commands } from "./commands.svelte.ts";

export class Chat {
  lines = $state.raw<ChatLine[]>([]);
  #read = $state(0);
  readonly #commands: Commands;

  constructor(commands: Commands) {
    this.#commands = commands;
  }

  /** The number of the last line that is known. */
  get last(): number {
    return this.lines.at(-1)?.k ?? 0;
  }

  /** How many lines the reader has not seen. */
  get unread(): number {
    return this.lines.length - this.#read;
  }

  /** The reader sees all lines. */
  markRead(): void {
    this.#read = this.lines.length;
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
