import { expect, test } from "vitest";

import type { Event, Step } from "../src/api/socket.ts";
import { arrowBetween } from "../src/map/arrow.ts";
import { marked, newsIn } from "../src/story/news.ts";
import { makeScene, playerFacts } from "./scene.ts";

const scene = makeScene({ player: { "1": playerFacts({}), "2": playerFacts({ at: "kievskaya" }) } }, { seat: 1 });
const step = (...events: Event[]): Step => ({ n: 1, seat: 1, cause: "chosen", key: null, events });
const event = (kind: string, trait: string, args: Event["args"]): Event => ({ kind, args, traits: [trait] });

test("attacks, new owners and yields are news", () => {
  const roll = { ...event("dice_rolled", "fight_dice", { seat: "1", number: 3, number2: 4 }) };
  roll.parts = [{ side: 0, kind: "station", id: "polyanka", value: 2 }];
  const steps = [
    step(
      event("station_attacked", "attacks", { seat: "1", station: "arbatskaya", fighter: "army" }),
      event("hero_attacked", "attacks", { seat: "1", seat2: "2", fighter: "hero" }),
      event("station_lost", "loses_station", { seat: "2", station: "arbatskaya" }),
      event("station_captured", "gains_station", { seat: "1", station: "arbatskaya" }),
      event("station_lost", "loses_station", { seat: "2", station: "polyanka" }),
      roll,
    ),
  ];
  const news = newsIn(steps, steps, scene);
  expect(news.attacks.map(({ station, fighter }) => [station, fighter])).toEqual([
    ["arbatskaya", "army"],
    ["kievskaya", "hero"],
  ]);
  expect([...news.owners]).toEqual([
    ["arbatskaya", "1"],
    ["polyanka", ""],
  ]);
  expect([...news.yields]).toEqual([["polyanka", 2]]);
});

test("an attack stays marked until its fight is decided", () => {
  const attack = { ...step(event("station_attacked", "attacks", { seat: "1", station: "polyanka" })), n: 1 };
  const chosen = { ...step(), n: 2 };
  const decided = { ...step(event("battle_fought", "fight_outcome", { seat: "1" })), n: 3 };
  expect(marked([decided], [attack, chosen]).map(({ n }) => n)).toEqual([1, 2, 3]);
  expect(marked([{ ...step(), n: 4 }], [attack, chosen, decided]).map(({ n }) => n)).toEqual([4]);
  expect(marked([chosen, decided], [attack, chosen]).map(({ n }) => n)).toEqual([1, 2, 3]);
});

test("an arrow ends before its target and points at it, also from nowhere", () => {
  const { tip, turn } = arrowBetween([0, 0], [300, 0]);
  expect(Math.hypot(tip[0] - 300, tip[1])).toBeCloseTo(24);
  expect(Math.abs(turn)).toBeLessThan(40);
  expect(arrowBetween([50, 50], [50, 50])).toMatchObject({ tip: [50, 26], turn: 90 });
});
