import { expect, test } from "vitest";

import type { Fight, Question } from "../src/api/socket.ts";
import {
  answersWith,
  anyEnds,
  arrange,
  exactly,
  farOptions,
  hyphenated,
  percentOf,
  placeOf,
} from "../src/decision/arrangement.ts";
import { makeScene } from "./scene.ts";

const scene = makeScene({});
const question = (...options: Question["options"]): Question => ({
  ask: 1,
  kind: "army_action",
  fallback: "pass",
  is_sealed: false,
  rules: [],
  has_lacks: false,
  options,
});

const attack = {
  key: "attack_station:arbatskaya",
  verb: "attack_station",
  args: { station: "arbatskaya" },
  odds: 0.615,
};
const strike = { key: "attack_hero:2", verb: "attack_hero", args: { seat: "2" }, at: "polyanka" };
const pass = { key: "pass", verb: "pass", traits: ["ends"] };

test("answers stand where they act: at a station, or where the hero is that they go for", () => {
  expect(placeOf(attack)).toBe("arbatskaya");
  expect(placeOf(strike)).toBe("polyanka");
  expect([...arrange(question(attack, strike, pass), scene).at.keys()]).toEqual(["arbatskaya", "polyanka"]);
});

test("a card that lies on the table says what can be done with it", () => {
  const buy = { key: "buy:flag", verb: "buy", args: { equipment: "flag" } };
  expect(answersWith(question(buy, attack, pass), { kind: "equipment", id: "flag" }, scene)).toEqual([buy]);
  expect(answersWith(question(buy, pass), { kind: "mission", id: "flag" }, scene)).toEqual([]);
});

test("a station several steps away is one choice on the map, and none in the list", () => {
  const way = (...stations: string[]) => ({ stops: stations.map((station, cost) => ({ station, cost })), budget: 4 });
  const step = { key: "step:a", verb: "step", args: { station: "a" }, way: way("here", "a") };
  const asked = { ...question(step, pass), routes: [{ keys: ["step:a", "step:b"], way: way("here", "a", "b") }] };
  const [far] = farOptions(asked);
  expect(far).toMatchObject({ verb: "step", args: { station: "b" }, keys: ["step:a", "step:b"] });
  const { at, groups } = arrange(asked, scene);
  expect(at.get("b")).toEqual([far]);
  expect(groups.flatMap((group) => group.options)).toEqual([step]);
});

test("what ends something stands apart", () => {
  expect(arrange(question(attack, pass), scene).ends).toEqual([pass]);
});

test("the largest groups are folded until all can be seen at once", () => {
  const many = (verb: string, count: number) =>
    Array.from({ length: count }, (_, i) => ({ key: `${verb}:s${i}`, verb, args: { station: `s${i}` } }));
  const folded = (...options: Question["options"]) =>
    arrange(question(...options), scene).groups.map((group) => group.isFolded);
  expect(folded(...many("attack_station", 9), ...many("move", 3))).toEqual([false, false]);
  expect(folded(...many("attack_station", 9), ...many("move", 20))).toEqual([false, true]);
  expect(folded(...many("attack_station", 14), ...many("move", 20))).toEqual([true, true]);
});

test("a few answers of one kind get a heading, and always stay in sight", () => {
  const few = (count: number) =>
    Array.from({ length: count }, (_, i) => ({ key: `move:s${i}`, verb: "move", args: { station: `s${i}` } }));
  const group = (count: number) => arrange(question(...few(count)), scene, new Set(["move"])).groups[0];
  expect(group(5)?.heading).not.toBe("");
  expect(group(5)?.isFolded).toBe(false);
  expect(group(6)?.isFolded).toBe(true);
});

test("the odds of a fight are told in percent", () => {
  expect(percentOf(attack)).toBe(62);
  expect(percentOf(pass)).toBeNull();
});

test("long names of stations break before their ending, short ones not at all", () => {
  const broken = (name: string) => hyphenated(name).replaceAll("\u00ad", "-");
  expect(broken("Novokuznetskaya")).toBe("Novokuznet-skaya");
  expect(broken("Aleksandrovsky Sad")).toBe("Aleksandrov-sky Sad");
  expect(broken("Краснопресненская")).toBe("Краснопреснен-ская");
  expect(broken("Polyanka")).toBe("Polyanka");
});

test("a chance is never less than nothing", () => {
  expect(Object.is(exactly(-1e-17), 0)).toBe(true);
  expect(exactly(0.4167)).toBe(41.7);
});

test("before an answer is chosen, a fight has the ends that some answer leads to, each with what it brings there", () => {
  const paid: Fight = {
    ...{ win: 1, draw: 0, loss: 0, parts: [], after_draw: [], after_loss: [] },
    after_win: [{ what: "points", least: 1, most: 1 }],
  };
  const lost: Fight = {
    ...{ win: 0, draw: 0, loss: 1, parts: [], after_win: [], after_draw: [] },
    after_loss: [{ what: "army", least: -1, most: -1 }],
  };
  expect(anyEnds([lost, paid])).toMatchObject({
    ...{ win: 1, draw: 0, loss: 1 },
    after_win: paid.after_win,
    after_loss: lost.after_loss,
  });
  expect(anyEnds([])).toBeNull();
});

test("what only one answer pays for an end of a fight is told as possible, not as sure", () => {
  const fight = { draw: 0, parts: [], after_draw: [] };
  const point = { what: "points", least: 1, most: 1 };
  const skill: Fight = {
    ...{ ...fight, win: 1, loss: 0, after_loss: [] },
    after_win: [{ what: "pig", least: -2, most: -2 }, point],
  };
  const dice: Fight = {
    ...{ ...fight, win: 0.2, loss: 0.8, after_win: [point] },
    after_loss: [{ what: "rests", least: 1, most: 1 }],
  };
  expect(anyEnds([skill, dice])).toMatchObject({
    after_win: [{ what: "pig", least: -2, most: 0 }, point],
    after_loss: dice.after_loss,
  });
});
