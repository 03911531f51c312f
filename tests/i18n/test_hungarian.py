"""Hungarian grammar: articles, suffixes and numbers, by tables of what has to come out."""

from __future__ import annotations

import re
from importlib.resources import files

import pytest

from metro2033 import catalog
from metro2033.i18n import Wording, text

NUMBERS = (0, 1, 2, 5, 11, 21, 101)

COUNTED = {
    "pig": "disznó, disznót, disznóra",
    "mushroom": "gomba, gombát, gombára",
    "ammo": "lőszer, lőszert, lőszerre",
    "any": "tetszőleges erőforrás, tetszőleges erőforrást, tetszőleges erőforrásra",
}
"""Words after any number: plain, got, and exchanged for."""

WITH_AZ = {
    "station": "aeroport aleksandrovsky_sad arbatskaya_apl arbatskaya_fl avtozavodskaya "
    "elektrozavodskaya okhotny_ryad oktyabrskaya oktyabrskaya_ring ulitsa_1905",
    "faction": "arbat_confederation confederation_1905",
    "law": "resettlement right_of_conquest taxation",
    "threat": "dark_ones infrasound reactor_heart runaway_trolley tunnel_raiders tunnel_titan "
    "tunnel_worm vermin_nest wild_dogs worm_cultists",
    "mission": "begovaya_stable emerald_road front_breaks gift_to_library haunted lions_den "
    "lone_warrior meeting one_line one_stroke sukharevskaya_hero two_ends under_their_noses",
    "combat": "breakthrough counterattack",
    "platform": "alder",
}
"""Names that begin with the sound of a vowel; before all others the article is `a`."""

BOUGHT = {
    "first": "a Kést, a Makarov pisztolyt, az AKSU-t, a Sörétes puskát, a Golyószórót, "
    "a Lángszórót, a Golyóálló mellényt, a Vegyvédelmi ruhát, a Rozsdás hajtányt, "
    "a Motoros hajtányt, a Robbanóanyagot, a Bénítógázt, a Gránátot, az Elsősegélycsomagot, "
    "a Mutagént, a Metró-útikalauzt, a Szelíd mutánst, a Geiger-számlálót, a Zászlót, "
    "a Hansa-menlevelet, a Kézirádiót",
    "second": "az AKM-et, az RPK-t, a Sörétes puskát, az SVD-t, a Geiger-számlálót, a Mozdonyt, "
    "a Zászlót, a Gránátot, a Dinamitot",
}
"""The accusative of every item, in the order of the content; RPK and SVD are read as letters."""

FACTIONS = {
    "polis": "A Polisz elfoglalja",
    "organised_crime": "A Szervezett bűnözés elfoglalja",
    "fourth_reich": "A Negyedik Birodalom elfoglalja",
    "red_line": "A Vörös vonal elfoglalja",
    "confederation_1905": "Az 1905 Szövetség elfoglalja",
    "arbat_confederation": "Az Arbat Konföderáció elfoglalja",
    "bauman_alliance": "A Bauman Szövetség elfoglalja",
    "bandits": "A Banditák elfoglalják",
}

SEATS = ("az 1.", "a 2.", "a 3.", "a 4.", "az 5.", "a 6.", "a 7.", "a 8.")


def hungarian(edition: str, faction: str = "") -> Wording:
    wording = Wording(catalog.game(edition), "hu")
    if faction:
        wording.seats["1"] = faction
    return wording


@pytest.mark.parametrize("resource", COUNTED)
@pytest.mark.parametrize("number", NUMBERS)
def test_after_a_number_the_noun_is_in_the_singular(resource: str, number: int) -> None:
    wording = hungarian("second")
    plain, got, wanted = COUNTED[resource].split(", ")
    assert wording.name("resource", resource).counted(number) == f"{number} {plain}"
    gained = wording.event("resource_gained", ["1", resource, number])
    assert gained == f"Az 1. játékos {number} {got} kap."
    exchanged = wording.event("exchanged", ["1", "pig", resource, number])
    assert exchanged == f"Az 1. játékos {number} disznót {number} {wanted} cserél."
    offered = wording.option(f"exchange:pig:{resource}:{number}")
    assert offered == f"Elcserélek {number} disznót {number} {wanted}"


@pytest.mark.parametrize("kind", WITH_AZ)
def test_the_article_of_every_name_goes_by_its_sound(kind: str) -> None:
    az, seen = set(WITH_AZ[kind].split()), set()
    for edition in catalog.names():
        wording = hungarian(edition)
        for slug in catalog.game(edition).slugs.get(kind, ()):
            name = wording.name(kind, slug)
            article = "az" if slug in az else "a"
            shown = f"{name}" if kind in {"station", "faction", "platform"} else f"„{name}”"
            assert name.forms({})["the"] == f"{article} {shown}"
            begun = name.forms({}).get("The", f"{article.capitalize()} {shown}")
            assert begun == f"{article.capitalize()} {shown}"
            seen.add(slug)
    assert az <= seen


@pytest.mark.parametrize("edition", BOUGHT)
def test_the_accusative_of_every_item(edition: str) -> None:
    wording, bought = hungarian(edition, "red_line"), BOUGHT[edition].split(", ")
    items = catalog.game(edition).slugs["equipment"]
    for slug, accusative in zip(items, bought, strict=True):
        told = wording.event("equipment_gained", ["1", slug])
        assert told == f"A Vörös vonal megkapja {accusative}."


@pytest.mark.parametrize("faction", FACTIONS)
def test_a_faction_and_its_verb_agree(faction: str) -> None:
    edition = "first" if faction in catalog.game("first").slugs["faction"] else "second"
    wording = hungarian(edition, faction)
    told = wording.event("station_captured", ["1", "polyanka"])
    assert told == f"{FACTIONS[faction]} a Polyanka állomást."
    whose = FACTIONS[faction].rpartition(" ")[0]
    assert wording.event("hero_rested", ["1"]) == f"{whose} hőse pihen."


