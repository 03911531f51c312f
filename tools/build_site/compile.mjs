/**
 * Compiles the Python files of archives for the Python of Pyodide, which spares every visitor that
 * time: node compile.mjs PYODIDE ARCHIVE...
 */

import { readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";

const [pyodide, ...archives] = process.argv.slice(2);

const COMPILE = `
import ast, zipfile
from importlib import _bootstrap_external as loader

DOCUMENTED = ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef


def compiled(name, source):
    """The code of a file without its docstrings, which nobody reads in a page.

    The file never changes, so nobody has to look whether it did.
    """
    tree = ast.parse(source)
    for node in ast.walk(tree):
        if isinstance(node, DOCUMENTED) and ast.get_docstring(node, clean=False) is not None:
            rest = node.body[1:]
            node.body = rest or [ast.copy_location(ast.Pass(), node.body[0])]
    code = compile(tree, name, "exec", dont_inherit=True)
    return bytes(loader._code_to_hash_pyc(code, bytes(8), checked=False))


with zipfile.ZipFile("sources.zip") as sources, zipfile.ZipFile("compiled.zip", "w") as archive:
    for name in sources.namelist():
        content = sources.read(name)
        if name.endswith(".py"):
            name, content = name + "c", compiled(name, content)
        archive.writestr(zipfile.ZipInfo(name), content, zipfile.ZIP_DEFLATED, 9)
`;

const { loadPyodide } = await import(pathToFileURL(resolve(join(pyodide, "pyodide.mjs"))).href);
const python = await loadPyodide();
for (const archive of archives) {
  python.FS.writeFile("sources.zip", readFileSync(archive));
  python.runPython(COMPILE);
  writeFileSync(archive, python.FS.readFile("compiled.zip"));
}
