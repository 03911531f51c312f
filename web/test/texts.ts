/** The real texts of a language, for tests. */
import { readFileSync } from "node:fs";

import { files } from "../scripts/texts.js";
import { Bundle } from "../src/text/bundle.ts";

/** All texts of a language for an edition, and for some pages. */
export function bundle(language: string, edition = "second", pages: string[] = []): Bundle {
  const sources = ["common", edition, ...pages].flatMap((part) => files(language, part));
  return new Bundle(
    language,
    sources.map((file) => readFileSync(file, "utf8")),
  );
}
