/** Matches shared by a link that holds their whole record: nothing has to be kept anywhere for it. */

import type { Match } from "../net/models.ts";
import { openRecord } from "../net/record.ts";
import { request, requestText } from "../net/request.ts";

/** Where the matches of links that were opened before are noted. */
const KEY = "metro2033.shared";

/** The address of a finished match, wherever it is opened; the query says what is shown of it. */
export async function sharedAddress(match: string, query: string): Promise<string> {
  const packed = await pack(await requestText(`/api/matches/${match}/record`));
  return `${location.origin}${location.pathname}#/shared/${packed}${query}`;
}

/** The match of a link; one that was opened before is not taken in again. */
export async function openShared(packed: string): Promise<Match> {
  const known = opened();
  const digest = await digestOf(packed);
  const before = known[digest];
  if (before) {
    const found = await request<Match>(`/api/matches/${before}`).catch(() => null);
    if (found) return found;
  }
  const match = await openRecord(await unpack(packed));
  note({ ...known, [digest]: match.id });
  return match;
}

/** The matches of links that were opened before, by their digests. */
function opened(): Record<string, string> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, string>;
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

/** The text that was packed; a link that was cut off holds none. */
export async function unpack(packed: string): Promise<string> {
  try {
    const letters = atob(packed.replaceAll("-", "+").replaceAll("_", "/"));
    const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
    const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw"));
    return await new Response(stream).text();
  } catch {
    return "";
  }
}

async function digestOf(text: string): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text)));
  return Array.from(digest.slice(0, 8), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
