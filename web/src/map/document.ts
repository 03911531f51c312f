/** The drawing of an edition's map, made by the server: ready shapes, nothing to compute. */

import { remembered, request } from "../net/request.ts";
import type { Theme } from "../ui/settings.svelte.ts";

export type Themed = Record<Theme, string>;
export type Spot = [number, number];
type Lines = Record<string, string[]>;

export interface Label {
  x: number;
  /** The baseline of the first line, by language. */
  y: Record<string, number>;
  anchor: "start" | "middle" | "end";
  lines: Lines;
}

export interface MapStation {
  id: string;
  at: Spot;
  line: string;
  hub: string | null;
  label: Label | null;
  named_by: string | null;
  far: Label | null;
  token: Spot;
  figure: Spot;
}

export interface MapLine {
  id: string;
  number: number;
  is_ring: boolean;
  colour: Themed;
  pattern: string;
  dash: number[];
  d: string;
  badges: Spot[];
  tunnels: { from: string; to: string; d: string }[];
}

/** A zone, or the ground of a clan. */
export interface MapArea {
  id: string;
  colour: Themed;
  hatch: { angle: number; gap: number; is_crossed: boolean };
  d: string;
  name: { x: number; y: number; anchor: "start" | "middle" | "end"; size: number; lines: Lines };
}

/** The looks of a faction or clan. */
export interface MapSide {
  id: string;
  colour: Themed;
  letter: Record<string, string>;
  emblem: string;
}

export interface MapDocument {
  edition: string;
  view: [number, number, number, number];
  sizes: {
    station: number;
    line: number;
    ring: number;
    casing: number;
    hub: number;
    label: number;
    step: number;
    far: number;
    badge: number;
    token: number;
    bend: number;
    /** Pixels per unit from which all names are shown. */
    near: number;
  };
  ring: { centre: Spot; radius: number };
  lines: MapLine[];
  hubs: { id: string; stations: string[]; d: string }[];
  stations: MapStation[];
  areas: MapArea[];
  sides: MapSide[];
  /** Letters and glyphs on the colour of an owner. */
  ink: Themed;
}

/** The map of an edition. */
export const loadMap = remembered((edition: string) => request<MapDocument>(`/api/editions/${edition}/map`));
