import { expect, test } from "vitest";

import type { Step } from "../src/api/socket.ts";
import { Chronicle, concerns, importance, meanwhile } from "../src/story/chronicle.ts";
import { makeScene, playerFacts } from "./scene.ts";

const facts = {
  owner: { polyanka: 1 },
  player: { "1": playerFacts({ faction: "red_line" }), "2": playerFacts({ faction: "bandits" }) },
};
const scene = makeScene(facts, { seat: 1 });

const captured = (n: number, seat: number, station: string): Step => ({
  n,
  seat,
  cause: "chosen",
  key: null,
  events: [{ kind: "station_captured", args: { seat: String(seat), station } }],
});

test("a portion is told once, and again in other words", () => {
  const chronicle = new Chronicle();
  const story = [[captured(1, 2, "polyanka")]];
  const [first] = chronicle.entries(story, scene);
  expect(chronicle.entries(story, scene)[0]).toBe(first);
  const russian = makeScene(facts, { seat: 1, language: "ru" });
  expect(chronicle.entries(story, russian)[0]?.text).not.toBe(first?.text);
});

test("what happens at one's own station concerns one", () => {
  const [at, elsewhere] = new Chronicle().entries(
    [[captured(1, 2, "polyanka")], [captured(2, 2, "arbatskaya")]],
    scene,
  );
  expect(at && concerns(at, scene)).toBe(true);
  expect(elsewhere && concerns(elsewhere, scene)).toBe(false);
});

test("only what others did after one's last choice is news", () => {
  const entries = new Chronicle().entries(
    [[captured(1, 2, "arbatskaya")], [captured(2, 1, "kievskaya")], [captured(3, 2, "polyanka")]],
    scene,
  );
  expect(meanwhile(entries, 2, scene).map((entry) => entry.n)).toEqual([3]);
  expect(meanwhile(entries, 1, scene)).toHaveLength(2);
  expect(meanwhile(entries, 3, scene)).toEqual([]);
  expect(meanwhile(entries.slice(0, 2), 1, scene)).toEqual([]);
  expect(meanwhile(entries, 0, scene)).toEqual([]);
});

test("losses, captures and points come first, and a station that fell always concerns one", () => {
  const lost: Step = {
    n: 3,
    seat: null,
    cause: "chosen",
    key: null,
    events: [{ kind: "station_lost", args: { seat: "1", station: "arbatskaya" }, traits: ["loses_station"] }],
  };
  const gained = captured(2, 2, "kievskaya");
  gained.events = gained.events.map((event) => ({ ...event, traits: ["gains_station"] }));
  const rested: Step = {
    ...lost,
    n: 4,
    seat: 2,
    events: [{ kind: "hero_rested", args: { seat: "2" } }],
  };
  const entries = new Chronicle().entries([[gained], [lost], [rested]], scene);
  expect(meanwhile(entries, 1, scene).map((entry) => entry.n)).toEqual([3, 2, 4]);
  expect(entries.map((entry) => importance(entry, scene))).toEqual([3, 4, 0]);
  // A threat took it: nobody else did anything.
  expect(meanwhile(new Chronicle().entries([[lost]], scene), 1, scene)).toHaveLength(1);
});
