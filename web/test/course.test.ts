import { expect, test } from "vitest";

import type { Course, Moment } from "../src/net/models.ts";
import { across, curves, keyMoments, momentText, mostPoints, swing } from "../src/story/course.ts";
import { Wording } from "../src/text/wording.ts";
import { bundle } from "./texts.ts";

const moment: Moment = {
  n: 5,
  until: 10,
  round: 1,
  seat: 1,
  key: "attack_station:polyanka",
  points: [2, 0],
  chances: [0.2, -0.2],
  events: [
    { kind: "station_captured", args: { seat: "1", station: "polyanka" }, rules: [], traits: ["news"] },
    { kind: "combat_dealt", args: { seat: "2", combat: "feint" }, rules: [], traits: ["minor"] },
    { kind: "station_lost", args: { seat: "2", station: "polyanka" }, rules: [], traits: [] },
  ],
};
const course: Course = {
  match: "m",
  count: 10,
  ranking: [1, 2],
  moments: [moment],
  samples: [
    { n: 0, round: 1, points: [0, 0], chances: [0.5, 0.5] },
    { n: 10, round: 2, points: [4, 2], chances: [0.7, 0.3] },
  ],
};
const box = { left: 0, right: 100, top: 0, bottom: 40 };
const wording = new Wording(bundle("en"), { "1": "red_line", "2": "bandits" });

test("points climb by steps, chances run straight, and each seat has a curve", () => {
  const [first, second] = curves(course, "points", box);
  expect(first?.d).toBe("M0 39.4H100V-0.6");
  expect(second?.end).toBeGreaterThan(first?.end ?? 0);
  expect(curves(course, "chances", box)[0]?.d).toContain("L100");
  expect(mostPoints(course)).toBe(4);
  expect(across(course, 5, box)).toBe(50);
  expect(across({ ...course, samples: [{ n: 5, round: 1, points: [0, 0], chances: [0.5, 0.5] }] }, 5, box)).toBe(0);
});

test("small swings are no key moments, unless there are no larger ones", () => {
  const small = (n: number) => ({ ...moment, n, chances: [0.03, -0.03] });
  const numbers = (...moments: Moment[]) => keyMoments({ ...course, moments }).map(({ n }) => n);
  expect(numbers(small(1), small(2), small(3), small(4))).toEqual([1, 2, 3]);
  expect(numbers(small(1), { ...moment, n: 2 }, { ...moment, n: 3 }, { ...moment, n: 4 })).toEqual([2, 3, 4]);
});

test("what nothing came of is no key moment, however much it changed a chance", () => {
  const round = { kind: "round_began", args: { round: 2 }, rules: [], traits: ["heading"] };
  const spent = {
    kind: "resource_spent",
    args: { seat: "1", resource: "pig", number: 3 },
    rules: [],
    traits: ["joined", "amount", "minor"],
  };
  const others = [round, spent].map((event, n) => ({ ...moment, n, chances: [0.5, -0.5], events: [event] }));
  expect(keyMoments({ ...course, moments: [...others, moment] })).toEqual([moment]);
});

test("a moment tells whose chance changed most, and what happened in few words", () => {
  expect(swing(moment)).toEqual({ seat: "1", percent: 20 });
  expect(momentText(moment, wording)).toBe("The Red Line captures Polyanka. The Bandits lose Polyanka.");
  expect(momentText(moment, wording, 10)).toBe("The Red Line captures Polyanka. … The Bandits lose Polyanka.");
  const [captured] = moment.events;
  const by = (seat: string) => ({
    kind: "station_attacked",
    args: { seat, station: "polyanka" },
    rules: [],
    traits: [],
  });
  const events = [by("1"), by("2"), { ...captured, traits: ["gains_station"] }, by("2")];
  const won = { ...moment, events } as Moment;
  expect(momentText(won, wording, 10)).toMatch(/attacks Polyanka\. … The Red Line captures Polyanka\.$/);
});

test("what came of an attack is told, not the vote that followed it", () => {
  const event = (kind: string, args: Record<string, number | string>, more = {}) => ({
    ...{ kind, args, rules: [], traits: [] },
    ...more,
  });
  const attack = event("station_attacked", { seat: "1", station: "polyanka" });
  const fight = event(
    "threat_fought",
    { seat: "1", threat: "pipe_worm", number: 3, number2: 4 },
    { traits: ["fight_outcome"], parts: [{ side: 0, what: "army", value: 3 }] },
  );
  const vote = event("law_opened", { law: "open_ring" });
  const other = event("station_attacked", { seat: "2", station: "polyanka" });
  const told = (...events: unknown[]) => momentText({ ...moment, events } as Moment, wording, 10);
  const attacks = "The Red Line's army attacks Polyanka.";
  const fights = "The Red Line fights Pipe Worm: 3 against 4.";
  expect(told(attack, other, fight, vote)).toBe(`${attacks} … ${fights}`);
  expect(told(attack, fight, vote)).toBe(`${attacks} ${fights} …`);
});
