import { expect, test } from "vitest";

import type { MapDocument } from "../src/map/document.ts";
import { labels } from "../src/map/names.ts";

test("stations that share a label are called by it in every language", () => {
  const label = { lines: { en: ["Kitay-", "gorod"], ru: ["Китай-город"] } };
  const map = {
    stations: [
      { id: "pink", label, named_by: null },
      { id: "orange", label: null, named_by: "pink" },
      { id: "far", label: null, named_by: null },
    ],
  } as unknown as MapDocument;
  const said = ["Kitay- gorod", "Китай-город"];
  expect(Object.fromEntries(labels(map))).toEqual({ pink: said, orange: said, far: [] });
});
