import { beforeEach, describe, expect, it, vi } from "vitest";

import { settings } from "../src/ui/settings.svelte.ts";
import { play } from "../src/ui/sound.ts";

const peaks: number[] = [];

class FakeContext {
  currentTime = 0;
  destination = {};
  createOscillator = () => ({
    type: "",
    frequency: { value: 0 },
    connect: (next: unknown) => next,
    start() {},
    stop() {},
  });
  createGain = () => ({
    gain: {
      setValueAtTime() {},
      linearRampToValueAtTime: (peak: number) => peaks.push(peak),
      exponentialRampToValueAtTime() {},
    },
    connect: (next: unknown) => next,
  });
}

describe("sounds", () => {
  beforeEach(() => {
    peaks.length = 0;
    vi.stubGlobal("AudioContext", FakeContext);
    Object.defineProperty(navigator, "userActivation", { value: { hasBeenActive: true }, configurable: true });
  });

  it("have one loudness for what calls, and one for what happens", () => {
    settings.sound = 100;
    settings.effects = 0;
    play("taken");
    expect(peaks).toEqual([]);
    play("turn");
    expect(peaks).toEqual([0.25, 0.25]);
    settings.effects = 40;
    play("taken");
    expect(peaks.at(-1)).toBeCloseTo(0.1);
  });
});
