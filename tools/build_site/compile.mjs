/**
 * Compiles the Python files of archives for the Python of Pyodide, which spares every visitor that
 * time: node compile.mjs PYODIDE ARCHIVE... The engine's modules are compiled as inline.py has them.
 */

import { readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";

const [pyodide, ...archives] = process.argv.slice(2);

const COMPILE = `
import ast, zipfile
from importlib import _bootstrap_external as loader
from inline import inline, is_engine

DOCUMENTED = ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef


def compiled(name, tree):
    """The code of a file without its docstrings, which nobody reads in a page.

    The file never changes, so nobody has to look whether it did.
    """
    for node in ast.walk(tree):
        if isinstance(node, DOCUMENTED) and ast.get_docstring(node, clean=False) is not None:
            rest = node.body[1:]
            node.body = rest or [ast.copy_location(ast.Pass(), node.body[0])]
    code = compile(tree, name, "exec", dont_inherit=True)
    return bytes(loader._code_to_hash_pyc(code, bytes(8), checked=False))


with zipfile.ZipFile("sources.zip") as sources, zipfile.ZipFile("compiled.zip", "w") as archive:
    names = sources.namelist()
    trees = {name: ast.parse(sources.read(name)) for name in names if is_engine(name)}
    inline(trees)
    for name in names:
        content = sources.read(name)
        if name.endswith(".py"):
            tree = trees.get(name) or ast.parse(content)
            name, content = name + "c", compiled(name, tree)
        archive.writestr(zipfile.ZipInfo(name), content, zipfile.ZIP_DEFLATED, 9)
`;

const { loadPyodide } = await import(pathToFileURL(resolve(join(pyodide, "pyodide.mjs"))).href);
const python = await loadPyodide();
python.FS.writeFile("inline.py", readFileSync(new URL("inline.py", import.meta.url)));
for (const archive of archives) {
  python.FS.writeFile("sources.zip", readFileSync(archive));
  python.runPython(COMPILE);
  writeFileSync(archive, python.FS.readFile("compiled.zip"));
}
