import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { BotWorker } from "../src/local/botWorker.ts";
import type { Parts, ToBots } from "../src/local/messages.ts";

/** A worker that answers only when it is told to. */
class FakeWorker {
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onerror: (() => void) | null = null;
  readonly sent: ToBots[] = [];
  isTerminated = false;
  postMessage(message: ToBots): void {
    this.sent.push(message);
  }
  terminate(): void {
    this.isTerminated = true;
  }
  answer(id: number, text: string): void {
    this.onmessage?.({ data: { id, text } });
  }
}

let workers: FakeWorker[] = [];
let bots: BotWorker;

beforeEach(() => {
  vi.useFakeTimers();
  workers = [];
  bots = new BotWorker(() => {
    const worker = new FakeWorker();
    workers.push(worker);
    return worker as unknown as Worker;
  });
  bots.start({ folder: "/engine/" } as Parts);
});

afterEach(() => vi.useRealTimers());

test("answers find their questions", async () => {
  const [first, second] = [bots.think("a"), bots.think("b")];
  expect(workers[0]?.sent.map(({ kind }) => kind)).toEqual(["start", "think", "think"]);
  workers[0]?.answer(2, "for b");
  workers[0]?.answer(1, "for a");
  expect(await Promise.all([first, second])).toEqual(["for a", "for b"]);
});

test("bots that never answer are replaced, and nobody waits for them", async () => {
  const asked = bots.think("what takes for ever");
  await vi.advanceTimersByTimeAsync(120_000);
  expect(await asked).toBe("");
  expect(workers[0]?.isTerminated).toBe(true);
  const next = bots.think("the next thing");
  expect(workers[1]?.sent.map(({ kind }) => kind)).toEqual(["start", "think"]);
  workers[1]?.answer(2, "answered");
  expect(await next).toBe("answered");
});

test("bots that answer one by one may take their time", async () => {
  const asked = [bots.think("a"), bots.think("b")];
  await vi.advanceTimersByTimeAsync(100_000);
  workers[0]?.answer(1, "for a");
  await vi.advanceTimersByTimeAsync(100_000);
  workers[0]?.answer(2, "for b");
  expect(await Promise.all(asked)).toEqual(["for a", "for b"]);
  expect(workers).toHaveLength(1);
});

test("a worker that cannot be loaded answers nothing at once", async () => {
  const asked = bots.think("a");
  workers[0]?.onerror?.();
  expect(await asked).toBe("");
});
