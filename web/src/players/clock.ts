/** The players' clocks. */

import type { Clock } from "../api/socket.ts";

/** The clocks of all seats, and when they were received. */
export interface Clocks {
  all: readonly Clock[];
  toldAt: number;
}

export const NO_CLOCKS: Clocks = { all: [], toldAt: 0 };

/** Milliseconds below which time is short. */
export const LOW = 30_000;

/** The time left now on a clock received earlier. */
export function timeLeft(clock: Clock, told: number, now: number): number {
  return clock.is_running ? clock.left_ms - (now - told) : clock.left_ms;
}

/** Time as m:ss or h:mm:ss. */
export function formatted(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor((seconds % 3600) / 60);
  const rest = String(seconds % 60).padStart(2, "0");
  return hours ? `${hours}:${String(minutes).padStart(2, "0")}:${rest}` : `${minutes}:${rest}`;
}
