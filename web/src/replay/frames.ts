/** Finished matches, frame by frame. */

import { type Facts, shownFacts } from "../game/facts.ts";
import type { Frame, Replay } from "../net/models.ts";
import { patched } from "../net/patch.ts";
import { remembered, request } from "../net/request.ts";

const PAGE = 100;

/** A frame whose facts are whole. */
export type ReplayFrame = Omit<Frame, "facts" | "patch"> & { facts: Facts };

/** All frames of a match in the eyes of somebody: a seat, "spectator" or "everything". */
export const loadFrames = remembered(load);

async function load(match: string, viewer: string): Promise<ReplayFrame[]> {
  const found: ReplayFrame[] = [];
  for (;;) {
    const at = found.length;
    const part = await request<Replay>(`/api/matches/${match}/replay?viewer=${viewer}&at=${at}&count=${PAGE}`);
    for (const { facts, patch, ...frame } of part.frames) {
      const before = found.at(-1)?.facts;
      const whole = before && patch ? patched(before, patch) : shownFacts(facts);
      if (whole) found.push({ ...frame, facts: whole });
    }
    if (found.length === at || found.length > part.count) return found;
  }
}
