/** How a finished match went: points and chances over time, and where most was decided. */

import { has } from "../game/trait.ts";
import type { Course, Moment } from "../net/models.ts";
import { remembered, request } from "../net/request.ts";
import type { Wording } from "../text/wording.ts";
import { tell } from "./story.ts";

/** The course of a match. */
export const loadCourse = remembered((match: string) => request<Course>(`/api/matches/${match}/course`));

/** A seat's values over time, as a path in a box. */
export interface Curve {
  seat: string;
  d: string;
  /** Where the curve ends. */
  end: number;
}

export interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** What curves are drawn of: how the seats stood after some of the choices. */
export type Timeline = Pick<Course, "count" | "samples">;

/** The largest number of points anybody ever had, at least 1. */
export function mostPoints(course: Timeline): number {
  return Math.max(1, ...course.samples.flatMap((sample) => sample.points));
}

/** The curves of all seats: stepped for points, straight for chances. */
export function curves(course: Timeline, of: "points" | "chances", box: Box): Curve[] {
  const seats = course.samples[0]?.points.length ?? 0;
  const most = of === "points" ? mostPoints(course) : 1;
  return Array.from({ length: seats }, (_, i) => {
    // Overlapping curves are drawn side by side.
    const aside = (i - (seats - 1) / 2) * 1.3;
    const places = course.samples.map((sample) => ({
      x: across(course, sample.n, box),
      y: box.bottom - ((sample[of][i] ?? 0) / most) * (box.bottom - box.top) + aside,
    }));
    const d = places
      .map(({ x, y }, k) =>
        k === 0
          ? `M${round(x)} ${round(y)}`
          : of === "points"
            ? `H${round(x)}V${round(y)}`
            : `L${round(x)} ${round(y)}`,
      )
      .join("");
    return { seat: String(i + 1), d, end: places.at(-1)?.y ?? box.bottom };
  });
}

/** The x of a choice; the axis starts at the first sample. */
export function across(course: Timeline, n: number, box: Box): number {
  const began = course.samples[0]?.n ?? 0;
  const part = (n - began) / Math.max(1, course.count - began);
  return box.left + Math.max(0, part) * (box.right - box.left);
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/** Whose chance a moment changed most, and by how many in a hundred. */
export function swing(moment: Moment): { seat: string; percent: number } {
  const sizes = moment.chances.map(Math.abs);
  const i = sizes.indexOf(Math.max(...sizes));
  return { seat: String(i + 1), percent: Math.round((moment.chances[i] ?? 0) * 100) };
}

/** Moments that change a chance by so much are key moments; some are in any case. */
const LEAST = 0.05;
const ANYWAY = 3;

/** Whether something was won or lost by it, or a fight decided. */
const isOutcome = (event: Moment["events"][number]) => has(event, "news") || has(event, "fight_outcome");

/** The key moments in order of play: of each it can be told what came of it. */
export function keyMoments(course: Course): Moment[] {
  const size = (moment: Moment) => Math.max(...moment.chances.map(Math.abs));
  const tellable = course.moments.filter(({ events }) => events.some(isOutcome));
  const sorted = tellable.sort((a, b) => size(b) - size(a));
  const told = sorted.filter((moment, i) => i < ANYWAY || size(moment) >= LEAST);
  return told.sort((a, b) => a.n - b.n);
}

/** What happened at a moment, in a few sentences: how it began, and what came of it. */
export function momentText(moment: Moment, wording: Wording, most = 130): string {
  const large = moment.events.filter((event) => !has(event, "minor"));
  const events = large.length ? large : moment.events;
  const step = { n: moment.n, seat: moment.seat, cause: "chosen" as const, key: null, events };
  const told = tell([step], null, wording).filter((entry) => !entry.isHeading);
  const whole = told.map((entry) => entry.text).join(" ");
  const [first, ...others] = told;
  if (!first || !others.length || whole.length <= most) return whole;
  told.reverse();
  const outcome = told.find((entry) => entry.changes.length) ?? told.find((entry) => entry.sums.length) ?? told[0];
  return outcome && outcome !== first ? `${first.text} … ${outcome.text}` : `${first.text} …`;
}
