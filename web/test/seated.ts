/** A seat at a table of a server that says what the test wants. */

import { vi } from "vitest";

import type { Change, Event, Question, Step, Welcome } from "../src/api/socket.ts";
import { LiveMatch } from "../src/match/live.svelte.ts";
import { last } from "./fakeSocket.ts";

export const question = (ask: number): Question => ({
  ask,
  kind: "army_action",
  fallback: "pass",
  is_sealed: false,
  rules: [],
  has_lacks: false,
  options: [
    { key: "attack_station:polyanka", verb: "attack_station", args: { station: "polyanka" } },
    { key: "pass", verb: "pass" },
  ],
});

export const step = (n: number, seat: number, events: Event[] = []): Step => ({
  n,
  seat,
  cause: "chosen",
  key: null,
  events,
});

export const welcome: Welcome = {
  type: "welcome",
  id: 1,
  protocol: 1,
  match: {
    id: "m",
    edition: "second",
    rules_version: 1,
    content_digest: "",
    house_rules: {},
    commitment: null,
    lesson: null,
    puzzle: null,
    clock: null,
    hints: true,
    chat: true,
    rated: false,
    phrases: [],
  },
  status: "running",
  seat: 1,
  held: [1],
  seq: 4,
  n: 2,
  facts: { round: 1, owner: { polyanka: 2 }, player: {} },
  question: question(3),
  waiting: { seats: [1], kind: "army_action" },
  clocks: [],
  undo: "free",
  seats: [
    { seat: 1, kind: "person", name: "Anna", bot: null, is_here: true },
    { seat: 2, kind: "bot", name: "Bot", bot: "stalker", is_here: true },
  ],
  proposal: null,
  ranking: [],
  chat: [{ k: 1, seat: 2, name: "Bot", text: "Hi", phrase: null, at: 0 }],
  time: 0,
};

export const change = (more: Partial<Change>): Change => ({
  type: "change",
  seq: 5,
  n: 3,
  undone: 0,
  steps: [],
  patch: {},
  question: null,
  waiting: { seats: [2], kind: "army_action" },
  clocks: [],
  undo: "no",
  ...more,
});

/** Whatever was promised is done. */
export const settle = () => vi.advanceTimersByTimeAsync(0);

/** The last message of a type that was sent. */
export const sent = (type: string) => last().sent.findLast((message) => message["type"] === type);

/** A match that is read. */
export async function seated(puzzle: string | null = null): Promise<LiveMatch> {
  const live = new LiveMatch("m", "en");
  last().open();
  last().say({ ...welcome, match: { ...welcome.match, puzzle } });
  last().say({ type: "past", id: sent("history")?.["id"], since: 0, steps: [step(1, 1), step(2, 2)] });
  await settle();
  return live;
}
