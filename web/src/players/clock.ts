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

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** Time as m:ss or h:mm:ss; from a day on in days and hours. */
export function formatted(ms: number, language: string): string {
  if (ms >= DAY) return inDays(ms, language);
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor((seconds % 3600) / 60);
  const rest = String(seconds % 60).padStart(2, "0");
  return hours ? `${hours}:${String(minutes).padStart(2, "0")}:${rest}` : `${minutes}:${rest}`;
}

/** Time without its seconds, for lists. */
export function roughly(ms: number, language: string): string {
  if (ms >= DAY) return inDays(ms, language);
  return ms >= HOUR ? unit(Math.floor(ms / HOUR), "hour", language) : unit(Math.floor(ms / 60_000), "minute", language);
}

function inDays(ms: number, language: string): string {
  const [days, hours] = [Math.floor(ms / DAY), Math.floor((ms % DAY) / HOUR)];
  const told = unit(days, "day", language);
  return hours ? `${told} ${unit(hours, "hour", language)}` : told;
}

function unit(value: number, name: "day" | "hour" | "minute", language: string): string {
  return new Intl.NumberFormat(language, { style: "unit", unit: name, unitDisplay: "short" }).format(value);
}
