import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/** The Fluent files that the Python package speaks with; the client has no others. */
const PACKAGE = join(dirname(fileURLToPath(import.meta.url)), "../../src/metro2033");
export const FOLDER = join(PACKAGE, "i18n");

/** The texts of an edition: names of stations and cards, and what the coach says in its lesson. */
const OF_EDITION = ["content.ftl", "lesson.ftl"];

/** What only a table says, of any edition: pages without one do without them. */
const OF_TABLE = ["bots.ftl", "events.ftl", "options.ftl", "questions.ftl", "refusals.ftl", "review.ftl"];

/** What an edition is called, which pages say before they load the rest. */
const NAME = "edition.ftl";

/** Files that one page, or one button, alone needs: each is a part of its own. */
const OF_PAGE = ["editor", "hint", "lab"];

/** Files of the command line, and what the server says in words itself: the browser never needs them. */
const LEFT_OUT = /^(balance|cli|data|demand|effect|fault|handbook|screen|server|usage)\.ftl$/;

/** The codes of all languages. */
export function languages() {
  const folders = readdirSync(FOLDER, { withFileTypes: true });
  return folders
    .filter((entry) => entry.isDirectory() && /^[a-z]{2}$/.test(entry.name))
    .map((entry) => entry.name)
    .sort();
}

/** The editions that have texts of their own. */
export function editions() {
  const folders = readdirSync(join(PACKAGE, "editions"));
  return folders.filter((name) => existsSync(join(PACKAGE, "editions", name, "text"))).sort();
}

/** The files of a language's part: `common`, or the name of an edition or a page. */
export function files(language, part) {
  if (OF_PAGE.includes(part)) return [join(FOLDER, language, `${part}.ftl`)];
  if (part !== "common") {
    const own = OF_EDITION.map((name) => join(PACKAGE, "editions", part, "text", language, name));
    return [...OF_TABLE.map((name) => join(FOLDER, language, name)), ...own.filter((file) => existsSync(file))];
  }
  const folder = join(FOLDER, language);
  const apart = [...OF_TABLE, ...OF_PAGE.map((page) => `${page}.ftl`)];
  const names = readdirSync(folder).filter(
    (name) => name.endsWith(".ftl") && !LEFT_OUT.test(name) && !apart.includes(name),
  );
  const called = editions().map((edition) => join(PACKAGE, "editions", edition, "text", language, NAME));
  return [...names.sort().map((name) => join(folder, name)), ...called.filter((file) => existsSync(file))];
}

/** Without comments and spare lines, which are for translators. */
export function packed(source) {
  return source
    .replace(/^#.*$/gm, "")
    .replace(/\n{2,}/g, "\n\n")
    .trim();
}

/**
 * A Vite plugin: `virtual:texts` loads the texts of a language, for all editions, for one, and for
 * one page; each part is a file of its own that is fetched when it is needed.
 */
export function texts() {
  const parts = () =>
    languages().flatMap((language) =>
      ["common", ...editions(), ...OF_PAGE].map((part) => ({
        language,
        part,
        id: `virtual:texts/${language}/${part}`,
      })),
    );
  return {
    name: "texts",
    resolveId: (id) => (id === "virtual:texts" || id.startsWith("virtual:texts/") ? `\0${id}` : null),
    load(id) {
      if (id === "\0virtual:texts") {
        const lines = parts().map((p) => `  "${p.language}/${p.part}": () => import("${p.id}"),`);
        return `export const languages = ${JSON.stringify(languages())};\nexport const parts = {\n${lines.join("\n")}\n};`;
      }
      const found = /^\0virtual:texts\/(\w+)\/(\w+)$/.exec(id);
      if (!found) return null;
      const sources = files(found[1], found[2]).map((file) => {
        this.addWatchFile(file);
        return packed(readFileSync(file, "utf8"));
      });
      return `export default ${JSON.stringify(sources.join("\n\n"))};`;
    },
  };
}
