import { expect, test } from "vitest";

import type { Edition } from "../src/net/models.ts";
import { BadLine, lineOf, settingsIn, type TableSettings } from "../src/page/tableLine.ts";

const bot = (name: string, level: number): Edition["bots"][number] => ({
  name,
  text: name,
  about: "",
  level,
  rating: null,
  is_usual: false,
});
const EDITION: Edition = {
  id: "second",
  is_default: true,
  has_content: true,
  least_seats: 2,
  most_seats: 6,
  rules_version: 2,
  content_digest: "",
  house_rules: [
    { name: "victory_points", least: -5, most: 2, default: 0, text_id: "", title: "", text: "", values: [] },
  ],
  presets: [],
  bots: [bot("newcomer", 1), bot("ranger", 6)],
};

const SETTINGS: TableSettings = {
  edition: "second",
  seats: 4,
  people: 2,
  bots: ["newcomer", "ranger"],
  clock: "quick",
  memory: false,
  rules: { victory_points: -3 },
};

test("a line says all that a table is made of", () => {
  const line = lineOf(SETTINGS);
  expect(line).toBe("second seats=4 people=2 bots=newcomer,ranger clock=quick memory=off victory_points=-3");
  expect(settingsIn(`  ${line}\n`, [EDITION])).toEqual(SETTINGS);
});

test.each([
  ["", ""],
  ["third seats=4", "third"],
  ["second seats=9", "seats=9"],
  ["second seats=3 bots=newcomer,wizard", "bots=newcomer,wizard"],
  ["second victory_points=12", "victory_points=12"],
  ["second victory_points=", "victory_points="],
  ["second lamps=1", "lamps=1"],
  ["second clock=toString", "clock=toString"],
])("what means nothing in %j is named", (line, part) => {
  expect(() => settingsIn(line, [EDITION])).toThrow(new BadLine(part));
});
