"""Merge patches: what is sent makes of the old what the new is."""

from __future__ import annotations

import doctest
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from metro2033.server.match import automation, chat
from metro2033.server.protocol import merge_patch as merge_patch_module
from metro2033.server.protocol.merge_patch import Known, merge_patch, patched
from table.play import PATIENT

values = st.recursive(
    st.booleans() | st.integers() | st.text(max_size=3) | st.lists(st.integers(), max_size=3),
    lambda inner: st.dictionaries(st.sampled_from("abcd"), inner, max_size=4),
    max_leaves=12,
)
objects = st.dictionaries(st.sampled_from("abcd"), values, max_size=4)


@PATIENT
@given(objects, objects)
def test_a_patch_leads_from_one_to_the_other(old: dict[str, Any], new: dict[str, Any]) -> None:
    assert patched(old, merge_patch(old, new)) == new


@PATIENT
@given(objects, objects, objects)
def test_what_is_known_of_shared_parts_changes_no_patch(
    old: dict[str, Any], new: dict[str, Any], other: dict[str, Any]
) -> None:
    known: Known = {}
    for before, after in ((old, new), ({**old, "e": old}, {**new, "e": new}), (other, new)):
        assert merge_patch(before, after, known) == merge_patch(before, after)


@PATIENT
@given(objects)
def test_nothing_is_sent_where_nothing_changed(data: dict[str, Any]) -> None:
    assert merge_patch(data, data) == {}


def test_examples_in_the_code() -> None:
    for module in (automation, chat, merge_patch_module):
        assert doctest.testmod(module).failed == 0
