import { expect, test } from "vitest";

import { beyond } from "../src/cards/card.ts";

test("a source is not said twice behind its label", () => {
  expect(beyond("own design", "own design")).toBe("");
  expect(beyond("own design", "own design, mirrors Ambush")).toBe("mirrors Ambush");
  expect(beyond("fan record", "fan record of the printed card")).toBe("of the printed card");
  expect(beyond("printed", "rulebook, list of lines")).toBe("rulebook, list of lines");
});
