import { flushSync, mount, tick, unmount } from "svelte";
import { expect, test, vi } from "vitest";

import type { Step } from "../src/api/socket.ts";
import Log from "../src/story/Log.svelte";
import { texts } from "../src/text/texts.svelte.ts";
import { makeScene, playerFacts } from "./scene.ts";

const scene = makeScene({ player: { "1": playerFacts({ faction: "red_line" }) } });

const captured = (n: number): Step => ({
  n,
  seat: 1,
  cause: "chosen",
  key: null,
  events: [{ kind: "station_captured", args: { seat: "1", station: "polyanka" } }],
});

test("the log draws the latest paragraphs, and earlier ones for those who scroll up", async () => {
  await texts.use("en");
  const story = Array.from({ length: 40 }, (_, i) => [captured(i + 1)]);
  const ignore = () => undefined;
  const log = mount(Log, {
    target: document.body,
    props: { scene, story, onshow: ignore, onrules: ignore, onmove: ignore },
  });
  flushSync();
  const paragraphs = () => [...document.querySelectorAll("[role=log] p")].map((shown) => shown.textContent);
  expect(paragraphs()).toHaveLength(20);
  expect(paragraphs().at(-1)).toContain("#40");
  const list = document.querySelector("[role=log]");
  const height = vi.spyOn(Element.prototype, "scrollHeight", "get").mockReturnValue(1000);
  // The browser scrolls when paragraphs come and go; the reader has not left the end.
  list?.dispatchEvent(new Event("scroll"));
  await tick();
  expect(paragraphs()).toHaveLength(20);
  list?.dispatchEvent(new Event("wheel"));
  list?.dispatchEvent(new Event("scroll"));
  await tick();
  height.mockRestore();
  expect(paragraphs()).toHaveLength(40);
  expect(paragraphs()[0]).toContain("#1");
  await unmount(log);
});
