"""What the build makes of the compiled modules."""

import os
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]

pytestmark = pytest.mark.once


def narrow_shifts(code: str) -> Iterator[str]:
    """Shifts to the left that C does in 32 bits: of a bare constant, or of a narrow variable."""
    for function in code.split("\n}\n"):
        narrow = set(re.findall(r"\b(?:char|int|u?int(?:8|16|32)_t) (cpy_r_\w+);", function))
        for line in function.splitlines():
            operands = [left for part in line.split("<<")[:-1] for left in part.split()[-1:]]
            if any(left in narrow or re.fullmatch(r"-?\d+", left) for left in operands):
                yield line.strip()


@pytest.mark.parametrize(
    "shift",
    [
        "cpy_r_r0 = 1 << cpy_r_seat;",
        "cpy_r_r0 = -3 << 40;",
        "int32_t cpy_r_r1;\n    cpy_r_r0 = cpy_r_r1 << cpy_r_seat;",
    ],
)
def test_a_narrow_shift_is_found(shift: str) -> None:
    code = f"char CPyDef_f(void) {{\n    {shift}\n    return 1;\n}}\n"
    assert [*narrow_shifts(code)] == [shift.splitlines()[-1].strip()]


def test_wide_shifts_are_not_found() -> None:
    code = "{\n int64_t cpy_r_x;\n cpy_r_x = (int64_t)1 << 3;\n cpy_r_x = cpy_r_x << 40;\n}\n"
    assert [*narrow_shifts(code)] == []


@pytest.mark.skipif(os.environ.get("METRO2033_FORM") != "compiled", reason="no C code")
def test_the_compiled_engine_has_no_narrow_shifts() -> None:
    """`one << n` with a constant `one: i64` loses its upper half if C takes it for an int."""
    files = [*(ROOT / "build").glob("__native_metro2033*.c")]
    shifts = [line for file in files for line in narrow_shifts(file.read_text(encoding="utf-8"))]
    assert files
    assert shifts == []


@pytest.mark.skipif(os.environ.get("METRO2033_FORM") != "compiled", reason="no C code")
def test_files_share_small_functions() -> None:
    """The rules ask them all the time, and a call costs more than what they do."""
    header = (ROOT / "build" / "inline.h").read_text(encoding="utf-8")
    shared = re.findall(r"^extern inline .*\bCPyDef_(\w+)\(", header, re.MULTILINE)
    assert {"model___state___State___get", "offer___Offer___add", "word___pack"} <= {*shared}
    assert [*narrow_shifts(header)] == []
