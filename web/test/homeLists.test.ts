import { flushSync, mount, unmount } from "svelte";
import { afterEach, expect, test, vi } from "vitest";

import HomePage from "../src/page/HomePage.svelte";
import { texts } from "../src/text/texts.svelte.ts";

const SESSION = { is_known: true, account: null, language: "en", has_offline_page: false };

afterEach(() => vi.unstubAllGlobals());

test("lists do not say that there is nothing before they are loaded", async () => {
  await texts.use("en");
  let answer = (): void => undefined;
  const held = new Promise<void>((resolve) => (answer = resolve));
  const told: Record<string, unknown> = { "/api/session": SESSION, "/api/editions": [] };
  vi.stubGlobal("fetch", async (url: string) => {
    const path = url.split("?")[0] ?? "";
    if (path.endsWith("/matches")) await held;
    return new Response(JSON.stringify(told[path] ?? { matches: [], more: false }));
  });
  const page = mount(HomePage, { target: document.body });
  flushSync();
  const said = (): string => document.querySelector(".lists")?.textContent ?? "";
  await vi.waitFor(() => expect(said()).toContain("One moment"));
  expect(said()).not.toContain("You have no match in progress");
  answer();
  await vi.waitFor(() => expect(said()).toContain("You have no match in progress"));
  expect(said()).not.toContain("One moment");
  await unmount(page);
});
