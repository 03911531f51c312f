/** The real texts of a language, for tests. */
import { readFileSync } from "node:fs";

import { files } from "../scripts/texts.js";
import { Bundle } from "../src/text/bundle.ts";

/** All texts of a language for an edition. */
export function bundle(language: string, edition = "second"): Bundle {
  const sources = [...files(language, "common"), ...files(language, edition)];
  return new Bundle(
    language,
    sources.map((file) => readFileSync(file, "utf8")),
  );
}
