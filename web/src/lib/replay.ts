/** Finished matches, frame by frame. */

import type { Facts } from "./facts.ts";
import { merged } from "./patch.ts";
import { ask, kept, type Frame, type Replay } from "./rest.ts";

const PAGE = 100;

/** A frame whose facts are whole. */
export type Still = Omit<Frame, "facts" | "patch"> & { facts: Facts };

const films = new Map<string, Promise<Still[]>>();

/** All frames of a match in the eyes of somebody: a seat, "spectator" or "everything". */
export function loadFrames(match: string, viewer: string): Promise<Still[]> {
  return kept(films, `${match} ${viewer}`, () => load(match, viewer));
}

async function load(match: string, viewer: string): Promise<Still[]> {
  const found: Still[] = [];
  for (;;) {
    const at = found.length;
    const part = await ask<Replay>(`/api/matches/${match}/replay?viewer=${viewer}&at=${at}&count=${PAGE}`);
    for (const { facts, patch, ...frame } of part.frames) {
      const whole = facts ?? merged(found.at(-1)?.facts, patch);
      found.push({ ...frame, facts: whole as Facts });
    }
    if (!part.frames.length || found.length > part.count) return found;
  }
}
