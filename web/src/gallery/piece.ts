/** Pieces of the box in words: what they are called, and what is said on them. */

import { cardSentences } from "../cards/card.ts";
import { placeLabels } from "../cards/track.ts";
import { printedOn } from "../game/printed.ts";
import type { Scene } from "../game/scene.ts";
import type { Piece } from "../net/models.ts";
import { say } from "../text/texts.svelte.ts";

/** Kinds that look like cards. */
const CARDS = ["faction", "hero", "equipment", "mission", "threat", "law", "combat"];

/** All kinds of pieces, in the order in which they are shown. */
export const KINDS: readonly string[] = [...CARDS, "goal", "position", "blank", "station", "line"];

/** Whether a piece looks like a card. */
export function isCard(piece: Piece): boolean {
  return CARDS.includes(piece.kind);
}

/** All pieces of a table. */
export function piecesOf({ content }: Scene): Piece[] {
  return [...content.factions, ...content.heroes, ...content.cards, ...content.stations, ...content.lines];
}

/** What a piece is called; places of the round track go by their number. */
export function titleOf(scene: Scene, piece: Piece): string {
  if (piece.kind !== "position") return scene.wording.name(piece.kind, piece.id);
  const places = scene.content.cards.filter((card) => card.kind === "position");
  return say("client-track-place", { number: places.indexOf(piece) });
}

/** Whose picture a piece that is no card has: a station that of its kind, a goal that of a mission. */
export function pictured(scene: Scene, piece: Piece): { kind: string; id: string } | null {
  if (piece.kind === "station") return { kind: "station", id: scene.kindOf(piece.id) };
  return piece.kind === "goal" ? (missionsWith(scene, piece.id)[0] ?? null) : null;
}

/** Everything that is said on a piece. */
export function sentencesOf(scene: Scene, piece: Piece): string[] {
  const about = notesOf(scene, piece).filter(Boolean).join(" · ");
  return [about, ...cardSentences(scene, { kind: piece.kind, id: piece.id })].filter(Boolean);
}

/** What the table tells of a piece that is no card. */
function notesOf(scene: Scene, piece: Piece): string[] {
  if (piece.kind === "station") return stationNotes(scene, piece.id);
  if (piece.kind === "line") return lineNotes(scene, piece.id);
  if (piece.kind === "position") return placeLabels(scene, printedOn(piece));
  return piece.kind === "goal" ? [goalNote(scene, piece.id)] : [];
}

/** Its line, its kind, what it yields. */
function stationNotes(scene: Scene, id: string): string[] {
  const kind = scene.kindOf(id);
  const line = scene.content.lines.find((known) => known.id === scene.station(id)?.line);
  return [
    line ? say("client-line", { number: line.number }) : "",
    kind === "ordinary" ? "" : say("station-kind", { kind }),
    scene.wording.amounts(scene.yields(id)),
  ];
}

function lineNotes(scene: Scene, id: string): string[] {
  const line = scene.content.lines.find((known) => known.id === id);
  const stations = line?.stations.map((station) => scene.wording.name("station", station)) ?? [];
  return [say("client-line", { number: line?.number ?? 0 }), stations.join(", ")];
}

/** The missions that have a goal. */
function missionsWith({ content }: Scene, goal: string): Piece[] {
  return content.cards.filter((card) => card.kind === "mission" && printedOn(card).goal === goal);
}

function goalNote(scene: Scene, goal: string): string {
  const names = missionsWith(scene, goal).map((card) => scene.wording.name("mission", card.id));
  return say("client-goal-of", { list: scene.wording.listed(names), count: names.length });
}
