import { describe, expect, it } from "vitest";

import { latin } from "../src/match/keys.ts";

const key = (key: string, code: string, shiftKey = false) => latin({ key, code, shiftKey } as KeyboardEvent);

describe("keys", () => {
  it("are those of a Latin keyboard, whatever is typed", () => {
    expect(key("L", "KeyL")).toBe("l");
    expect(key("д", "KeyL")).toBe("l");
    expect(key("é", "Semicolon")).toBe("é");
  });

  it("find the slash where Russian keyboards have a dot", () => {
    expect(key(".", "Slash")).toBe("/");
    expect(key(",", "Slash", true)).toBe("?");
    expect(key("/", "Digit6", true)).toBe("/");
    expect(key(".", "Period")).toBe(".");
  });
});
