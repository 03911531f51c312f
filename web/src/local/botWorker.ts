/** The way from the worker that hosts matches to the one in which bots think. */

import type { FromBots, Parts, ToBots } from "./messages.ts";

/** How long nothing may be heard of bots that were asked; strong ones take seconds, on any device. */
const LONGEST_MS = 120_000;

/** Makes a worker in which bots can think. */
export type Make = () => Worker;

const made: Make = () => new Worker(new URL("./bots.worker.ts", import.meta.url), { type: "module" });

export class BotWorker {
  readonly #make: Make;
  readonly #waiting = new Map<number, (text: string) => void>();
  #worker: Worker | undefined;
  #parts: Parts | undefined;
  #number = 0;
  #watch: ReturnType<typeof setTimeout> | undefined;

  constructor(make: Make = made) {
    this.#make = make;
  }

  start(parts: Parts): void {
    this.#parts = parts;
    this.#send();
  }

  /** Ask a question; "" if no bot could answer it. */
  think(text: string): Promise<string> {
    const id = ++this.#number;
    return new Promise((resolve) => {
      this.#waiting.set(id, resolve);
      this.#send({ kind: "think", id, text });
      if (this.#waiting.size === 1) this.#await();
    });
  }

  /** Send a message, to a new worker if there is none. */
  #send(message?: ToBots): void {
    if (!this.#worker) {
      this.#worker = this.#make();
      this.#worker.onmessage = ({ data }: MessageEvent<FromBots>) => this.#hear(data);
      this.#worker.onerror = () => this.#giveUp();
      if (this.#parts) this.#worker.postMessage({ kind: "start", parts: this.#parts } satisfies ToBots);
    }
    if (message) this.#worker.postMessage(message);
  }

  #hear({ id, text }: FromBots): void {
    this.#waiting.get(id)?.(text);
    this.#waiting.delete(id);
    this.#await();
  }

  /** Wait for the next answer, but not for ever. */
  #await(): void {
    clearTimeout(this.#watch);
    if (this.#waiting.size) this.#watch = setTimeout(() => this.#giveUp(), LONGEST_MS);
  }

  /** Do without a worker that has failed or hangs; the next question gets a new one. */
  #giveUp(): void {
    clearTimeout(this.#watch);
    this.#worker?.terminate();
    this.#worker = undefined;
    for (const resolve of this.#waiting.values()) resolve("");
    this.#waiting.clear();
  }
}
