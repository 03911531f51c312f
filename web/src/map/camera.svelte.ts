/** The camera of the map: pan, zoom, pinch. */

import { select } from "d3-selection";
import { type D3ZoomEvent, zoom, type ZoomBehavior, zoomIdentity } from "d3-zoom";

import { screen } from "../ui/screen.svelte.ts";
import { settings } from "../ui/settings.svelte.ts";
import type { Spot } from "./document.ts";

type Box = [number, number, number, number];

/** Part of the picture that the fitted map leaves free on each side. */
const MARGIN = 0.005;
const CLOSEST = 3.2;
/** Pixels at the lower edge that buttons cover on a phone. */
const COVERED = 60;
/** Pixels for a unit at which everything written on the map is read with ease. */
const READABLE = 0.8;
/** Pixels for a unit below which the whole map cannot be read. */
const LEAST = 0.45;
/** Units around the places that a phone shows at first. */
const AROUND = 90;

/** The least and the greatest of some numbers. */
function span(numbers: readonly number[]): [number, number] {
  return [Math.min(...numbers), Math.max(...numbers)];
}

export class Camera {
  x = $state(0);
  y = $state(0);
  k = $state(0.5);
  /** The size of the picture in pixels. */
  width = $state(0);
  height = $state(0);
  #view: Box;
  #svg: SVGSVGElement | null = null;
  #zoom: ZoomBehavior<SVGSVGElement, unknown>;
  #isFitted = true;
  #places: () => readonly Spot[];

  /** `places` are what is shown at first where the whole map cannot be read. */
  constructor(view: Box, places: () => readonly Spot[]) {
    this.#view = view;
    this.#places = places;
    this.#zoom = zoom<SVGSVGElement, unknown>()
      .clickDistance(6)
      .tapDistance(12)
      .on("zoom", (event: D3ZoomEvent<SVGSVGElement, unknown>) => {
        this.x = event.transform.x;
        this.y = event.transform.y;
        this.k = event.transform.k;
        if (event.sourceEvent) this.#isFitted = false;
      });
  }

  /** The scale at which the whole map is seen. */
  get fitScale(): number {
    const [, , w, h] = this.#view;
    return Math.min(this.width / w, this.height / h) * (1 - 2 * MARGIN);
  }

  /** Attach the camera to an SVG element; returns how to detach it. */
  attach(svg: SVGSVGElement): () => void {
    this.#svg = svg;
    select(svg).call(this.#zoom).on("dblclick.zoom", null);
    const watch = new ResizeObserver(() => this.#resize());
    watch.observe(svg);
    this.#resize();
    return () => {
      watch.disconnect();
      select(svg).on(".zoom", null);
    };
  }

  #resize(): void {
    if (!this.#svg) return;
    const { width, height } = this.#svg.getBoundingClientRect();
    if (!width || !height) return;
    const centre = this.#isFitted ? null : this.at(this.width / 2, this.height / 2);
    this.width = width;
    this.height = height;
    const [x, y, w, h] = this.#view;
    this.#zoom
      .scaleExtent([this.fitScale * 0.9, CLOSEST])
      .extent([
        [0, 0],
        [width, height],
      ])
      .translateExtent([
        [x - w * 0.2, y - h * 0.2],
        [x + w * 1.2, y + h * 1.2],
      ]);
    if (centre) this.#show(centre[0], centre[1], this.k, false);
    else this.rest();
  }

  /** The place on the map below a pixel of the picture. */
  at(px: number, py: number): [number, number] {
    return [(px - this.x) / this.k, (py - this.y) / this.k];
  }

  /** Where in the picture a place of the map is. */
  pixel(x: number, y: number): [number, number] {
    return [x * this.k + this.x, y * this.k + this.y];
  }

  /** Where the map is before anybody moves it: all of it if it can be read or no place matters more, else those. */
  rest(): void {
    if (!this.#isFitted) return;
    const places = this.#places();
    if (this.fitScale >= LEAST || !places.length) {
      this.fit(false);
      return;
    }
    const [x0, x1] = span(places.map(([x]) => x));
    const [y0, y1] = span(places.map(([, y]) => y));
    const free = this.height - (screen.isPhone ? COVERED : 0);
    const k = Math.min(this.width / (x1 - x0 + 2 * AROUND), free / (y1 - y0 + 2 * AROUND));
    const scale = Math.min(Math.max(k, READABLE), 1.2);
    this.#show((x0 + x1) / 2, (y0 + y1) / 2 + (this.height - free) / 2 / scale, scale, false);
    this.#isFitted = true;
  }

  /** Show the whole map, keeping clear of the buttons. */
  fit(isSlow = true): void {
    const [x, y, w, h] = this.#view;
    const free = this.height - h * this.fitScale;
    const lifted = screen.isPhone ? Math.min(free, COVERED) / 2 : 0;
    this.#show(x + w / 2, y + h / 2 + lifted / this.fitScale, this.fitScale, isSlow);
    this.#isFitted = true;
  }

  /** Centre a place, close enough to read. */
  centre(x: number, y: number, k = Math.max(this.k, READABLE)): void {
    this.#isFitted = false;
    this.#show(x, y, k, true);
  }

  /** Bring a place into the picture if it is outside. */
  reveal(x: number, y: number): void {
    const [px, py] = this.pixel(x, y);
    const edge = 48;
    if (px < edge || py < edge || px > this.width - edge || py > this.height - edge) this.centre(x, y, this.k);
  }

  zoomBy(factor: number): void {
    const [x, y] = this.at(this.width / 2, this.height / 2);
    this.#isFitted = false;
    this.#show(x, y, this.k * factor, true);
  }

  #show(x: number, y: number, k: number, isSlow: boolean): void {
    if (!this.#svg || !this.width) return;
    const wanted = zoomIdentity
      .translate(this.width / 2, this.height / 2)
      .scale(Math.min(Math.max(k, this.fitScale * 0.9), CLOSEST))
      .translate(-x, -y);
    const svg = select(this.#svg);
    if (!isSlow || !settings.motion) {
      this.#zoom.transform(svg, wanted);
      return;
    }
    this.#glide(wanted.x, wanted.y, wanted.k);
  }

  #frame = 0;

  #glide(x: number, y: number, k: number): void {
    cancelAnimationFrame(this.#frame);
    const from = { x: this.x, y: this.y, k: this.k };
    const began = performance.now();
    const step = (now: number) => {
      const part = Math.min((now - began) / settings.lasting(240), 1);
      const t = part * (2 - part);
      const mix = (a: number, b: number) => a + (b - a) * t;
      if (!this.#svg) return;
      const next = zoomIdentity.translate(mix(from.x, x), mix(from.y, y)).scale(mix(from.k, k));
      this.#zoom.transform(select(this.#svg), next);
      if (part < 1) this.#frame = requestAnimationFrame(step);
    };
    this.#frame = requestAnimationFrame(step);
  }
}
