import { expect, test } from "vitest";

import { hintSentence } from "../src/decision/hint.ts";
import { Wording } from "../src/text/wording.ts";
import { bundle } from "./texts.ts";

const move = { key: "move:polyanka", verb: "move", args: { station: "polyanka" } };
const deed = { key: "attack_station:polyanka", verb: "attack_station", args: { station: "polyanka" } };
const args = { seat: "2", station: "dinamo" };
const advice = { key: move.key, chance: 0.5, reasons: [], purpose: { aims: ["points"], danger: "loss", args, deed } };

test("a hint is the sentence that the terminal says", () => {
  const wording = new Wording(bundle("en", "second", ["hint"]), { "2": "bandits" });
  expect(hintSentence(wording, advice, move, "hero_turn")).toBe(
    "Move to Polyanka and attack the station to score victory points and keep the Bandits from taking Dinamo.",
  );
});
