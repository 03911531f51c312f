/** Synthesised sounds; each has a visible counterpart. */

import { settings } from "./settings.svelte.ts";

export type Sound = "turn" | "attacked" | "won" | "lost" | "taken" | "hurry";

/** Tones: frequency in hertz, start and duration in seconds. */
const TONES: Record<Sound, [number, number, number][]> = {
  turn: [
    [523, 0, 0.18],
    [784, 0.14, 0.3],
  ],
  attacked: [
    [147, 0, 0.28],
    [139, 0.22, 0.4],
  ],
  won: [
    [523, 0, 0.16],
    [659, 0.14, 0.16],
    [784, 0.28, 0.4],
  ],
  lost: [
    [392, 0, 0.22],
    [311, 0.2, 0.22],
    [262, 0.4, 0.5],
  ],
  taken: [[330, 0, 0.08]],
  hurry: [
    [880, 0, 0.09],
    [880, 0.16, 0.09],
  ],
};

/** Sounds that call for attention; the others are effects with a volume of their own. */
const CALLS: ReadonlySet<Sound> = new Set<Sound>(["turn", "attacked", "hurry"]);

let context: AudioContext | null = null;

/** Whether the reader has interacted with the page, which browsers require for sound; older ones cannot tell. */
function isActivated(): boolean {
  return (navigator as Partial<Navigator>).userActivation?.hasBeenActive ?? false;
}

/** Play a sound at the chosen volume. */
export function play(sound: Sound): void {
  const loudness = CALLS.has(sound) ? settings.sound : settings.effects;
  if (!loudness || !isActivated()) return;
  context ??= new AudioContext();
  const now = context.currentTime;
  for (const [frequency, begins, lasts] of TONES[sound]) {
    const tone = context.createOscillator();
    const gain = context.createGain();
    tone.type = sound === "attacked" ? "sawtooth" : "triangle";
    tone.frequency.value = frequency;
    gain.gain.setValueAtTime(0, now + begins);
    gain.gain.linearRampToValueAtTime((loudness / 100) * 0.25, now + begins + 0.02);
    gain.gain.exponentialRampToValueAtTime(0.001, now + begins + lasts);
    tone.connect(gain).connect(context.destination);
    tone.start(now + begins);
    tone.stop(now + begins + lasts);
  }
}
