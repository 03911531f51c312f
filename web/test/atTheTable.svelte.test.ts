/** What stands at the table where a player looks: warnings, marks of targets, what is not sent yet. */

import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import AnswerBar from "../src/decision/AnswerBar.svelte";
import { Selection } from "../src/decision/selection.svelte.ts";
import TargetMarks from "../src/decision/TargetMarks.svelte";
import WaitingForOthers from "../src/decision/WaitingForOthers.svelte";
import type { PlayerFacts } from "../src/game/facts.ts";
import type { Scene } from "../src/game/scene.ts";
import WinWarning from "../src/story/WinWarning.svelte";
import { texts } from "../src/text/texts.svelte.ts";
import { FakeSocket, last } from "./fakeSocket.ts";
import { makeScene, playerFacts } from "./scene.ts";
import { change, seated, sent } from "./seated.ts";

beforeEach(async () => {
  await texts.use("en", "second");
  vi.stubGlobal("WebSocket", FakeSocket);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

const all = (wanted: string) => [...document.querySelectorAll<HTMLElement>(wanted)];
const words = (wanted: string) => all(wanted).map((part) => part.textContent.replace(/\s+/g, " ").trim());

async function warnings(missing: number, seat: number, language: string, edition = "second"): Promise<string[]> {
  const player = {
    1: playerFacts({ faction: "red_line" }),
    2: playerFacts({ faction: "fourth_reich", points_missing: missing }),
  };
  const scene = makeScene({ player }, { seat, language, edition });
  const shown = mount(WinWarning, { target: document.body, props: { scene } });
  flushSync();
  const said = words(".warning");
  await unmount(shown);
  return said;
}

test("a rival who is about to win is warned of, and nobody who is further away", async () => {
  expect(await warnings(0, 1, "en")).toEqual(["The Fourth Reich wins at the end of this round unless stopped."]);
  expect(await warnings(1, 1, "en")).toEqual([
    "One more point, and the Fourth Reich wins at the end of this round unless stopped.",
  ]);
  expect(await warnings(1, 1, "ru")).toEqual([
    "Ещё одно очко — и Четвёртый Рейх победит в конце раунда, если не помешать.",
  ]);
  expect(await warnings(1, 1, "hu")).toEqual([
    "Még egy pont, és a Negyedik Birodalom a forduló végén győz, ha senki sem állítja meg.",
  ]);
  expect(await warnings(2, 1, "en")).toEqual([]);
});

test("where a match ends at once, so says the warning", async () => {
  expect(await warnings(1, 1, "en", "first")).toEqual(["One more point, and the Fourth Reich wins."]);
  expect(await warnings(1, 1, "ru", "first")).toEqual(["Ещё одно очко — и Четвёртый Рейх победит."]);
  expect(await warnings(1, 1, "hu", "first")).toEqual(["Még egy pont, és a Negyedik Birodalom győz."]);
});

test("whoever is about to win is told to hold on", async () => {
  expect(await warnings(0, 2, "en")).toEqual(["You win at the end of this round: hold on to your points."]);
  expect(await warnings(1, 2, "en")).toEqual(["One more point and you win."]);
});

/** The marks of a station: what is seen, and what is said. */
async function marks(scene: Scene): Promise<[string[], number, string[]]> {
  const shown = mount(TargetMarks, { target: document.body, props: { scene, station: "polyanka" } });
  flushSync();
  const seen: [string[], number, string[]] = [words(".marks b"), all(".marks use").length, words(".hidden-text")];
  await unmount(shown);
  return seen;
}

test("a target says whose it is, how it is guarded and whether it is a home", async () => {
  const player = {
    1: playerFacts({ faction: "red_line", army: 3 }),
    2: playerFacts({ faction: "fourth_reich", army: 5 }),
  };
  const targets = (more: object, seat = 1) => makeScene({ player, owner: { polyanka: 2 }, ...more }, { seat });
  const [[mark], homes, [said]] = await marks(targets({}));
  expect(mark).toBe("25");
  expect(homes).toBe(0);
  expect(said).toContain("Fourth Reich");
  // The number of a token guards better than any army.
  expect((await marks(targets({ level: { polyanka: 9 } })))[0]).toEqual(["29"]);
  // Nobody attacks a station of their own: no army is told.
  expect((await marks(targets({}, 2)))[0]).toEqual(["2"]);
  expect((await marks(targets({ owner: {} })))[0]).toEqual([]);
  const home = { player: { ...player, 2: playerFacts({ faction: "fourth_reich", home: "polyanka" }) } };
  expect((await marks(targets(home)))[1]).toBe(1);
});

test("an answer that waits for the connection says so in words", async () => {
  vi.useFakeTimers();
  const live = await seated();
  const selection = new Selection(live);
  const scene = makeScene({ player: { 1: playerFacts({}) } }, { seat: 1 });
  const arranged = selection.arranged(scene);
  if (!arranged) throw new Error("nothing is asked");
  const bar = mount(AnswerBar, { target: document.body, props: { scene, selection, arranged } });
  const option = live.turn.question?.options[1];
  if (option) void live.turn.answer(option);
  flushSync();
  expect(words(".unsent")).toEqual([]);
  last().lose(1001);
  flushSync();
  expect(words(".unsent")).toEqual(["Not sent yet. Your answer goes out as soon as you are connected again."]);
  await unmount(bar);
  live.stop();
});

/** Others decide; the viewer knows this of themselves. */
async function waiting(own: Partial<PlayerFacts>) {
  const live = await seated();
  last().say(change({}));
  const scene = makeScene({ round: 4, player: { 1: playerFacts(own), 2: playerFacts({}) } }, { seat: 1 });
  const props = { scene, selection: new Selection(live), forced: "", onrules: () => {} };
  const shown = mount(WaitingForOthers, { target: document.body, props });
  flushSync();
  return async () => {
    await unmount(shown);
    live.stop();
  };
}

test("while others decide a mission is one tap away, and so is leaving it", async () => {
  vi.useFakeTimers();
  const end = await waiting({ missions: ["foothold"], completed: [] });
  const [button] = all("[data-ask-missions]");
  button?.click();
  flushSync();
  expect(sent("windows")).toMatchObject({ wish: "this_round" });
  expect(button?.getAttribute("aria-pressed")).toBe("true");
  button?.click();
  flushSync();
  expect(sent("windows")).toMatchObject({ wish: "fights" });
  await end();
});

test("who has no mission, or none with an ability, is not offered one", async () => {
  vi.useFakeTimers();
  for (const own of [{ completed: [] }, { missions: ["duel"] }]) {
    const end = await waiting(own);
    expect(all("[data-ask-missions]")).toEqual([]);
    await end();
  }
});
