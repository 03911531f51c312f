import { expect, test } from "vitest";

import type { Event, Step } from "../src/api/socket.ts";
import { emptyFacts } from "../src/game/facts.ts";
import { early, type Fight, openFight, shownIn } from "../src/story/fight.ts";

const step = (n: number, ...events: Event[]): Step => ({ n, seat: 1, cause: "chosen", key: null, events });

const attack: Event = {
  kind: "station_attacked",
  args: { seat: "1", station: "polyanka", fighter: "army" },
  traits: ["fight_place", "attacks"],
};
const fought: Event = {
  kind: "battle_fought",
  args: { seat: "1", seat2: "2", number: 5, number2: 3 },
  traits: ["fight_outcome"],
  winner: 0,
  parts: [
    { side: 0, kind: "army", value: 3 },
    { side: 0, kind: "combat", value: 2, id: "assault" },
    { side: 1, kind: "army", value: 3 },
  ],
};
const rolled = (seat: string): Event => ({
  kind: "dice_rolled",
  args: { seat, number: 6, number2: 1 },
  traits: ["fight_dice"],
});

function only(steps: Step[], before: Step[] = []): Fight {
  const [shown] = shownIn(steps, before, null);
  if (shown?.kind !== "fight") throw new Error("no fight is shown");
  return shown.fight;
}

test("a battle has its place and prize from an earlier change, its cards, its sum and its winner", () => {
  const shownCard = (seat: string, combat: string): Event => ({
    kind: "combat_shown",
    args: { seat, combat, number: 2 },
    traits: ["fight_card"],
  });
  const fight = only([step(2, shownCard("1", "assault"), shownCard("2", "feint"), fought)], [step(1, attack)]);
  expect([fight.station, fight.prize, fight.winner]).toEqual(["polyanka", "station", 0]);
  expect(fight.sides.map((side) => [side.seat, side.combat, side.total])).toEqual([
    ["1", "assault", 5],
    ["2", "feint", 3],
  ]);
  expect(early(fight.sides[0].parts).map((part) => part.kind)).toEqual(["army"]);
});

test("a threat is the other side of a defence, with the dice of the player", () => {
  const named = (seat: string, station: string): Event => ({
    kind: "station_endangered",
    args: { seat, station },
    traits: ["fight_place"],
  });
  const threat: Event = {
    kind: "threat_rolled",
    args: { threat: "toad", number: 2, number2: 3 },
    traits: ["fight_dice"],
  };
  const lost: Event = {
    kind: "threat_fought",
    args: { seat: "2", threat: "toad", number: 7, number2: 9 },
    traits: ["fight_outcome"],
    winner: 1,
  };
  const fight = only([step(1, named("2", "polyanka"), named("1", "arbatskaya"), rolled("2"), threat, lost)]);
  expect([fight.station, fight.prize, fight.winner]).toEqual(["polyanka", "defence", 1]);
  expect(fight.sides.map((side) => side.dice)).toEqual([
    [6, 1],
    [2, 3],
  ]);
  expect(fight.sides[1].threat).toBe("toad");
});

test("a roll outside fights is shown by itself, after the heading of its turn", () => {
  const heading: Event = { kind: "turn_began", args: { seat: "1", number: 2 }, traits: ["heading"] };
  const shown = shownIn([step(3, heading, rolled("1"))], [step(1, attack), step(2, fought)], null);
  expect(shown.map(({ kind }) => kind)).toEqual(["heading", "throw"]);
  expect(shownIn([step(2, rolled("1"))], [step(1, attack)], null)).toEqual([]);
});

test("what is no fight shows nothing, and what has been shown is not shown again", () => {
  const moved: Event = { kind: "hero_moved", args: { seat: "1", station: "polyanka" }, traits: ["minor"] };
  expect(shownIn([step(3, moved)], [step(1, attack), step(2, fought)], null)).toEqual([]);
  expect(shownIn([], [step(1, attack), step(2, fought)], null)).toEqual([]);
});

test("what followed from a fight is told with it, and many fights together take no longer than one waits", () => {
  const captured: Event = { kind: "station_captured", args: { seat: "1", station: "polyanka" } };
  const shown = shownIn([step(1, attack, fought, captured)], [], 3);
  expect(shown[0]?.kind === "fight" && shown[0].after).toEqual([captured]);
  const many = shownIn(
    [1, 2, 3, 4, 5].map((n) => step(n, attack, fought)),
    [],
    null,
  );
  expect(many.reduce((sum, { lasts }) => sum + lasts, 0)).toBeCloseTo(3000);
});

test("the viewer's own fights take their time, however much comes at once", () => {
  const other = { ...fought, args: { ...fought.args, seat: "3", seat2: "4" } };
  const steps = [1, 2, 3, 4, 5].map((n) => step(n, attack, other));
  const shown = shownIn([...steps, step(6, attack, fought)], [], 1);
  expect(shown.slice(0, 5).reduce((sum, { lasts }) => sum + lasts, 0)).toBeCloseTo(3000);
  expect(shown[5]?.lasts).toBe(1800);
});

test("who won is told, whatever the totals are", () => {
  const even = { ...fought, args: { ...fought.args, number: 3 } };
  expect(only([step(1, attack, even)]).winner).toBe(0);
  const drawn = { ...even, winner: null };
  expect(only([step(1, attack, drawn)]).winner).toBe(null);
});

test("a fight is shown for 1.2 seconds, and one that the viewer wins or loses a little longer", () => {
  const lasting = (viewer: number | null) => shownIn([step(1, attack, fought)], [], viewer)[0]?.lasts;
  expect([lasting(null), lasting(3), lasting(1), lasting(2)]).toEqual([1200, 1200, 1800, 1800]);
});

test("an open fight is what the facts tell", () => {
  const parts = [
    { side: 0, kind: "army", id: "", value: 4, rules: [] },
    { side: 1, kind: "threat", id: "toad", value: 2, rules: [] },
  ];
  const told = { seats: [2, 0], threat: "toad", station: "polyanka", prize: "station", parts };
  const fight = openFight({ ...emptyFacts(), fight: [told] });
  expect(fight?.sides.map(({ seat, threat, total }) => [seat, threat, total])).toEqual([
    ["2", "", null],
    ["", "toad", null],
  ]);
  expect(openFight(emptyFacts())).toBe(null);
});
