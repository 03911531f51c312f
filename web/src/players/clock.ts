/** Time on the clocks of players. */

import type { Clock } from "../api/socket.ts";

/** The clocks of the seats, and when the server told them. */
export interface Clocks {
  all: readonly Clock[];
  toldAt: number;
}

export const NO_CLOCKS: Clocks = { all: [], toldAt: 0 };

/** From here on somebody has to hurry, in milliseconds. */
export const LOW = 30_000;

/** What is left on a clock that was told at some time. */
export function timeLeft(clock: Clock, told: number, now: number): number {
  return clock.is_running ? clock.left_ms - (now - told) : clock.left_ms;
}

/** Time in minutes and seconds, or in hours, for a face of a clock. */
export function formatted(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor((seconds % 3600) / 60);
  const rest = String(seconds % 60).padStart(2, "0");
  return hours ? `${hours}:${String(minutes).padStart(2, "0")}:${rest}` : `${minutes}:${rest}`;
}
