/** A position ready to be shown: facts, map and wording. */

import type { MapDocument, MapSide } from "../map/document.ts";
import type { Content, Piece, Station } from "../net/models.ts";
import { forms } from "../text/name.ts";
import { Wording } from "../text/wording.ts";
import type { Theme } from "../ui/settings.svelte.ts";
import { factionsOf, type Facts, isWounded } from "./facts.ts";
import { type Printed, printedOn } from "./printed.ts";

/** How a player is marked: never by colour alone. */
export interface Side {
  colour: string;
  ink: string;
  letter: string;
  emblem: string;
  name: string;
}

/** How a station is drawn. */
export interface StationLook {
  kind: string;
  /** Whose it is. */
  side: Side | null;
  /** What stands on the token of its owner. */
  tag: string;
  isClosed: boolean;
  isHome: boolean;
  /** The pictures on its disc. */
  glyphs: readonly string[];
  /** All of it in words, for screen readers. */
  label: string;
}

const PLAIN: Record<Theme, [string, string]> = {
  tunnel: ["#b8afa3", "#12100e"],
  paper: ["#5e574d", "#fffaf0"],
  contrast: ["#ffffff", "#000000"],
};

const RESOURCES = ["pig", "mushroom", "ammo"];

/** A form of a player's name. */
export interface SeatName {
  shown: string;
  seat: string;
}

/** Attributes of names that are not forms of them. */
const TRAITS = new Set(["gender", "number"]);

export class Scene {
  readonly map: MapDocument;
  readonly content: Content;
  readonly facts: Facts;
  readonly wording: Wording;
  /** The viewer's seat; null for a spectator. */
  readonly seat: number | null;
  readonly theme: Theme;
  readonly #index: Index;
  readonly #worded: Worded;

  constructor(
    map: MapDocument,
    content: Content,
    facts: Facts,
    words: Wording,
    seat: number | null,
    theme: Theme,
    players: Record<string, string> = {},
  ) {
    this.map = map;
    this.content = content;
    this.facts = facts;
    this.wording = new Wording(words.bundle, factionsOf(facts), players);
    this.seat = seat;
    this.theme = theme;
    this.#index = indexOf(map, content);
    this.#worded = wordedFor(this.#index, words.bundle, JSON.stringify([factionsOf(facts), players]));
  }

  /** Every form of every player's name, the longest first. */
  get seatNames(): readonly SeatName[] {
    this.#worded.names ??= Object.keys(this.facts.player)
      .flatMap((seat) =>
        Object.entries(forms(this.wording.bundle, this.wording.thing("seat", seat))).flatMap(([form, shown]) =>
          TRAITS.has(form) ? [] : [{ shown, seat }],
        ),
      )
      .sort((a, b) => b.shown.length - a.shown.length);
    return this.#worded.names;
  }

  /** A station of the content. */
  station(id: string): Station | undefined {
    return this.#index.stations.get(id);
  }

  /** A card or other piece. */
  piece(kind: string, id: string): Piece | undefined {
    return this.#index.pieces.get(`${kind} ${id}`);
  }

  /** What is printed on a card or other piece. */
  printed(kind: string, id: string): Printed {
    return printedOn(kind === "station" ? this.station(id) : this.piece(kind, id));
  }

  /** ordinary, home, hansa, abandoned or polis. */
  kindOf(id: string): string {
    return printedOn(this.station(id)).kind ?? "ordinary";
  }

  /** Whether it is printed as a home station, or is the home of a player. */
  isHome(id: string): boolean {
    return this.kindOf(id) === "home" || Object.values(this.facts.player).some((player) => player.home === id);
  }

  isCapturable(id: string): boolean {
    return this.station(id)?.is_capturable ?? false;
  }

  /** What a station yields: resources by number. */
  yields(id: string): Record<string, number> {
    const { yields, resource } = printedOn(this.station(id));
    if (yields) return Object.fromEntries(RESOURCES.flatMap((kind) => (yields[kind] ? [[kind, yields[kind]]] : [])));
    return resource ? { [resource]: 1 } : {};
  }

  /** The pictures on the disc of a station. */
  glyphsOf(id: string): string[] {
    const kind = this.kindOf(id);
    if (kind === "hansa" || kind === "abandoned" || kind === "polis")
      return [kind === "polis" ? "emblem-polis" : `mark-${kind}`];
    return Object.entries(this.yields(id)).flatMap(([resource, n]) => Array<string>(n).fill(`resource-${resource}`));
  }

  /** How a player is marked. */
  side(seat: string): Side {
    const key = `${this.theme} ${seat}`;
    let side = this.#worded.sides.get(key);
    if (!side) this.#worded.sides.set(key, (side = this.sideOf(this.facts.player[seat]?.faction ?? "", seat)));
    return side;
  }

  /** How a faction is marked. */
  sideOf(faction: string, seat = ""): Side {
    const found = this.#index.factions.get(faction);
    const name = faction ? this.wording.name("faction", faction) : this.wording.name("seat", seat);
    if (!found) {
      const [colour, ink] = PLAIN[this.theme];
      return { colour, ink, letter: seat, emblem: "", name };
    }
    const letter = found.letter[this.wording.language] ?? found.letter["en"] ?? "";
    return { colour: found.colour[this.theme], ink: this.map.ink[this.theme], letter, emblem: found.emblem, name };
  }

