import { expect, test } from "vitest";

import { hintSentence } from "../src/decision/hint.ts";
import { betterSentence } from "../src/review/better.ts";
import { Wording } from "../src/text/wording.ts";
import { bundle } from "./texts.ts";

const move = { key: "move:polyanka", verb: "move", args: { station: "polyanka" } };
const deed = { key: "attack_station:polyanka", verb: "attack_station", args: { station: "polyanka" } };
const args = { seat: "2", station: "dinamo" };
const purpose = { aims: ["points"], danger: "loss", args, deed };

test("a hint is the sentence that the terminal says", () => {
  const wording = new Wording(bundle("en", "second", ["hint"]), { "2": "bandits" });
  expect(hintSentence(wording, purpose, move, "hero_turn")).toBe(
    "Move to Polyanka and attack the station to score victory points and keep the Bandits from taking Dinamo.",
  );
});

test("a pass without a purpose says that nothing else is worth it", () => {
  const wording = new Wording(bundle("en", "second", ["hint"]));
  const pass = { verb: "pass", traits: ["passes"] };
  expect(hintSentence(wording, { aims: [] }, pass, "hire")).toBe(
    "Hire nobody: nothing else is worth its price right now.",
  );
  expect(hintSentence(wording, { aims: [] }, deed, "")).toBe("Attack Polyanka.");
  expect(hintSentence(wording, { aims: [], is_even: true }, pass, "hire")).toContain("about equal");
});

const grade = {
  n: 7,
  seat: 1,
  kind: "hero_turn",
  key: "pass",
  best: move.key,
  chance: 0.5,
  loss: 0.1,
  low: 0.05,
  high: 0.15,
  worlds: 64,
  candidates: [],
  missed: { aims: ["points"], danger: "loss", seat: "2", station: "dinamo", deed: deed.key },
};
const options = { [move.key]: move, [deed.key]: deed };

test("a review says what would have been better in the same words", () => {
  const told = ["en", "ru", "hu"].map((language) => {
    const wording = new Wording(bundle(language, "second", ["hint"]), { "2": "bandits" });
    return betterSentence(wording, { options }, grade);
  });
  expect(told).toEqual([
    "Better: move to Polyanka and attack the station to score victory points and keep the Bandits from taking Dinamo.",
    "Лучше было перейти на станцию «Полянка» и напасть на неё, чтобы получить победные очки и не отдать Бандитам " +
      "станцию «Динамо».",
    "Jobb lett volna: menj át a Polyanka állomásra, és támadd meg, hogy győzelmi pontokat szerezz, és ne jusson a " +
      "Banditák kezére a Dinamo állomás.",
  ]);
});

test("a mistake without a purpose is told plainly, and before its texts are there not at all", () => {
  const plain = { ...grade, best: deed.key, missed: null };
  const wording = new Wording(bundle("en", "second", ["hint"]));
  expect(betterSentence(wording, { options }, plain)).toBe("Better: attack Polyanka.");
  expect(betterSentence(new Wording(bundle("en")), { options }, plain)).toBe("");
});
