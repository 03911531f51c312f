import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

/** Files that packing makes smaller; fonts and pictures are packed already. */
const TEXT = /\.(js|css|html|svg|webmanifest)$/;

/** Less is not worth a file of its own. */
const LEAST = 512;

/** A Vite plugin: puts packed forms beside the files of the build, which the server sends as they are. */
export function packed() {
  let folder = "";
  return {
    name: "packed",
    apply: "build",
    configResolved: (config) => void (folder = config.build.outDir),
    closeBundle() {
      for (const name of readdirSync(folder, { recursive: true })) {
        const file = join(folder, name);
        if (!TEXT.test(name) || statSync(file).size < LEAST) continue;
        const body = readFileSync(file);
        writeFileSync(
          `${file}.br`,
          brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: body.length } }),
        );
        writeFileSync(`${file}.gz`, gzipSync(body, { level: 9 }));
      }
    },
  };
}