AIMED = {
    "polis": "a Poliszt, a Poliszra",
    "organised_crime": "a Szervezett bűnözést, a Szervezett bűnözésre",
    "fourth_reich": "a Negyedik Birodalmat, a Negyedik Birodalomra",
    "red_line": "a Vörös vonalat, a Vörös vonalra",
    "confederation_1905": "az 1905 Szövetséget, az 1905 Szövetségre",
    "arbat_confederation": "az Arbat Konföderációt, az Arbat Konföderációra",
    "bauman_alliance": "a Bauman Szövetséget, a Bauman Szövetségre",
    "bandits": "a Banditákat, a Banditákra",
}


@pytest.mark.parametrize("faction", AIMED)
def test_what_is_done_to_a_faction(faction: str) -> None:
    edition = "first" if faction in catalog.game("first").slugs["faction"] else "second"
    wording = hungarian(edition, faction)
    accusative, upon = AIMED[faction].split(", ")
    assert wording.event("aimed", ["2", "1"]) == f"A 2. játékos {accusative} szemeli ki."
    forms = wording.name("seat", "1").forms({})
    assert (forms["the-acc"], forms["the-on"]) == (accusative, upon)


def test_every_faction_is_in_the_table() -> None:
    for edition in ("first", "second"):
        assert set(catalog.game(edition).slugs["faction"]) <= FACTIONS.keys()


def test_seats_without_a_faction() -> None:
    wording = hungarian("second")
    found = [wording.name("seat", str(n)).forms({})["the"] for n in range(1, 9)]
    assert found == [f"{seat} játékos" for seat in SEATS]
    assert wording.event("hero_rested", ["5"]) == "Az 5. játékos hőse pihen."


@pytest.mark.parametrize("number", NUMBERS)
def test_other_things_with_numbers(number: int) -> None:
    wording = hungarian("second", "bandits")
    assert wording.event("vote_cast", ["1", number, 1]) == (
        f"A Banditák mellette szavaznak ({number} szavazat)."
    )
    assert wording.event("army_strength", ["1", number]) == (
        f"A Banditák seregének ereje most {number}."
    )
    assert wording.text("card-points", number=number) == f"{number} pont."
    assert wording.text("head-round", number=number) == f"{number}. forduló"
    seat = wording.name("seat", "1")
    drawn = wording.text("event-mission_drawn", "hidden", seat=seat, count=number)
    assert drawn == f"A Banditák {number} küldetést húznak."


FIGHTERS = {
    "army": "a seregével, a seregükkel, a sereg",
    "hero": "a hősével, a hősükkel, a hős",
    "station": "az állomásával, az állomásukkal, az állomás",
    "mutant": "a Szelíd mutánssal, a Szelíd mutánssal, a Szelíd mutáns",
}
"""With whom one side fights, with whom a side in the plural, and who is to fight."""


@pytest.mark.parametrize("fighter", FIGHTERS)
def test_fighters_belong_to_their_side(fighter: str) -> None:
    own, their, alone = FIGHTERS[fighter].split(", ")
    red, bandits = hungarian("second", "red_line"), hungarian("second", "bandits")
    assert red.event("fighter_chosen", ["1", fighter]) == f"A Vörös vonal {own} harcol."
    assert bandits.event("fighter_chosen", ["1", fighter]) == f"A Banditák {their} harcolnak."
    assert bandits.event("defence_chosen", ["1", fighter]) == f"A Banditák {their} védekeznek."
    guarded = bandits.event("defence_named", ["1", "polyanka", fighter])
    assert guarded == f"A Banditák {their} védik a Polyanka állomást."
    assert red.option(f"fight_with:{fighter}") == f"Harcoljon {alone}"


def test_lists() -> None:
    wording = hungarian("second", "red_line")
    assert wording.amounts({"pig": 1, "mushroom": 2, "ammo": 5}) == "1 disznó, 2 gomba és 5 lőszer"
    items = [wording.event("resource_gained", ["1", r, 2], "item") for r in ("pig", "ammo")]
    seat = wording.name("seat", "1")
    told = wording.text("event-resource_gained", "many", seat=seat, list=wording.listed(items))
    assert told == "A Vörös vonal 2 disznót és 2 lőszert kap."


def test_content_of_ones_own_needs_no_forms() -> None:
    wording = hungarian("second", "red_line")
    bought = wording.event("item_bought", ["1", "new_thing"])
    assert bought == "A Vörös vonal megveszi ezt: New thing."
    captured = wording.event("station_captured", ["1", "new_place"])
    assert captured == "A Vörös vonal elfoglalja New place állomást."


def test_texts_are_set_as_hungarian_is_printed() -> None:
    folder = files("metro2033").joinpath("i18n", "hu")
    for file in folder.iterdir():
        lines = file.read_text("utf-8").splitlines()
        said = [line for line in lines if " = " in line and not line.startswith("#")]
        for line in said:
            assert not re.search(r'["“]| -\d', line), line
            assert line.count("„") == line.count("”"), line


def test_what_refuses_speaks_hungarian() -> None:
    refused = text("refused-stale-ask", language="hu")
    assert refused == "Ez egy korábbi kérdésre adott válasz."


def test_ids_of_rules_are_read_with_a_vowel() -> None:
    folder = files("metro2033").joinpath("i18n", "hu")
    for file in folder.iterdir():
        said = file.read_text("utf-8")
        assert not re.search(r"\b[aA] (\{ \$(rule|ruling) \}|[ER][12]-)", said), file.name
