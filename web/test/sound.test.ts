import { beforeEach, describe, expect, it, vi } from "vitest";

import { settings } from "../src/ui/settings.svelte.ts";
import { play } from "../src/ui/sound.ts";

const peaks: number[] = [];
const param = () => ({
  value: 0,
  setValueAtTime() {},
  linearRampToValueAtTime: (peak: number) => peaks.push(peak),
  exponentialRampToValueAtTime() {},
});
const node = () => ({ type: "", connect: (next: unknown) => next, start() {}, stop() {} });

class FakeContext {
  currentTime = 0;
  sampleRate = 8;
  destination = {};
  createOscillator = () => ({ ...node(), frequency: param() });
  createBiquadFilter = () => ({ ...node(), frequency: param(), Q: param() });
  createBuffer = () => ({ getChannelData: () => new Float32Array(16) });
  createBufferSource = () => ({ ...node(), buffer: null });
  createGain = () => ({ ...node(), gain: param() });
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
    play("clash");
    expect(peaks).toEqual([]);
    play("turn");
    expect(Math.max(...peaks)).toBe(0.25);
    peaks.length = 0;
    settings.effects = 40;
    play("clash");
    expect(Math.max(...peaks)).toBeCloseTo(0.1);
  });
});
