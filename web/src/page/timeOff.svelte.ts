/** The time off of the reader: quiet hours and vacation, in which their clocks of days stand still. */

import type { TimeOff } from "../net/models.ts";
import { request } from "../net/request.ts";

const PATH = "/api/session/rest";
const DAY = 86_400_000;

/** What a form begins with. */
const USUAL = { begin: "22:00", end: "08:00" };

export class TimeOffForm {
  isQuiet = $state(false);
  begin = $state(USUAL.begin);
  end = $state(USUAL.end);
  /** When hours that have changed count in full, or null if they do. */
  from = $state<number | null>(null);
  /** The end of the current vacation, or null. */
  until = $state<number | null>(null);
  /** Whole days of vacation that are left this year. */
  daysLeft = $state(0);
  isLoaded = $state(false);

  async load(): Promise<void> {
    this.#take(await request<TimeOff>(PATH));
  }

  /** Keep the quiet hours of the form. */
  keep(): Promise<void> {
    return this.#put(this.until);
  }

  leave(days: number): Promise<void> {
    return this.#put(Date.now() + days * DAY);
  }

  comeBack(): Promise<void> {
    return this.#put(null);
  }

  async #put(until: number | null): Promise<void> {
    const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
    const quiet = this.isQuiet ? { zone, begin: this.begin, end: this.end } : null;
    const body = { quiet_hours: quiet, vacation_until: until };
    this.#take(await request<TimeOff>(PATH, { method: "PUT", body }));
  }

  #take(kept: TimeOff): void {
    const quiet = kept.quiet_hours;
    this.isQuiet = quiet !== null;
    this.begin = quiet?.begin ?? USUAL.begin;
    this.end = quiet?.end ?? USUAL.end;
    this.from = kept.quiet_from;
    this.until = kept.vacation_until;
    this.daysLeft = Math.floor(kept.hours_left / 24);
    this.isLoaded = true;
  }
}
