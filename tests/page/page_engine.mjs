/**
 * Verifies records and plays matches in the Python of Pyodide, with the very files of the static page:
 * node page_engine.mjs PYODIDE ENGINE PLAYER < WANTED. PLAYER is same_match.py; WANTED is a JSON object
 * with the paths of `records` to verify and the `numbers` of matches to play. Prints the engine's form,
 * what the verdicts say, and the records of the matches, as JSON.
 */

import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";

const [pyodide, engine, player] = process.argv.slice(2);
const wanted = JSON.parse(readFileSync(0, "utf8"));
const { loadPyodide } = await import(pathToFileURL(resolve(join(pyodide, "pyodide.mjs"))).href);
const python = await loadPyodide({ stdLibURL: resolve(join(engine, "python_stdlib.zip")) });
python.unpackArchive(new Uint8Array(readFileSync(join(engine, "metro2033.zip"))), "zip", { extractDir: "/game" });
python.runPython("import sys; sys.path.insert(0, '/game')");
const { verdict } = python.pyimport("metro2033.server.tables.records");
python.FS.writeFile("/game/same_match.py", readFileSync(player));
const { played } = python.pyimport("same_match");
const verdicts = wanted.records.map((file) =>
  verdict(readFileSync(file, "utf8"), "en").toJs({ dict_converter: Object.fromEntries }),
);
const form = python.pyimport("metro2033.form").engine_form();
process.stdout.write(JSON.stringify({ form, verdicts, played: wanted.numbers.map((number) => played(number)) }));
