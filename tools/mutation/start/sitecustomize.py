"""Read by every Python that finds this folder: loads the module of METRO2033_MUTANT changed."""

from __future__ import annotations

import os
import sys
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, PathFinder, SourceFileLoader
from pathlib import Path
from types import CodeType
from typing import Any


class ChangedLoader(SourceFileLoader):
    """Compiles the module with its change, and keeps no byte code of that."""

    def get_code(self, fullname: str) -> CodeType:
        sys.path.append(str(Path(__file__).parents[2]))
        from mutation.mutant import mutated

        text = Path(self.path).read_text("utf-8")
        return compile(mutated(text, int(NUMBER)), self.path, "exec")


class ChangedFinder(MetaPathFinder):
    """Finds that one module."""

    def find_spec(self, name: str, path: Any = None, target: Any = None) -> ModuleSpec | None:
        if name != MODULE:
            return None
        spec = PathFinder.find_spec(name, path, target)
        if spec is not None and spec.origin is not None:
            spec.loader = ChangedLoader(name, spec.origin)
        return spec


FILE, _, NUMBER = os.environ.get("METRO2033_MUTANT", "").partition(":")
MODULE = FILE.removesuffix(".py").replace("/", ".")
if MODULE:
    sys.meta_path.insert(0, ChangedFinder())
