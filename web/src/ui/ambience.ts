/** The tunnels in the background: a draught, a generator far away, water that drips. */

import { audio, whiteNoise } from "./sound.ts";

/** How loud it is at full volume. */
const FULL = 0.12;
/** Seconds between two drops, at least and at most. */
const DROPS = [5, 14] as const;

interface Running {
  made: AudioContext;
  volume: GainNode;
  sources: AudioScheduledSourceNode[];
  timer: ReturnType<typeof setTimeout>;
}

let running: Running | null = null;

/** Set the volume in percent; 0 ends it. */
export function setAmbience(percent: number): void {
  if (!percent) {
    running?.sources.forEach((source) => source.stop());
    if (running) clearTimeout(running.timer);
    running = null;
    return;
  }
  running ??= begin();
  running?.volume.gain.setTargetAtTime((percent / 100) * FULL, running.made.currentTime, 0.4);
}

function begin(): Running | null {
  const made = audio();
  if (!made) return null;
  const volume = made.createGain();
  volume.gain.value = 0;
  volume.connect(made.destination);
  const sources = [draught(made, volume), hum(made, volume, 46), hum(made, volume, 69.4)];
  for (const source of sources) source.start();
  const begun: Running = { made, volume, sources, timer: setTimeout(() => undefined) };
  drip(begun);
  return begun;
}

/** Air that moves through the tunnel, slowly louder and softer. */
function draught(made: AudioContext, out: GainNode): AudioBufferSourceNode {
  const source = made.createBufferSource();
  source.buffer = whiteNoise(made);
  source.loop = true;
  const low = made.createBiquadFilter();
  low.type = "lowpass";
  low.frequency.value = 240;
  const swell = made.createOscillator();
  const depth = made.createGain();
  swell.frequency.value = 0.07;
  depth.gain.value = 110;
  swell.connect(depth).connect(low.frequency);
  swell.start();
  source.onended = () => swell.stop();
  source.connect(low).connect(out);
  return source;
}

/** A generator somewhere. */
function hum(made: AudioContext, out: GainNode, pitch: number): OscillatorNode {
  const tone = made.createOscillator();
  const gain = made.createGain();
  tone.frequency.value = pitch;
  gain.gain.value = 0.5;
  tone.connect(gain).connect(out);
  return tone;
}

/** A drop falls, and another one later. */
function drip(into: Running): void {
  const [least, most] = DROPS;
  const wait = least + Math.random() * (most - least);
  into.timer = setTimeout(() => {
    const { made, volume } = into;
    const [tone, gain] = [made.createOscillator(), made.createGain()];
    const now = made.currentTime;
    tone.frequency.setValueAtTime(900 + Math.random() * 500, now);
    tone.frequency.exponentialRampToValueAtTime(420, now + 0.12);
    gain.gain.setValueAtTime(0.9, now);
    gain.gain.exponentialRampToValueAtTime(0.001, now + 0.35);
    tone.connect(gain).connect(volume);
    tone.start(now);
    tone.stop(now + 0.4);
    drip(into);
  }, wait * 1000);
}
