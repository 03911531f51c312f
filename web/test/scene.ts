/** Maps, facts and scenes that hold what a test needs, and nothing else. */

import type { Facts, PlayerFacts } from "../src/game/facts.ts";
import { emptyFacts, factionsOf } from "../src/game/facts.ts";
import { Scene } from "../src/game/scene.ts";
import type { Label, MapDocument, MapLine, MapStation } from "../src/map/document.ts";
import type { Content } from "../src/net/models.ts";
import { Wording } from "../src/text/wording.ts";
import { bundle } from "./texts.ts";

const COLOURS = { tunnel: "#000", paper: "#000", contrast: "#000" };

/** A station of the map. */
export function mapStation(id: string, x = 0, y = 0, more: Partial<MapStation> = {}): MapStation {
  return {
    id,
    at: [x, y],
    line: "line",
    hub: null,
    label: null,
    named_by: null,
    far: null,
    token: [x, y],
    figure: [x, y],
    ...more,
  };
}

/** The label of a station in some languages. */
export function mapLabel(lines: Label["lines"]): Label {
  return { x: 0, y: {}, anchor: "start", lines };
}

/** A line with tunnels. */
export function mapLine(tunnels: MapLine["tunnels"]): MapLine {
  return { id: "line", number: 1, is_ring: false, colour: COLOURS, pattern: "", dash: [], d: "", badges: [], tunnels };
}

/** A map with some stations and lines. */
export function mapDocument(more: Partial<MapDocument>): MapDocument {
  const sizes = {
    station: 1,
    line: 1,
    ring: 1,
    casing: 1,
    hub: 1,
    label: 1,
    step: 1,
    far: 1,
    badge: 1,
    token: 1,
    bend: 1,
    near: 1,
  };
  return {
    edition: "",
    view: [0, 0, 1, 1],
    sizes,
    ring: { centre: [0, 0], radius: 1 },
    lines: [],
    hubs: [],
    stations: [],
    areas: [],
    sides: [],
    ink: COLOURS,
    ...more,
  };
}

/** A player who has nothing but what is said. */
export function playerFacts(more: Partial<PlayerFacts>): PlayerFacts {
  return {
    faction: "",
    hero: "",
    at: "",
    rests: 0,
    army: 0,
    points: 0,
    station_count: 0,
    stations: [],
    equipment: [],
    missions: [],
    mission_count: 0,
    pig: 0,
    mushroom: 0,
    ammo: 0,
    points_missing: 9,
    hero_strength: [],
    hero_speed: [],
    progress: {},
    ...more,
  };
}

const CONTENT: Content = {
  edition: "",
  rules_version: 1,
  content_digest: "",
  language: "en",
  stations: [],
  lines: [],
  tunnels: [],
  transfers: [],
  hubs: [],
  zones: [],
  factions: [],
  heroes: [],
  cards: [],
  resources: {},
  numbers: {},
};

/** A position as a seat sees it, in some language. */
export function makeScene(
  facts: Partial<Facts>,
  {
    seat = null,
    language = "en",
    edition = "second",
  }: { seat?: number | null; language?: string; edition?: string } = {},
): Scene {
  const known = { ...emptyFacts(), ...facts };
  const factions = factionsOf(known);
  return new Scene(
    mapDocument({}),
    { ...CONTENT, edition },
    known,
    new Wording(bundle(language, edition), factions),
    seat,
    "tunnel",
  );
}