  /** Who is waited for, in words; "" if nobody is. */
  awaited(seats: readonly number[]): string {
    const others = seats.filter((seat) => seat !== this.seat).map(String);
    const list = this.wording.listed(others.map((seat) => this.wording.name("seat", seat)));
    const seat = this.wording.thing("seat", others[0] ?? "");
    return others.length ? this.wording.say("client-waiting", { count: others.length, seat, list }) : "";
  }

  /** How a station is drawn: the same object for as long as it looks the same. */
  look(id: string, isTarget: boolean): StationLook {
    const { facts } = this;
    const players = Object.entries(facts.player);
    const there = players.flatMap(([seat, player]) => (player.at === id ? [seat, isWounded(player)] : []));
    const { owner, level, open } = facts;
    const state = [id, isTarget, this.theme, owner[id], level?.[id], open?.[id], this.isHome(id), ...there].join(" ");
    let look = this.#worded.stations.get(state);
    if (look === undefined) this.#worded.stations.set(state, (look = this.#look(id, isTarget)));
    return look;
  }

  #look(id: string, isTarget: boolean): StationLook {
    const { owner, level, open } = this.facts;
    const side = owner[id] ? this.side(String(owner[id])) : null;
    const strength = level?.[id] ?? 0;
    const token = strength > 0 ? String(strength) : "";
    return {
      kind: this.kindOf(id),
      side,
      tag: side && !level ? side.letter : token,
      isClosed: open?.[id] === false,
      isHome: this.isHome(id),
      glyphs: this.glyphsOf(id),
      label: this.#describe(id, isTarget),
    };
  }

  /** A station's picture in words, for screen readers. */
  #describe(id: string, isTarget: boolean): string {
    const { wording, facts } = this;
    const parts = [wording.name("station", id)];
    const line = this.#index.numbers.get(this.station(id)?.line ?? "");
    if (line !== undefined) parts.push(wording.say("client-line", { number: line }));
    parts.push(...this.notes(id));
    for (const [seat, player] of Object.entries(facts.player)) {
      if (player.at !== id) continue;
      parts.push(wording.say("client-hero-of", { seat: wording.thing("seat", seat) }));
      if (isWounded(player)) parts.push(wording.say("player-rests"));
    }
    if (isTarget) parts.push(wording.say("client-can-choose"));
    return parts.join(", ");
  }

  /** Owner, strength, what it yields, what it is. */
  notes(id: string): string[] {
    const { wording, facts } = this;
    const found: string[] = [];
    const owner = facts.owner[id] ?? 0;
    const level = facts.level?.[id] ?? 0;
    const kind = this.kindOf(id);
    if (facts.open?.[id] === false) found.push(wording.say("station-closed"));
    if (kind !== "ordinary") found.push(wording.say("station-kind", { kind }));
    else if (this.isHome(id)) found.push(wording.say("station-kind", { kind: "home" }));
    if (owner) {
      const seat = wording.thing("seat", String(owner));
      found.push(
        level ? wording.say("station-levelled", { owner: seat, number: level }) : wording.name("seat", String(owner)),
      );
    } else if (this.isCapturable(id)) found.push(wording.say("station-free"));
    const yields = this.yields(id);
    if (yields["any"] === undefined && Object.keys(yields).length) found.push(wording.amounts(yields));
    return found;
  }
}

/** What has been drawn and put into words before, in one language and with the same names of players. */
interface Worded {
  key: string;
  names: readonly SeatName[] | null;
  sides: Map<string, Side>;
  stations: Map<string, StationLook>;
}

interface Index {
  worded: WeakMap<object, Worded>;
  stations: Map<string, Station>;
  pieces: Map<string, Piece>;
  factions: Map<string, MapSide>;
  numbers: Map<string, number>;
}

const indices = new WeakMap<Content, Index>();

/** Content by ID, made once. */
function indexOf(map: MapDocument, content: Content): Index {
  let index = indices.get(content);
  if (!index) {
    const pieces = [...content.cards, ...content.heroes, ...content.factions];
    index = {
      worded: new WeakMap(),
      stations: new Map(content.stations.map((station) => [station.id, station])),
      pieces: new Map(pieces.map((piece) => [`${piece.kind} ${piece.id}`, piece])),
      factions: new Map(map.sides.map((faction) => [faction.id, faction])),
      numbers: new Map(content.lines.map((line) => [line.id, line.number])),
    };
    indices.set(content, index);
  }
  return index;
}

/** What has been drawn and put into words before; nothing if a player has another name or faction now. */
function wordedFor(index: Index, bundle: object, key: string): Worded {
  let worded = index.worded.get(bundle);
  if (worded?.key !== key)
    index.worded.set(bundle, (worded = { key, names: null, sides: new Map(), stations: new Map() }));
  return worded;
}
