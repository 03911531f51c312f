import { expect, test } from "vitest";

import { change, percent } from "../src/review/figure.ts";

test("a loss is the same with and without its sign", () => {
  for (const loss of [0.1115, 0.0465, 0.05, 0.0005, 0.0004]) {
    expect(change(-loss, "en").replace("−", "")).toBe(percent(loss, "en"));
    expect(change(loss, "en").replace("+", "")).toBe(percent(loss, "en"));
  }
});
