import { afterEach, beforeEach, expect, test, vi } from "vitest";

import type { ServerMessage } from "../src/api/socket.ts";
import { Connection, type Link } from "../src/net/connection.ts";
import { FakeSocket, last } from "./fakeSocket.ts";

let links: Link[] = [];
let unstored: string[] = [];

function connection(): Connection {
  return new Connection({
    hello: () => ({ type: "hello", match: "m", seq: 7 }),
    message: () => {},
    link: (link) => links.push(link),
    unstored: (text) => unstored.push(text),
    closed: () => Promise.resolve(true),
  });
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
  FakeSocket.all = [];
  links = [];
  unstored = [];
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("it greets when it is open, and the answer to a message finds its way", async () => {
  const socket = connection();
  socket.open();
  last().open();
  expect(last().sent[0]).toMatchObject({ type: "hello", match: "m", seq: 7 });
  last().say({ type: "welcome" });
  const reply = socket.request({ type: "undo" });
  const { id } = last().sent.at(-1) as { id: number };
  last().say({ type: "done", id, seq: 8 });
  expect(await reply).toMatchObject({ type: "done", seq: 8 });
  socket.stop();
});

test("a lost connection comes back, and an answer without an acknowledgement is said again", async () => {
  const socket = connection();
  socket.open();
  last().open();
  last().say({ type: "welcome" });
  let reply: ServerMessage | null = null;
  void socket.request({ type: "answer", ask: 3, key: "pass" }).then((got) => (reply = got));
  const first = last();
  first.lose(1006);
  await vi.advanceTimersByTimeAsync(1000);
  expect(last()).not.toBe(first);
  last().open();
  last().say({ type: "welcome" });
  const again = last().sent.find((message) => message["type"] === "answer");
  expect(again).toEqual(first.sent.find((message) => message["type"] === "answer"));
  last().say({ type: "done", id: again?.["id"], seq: 9 });
  await vi.advanceTimersByTimeAsync(0);
  expect(reply).toMatchObject({ type: "done" });
  expect(links).toEqual(["opening", "open", "lost", "opening", "open"]);
  socket.stop();
});

test("other messages are given up when the connection is lost", async () => {
  const socket = connection();
  socket.open();
  last().open();
  const reply = socket.request({ type: "hint", ask: 1 });
  last().lose(1006);
  expect(await reply).toBeNull();
  socket.stop();
});

test("silence is a lost connection", async () => {
  const socket = connection();
  socket.open();
  last().open();
  const first = last();
  await vi.advanceTimersByTimeAsync(70_000);
  expect(first.readyState).toBe(3);
  socket.stop();
});

test("a device that leaves the network does not wait for silence", async () => {
  const socket = connection();
  socket.open();
  last().open();
  last().say({ type: "welcome" });
  const first = last();
  dispatchEvent(new Event("offline"));
  expect(links.at(-1)).toBe("lost");
  await vi.advanceTimersByTimeAsync(1000);
  expect(last()).not.toBe(first);
  socket.stop();
});

test("an answer that the server cannot store is sent again until it can", async () => {
  const socket = connection();
  socket.open();
  last().open();
  last().say({ type: "welcome" });
  let reply: ServerMessage | null = null;
  void socket.request({ type: "answer", ask: 3, key: "pass" }).then((got) => (reply = got));
  const { id } = last().sent.at(-1) as { id: number };
  last().say({ type: "error", id, code: "unavailable", text: "not stored" });
  await vi.advanceTimersByTimeAsync(4_000);
  expect(reply).toBeNull();
  expect(unstored).toEqual(["not stored"]);
  expect(last().sent.filter((message) => message["type"] === "answer")).toHaveLength(2);
  last().say({ type: "done", id, seq: 9 });
  await vi.advanceTimersByTimeAsync(10_000);
  expect(reply).toMatchObject({ type: "done" });
  expect(last().sent.filter((message) => message["type"] === "answer")).toHaveLength(2);
  socket.stop();
});

test("a match that cannot be loaded now is asked for again", async () => {
  const socket = connection();
  socket.open();
  last().open();
  const { id } = last().sent[0] as { id: number };
  const first = last();
  first.say({ type: "error", id, code: "unavailable", text: "not loaded" });
  await vi.advanceTimersByTimeAsync(1_000);
  expect(last()).not.toBe(first);
  socket.stop();
});

test("a connection that is lost as soon as it is welcome is tried less and less often", async () => {
  const socket = connection();
  socket.open();
  for (let time = 0; time < 12; time += 1) {
    last().open();
    last().say({ type: "welcome" });
    last().lose(1001);
    await vi.advanceTimersByTimeAsync(6_000);
  }
  const before = FakeSocket.all.length;
  last().open();
  last().say({ type: "welcome" });
  last().lose(1001);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(FakeSocket.all.length).toBe(before);
  socket.stop();
});
