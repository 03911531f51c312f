import { beforeEach, expect, test } from "vitest";

import { compared, exactly, previewOf } from "../src/decision/arrangement.ts";
import { changes, difference, partName, signs, sumOf, totalOf } from "../src/decision/changes.ts";
import { texts } from "../src/text/texts.svelte.ts";
import { Wording } from "../src/text/wording.ts";
import { makeScene } from "./scene.ts";
import { bundle } from "./texts.ts";

const scene = makeScene({}, { seat: 1 });
const own = 1;

beforeEach(() => {
  texts.wording = new Wording(bundle("en"));
});

test("a change of one's own number is told without a name, that of another with it", () => {
  expect(difference({ what: "army", seat: own, before: 4, after: 5 }, scene)).toBe("army 4 → 5");
  const other = difference({ what: "stations", seat: own + 1, before: 4, after: 3 }, scene);
  expect(other).toMatch(/: stations 4 → 3$/);
});

test("a button shows what its answer costs and brings, but not what every answer brings", () => {
  const gain = { what: "ammo", seat: own, before: 1, after: 2 };
  const price = { what: "pig", seat: own, before: 3, after: 2 };
  const loss = { what: "army", seat: own + 1, before: 4, after: 3 };
  const option = { verb: "pay", args: {}, traits: [] };
  const [paid, passed] = compared([
    { ...option, key: "pay", differences: [price, gain, loss] },
    { ...option, key: "pass_turn", differences: [gain] },
  ]);
  const told = previewOf(paid ?? { ...option, key: "" }).decisive;
  expect(told).toEqual([price, loss]);
  expect(passed?.decisive).toEqual([]);
  expect(signs(told, scene).map(({ icon, text, isGain, side }) => [icon, text, isGain, side !== null])).toEqual([
    ["resource-pig", "−1", false, false],
    ["piece-army", "−1", false, true],
  ]);
});

test("how often a number falls is told in throws", () => {
  expect(difference({ what: "throws", seat: own, before: 0, after: 6 }, scene)).toBe("yields on 6 of 36 rolls");
});

test("a shop that has nothing for the player says so", () => {
  const poor = { what: "wares", seat: own, before: 30, after: 0 };
  expect(difference(poor, scene)).toBe("You cannot afford anything in the deck");
  expect(signs([poor], scene)[0]).toMatchObject({ text: "0/30", isGain: false });
  expect(difference({ ...poor, after: 4 }, scene)).toBe("You can afford 4 of the 30 items in the deck");
});

test("resources that are still to be chosen are told by their number", () => {
  const picks = { what: "picks", seat: own, before: 0, after: 1 };
  expect(difference(picks, scene)).toBe("1 resource of your choice");
  expect(signs([picks], scene)[0]).toMatchObject({ icon: "resource-any", text: "+1", isGain: true });
});

test("cards that an answer shows are told in words, on its button too", () => {
  const scouted = { what: "scouted", seat: own, before: 0, after: 1 };
  expect(difference(scouted, scene)).toBe("1 threat for next round");
  expect(difference({ ...scouted, what: "seen_law", after: 2 }, scene)).toBe("look at 2 laws");
  expect(signs([scouted], scene)[0]).toMatchObject({ icon: "eye", text: "1 threat for next round", isGain: true });
});

test("the ends of a fight tell what they bring", () => {
  const spreads = [
    { what: "mushroom", least: -1, most: -1 },
    { what: "ammo", least: -1, most: 2 },
  ];
  expect(changes(spreads, scene)).toBe("mushrooms −1 and ammo −1 to +2");
  expect(changes([], scene)).toBe("nothing changes");
  const replaced = { what: "replaced", least: 1, most: 1 };
  expect(changes([...spreads.slice(0, 1), replaced], scene)).toBe("a replacement station and mushrooms −1");
});

test("parts go by the name of their card, or by what they are", () => {
  const army = { side: 0, kind: "army", value: 4 };
  const law = { side: 0, kind: "equipment", id: "akm", value: 2 };
  expect(partName(army, scene)).toBe("Army");
  expect(partName(law, scene)).not.toBe("");
  expect(totalOf([army, law])).toBe(6);
  expect(sumOf([army, law], scene)).toMatch(/^Army 4 \+ .+ 2$/);
});

test.each(["en", "ru", "hu"])("all that can change has a name in %s", (language) => {
  texts.wording = new Wording(bundle(language));
  const counted = [
    "pig",
    "mushroom",
    "ammo",
    "army",
    "activity",
    "points",
    "stations",
    "equipment",
    "missions",
    "rests",
  ];
  const parts = [
    "army",
    "activity",
    "dice",
    "number",
    "growth",
    "skill",
    "blast",
    "shot",
    "house_rule",
    "least",
    "guard",
    "effect",
  ];
  for (const what of counted) expect(texts.wording.has(`client-counted-${what}`), what).toBe(true);
  for (const kind of parts) expect(partName({ side: 0, kind, value: 1 }, scene), kind).not.toMatch(/client-/);
});

test("chances are told to a tenth of a percent", () => {
  expect(exactly(0.6184)).toBe(61.8);
  expect(previewOf({ key: "pass", verb: "pass" })).toEqual({ fight: null, differences: [], decisive: [] });
});
