"""What holds for all tests."""

import gc
import os
import signal
from collections.abc import Callable, Generator

import pytest
from hypothesis import settings

from effort import Counted

# Texts that tests compare are English, whatever the language of the system.
os.environ["METRO2033_LANGUAGE"] = "en"

# What runs in the background of a shell is deaf to Ctrl+C, and so are its children; tests press it.
signal.signal(signal.SIGINT, signal.default_int_handler)

# The same examples each time, however busy the machine is: a test tells of what was changed, not of
# luck. Others are found by pytest --hypothesis-profile=default.
settings.register_profile("steady", derandomize=True, deadline=None)
settings.load_profile("steady")

UNMEASURED = {"crash", "i18n", "laws", "leak", "tree"}
"""Folders whose tests do the same thousands of times, three times as slowly if lines are counted.

Every line has smaller tests to be seen by; single tests are left out by the marker `no_cover`.
"""


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Generator[None, object, object]:
    """Spare Python looking for garbage among thousands of tests, which stay until the end."""
    gc.disable()
    try:
        return (yield)
    finally:
        gc.collect()
        gc.freeze()
        gc.enable()


@pytest.fixture
def counted(record_property: Callable[[str, object], None]) -> Counted:
    """Notes in the report what a test has tried; of each name, the numbers are added up."""

    def note(**numbers: int) -> None:
        for name, number in numbers.items():
            record_property(name, number)

    return note


def pytest_xdist_auto_num_workers() -> int:
    """One worker more than there are cores: a third of the time, tests wait for servers."""
    return (os.cpu_count() or 1) + 1


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Count no lines where that would take long."""
    for item in items:
        if UNMEASURED.intersection(item.path.parts):
            item.add_marker(pytest.mark.no_cover)
