/** The way from the worker that hosts matches to the one in which bots think. */

import type { FromBots, Parts, ToBots } from "./messages.ts";

export class BotWorker {
  readonly #worker = new Worker(new URL("./bots.worker.ts", import.meta.url), { type: "module" });
  readonly #waiting = new Map<number, (text: string) => void>();
  #number = 0;

  constructor() {
    this.#worker.onmessage = ({ data }: MessageEvent<FromBots>) => {
      this.#waiting.get(data.id)?.(data.text);
      this.#waiting.delete(data.id);
    };
  }

  start(parts: Parts): void {
    this.#send({ kind: "start", parts });
  }

  /** Ask a question; "" if no bot could answer it. */
  think(text: string): Promise<string> {
    const id = ++this.#number;
    return new Promise((resolve) => {
      this.#waiting.set(id, resolve);
      this.#send({ kind: "think", id, text });
    });
  }

  #send(message: ToBots): void {
    this.#worker.postMessage(message);
  }
}
