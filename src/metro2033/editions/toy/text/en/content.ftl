### Names and rules of the toy.

## Platforms

platform-alder = Alder
platform-birch = Birch
platform-cedar = Cedar
platform-elm = Elm
platform-fir = Fir
platform-hazel = Hazel
platform-juniper = Juniper
platform-larch = Larch
platform-maple = Maple
platform-oak = Oak
platform-pine = Pine
platform-rowan = Rowan

## Finds

find-supplies = Supplies
    .text = Gain 2 bullets.
find-rumour = Rumour
    .text = Look at the top card of the deck.
find-trolley = Trolley
    .text = Go to any other platform.

## Rules that a refusal names

rule-toy-walk = You can only walk to a platform joined to yours by a tunnel.
rule-toy-hand = You already hold as many finds as you may.
rule-toy-deck = The deck is empty.
rule-toy-play = You do not hold that card.
rule-toy-duel = You can only challenge someone on your platform.
