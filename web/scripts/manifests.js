import { readFileSync } from "node:fs";
import { join } from "node:path";

import { FluentBundle, FluentResource } from "@fluent/bundle";

import { files, languages } from "./texts.js";

/** A text of the client in a language. */
function said(language, id) {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const file of files(language, "common")) bundle.addResource(new FluentResource(readFileSync(file, "utf-8")));
  return bundle.formatPattern(bundle.getMessage(id).value);
}

/** A Vite plugin: the web manifest in every language, `manifest-hu.webmanifest` and so on, beside the usual one. */
export function manifests() {
  let usual = "";
  return {
    name: "manifests",
    apply: "build",
    configResolved: (config) => void (usual = join(config.publicDir, "manifest.webmanifest")),
    generateBundle() {
      const manifest = JSON.parse(readFileSync(usual, "utf-8"));
      for (const language of languages()) {
        const name = said(language, "client-game");
        const told = {
          ...manifest,
          lang: language,
          name,
          short_name: name,
          description: said(language, "client-tagline"),
        };
        this.emitFile({
          type: "asset",
          fileName: `manifest-${language}.webmanifest`,
          source: JSON.stringify(told, null, 2),
        });
      }
    },
  };
}
