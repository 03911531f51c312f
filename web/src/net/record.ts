/** Records of matches: saved as files, and opened again. */

import type { Match } from "./models.ts";
import { request, requestText } from "./request.ts";

/** Save the record of a finished match as a file. */
export async function saveRecord(match: string): Promise<void> {
  const text = await requestText(`/api/matches/${match}/record`);
  const address = URL.createObjectURL(new Blob([text], { type: "application/x-ndjson" }));
  const anchor = document.createElement("a");
  anchor.href = address;
  anchor.download = `metro2033-${match}.jsonl`;
  anchor.click();
  setTimeout(() => URL.revokeObjectURL(address), 1_000);
}

/** Take a record in: a finished match to look at, or a table to play on from it. */
export function openRecord(text: string): Promise<Match> {
  return request<Match>("/api/records", { method: "POST", record: text });
}
