import { expect, test } from "vitest";

import type { Step } from "../src/api/socket.ts";
import { type Fight, fightsIn, timed } from "../src/story/fight.ts";

const step = (...events: Step["events"]): Step => ({ n: 1, seat: 1, cause: "chosen", key: null, events });

test("a battle with combat cards has its place, its cards and its winner", () => {
  const [fight] = fightsIn([
    step({
      kind: "station_attacked",
      args: { seat: "1", station: "polyanka", fighter: "army" },
      traits: ["fight_place"],
    }),
    step(
      { kind: "combat_shown", args: { seat: "1", combat: "assault", number: 2 }, traits: ["fight_card"] },
      { kind: "combat_shown", args: { seat: "2", combat: "feint", number: 1 }, traits: ["fight_card"] },
      { kind: "battle_fought", args: { seat: "1", seat2: "2", number: 5, number2: 3 }, traits: ["fight_outcome"] },
    ),
  ]);
  expect(fight?.station).toBe("polyanka");
  expect(fight?.sides.map((side) => [side.seat, side.combat, side.total])).toEqual([
    ["1", "assault", 5],
    ["2", "feint", 3],
  ]);
  expect(fight?.winner).toBe(0);
});

test("a threat is the other side of a fight, with the dice of the player", () => {
  const [fight] = fightsIn([
    step(
      { kind: "dice_rolled", args: { seat: "2", number: 6, number2: 1 }, traits: ["fight_dice"] },
      { kind: "threat_rolled", args: { threat: "toad", number: 2, number2: 3 }, traits: ["fight_dice"] },
      { kind: "threat_fought", args: { seat: "2", threat: "toad", number: 7, number2: 9 }, traits: ["fight_outcome"] },
    ),
  ]);
  expect(fight?.sides.map((side) => side.dice)).toEqual([
    [6, 1],
    [2, 3],
  ]);
  expect(fight?.sides[1].threat).toBe("toad");
  expect(fight?.winner).toBe(1);
});

test("what is no fight shows nothing", () => {
  expect(fightsIn([step({ kind: "hero_moved", args: { seat: "1", station: "polyanka" }, traits: ["minor"] })])).toEqual(
    [],
  );
});

test("a fight is shown briefly, longer where more is turned over, and several together no longer than one waits", () => {
  const side = { seat: "1", threat: "", combat: "", dice: null, total: 3, parts: [] };
  const guard = { ...side, seat: "", total: 2 };
  const plain: Fight = { station: "polyanka", sides: [side, guard], winner: 0 };
  const diced: Fight = { ...plain, sides: [{ ...side, dice: [3, 4] }, guard] };
  const laid: Fight = {
    ...plain,
    sides: [
      { ...side, combat: "assault" },
      { ...side, seat: "2", combat: "feint" },
    ],
  };
  const lasting = (...fights: Fight[]) => timed(fights).map(({ lasts }) => lasts);
  expect(lasting(plain)).toEqual([1200]);
  expect(lasting(diced)).toEqual([1200]);
  expect(lasting(laid)).toEqual([1500]);
  expect(lasting(laid, laid, laid)).toEqual([1000, 1000, 1000]);
});
