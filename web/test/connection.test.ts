import { afterEach, beforeEach, expect, test, vi } from "vitest";

import type { ServerMessage } from "../src/api/socket.ts";
import { Connection, type Link } from "../src/net/connection.ts";
import { FakeSocket, last } from "./fakeSocket.ts";

let links: Link[] = [];

function connection(): Connection {
  return new Connection({
    hello: () => ({ type: "hello", match: "m", seq: 7 }),
    message: () => {},
    link: (link) => links.push(link),
    closed: () => Promise.resolve(true),
  });
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
  FakeSocket.all = [];
  links = [];
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
