import { afterEach, beforeEach, expect, test, vi } from "vitest";

import type { Event } from "../src/api/socket.ts";
import type { LiveMatch } from "../src/match/live.svelte.ts";
import { settings } from "../src/ui/settings.svelte.ts";
import { FakeSocket, last } from "./fakeSocket.ts";
import { change, question, seated, settle, step, welcome } from "./seated.ts";

const attack: Event = {
  kind: "station_attacked",
  args: { seat: "1", station: "polyanka", fighter: "army" },
  traits: ["fight_place", "attacks"],
};
const fought = (one = "1", other = "2"): Event => ({
  kind: "battle_fought",
  args: { seat: one, seat2: other, number: 5, number2: 3 },
  traits: ["fight_outcome"],
  winner: 0,
});
const captured: Event = {
  kind: "station_captured",
  args: { seat: "1", station: "polyanka" },
  traits: ["gains_station"],
};

/** A fight of the viewer that has just been fought: it captures a station. */
const fight = change({
  steps: [step(3, 1, [attack, fought(), captured])],
  patch: { owner: { polyanka: 1 } },
  question: question(4),
});

/** What a table tells. */
const told = ({ facts, n, status, turn, history }: LiveMatch) => ({
  owner: facts?.owner["polyanka"],
  n,
  status,
  asked: turn.question?.ask,
  latest: history.latest.length,
});
const BEFORE = { owner: 2, n: 2, status: "running", asked: undefined, latest: 0 };
const AFTER = { owner: 1, n: 3, status: "running", asked: 4, latest: 1 };

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
  FakeSocket.all = [];
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  settings.pace = 1;
});

test("clocks that had to wait for a fight count from when they came", async () => {
  const live = await seated();
  const came = Date.now();
  last().say(fight);
  vi.advanceTimersByTime(900);
  live.stage.decide();
  expect([live.n, live.clocks.toldAt]).toEqual([3, came]);
});

test("an imagined board covers the stage: nothing waits", async () => {
  const live = await seated();
  live.isImagining = true;
  last().say(fight);
  expect(told(live)).toEqual(AFTER);
});

test("nothing tells how a fight of the viewer ends until it is decided on the stage", async () => {
  const live = await seated();
  last().say(fight);
  expect(told(live)).toEqual(BEFORE);
  expect(live.turn.waiting.seats).toEqual([]);
  expect(live.stage.items.map(({ kind }) => kind)).toEqual(["fight"]);
  live.stage.decide(live.stage.own);
  expect(told(live)).toEqual(AFTER);
  // The result waits until the fight has left the stage.
  expect(live.stage.own).not.toBeNull();
  if (live.stage.own) live.stage.leave(live.stage.own);
  expect(live.stage.own).toBeNull();
});

test("what bots do meanwhile and the end of the match wait too, in their order", async () => {
  const live = await seated();
  last().say(fight);
  last().say(change({ seq: 6, n: 4, steps: [step(4, 2)], patch: { owner: { polyanka: 2 } } }));
  last().say({ type: "over", status: "over", ranking: [1, 2] });
  expect(told(live)).toEqual(BEFORE);
  live.stage.decide();
  expect(told(live)).toEqual({ owner: 2, n: 4, status: "over", asked: undefined, latest: 1 });
  expect(live.history.portions.flat().map(({ n }) => n)).toEqual([1, 2, 3, 4]);
});

test("a fight that comes while another is waited for is waited for in its turn", async () => {
  const live = await seated();
  last().say(fight);
  const first = live.stage.own;
  last().say(change({ seq: 6, n: 4, steps: [step(4, 2, [attack, fought("2", "1")])], question: question(5) }));
  if (first) live.stage.leave(first);
  // The first is told while the second is fought.
  expect(told(live)).toEqual({ ...AFTER, asked: undefined });
  // The first leaves the stage; that decides nothing of the second.
  if (first) live.stage.leave(first);
  live.stage.decide(first);
  expect(live.n).toBe(3);
  live.stage.decide();
  expect(told(live)).toEqual({ ...AFTER, n: 4, asked: 5 });
});

test("nothing tells how a fight of others ends either, nor to those who watch", async () => {
  const others = change({ ...fight, steps: [step(3, 2, [attack, fought("2", "3"), captured])] });
  for (const seat of [1, null]) {
    const live = await seated();
    last().say({ ...welcome, facts: null, seat, held: seat ? [1] : [], question: null });
    last().say(others);
    expect(told(live)).toEqual(BEFORE);
    // It is not waited for until it leaves the stage.
    expect(live.stage.own).toBeNull();
    live.stage.decide(live.stage.items[0]);
    expect(told(live)).toEqual(AFTER);
  }
});

test("a fight of the viewer that leaves the stage decides none that is still fought there", async () => {
  const live = await seated();
  last().say(fight);
  const own = live.stage.own;
  live.stage.decide();
  last().say(change({ seq: 6, n: 4, steps: [step(4, 2, [attack, fought("2", "3")])] }));
  if (own) live.stage.leave(own);
  expect([live.stage.own, live.n]).toEqual([null, 3]);
  live.stage.decide(live.stage.items[0]);
  expect(live.n).toBe(4);
});

test("nobody waits for a stage that does not come, nor without motion", async () => {
  const live = await seated();
  last().say(fight);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(told(live)).toEqual(AFTER);
  expect(live.stage.own).toBeNull();
  settings.pace = 0;
  const still = await seated();
  last().say(fight);
  expect(told(still)).toEqual(AFTER);
});

test("a new connection begins with all that was held", async () => {
  const live = await seated();
  last().say(fight);
  last().lose(1006);
  await vi.advanceTimersByTimeAsync(1_000);
  last().open();
  expect(last().sent[0]).toMatchObject({ type: "hello", seq: 5 });
  expect(told(live)).toEqual(AFTER);
});

test("a device goes on to the next player when the fight has been seen", async () => {
  const live = await seated();
  last().say({ ...welcome, facts: null, held: [1, 2], question: null });
  last().say({ ...fight, question: null, waiting: { seats: [2], kind: "combat_card" } });
  expect(live.next).toBeNull();
  live.stage.decide();
  expect(live.next).toBeNull();
  live.stage.clear();
  expect(live.next).toBe(2);
  // Nobody else sees it with the next player's eyes.
  live.lookFrom(2);
  expect(live.stage.items).toEqual([]);
  await settle();
});
