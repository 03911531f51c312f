/** Records of matches: saved as files, and opened again. */

import type { Match } from "./models.ts";
import { request, requestText } from "./request.ts";

/** Save the record of a finished match as a file. */
export async function saveRecord(match: string): Promise<void> {
  const text = await requestText(`/api/matches/${match}/record`);
  saveText(text, `metro2033-${match}.jsonl`, "application/x-ndjson");
}

/** Save a text as a file. */
export function saveText(text: string, name: string, type: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const anchor = document.createElement("a");
  anchor.href = address;
  anchor.download = name;
  anchor.click();
  setTimeout(() => URL.revokeObjectURL(address), 1_000);
}

/** Take a record in: a finished match to look at, or a table to play on from it. */
export function openRecord(text: string): Promise<Match> {
  return request<Match>("/api/records", { method: "POST", record: text });
}
