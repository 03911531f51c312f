/** Who the visitor is: all of it comes with each login, and goes with each logout. */

import { afterEach, expect, test, vi } from "vitest";

import type { Session } from "../src/net/models.ts";
import { visitor } from "../src/net/session.svelte.ts";
import { transport } from "../src/net/transport.ts";

afterEach(() => {
  vi.restoreAllMocks();
});

const nobody: Session = {
  is_known: false,
  account: null,
  language: "en",
  has_offline_page: false,
  has_reset_mail: true,
  role: null,
  sanctions: [],
  appeal: "",
  announcements: [],
};

function answering(answers: Record<string, Session | null>): void {
  vi.spyOn(transport, "request").mockImplementation(({ method, path }) => {
    const found = answers[`${method} ${path}`] ?? null;
    return Promise.resolve(found ? { status: 200, text: JSON.stringify(found) } : { status: 204, text: "" });
  });
}

test("what holds for an account comes with its login and goes with its logout", async () => {
  const sanctions = [{ kind: "mute", until: null, reason: "Spam.", reference: "s1" }] as const;
  const anna = { is_known: true, account: "Anna", role: "administrator", sanctions: [...sanctions], appeal: "a@b" };
  answering({ "POST /api/session": { ...nobody, ...anna } as Session, "GET /api/session": nobody });
  await visitor.logIn("Anna", "a long pass phrase");
  expect([visitor.account, visitor.role, visitor.appeal]).toEqual(["Anna", "administrator", "a@b"]);
  expect(visitor.sanctions).toEqual(sanctions);
  await visitor.logOut();
  expect([visitor.isKnown, visitor.account, visitor.role, visitor.appeal]).toEqual([false, "", "", ""]);
  expect(visitor.sanctions).toEqual([]);
});

test("after a logout the server says what holds for people without an account", async () => {
  const sanctions = [{ kind: "ban", until: null, reason: "A flood.", reference: "s2" }] as const;
  answering({ "GET /api/session": { ...nobody, sanctions: [...sanctions], appeal: "a@b" } });
  await visitor.logOut();
  expect(visitor.sanctions).toEqual(sanctions);
  expect(visitor.appeal).toBe("a@b");
});
