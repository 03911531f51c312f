/** The workers of the balance lab: one that answers at once, and more while matches are played. */

import type { Parts } from "../local/messages.ts";
import { download } from "../local/parts.ts";
import { engine as folder } from "../net/engine.ts";
import type { FromLab, ToLab } from "./lab.worker.ts";

/** More of them would need more memory than many devices have. */
const MOST = 3;

class LabWorker {
  readonly #worker = new Worker(new URL("./lab.worker.ts", import.meta.url), { type: "module" });
  readonly #waiting = new Map<number, { resolve: (text: string) => void; reject: (error: Error) => void }>();
  #number = 0;

  constructor(parts: Parts) {
    this.#worker.onmessage = ({ data }: MessageEvent<FromLab>) => {
      const waiting = this.#waiting.get(data.id);
      this.#waiting.delete(data.id);
      if (data.fault === undefined) waiting?.resolve(data.text ?? "");
      else waiting?.reject(new Error(data.fault.trim().split("\n").at(-1)));
    };
    this.#send({ kind: "start", parts });
  }

  call(name: string, ...args: unknown[]): Promise<string> {
    const id = ++this.#number;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      this.#send({ kind: "call", id, name, args });
    });
  }

  end(): void {
    this.#worker.terminate();
  }

  #send(message: ToLab): void {
    this.#worker.postMessage(message);
  }
}

/** The pairs of matches that are played at the moment. */
export interface Run {
  readonly pairs: Promise<unknown[] | null>;
  /** Stop at once; `pairs` becomes null. */
  cancel(): void;
}

export class LabWorkers {
  /** How much was downloaded, from 0 to 1. */
  done = $state(0);
  #parts: Promise<Parts> | undefined;
  #main: Promise<LabWorker> | undefined;
  /** They stay from one run to the next: they remember matches with the printed set. */
  #players: LabWorker[] = [];

  /** Ask the worker that answers at once. */
  async call<T>(name: string, ...args: unknown[]): Promise<T> {
    this.#main ??= this.#started();
    return JSON.parse(await (await this.#main).call(name, ...args)) as T;
  }

  /** Play so many pairs of matches; `told` is called with how many are done. */
  play(job: string, total: number, told: (done: number) => void): Run {
    let cancel = (): void => undefined;
    const cancelled = new Promise<null>((resolve) => (cancel = () => resolve(null)));
    return { pairs: this.#play(job, total, told, cancelled), cancel: () => cancel() };
  }

  async #play(
    job: string,
    total: number,
    told: (done: number) => void,
    cancelled: Promise<null>,
  ): Promise<unknown[] | null> {
    const pairs: unknown[] = [];
    const count = Math.min(MOST, Math.max(1, navigator.hardwareConcurrency - 1));
    while (this.#players.length < count) this.#players.push(await this.#started());
    let next = 0;
    const work = async (worker: LabWorker): Promise<void> => {
      while (next < total) {
        pairs.push(JSON.parse(await worker.call("play", job, next++)));
        told(pairs.length);
      }
    };
    let found: unknown[] | null = null;
    try {
      found = await Promise.race([Promise.all(this.#players.map(work)).then(() => pairs), cancelled]);
    } finally {
      if (!found) this.#dismiss();
    }
    return found;
  }

  async #started(): Promise<LabWorker> {
    const address = new URL(folder, document.baseURI).href;
    this.#parts ??= download(address, (done) => (this.done = done));
    return new LabWorker(await this.#parts);
  }

  #dismiss(): void {
    for (const worker of this.#players.splice(0)) worker.end();
  }

  /** End all workers. */
  end(): void {
    this.#dismiss();
    void this.#main?.then((worker) => worker.end());
    this.#main = undefined;
  }
}
