import { expect, test } from "vitest";

import { placeBehind } from "../src/ui/route.svelte.ts";

test("a place stands behind the #", () => {
  const { pathname, search, hash } = placeBehind("#/shared?seat=2#packed");
  expect([pathname, search, hash]).toEqual(["/shared", "?seat=2", "#packed"]);
  expect(placeBehind("").pathname).toBe("/");
});

test.each([
  "#http://[",
  "#//",
  "#//elsewhere.example/match/x",
  "#/\\elsewhere.example/x",
  "#javascript:alert(1)",
  "#x",
  "#%",
])("%s is the first page", (hash) => {
  const { origin, pathname } = placeBehind(hash);
  expect([origin, pathname]).toEqual([location.origin, "/"]);
});
