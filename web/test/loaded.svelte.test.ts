/** Pages load what they show once, and again only when something else is wanted. */

import { flushSync } from "svelte";
import { afterEach, expect, test, vi } from "vitest";

import { Attempt } from "../src/net/attempt.svelte.ts";
import { Loaded } from "../src/net/loaded.svelte.ts";
import { transport } from "../src/net/transport.ts";

afterEach(() => {
  vi.restoreAllMocks();
});

const settled = () => new Promise((done) => setTimeout(done, 20));

test("something is loaded once, and the last request counts", async () => {
  const answers = new Map<string, (text: string) => void>();
  const asked = vi.spyOn(transport, "request").mockImplementation(
    ({ path }) =>
      new Promise((done) => {
        answers.set(path, (text) => done({ status: 200, text }));
      }),
  );
  let path = $state("/first");
  let loaded!: Loaded<string>;
  const stop = $effect.root(() => {
    loaded = new Loaded<string>(() => path);
  });
  flushSync();
  path = "/second";
  flushSync();
  answers.get("/second")?.('"new"');
  answers.get("/first")?.('"old"');
  await settled();
  expect(loaded.found).toBe("new");
  expect(asked).toHaveBeenCalledTimes(2);
  stop();
});

test("the same path is loaded again on demand, and what was found stays until then", async () => {
  let count = 0;
  vi.spyOn(transport, "request").mockImplementation(() => Promise.resolve({ status: 200, text: String(++count) }));
  let loaded!: Loaded<number>;
  const stop = $effect.root(() => {
    loaded = new Loaded<number>(() => "/same");
  });
  flushSync();
  await settled();
  loaded.reload();
  flushSync();
  expect(loaded.found).toBe(1);
  await settled();
  expect(loaded.found).toBe(2);
  stop();
});

test("an effect that runs a job does not run again when the job ends", async () => {
  const attempt = new Attempt();
  const job = vi.fn(() => new Promise((_, refuse) => setTimeout(() => refuse(new Error("refused")), 1)));
  const stop = $effect.root(() => {
    $effect(() => {
      void attempt.run(job);
    });
  });
  flushSync();
  await settled();
  flushSync();
  await settled();
  expect(job).toHaveBeenCalledTimes(1);
  stop();
});
