import { beforeEach, expect, test, vi } from "vitest";

import type { FromLab, ToLab } from "../src/lab/lab.worker.ts";
import { type Job, LabWorkers, type Pair } from "../src/lab/workers.svelte.ts";

vi.mock("../src/local/parts.ts", () => ({ download: () => Promise.resolve({}) }));

type Call = Extract<ToLab, { kind: "call" }>;

/** A worker that starts at once, and plays only when it is told to. */
class FakeWorker {
  onmessage: ((event: { data: FromLab }) => void) | null = null;
  readonly open: Call[] = [];
  constructor() {
    workers.push(this);
  }
  postMessage(message: ToLab): void {
    if (message.kind === "start") return;
    if (message.name) this.open.push(message);
    else this.#answer(message, "");
  }
  terminate(): void {
    this.open.splice(0);
  }
  /** Play the match that was asked for first. */
  async play(): Promise<void> {
    const call = this.open.shift();
    if (call) this.#answer(call, JSON.stringify(played(call)));
    await settled();
  }
  #answer({ id }: Call, text: string): void {
    this.onmessage?.({ data: { id, text } });
  }
}

const played = ({ args: [, number, isHouse] }: Call): string => `${isHouse ? "house" : "printed"} ${String(number)}`;
const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
const job = (target: number, seed = 1): Job => ({
  cards: { edition: "second", faction: [{ id: "red_line", target }] },
  seats: 2,
  bot: "heuristic",
  seed,
});

let workers: FakeWorker[] = [];
let lab: LabWorkers;

beforeEach(() => {
  workers = [];
  vi.stubGlobal("Worker", FakeWorker);
  lab = new LabWorkers();
});

/** Play all that is asked for; what was asked. */
async function playAll(): Promise<string[]> {
  const asked: string[] = [];
  await settled();
  for (let busy = workers[0]; busy; busy = workers.find(({ open }) => open.length)) {
    if (busy.open[0]) asked.push(played(busy.open[0]));
    await busy.play();
  }
  return asked;
}

test("pairs are told up to the first that is still being played", async () => {
  const told: Pair[][] = [];
  const run = lab.play(job(8), 2, (pairs) => told.push(pairs));
  await playAll();
  expect(await run.isWhole).toBe(true);
  expect(told.at(-1)).toEqual([
    [0, "printed 0", "house 0"],
    [1, "printed 1", "house 1"],
  ]);
  for (const pairs of told) expect(pairs.map(([number]) => number)).toEqual([...pairs.keys()]);
});

test("matches with the printed set are played once, also after a run that was stopped", async () => {
  await Promise.all([lab.measure(job(8)), playAll()]);
  expect(lab.expected(job(8), 2)).toBeGreaterThanOrEqual(0);
  const stopped = lab.play(job(8), 2, () => undefined);
  await settled();
  await workers[0]?.play();
  stopped.cancel();
  expect(await stopped.isWhole).toBe(false);
  const run = lab.play(job(7), 2, () => undefined);
  expect((await playAll()).sort()).toEqual(["house 0", "house 1", "printed 1"]);
  expect(await run.isWhole).toBe(true);
});

test("another seed has other matches", async () => {
  await Promise.all([lab.measure(job(8)), playAll()]);
  void lab.play(job(8, 2), 1, () => undefined);
  expect(await playAll()).toEqual(["printed 0", "house 0"]);
});
