### Names and rules of the toy.

## Platforms

platform-alder = Éger
    .the = az Éger
platform-birch = Nyír
    .the = a Nyír
platform-cedar = Cédrus
    .the = a Cédrus
platform-elm = Szil
    .the = a Szil
platform-fir = Jegenye
    .the = a Jegenye
platform-hazel = Mogyoró
    .the = a Mogyoró
platform-juniper = Boróka
    .the = a Boróka
platform-larch = Vörösfenyő
    .the = a Vörösfenyő
platform-maple = Juhar
    .the = a Juhar
platform-oak = Tölgy
    .the = a Tölgy
platform-pine = Fenyő
    .the = a Fenyő
platform-rowan = Berkenye
    .the = a Berkenye

## Finds

find-supplies = Utánpótlás
    .text = Kapsz 2 töltényt.
find-rumour = Szóbeszéd
    .text = Nézd meg a pakli legfelső lapját.
find-trolley = Hajtány
    .text = Menj bármelyik másik peronra.

## Rules that a refusal names

rule-toy-walk = Csak olyan peronra sétálhatsz, amelyet alagút köt össze a tiéddel.
rule-toy-hand = Már annyi lelet van a kezedben, amennyi lehet.
rule-toy-deck = A pakli üres.
rule-toy-play = Ez a lap nincs a kezedben.
rule-toy-duel = Csak azt hívhatod ki, aki a te peronodon áll.
