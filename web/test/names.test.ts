import { expect, test } from "vitest";

import { labels } from "../src/map/names.ts";
import { mapDocument, mapLabel, mapStation } from "./scene.ts";

test("stations that share a label are called by it in every language", () => {
  const label = mapLabel({ en: ["Kitay-", "gorod"], ru: ["Китай-город"] });
  const map = mapDocument({
    stations: [
      mapStation("pink", 0, 0, { label }),
      mapStation("orange", 0, 0, { named_by: "pink" }),
      mapStation("far"),
    ],
  });
  const said = ["Kitay- gorod", "Китай-город"];
  expect(Object.fromEntries(labels(map))).toEqual({ pink: said, orange: said, far: [] });
});
