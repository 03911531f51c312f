/** Pictures of cards and places, put together from the sheets in `parts/`. */

import emblems from "../art/emblem.svg?raw";
import { compositions } from "./compositions.ts";

const sheets = import.meta.glob<string>(["./parts/*.svg", "!./parts/creatures.svg"], {
  query: "?raw",
  import: "default",
  eager: true,
});

const parts = new Map<string, string>();
[...Object.values(sheets), emblems].forEach(addParts);

function addParts(sheet: string): void {
  for (const [, name = "", markup = ""] of sheet.matchAll(/<symbol id="([^"]+)"[^>]*>(.*?)<\/symbol>/gs))
    parts.set(name, markup);
}

/** What is drawn of a card that has no picture of its own, such as a house card. */
const OTHER = "other";

/** The picture of a card or of a kind of station, as the inside of an SVG of 120 by 90. */
export async function pictureOf(kind: string, id: string): Promise<string> {
  const known = compositions[kind];
  const composition = known?.[id] ?? known?.[OTHER] ?? "tunnel";
  // Creatures come with the first card that shows one.
  if (!named(composition).every((name) => parts.has(name)))
    addParts((await import("./parts/creatures.svg?raw")).default);
  return drawn(composition);
}

const named = (composition: string) => composition.split("; ").map((words) => words.split(" ")[0] ?? "");

/** A composition such as `tunnel; rat 40 70 -0.5 10`: parts with x, y, size (mirrored below zero) and turn. */
export function drawn(composition: string): string {
  return composition.split("; ").map(placed).join("");
}

function placed(words: string): string {
  const [name = "", ...numbers] = words.split(" ");
  const markup = parts.get(name);
  if (markup === undefined) throw new Error(`no part of a picture is called ${name}`);
  if (!numbers.length) return markup;
  const [x = 0, y = 0, size = 1, turn = 0] = numbers.map(Number);
  return `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${size} ${Math.abs(size)})">${markup}</g>`;
}
