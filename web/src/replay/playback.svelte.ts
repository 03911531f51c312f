/** A finished match as it is played back: its frames, the one that is shown, and the moments that decided it. */

import { untrack } from "svelte";

import type { Step } from "../api/socket.ts";
import type { Moment } from "../net/models.ts";
import { outage } from "../net/outage.svelte.ts";
import { keyMoments, loadCourse } from "../story/course.ts";
import { loadFrames, type ReplayFrame } from "./frames.ts";

/** Choices in a portion of the story: a round number, so that few of them are told again. */
const PORTION = 40;

/** Frames a second at which things take as long as at the table. */
export const USUAL = 2;

export class Playback {
  frames = $state.raw<ReplayFrame[]>([]);
  at = $state(0);
  /** Through whose eyes one looks: a seat, "spectator" or "everything". */
  viewer = $state("spectator");
  isPlaying = $state(false);
  /** Whether only the position counts: the fight that led to it is not shown. */
  isQuiet = $state(false);
  /** Frames a second. */
  speed = $state(USUAL);
  /** Whether something is shown that the next frame waits for. */
  isHeld = false;
  moments = $state.raw<Moment[]>([]);
  /** Why the frames are not here, or null. */
  failure = $state.raw<unknown>(null);

  /** Call it while a component initialises; the query says where to start and whose view to show. */
  constructor(match: () => string, query: string) {
    const wanted = new URLSearchParams(query);
    this.viewer = /^([1-8]|everything)$/.exec(wanted.get("eyes") ?? "")?.[0] ?? "spectator";
    this.at = Number(wanted.get("at") ?? 0) || 0;
    $effect(() => this.#load(match()));
    $effect(() => this.#play());
    $effect(() => {
      loadCourse(match()).then(
        (course) => (this.moments = keyMoments(course)),
        () => (this.moments = []),
      );
    });
  }

  readonly last = $derived(Math.max(0, this.frames.length - 1));
  readonly frame = $derived(this.frames[Math.min(this.at, this.frames.length - 1)]);
  /** The seat through whose eyes one looks, or null. */
  readonly seat = $derived(/^\d$/.test(this.viewer) ? Number(this.viewer) : null);
  readonly nextMoment = $derived(this.moments.find((moment) => moment.until > this.at));
  readonly thisMoment = $derived(this.moments.find((moment) => moment.until === this.at));
  readonly #steps = $derived(stepsOf(this.frames));
  readonly #portions = $derived(
    Array.from({ length: Math.ceil(this.#steps.length / PORTION) }, (_, i) =>
      this.#steps.slice(i * PORTION, (i + 1) * PORTION),
    ),
  );
  /** What has happened until now, in portions. */
  readonly story = $derived.by(() => {
    const whole = Math.floor(this.at / PORTION);
    const rest = this.#steps.slice(whole * PORTION, this.at);
    return [...this.#portions.slice(0, whole), ...(rest.length ? [rest] : [])];
  });

  /** Show a frame. */
  turnTo(n: number): void {
    this.at = Math.max(0, Math.min(n, this.last));
  }

  /** The steps of some frames up to the one that is shown. */
  latest(count: number): Step[] {
    return stepsOf(this.frames.slice(Math.max(0, this.at - count + 1), this.at + 1));
  }

  #load(match: string): void {
    void outage.recoveries;
    loadFrames(match, this.viewer).then(
      (frames) => {
        this.frames = frames;
        this.turnTo(untrack(() => this.at));
        this.failure = null;
      },
      (error: unknown) => (this.failure = error),
    );
  }

  #play(): (() => void) | undefined {
    if (!this.isPlaying) return undefined;
    const timer = setInterval(() => {
      if (this.at >= this.last) this.isPlaying = false;
      else if (!this.isHeld) this.at += 1;
    }, 1000 / this.speed);
    return () => clearInterval(timer);
  }
}

function stepsOf(frames: readonly ReplayFrame[]): Step[] {
  return frames.flatMap(({ step }) => (step ? [step] : []));
}
