"""The static page takes along every module that its host imports."""

import subprocess
import sys
from pathlib import Path

import metro2033
from build_site.engine import KEPT, is_left_out, is_part

PACKAGE = Path(metro2033.__file__).parent
LIST = """
import sys, metro2033.page.worker
for name, module in list(sys.modules.items()):
    if name.startswith("metro2033"):
        print(name.removeprefix("metro2033").removeprefix(".").replace(".", "/"))
"""


def test_what_the_page_imports_is_taken_along() -> None:
    run = subprocess.run([sys.executable, "-c", LIST], capture_output=True, text=True, check=True)
    files = [name for name in run.stdout.split() if (PACKAGE / f"{name}.py").exists()]
    assert "server/store/entities" in files
    assert [
        name for name in files if is_left_out(f"{name}.py") and not is_part(f"{name}.py", KEPT)
    ] == []
