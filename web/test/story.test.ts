import { expect, test } from "vitest";

import type { Event, Step } from "../src/api/socket.ts";
import { tell } from "../src/story/story.ts";
import { Wording } from "../src/text/wording.ts";
import { bundle } from "./texts.ts";

const wording = new Wording(bundle("en"), { "1": "red_line", "2": "bandits" });

function step(n: number, events: Event[], more: Partial<Step> = {}): Step {
  return { n, seat: 1, cause: "chosen", key: null, events, ...more };
}

const gained = (seat: string, resource: string, number: number): Event => ({
  kind: "resource_gained",
  args: { seat, resource, number },
  traits: ["joined", "amount"],
});

test("what one player gets is told in one sentence", () => {
  const [entry] = tell([step(1, [gained("1", "pig", 1), gained("1", "ammo", 2)])], null, wording);
  expect(entry?.text).toBe("The Red Line gets 1 pig and 2 ammo.");
});

test("amounts of the same resource are added up", () => {
  const events = [gained("1", "pig", 1), gained("1", "ammo", 1), gained("1", "pig", 2)];
  expect(tell([step(1, events)], null, wording)[0]?.text).toBe("The Red Line gets 3 pigs and 1 ammo.");
});

test("sentences about one player make a paragraph, another player begins a new one", () => {
  const captured: Event = { kind: "station_captured", args: { seat: "1", station: "polyanka" } };
  const entries = tell([step(1, [captured, gained("1", "pig", 1), gained("2", "pig", 1)])], null, wording);
  expect(entries.map((entry) => entry.text)).toEqual([
    "The Red Line captures Polyanka. The Red Line gets 1 pig.",
    "The Bandits get 1 pig.",
  ]);
  expect([...(entries[0]?.stations ?? [])]).toEqual(["polyanka"]);
  expect([...(entries[1]?.seats ?? [])]).toEqual([2]);
});

test("the heading of a phase in which nothing happens is left out", () => {
  const phase = (number: number): Event => ({
    kind: "phase_began",
    args: { number },
    traits: ["heading", "subheading"],
  });
  const entries = tell([step(1, [phase(1), phase(2), gained("1", "pig", 1)])], null, wording);
  expect(entries.map((entry) => [entry.text, entry.isHeading])).toEqual([
    ["Mobilization.", true],
    ["The Red Line gets 1 pig.", false],
  ]);
});

test("an exchange is told as a whole", () => {
  const events: Event[] = [
    { kind: "resource_spent", args: { seat: "1", resource: "pig", number: 2 }, traits: ["joined", "amount"] },
    gained("1", "ammo", 2),
    { kind: "exchanged", args: { seat: "1", resource: "pig", resource2: "ammo", number: 2 }, traits: ["sums_up"] },
  ];
  expect(tell([step(1, events)], null, wording).map((entry) => entry.text)).toEqual([
    "The Red Line exchanges 2 pigs for 2 ammo.",
  ]);
});

test("the roll for a threat is told once", () => {
  const rolled: Event = { kind: "dice_rolled", args: { seat: "2", number: 4, number2: 2 }, traits: ["fight_dice"] };
  const threat: Event = {
    kind: "threat_rolled",
    args: { threat: "no_such_threat", number: 2, number2: 4 },
    traits: ["fight_dice"],
  };
  expect(tell([step(1, [rolled, threat])], null, wording).map((entry) => entry.text)).toEqual([
    "Dice for No such threat: 2 and 4.",
  ]);
});

test("several unknown cards are told by their number", () => {
  const drawn: Event = { kind: "mission_drawn", args: { seat: "2", mission: null }, traits: ["joined"] };
  expect(tell([step(1, [drawn, drawn])], 1, wording)[0]?.text).toBe("The Bandits draw 2 missions.");
});

test("an answer that was the only one is told to the one whose it was", () => {
  const forced = step(1, [], { cause: "forced", key: "pass", traits: ["passes"] });
  expect(tell([forced], 1, wording)[0]?.text).toBe("You had no other option.");
  expect(tell([forced], 2, wording)).toEqual([]);
  const purchase = { ...forced, asked: "purchase" };
  expect(tell([purchase], 1, wording)[0]?.text).toBe("You cannot afford any of these items.");
});

test("what is told names the rules behind it, an answer that was the only one those of its question", () => {
  const told = (steps: Step[]) => tell(steps, 1, wording).map((entry) => [...entry.rules]);
  const pig = { ...gained("1", "pig", 1), rules: ["E2-EVRES-002"] };
  const ammo = { ...gained("1", "ammo", 1), rules: ["E2-OUT-001"] };
  expect(told([step(1, [pig, ammo])])).toEqual([["E2-EVRES-002", "E2-OUT-001"]]);
  expect(told([step(1, [pig], { cause: "forced", key: "pass", rules: ["E2-HERO-006"] })])).toEqual([
    ["E2-HERO-006"],
    ["E2-EVRES-002"],
  ]);
});

test("the rules of a heading stand with the heading", () => {
  const traits = ["heading", "subheading"];
  const phase: Event = { kind: "phase_began", args: { number: 2 }, rules: ["E2-ROUND-001"], traits };
  const entries = tell([step(1, [gained("1", "pig", 1), phase, gained("2", "pig", 1)])], null, wording);
  expect(entries.map((entry) => [...entry.rules])).toEqual([[], ["E2-ROUND-001"], []]);
});

test("whoever has no faction yet goes by the name of the player", () => {
  const first: Event = { kind: "first_player_drawn", args: { seat: "1" } };
  const named = new Wording(wording.bundle, {}, { "1": "Anna" });
  expect(tell([step(1, [first])], null, named)[0]?.text).toContain("Anna");
  expect(named.name("seat", "2")).toBe("Player 2");
});

test("whoever takes a faction goes by the name of the player", () => {
  const taken: Event = { kind: "faction_taken", args: { seat: "1", faction: "red_line" } };
  const named = new Wording(wording.bundle, wording.seats, { "1": "Anna" });
  expect(tell([step(1, [taken])], null, named)[0]?.text).toBe("Anna leads the Red Line.");
  expect(tell([step(1, [taken])], null, wording)[0]?.text).toBe("Player 1 leads the Red Line.");
});
