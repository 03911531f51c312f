/** The workers of the balance lab: one that answers at once, and more while matches are played. */

import type { Parts } from "../local/messages.ts";
import { download } from "../local/parts.ts";
import { engine as folder } from "../net/engine.ts";
import type { Cards } from "./form.ts";
import type { FromLab, ToLab } from "./lab.worker.ts";

/** More of them would need more memory than a device has; where it is not told, many have little. */
const MOST = ((navigator as { deviceMemory?: number }).deviceMemory ?? 4) < 8 ? 3 : 6;

/** How many matches are played at a time; one core is left for the page. */
const AT_ONCE = Math.min(MOST, Math.max(1, navigator.hardwareConcurrency - 1));

/** What is played, as Python reads it. */
export interface Job {
  cards: Cards;
  seats: number;
  bot: string;
  seed: number;
}

/** The number of a match, how it went with the printed set, and how with house cards. */
export type Pair = [number, unknown, unknown];

/** What decides how a match with the printed set goes. */
const trialKey = ({ cards: { edition }, seats, bot, seed }: Job): string => [edition, seats, bot, seed].join(" ");

/** What decides how long a match takes. */
const paceKey = ({ cards: { edition }, seats, bot }: Job): string => [edition, seats, bot].join(" ");

class LabWorker {
  readonly #worker = new Worker(new URL("./lab.worker.ts", import.meta.url), { type: "module" });
  readonly #waiting = new Map<number, { resolve: (text: string) => void; reject: (error: Error) => void }>();
  #number = 0;
  /** When Python has started. */
  readonly isReady: Promise<unknown>;

  constructor(parts: Parts) {
    this.#worker.onmessage = ({ data }: MessageEvent<FromLab>) => {
      const waiting = this.#waiting.get(data.id);
      this.#waiting.delete(data.id);
      if (data.fault === undefined) waiting?.resolve(data.text ?? "");
      else waiting?.reject(new Error(data.fault.trim().split("\n").at(-1)));
    };
    this.#send({ kind: "start", parts });
    this.isReady = this.call("");
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
    for (const { reject } of this.#waiting.values()) reject(new Error("ended"));
    this.#waiting.clear();
  }

  #send(message: ToLab): void {
    this.#worker.postMessage(message);
  }
}

/** Pairs of matches that are being played. */
export interface Run {
  /** Whether all were played. */
  readonly isWhole: Promise<boolean>;
  /** Stop at once. */
  cancel(): void;
}

export class LabWorkers {
  /** How much was downloaded, from 0 to 1. */
  done = $state(0);
  /** How long a match takes here, by edition and number of players, in milliseconds. */
  paces = $state.raw<Record<string, number>>({});
  #parts: Promise<Parts> | undefined;
  #main: Promise<LabWorker> | undefined;
  #players: Promise<LabWorker>[] = [];
  /** Matches with the printed set, which are the same for all cards, and what they are matches of. */
  #printed = new Map<number, Promise<unknown>>();
  #printedOf = "";

  /** Ask the worker that answers at once. */
  async call<T>(name: string, ...args: unknown[]): Promise<T> {
    this.#main ??= this.#started();
    return JSON.parse(await (await this.#main).call(name, ...args)) as T;
  }

  /** Play one match, to see how long it takes. */
  async measure(job: Job): Promise<void> {
    if (this.paces[paceKey(job)] === undefined) await this.#printedMatch(await this.#player(0), job, 0);
  }

  /** About how long so many pairs of matches take, in milliseconds; undefined while nobody knows. */
  expected(job: Job, total: number): number | undefined {
    const pace = this.paces[paceKey(job)];
    if (pace === undefined) return undefined;
    const known = this.#printedOf === trialKey(job) ? Math.min(total, this.#printed.size) : 0;
    return (pace * (2 * total - known)) / Math.min(AT_ONCE, total);
  }

  /** Play so many pairs of matches; `told` gets those up to the first that is still being played. */
  play(job: Job, total: number, told: (pairs: Pair[]) => void): Run {
    let cancel = (): void => undefined;
    const cancelled = new Promise<false>((resolve) => (cancel = () => resolve(false)));
    return { isWhole: this.#play(job, total, told, cancelled), cancel: () => cancel() };
  }

  async #play(job: Job, total: number, told: (pairs: Pair[]) => void, cancelled: Promise<false>): Promise<boolean> {
    const pairs: (Pair | undefined)[] = Array.from({ length: total });
    let next = 0;
    const work = async (index: number): Promise<void> => {
      const worker = await this.#player(index);
      while (next < total) {
        const number = next++;
        const printed = await this.#printedMatch(worker, job, number);
        pairs[number] = [number, printed, await this.#match(worker, job, number, true)];
        const open = pairs.indexOf(undefined);
        told(pairs.slice(0, open < 0 ? total : open) as Pair[]);
      }
    };
    let isWhole = false;
    try {
      const workers = Array.from({ length: Math.min(AT_ONCE, total) }, (_, index) => work(index));
      isWhole = await Promise.race([Promise.all(workers).then(() => true), cancelled]);
    } finally {
      if (!isWhole) this.#dismiss();
    }
    return isWhole;
  }

  #printedMatch(worker: LabWorker, job: Job, number: number): Promise<unknown> {
    const key = trialKey(job);
    if (key !== this.#printedOf) this.#printed = new Map();
    this.#printedOf = key;
    const known = this.#printed.get(number);
    if (known) return known;
    const printed = this.#printed;
    const playing = this.#match(worker, job, number, false);
    printed.set(number, playing);
    playing.catch(() => printed.delete(number));
    return playing;
  }

  /** Play a match, and note how long that took. */
  async #match(worker: LabWorker, job: Job, number: number, isHouse: boolean): Promise<unknown> {
    await worker.isReady;
    const since = performance.now();
    const played: unknown = JSON.parse(await worker.call("play", JSON.stringify(job), number, isHouse));
    const took = performance.now() - since;
    const key = paceKey(job);
    this.paces = { ...this.paces, [key]: ((this.paces[key] ?? took) * 3 + took) / 4 };
    return played;
  }

  #player(index: number): Promise<LabWorker> {
    return (this.#players[index] ??= this.#started());
  }

  async #started(): Promise<LabWorker> {
    const address = new URL(folder, document.baseURI).href;
    this.#parts ??= download(address, (done) => (this.done = done));
    return new LabWorker(await this.#parts);
  }

  #dismiss(): void {
    for (const starting of this.#players.splice(0)) void starting.then((worker) => worker.end());
  }

  /** End all workers. */
  end(): void {
    this.#dismiss();
    void this.#main?.then((worker) => worker.end());
    this.#main = undefined;
  }
}
