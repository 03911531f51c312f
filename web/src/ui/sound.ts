/** Synthesised sounds; each has a visible counterpart. */

import { settings } from "./settings.svelte.ts";

export type Sound =
  "turn" | "attacked" | "won" | "lost" | "taken" | "hurry" | "dice" | "cards" | "clash" | "captured" | "round";

/** A voice of a sound: a tone, or noise around a pitch; hertz at its beginning and end, seconds, loudness. */
interface Voice {
  wave: OscillatorType | "noise";
  from: number;
  to?: number;
  at?: number;
  lasts: number;
  loud?: number;
}

const knock = (at: number, pitch: number): Voice => ({ wave: "noise", from: pitch, at, lasts: 0.05, loud: 0.8 });
const bell = (at: number, pitch: number, lasts: number): Voice[] => [
  { wave: "sine", from: pitch, at, lasts },
  { wave: "sine", from: pitch * 2.76, at, lasts: lasts / 2, loud: 0.35 },
];

const VOICES: Record<Sound, Voice[]> = {
  // A lamp is switched on: two clear notes.
  turn: [...bell(0, 523, 0.3), ...bell(0.14, 784, 0.5)],
  // A siren far down the tunnel.
  attacked: [
    { wave: "sawtooth", from: 150, to: 220, lasts: 0.35, loud: 0.7 },
    { wave: "sawtooth", from: 220, to: 130, at: 0.32, lasts: 0.5, loud: 0.7 },
    { wave: "noise", from: 90, lasts: 0.8, loud: 0.6 },
  ],
  won: [
    { wave: "triangle", from: 392, lasts: 0.2 },
    { wave: "triangle", from: 523, at: 0.14, lasts: 0.2 },
    { wave: "triangle", from: 659, at: 0.28, lasts: 0.2 },
    { wave: "triangle", from: 784, at: 0.42, lasts: 0.6 },
  ],
  lost: [
    { wave: "triangle", from: 311, to: 294, lasts: 0.35 },
    { wave: "triangle", from: 233, to: 208, at: 0.3, lasts: 0.8 },
    { wave: "noise", from: 110, at: 0.3, lasts: 0.7, loud: 0.4 },
  ],
  taken: [{ wave: "triangle", from: 330, lasts: 0.08 }],
  hurry: [
    { wave: "triangle", from: 880, lasts: 0.09 },
    { wave: "triangle", from: 880, at: 0.16, lasts: 0.09 },
  ],
  // Bone on a wooden crate, ever slower.
  dice: [knock(0, 1500), knock(0.09, 1150), knock(0.2, 1700), knock(0.34, 1250), knock(0.5, 900)],
  cards: [
    { wave: "noise", from: 2600, to: 900, lasts: 0.14, loud: 0.5 },
    { wave: "noise", from: 2300, to: 800, at: 0.2, lasts: 0.16, loud: 0.5 },
  ],
  // A steel gate falls shut.
  clash: [
    { wave: "noise", from: 340, to: 120, lasts: 0.35 },
    { wave: "sine", from: 92, to: 40, lasts: 0.5 },
    { wave: "square", from: 1170, to: 1100, lasts: 0.16, loud: 0.12 },
  ],
  captured: [
    { wave: "noise", from: 700, to: 1800, lasts: 0.22, loud: 0.4 },
    { wave: "triangle", from: 294, at: 0.1, lasts: 0.14 },
    { wave: "triangle", from: 440, at: 0.2, lasts: 0.3 },
  ],
  // The gong of a station.
  round: [...bell(0, 196, 1.1), ...bell(0.22, 147, 1.3)],
};

/** Sounds that call for attention; the others are effects with a volume of their own. */
const CALLS: ReadonlySet<Sound> = new Set<Sound>(["turn", "attacked", "hurry"]);

let context: AudioContext | null = null;
let noise: AudioBuffer | null = null;

/** Whether the reader has interacted with the page, which browsers require for sound; older ones cannot tell. */
function isActivated(): boolean {
  return (navigator as Partial<Navigator>).userActivation?.hasBeenActive ?? false;
}

/** Where sounds are made, or null as long as the browser does not allow any. */
export function audio(): AudioContext | null {
  if (!context && isActivated()) context = new AudioContext();
  return context;
}

/**
 * Prepare for sounds when the browser has nothing else to do, as soon as it allows any: the first
 * would otherwise hold up what it belongs to. Returns how to give that up.
 */
export function prepareSound(): () => void {
  const wanted = new AbortController();
  const prepare = () => {
    if (!context && (settings.sound || settings.effects)) whenIdle(() => audio());
  };
  if (isActivated()) prepare();
  else for (const event of ["click", "keyup"]) addEventListener(event, prepare, { signal: wanted.signal });
  return () => wanted.abort();
}

/** Safari knows of no idle time. */
function whenIdle(work: () => void): void {
  if ("requestIdleCallback" in window) requestIdleCallback(work, { timeout: 2000 });
  else setTimeout(work, 500);
}

/** Two seconds of white noise. */
export function whiteNoise(made: AudioContext): AudioBuffer {
  if (!noise) {
    noise = made.createBuffer(1, made.sampleRate * 2, made.sampleRate);
    const samples = noise.getChannelData(0);
    for (let i = 0; i < samples.length; i += 1) samples[i] = Math.random() * 2 - 1;
  }
  return noise;
}

/** Play a sound at the chosen volume. */
export function play(sound: Sound): void {
  const loudness = CALLS.has(sound) ? settings.sound : settings.effects;
  const made = loudness ? audio() : null;
  if (!made) return;
  for (const voice of VOICES[sound]) speak(made, voice, (loudness / 100) * 0.25);
}

function speak(made: AudioContext, voice: Voice, loudness: number): void {
  const { from, to = from, at = 0, lasts, loud = 1 } = voice;
  const [begin, end] = [made.currentTime + at, made.currentTime + at + lasts];
  const gain = made.createGain();
  gain.gain.setValueAtTime(0, begin);
  gain.gain.linearRampToValueAtTime(loudness * loud, begin + 0.015);
  gain.gain.exponentialRampToValueAtTime(0.001, end);
  const source = voice.wave === "noise" ? noisy(made, from, to, begin, end, gain) : made.createOscillator();
  if (voice.wave !== "noise") {
    const tone = source as OscillatorNode;
    tone.type = voice.wave;
    tone.frequency.setValueAtTime(from, begin);
    tone.frequency.exponentialRampToValueAtTime(to, end);
    tone.connect(gain);
  }
  gain.connect(made.destination);
  source.start(begin);
  source.stop(end);
}

/** Noise around a pitch that glides. */
function noisy(made: AudioContext, from: number, to: number, begin: number, end: number, out: GainNode) {
  const source = made.createBufferSource();
  source.buffer = whiteNoise(made);
  const band = made.createBiquadFilter();
  band.type = "bandpass";
  band.Q.value = 1.4;
  band.frequency.setValueAtTime(from, begin);
  band.frequency.exponentialRampToValueAtTime(to, end);
  source.connect(band).connect(out);
  return source;
}
