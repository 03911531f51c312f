/**
 * Compiles the Python files of an archive for the Python of Pyodide, which spares every visitor that
 * time: node compile.mjs PYODIDE ARCHIVE.
 */

import { readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";

const [pyodide, archive] = process.argv.slice(2);

const COMPILE = `
import ast, zipfile
from importlib import _bootstrap_external as loader
from pathlib import Path


DOCUMENTED = ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef


def compiled(file):
    """The code of a file without its docstrings, which nobody reads in a page.

    The file never changes, so nobody has to look whether it did.
    """
    tree = ast.parse(file.read_bytes())
    for node in ast.walk(tree):
        if isinstance(node, DOCUMENTED) and ast.get_docstring(node, clean=False) is not None:
            rest = node.body[1:]
            node.body = rest or [ast.copy_location(ast.Pass(), node.body[0])]
    code = compile(tree, file.relative_to("game").as_posix(), "exec", dont_inherit=True)
    return bytes(loader._code_to_hash_pyc(code, bytes(8), checked=False))


with zipfile.ZipFile("compiled.zip", "w") as archive:
    for file in sorted(Path("game").rglob("*")):
        if file.is_file():
            is_code = file.suffix == ".py"
            name = file.relative_to("game").as_posix() + ("c" if is_code else "")
            content = compiled(file) if is_code else file.read_bytes()
            archive.writestr(zipfile.ZipInfo(name), content, zipfile.ZIP_DEFLATED, 9)
`;

const { loadPyodide } = await import(pathToFileURL(resolve(join(pyodide, "pyodide.mjs"))).href);
const python = await loadPyodide();
python.unpackArchive(new Uint8Array(readFileSync(archive)), "zip", { extractDir: "game" });
python.runPython(COMPILE);
writeFileSync(archive, python.FS.readFile("compiled.zip"));
