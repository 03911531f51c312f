/** What is shown over the map, one thing after another. */

import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { Stage } from "../src/match/stage.svelte.ts";
import type { Shown } from "../src/story/fight.ts";
import Showing from "../src/story/Showing.svelte";
import { makeScene, playerFacts } from "./scene.ts";

const fighter = (seat: string) => ({ seat, threat: "", combat: "", dice: null, total: 4, parts: [] });
const fightOf = (one: string, other: string, n: number): Shown => ({
  kind: "fight",
  n,
  fight: { station: "", prize: "", sides: [fighter(one), fighter(other)], winner: 1 },
  after: [],
  lasts: 1800,
});
const player = { 1: playerFacts({}), 2: playerFacts({}), 3: playerFacts({}) };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function shown(first: Shown) {
  const props = $state({
    scene: makeScene({ player }, { seat: 1 }),
    items: [first] as readonly Shown[],
    areFightsKept: true,
    ondecided: vi.fn(),
    onleft: vi.fn(),
  });
  const showing = mount(Showing, { target: document.body, props });
  flushSync();
  return { props, end: () => unmount(showing) };
}
const outcome = () => document.querySelector(".outcome")?.textContent;
async function pass(milliseconds: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(milliseconds);
  flushSync();
}

test("a fight of the viewer is decided on the stage though bots act after 400 ms, and then something else is shown", async () => {
  const own = fightOf("1", "2", 1);
  const { props, end } = shown(own);
  expect(outcome()).toBe("…");
  await pass(400);
  props.items = [fightOf("2", "3", 2)];
  flushSync();
  await pass(400);
  expect(outcome()).toBe("…");
  expect(props.ondecided).not.toHaveBeenCalled();
  await pass(200);
  expect(outcome()).not.toBe("…");
  expect(props.ondecided).toHaveBeenCalledWith(own);
  expect(document.querySelector(".fight.aside")).toBeNull();
  await pass(900);
  expect(props.onleft).toHaveBeenCalledWith(own);
  expect(document.querySelector(".fight.aside")).not.toBeNull();
  await end();
});

test("a fight of others stays for its time, and makes room for one of the viewer then", async () => {
  const { props, end } = shown(fightOf("2", "3", 1));
  await pass(1100);
  props.items = [fightOf("3", "2", 2)];
  await pass(100);
  props.items = [fightOf("1", "2", 3)];
  await pass(500);
  expect(document.querySelector(".fight.aside")).not.toBeNull();
  await pass(200);
  expect(document.querySelector(".fight:not(.aside)")).not.toBeNull();
  await end();
});

test("whatever the viewer does tells how a fight of others ends, which stays", async () => {
  const others = fightOf("2", "3", 1);
  const { props, end } = shown(others);
  dispatchEvent(new KeyboardEvent("keydown", { key: "Shift" }));
  flushSync();
  expect(props.ondecided).toHaveBeenCalledExactlyOnceWith(others);
  expect(outcome()).not.toBe("…");
  await pass(1000);
  expect(props.ondecided).toHaveBeenCalledOnce();
  await end();
});

test("a fight that is put away or left is decided at once, and only once", async () => {
  const ondecided = vi.fn();
  const stage = new Stage(ondecided);
  const own = fightOf("1", "2", 1);
  const { props, end } = shown(own);
  props.onleft = vi.fn((item: Shown) => stage.leave(item));
  stage.show(props.items, 1);
  flushSync();
  dispatchEvent(new KeyboardEvent("keydown", { key: "Shift" }));
  flushSync();
  expect([stage.own, stage.isUndecided, ondecided.mock.calls.length]).toEqual([null, false, 1]);
  await end();
  const leave = $effect.root(() => {
    $effect(() => () => stage.clear());
  });
  flushSync();
  stage.show([own], 1);
  leave();
  expect([stage.own, stage.isUndecided, ondecided.mock.calls.length]).toEqual([null, false, 2]);
});

test("an effect that ends in the moment in which a fight is decided does not wait for ever", () => {
  const ondecided = vi.fn();
  const stage = new Stage(ondecided);
  const leave = $effect.root(() => {
    $effect(() => () => stage.clear());
  });
  flushSync();
  stage.show([fightOf("1", "2", 1)], 1);
  flushSync();
  stage.decide();
  leave();
  expect([stage.own, stage.isUndecided, ondecided.mock.calls.length]).toEqual([null, false, 1]);
});
