import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { LiveMatch } from "../src/match/live.svelte.ts";
import { FakeSocket, last } from "./fakeSocket.ts";
import { change, question, seated, sent, settle, step, welcome } from "./seated.ts";

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
  FakeSocket.all = [];
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("whoever sits down learns the position, the history, and what came after their last choice", async () => {
  const live = await seated();
  expect(live.facts?.owner).toEqual({ polyanka: 2 });
  expect(live.history.portions.flat().map(({ n }) => n)).toEqual([1, 2]);
  expect(live.history.seenUntil).toBe(1);
  expect([live.seating.own, live.seating.hasOthers, live.chat.unread]).toEqual([1, false, 1]);
});

test("a match can be left, a puzzle cannot", async () => {
  expect((await seated()).hasTrueSeat).toBe(true);
  expect((await seated("s1-1")).hasTrueSeat).toBe(false);
});

test("a change is added, and what it takes back is gone", async () => {
  const live = await seated();
  last().say(change({ steps: [step(3, 1)], patch: { owner: { polyanka: 1 } } }));
  expect(live.facts?.owner).toEqual({ polyanka: 1 });
  expect([live.n, live.history.seenUntil, live.history.latest.length]).toEqual([3, 3, 1]);
  last().say(change({ seq: 6, n: 2, undone: 1, question: question(3) }));
  expect(live.history.portions.flat().map(({ n }) => n)).toEqual([1, 2]);
  expect(live.turn.question?.ask).toBe(3);
});

test("a refusal is told with its rule until something happens", async () => {
  const live = await seated();
  const answered = live.turn.answer({ key: "pass", verb: "pass" });
  expect(live.turn.isSending).toBe(true);
  const id = sent("answer")?.["id"];
  last().say({ type: "refused", id, rule: "E2-ARMY-004", message: "", args: {}, text: "Not now." });
  await answered;
  expect(live.commands.refusal).toEqual({ text: "Not now.", rule: "E2-ARMY-004" });
  last().say(change({}));
  expect(live.commands.refusal.text).toBe("");
});

test("odds belong to the question they were asked for, and outlive a pause", async () => {
  const live = await seated();
  const learning = live.turn.learnOdds();
  const odds = { "attack_station:polyanka": 0.6 };
  last().say({ type: "chances", id: sent("odds")?.["id"], ask: 3, odds });
  await learning;
  expect(live.turn.question?.options[0]?.odds).toBe(0.6);
  last().say({ ...welcome, facts: null });
  expect(live.turn.question?.options[0]?.odds).toBe(0.6);
  const late = live.turn.learnOdds();
  last().say(change({ question: question(4) }));
  last().say({ type: "chances", id: sent("odds")?.["id"], ask: 3, odds });
  // The server is asked for those of the next question as soon as it is done with this one.
  await vi.waitFor(() => expect(sent("odds")).toMatchObject({ ask: 4 }));
  expect(live.turn.question?.options[0]?.odds).toBeUndefined();
  last().say({ type: "chances", id: sent("odds")?.["id"], ask: 4, odds: { "attack_station:polyanka": 0.3 } });
  await late;
  expect(live.turn.question?.options[0]?.odds).toBe(0.3);
});

test("another seat of the same device begins with nothing of the former one", async () => {
  const live = await seated();
  last().say({ ...welcome, held: [1, 2], question: null, waiting: { seats: [2], kind: "army_action" } });
  expect(live.next).toBe(2);
  live.lookFrom(2);
  expect([live.facts, live.turn.question, live.history.portions]).toEqual([null, null, []]);
  expect(sent("hello")).toMatchObject({ seat: 2 });
  expect(sent("hello")).not.toHaveProperty("seq");
});

test("a line of chat is kept once", async () => {
  const live = await seated();
  last().say({ type: "said", line: welcome.chat[0] });
  last().say({ type: "said", line: { k: 2, seat: 1, name: "Anna", text: "Hello", phrase: null, at: 0 } });
  expect(live.chat.lines.map(({ k }) => k)).toEqual([1, 2]);
  live.chat.markRead();
  expect(live.chat.unread).toBe(0);
});

test("a choice that is not stored is shown as such until it is, also after the connection was lost", async () => {
  const live = await seated();
  const option = live.turn.question?.options[1];
  if (option) void live.turn.answer(option);
  const answer = sent("answer");
  last().say({ type: "error", id: 0, code: "unavailable", text: "not stored" });
  last().lose(1001);
  await vi.advanceTimersByTimeAsync(1_000);
  last().open();
  last().say({ ...welcome, facts: null });
  expect(live.commands.refusal.text).toBe("not stored");
  expect(live.turn.isSending).toBe(true);
  expect(sent("answer")).toEqual(answer);
  last().say(change({}));
  last().say({ type: "done", id: answer?.["id"], seq: 5 });
  await settle();
  expect(live.commands.refusal.text).toBe("");
  expect(live.turn.isSending).toBe(false);
  live.stop();
});

test("a reader hides what somebody says, and only for themselves", () => {
  sessionStorage.clear();
  const live = new LiveMatch("m", "en");
  const first = last();
  first.open();
  first.say({ ...welcome, is_host: true, are_spectators_muted: true });
  expect(live.seating.isHost).toBe(true);
  expect(live.seating.areSpectatorsMuted).toBe(true);
  expect(live.chat.shown.map((line) => line.text)).toEqual(["Hi"]);
  live.chat.hide(2, true);
  expect([live.chat.shown, live.chat.unread]).toEqual([[], 0]);
  expect(new LiveMatch("m", "en").chat.hidden).toEqual(new Set([2]));
  live.chat.hide(2, false);
  expect(live.chat.shown).toHaveLength(1);
  first.say({ type: "seats", seats: welcome.seats });
  expect(live.seating.areSpectatorsMuted).toBe(false);
});
