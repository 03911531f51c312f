/**
 * Verifies records in the Python of Pyodide, with the very files of the static page:
 * node replay_records.mjs PYODIDE ENGINE RECORD... prints what each verdict says, as JSON.
 */

import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";

const [pyodide, engine, ...records] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(resolve(join(pyodide, "pyodide.mjs"))).href);
const python = await loadPyodide({ stdLibURL: resolve(join(engine, "python_stdlib.zip")) });
python.unpackArchive(new Uint8Array(readFileSync(join(engine, "metro2033.zip"))), "zip", { extractDir: "/game" });
python.runPython("import sys; sys.path.insert(0, '/game')");
const { verdict } = python.pyimport("metro2033.server.tables.records");
const told = records.map((file) => verdict(readFileSync(file, "utf8"), "en").toJs({ dict_converter: Object.fromEntries }));
process.stdout.write(JSON.stringify(told));
