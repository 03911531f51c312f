/** Matches and positions shared by a link that holds all of them: nothing has to be kept anywhere for it. */

import type { Match } from "../net/models.ts";
import { openRecord } from "../net/record.ts";
import { request, requestText } from "../net/request.ts";
import { linkTo } from "../ui/route.svelte.ts";

/** Where the matches of links that were opened before are noted. */
const KEY = "metro2033.shared";

/** The most letters of a link that are unpacked, and the most bytes that may come out. */
const MOST_LETTERS = 64_000;
const MOST_BYTES = 1_000_000;

/** Why a link cannot be opened: the message that says so. */
export class BadLink extends Error {}

/** The address of a text, wherever it is opened; the query says what is shown of it. */
export async function sharedAddress(text: string, query = ""): Promise<string> {
  return new URL(linkTo(`/shared${query}#${await pack(text)}`), location.href).href;
}

/** The record of a finished match. */
export function recordOf(match: string): Promise<string> {
  return requestText(`/api/matches/${match}/record`);
}

/** A record cut off after so many choices: choice n is on line n + 1. */
export function cutRecord(record: string, at: number): string {
  return record.split("\n", at + 1).join("\n") + "\n";
}

/** Whether a text is the record of a whole match: such a match is looked at, anything else is played. */
export function isWhole(text: string): boolean {
  return text.trimEnd().split("\n").at(-1)?.startsWith('{"end":') ?? false;
}

/** The match of a link; one that was opened before is not taken in again. */
export async function openShared(packed: string, record: string): Promise<Match> {
  const known = opened();
  const digest = await digestOf(packed);
  const before = known[digest];
  if (digest && before) {
    const found = await request<Match>(`/api/matches/${before}`).catch(() => null);
    if (found) return found;
  }
  const match = await openRecord(record);
  if (digest) note({ ...known, [digest]: match.id });
  return match;
}

/** The matches of links that were opened before, by their digests. */
function opened(): Record<string, string> {
  try {
    return (JSON.parse(localStorage.getItem(KEY) ?? "{}") ?? {}) as Record<string, string>;
  } catch {
    return {};
  }
}

function note(known: Record<string, string>): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(known));
  } catch {
    // The link is taken in again next time.
  }
}

/** A text in as few letters of an address as may be. */
export async function pack(text: string): Promise<string> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream("deflate-raw"));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  const letters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
  return btoa(letters).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

/** The text that was packed; BadLink if the link was cut off, or holds more than a match can be. */
export async function unpack(packed: string): Promise<string> {
  if (packed.length > MOST_LETTERS) throw new BadLink("client-link-too-long");
  let bytes: Uint8Array<ArrayBuffer>[];
  try {
    const letters = atob(packed.replaceAll("-", "+").replaceAll("_", "/"));
    const given = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
    bytes = await limited(new Blob([given]).stream().pipeThrough(new DecompressionStream("deflate-raw")));
  } catch (error) {
    throw error instanceof BadLink ? error : new BadLink("client-link-cut-off");
  }
  if (!bytes.length) throw new BadLink("client-link-cut-off");
  return new Blob(bytes).text();
}

/** The parts of a stream, given up as soon as there is too much of it. */
async function limited(stream: ReadableStream<Uint8Array<ArrayBuffer>>): Promise<Uint8Array<ArrayBuffer>[]> {
  const reader = stream.getReader();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    size += next.value.length;
    if (size > MOST_BYTES) {
      await reader.cancel();
      throw new BadLink("client-link-too-long");
    }
    parts.push(next.value);
  }
  return parts;
}

/** What stands for a link among those that were opened; "" where the browser, on an insecure page, has no digests. */
async function digestOf(text: string): Promise<string> {
  const { subtle } = crypto as Partial<Crypto>;
  if (!subtle) return "";
  const digest = new Uint8Array(await subtle.digest("SHA-256", new TextEncoder().encode(text)));
  return Array.from(digest.slice(0, 8), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
