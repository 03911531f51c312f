### The rulebook for reading: its chapters, the headings of their paragraphs, and the words around them.
### What an edition says is in the file `book` of its texts.

## Chapters

chapter-world = The world and the goal
chapter-box = What is in the box
chapter-map = The map
chapter-sides = { $edition ->
    [first] Clans and heroes
   *[other] Factions and heroes
}
chapter-setup = Set-up
chapter-round = Course of the game
chapter-resources = Resources
chapter-dark = Threats
chapter-laws = Laws
chapter-army = The army
chapter-hero = The hero
chapter-trade = { $edition ->
    [first] Trade and items
   *[other] Trade and equipment
}
chapter-missions = Missions
chapter-fights = Fights
chapter-capture = Winning and losing stations
chapter-ending = { $edition ->
    [first] The end of a turn
   *[other] The end of a round
}
chapter-knowledge = Open and hidden information
chapter-notes = Notes on single cards

## What paragraphs are about

tag-story = The world
tag-winning = How to win
tag-points = Points
tag-box = The box
tag-makers = Who made it
tag-stations = Stations
tag-ring = The Ring line
tag-ways = Tunnels and transfers
tag-tracks = Tracks and market
tag-side = Who you are
tag-hero = Your hero
tag-setup = Before you begin
tag-order = Whose turn it is
tag-production = Production
tag-help = Mobilization of forces
tag-threat-cards = What lives in the tunnels
tag-dark = Out of the dark
tag-laws = Voting
tag-strengthening = Strengthening the army
tag-army = Sending the army out
tag-working = Work instead of war
tag-moving = Moving
tag-acting = Acting
tag-scouting = Scouting
tag-buying = Buying
tag-carrying = Carrying
tag-exchange = Exchanging resources
tag-missions = Your mission
tag-new-mission = A new mission
tag-ability = The ability of a mission
tag-strength = What counts
tag-chance = What chance decides
tag-draw = A draw
tag-defeat = How it ends
tag-activity = Activity
tag-capture = Capturing
tag-losing = Losing
tag-floor = Never fewer than three
tag-ending = Before the next begins
tag-stages = Two stages
tag-secrets = Who knows what
tag-decks = Decks
tag-note-heroes = Heroes
tag-note-stations = Stations
tag-note-items = Items
tag-note-missions = Missions
tag-note-threats = Threats

## Words around the text

word-note = In the order in which you play, in our own words. The appendix has every single rule and how we decided what the printed book leaves open.
word-contents = Contents
word-example = Example
word-try = Play from here
word-before = Before
word-after = After
word-notes = Notes
word-codes = Show rule numbers
word-catalogue = Appendix: all rules
word-rule = The rule behind it
word-all-rules = In the appendix
word-step = Step
word-next = Next step
word-back = Previous step
word-play = Play all steps
word-pause = Pause
word-rulings = Appendix: rulings
word-question = Unclear
word-options = Possible answers
word-decision = Decision
word-reason = Reason
telling-chosen = { $who }: { $option }.
telling-refused = { $who } cannot do this: { $option }.

## Where pieces come from

source-fan-record-of-the-printed-board = fan record of the printed board
source-fan-record-of-the-printed-card = fan record of the printed card
source-two-fan-records-of-the-printed-card = fan record of the printed card, confirmed by a second one
source-its-strength-is-not-known = strength unknown
source-target-from-the-rulebook = target from the rulebook
source-the-ability-s-name-is-own = the ability's name is our own
source-name-by-fan-record-effect-own = name from a fan record, effect our own
source-own-design = own design
source-own-design-on-the-real-network = own design on the real network
source-the-ring-is-the-hansa = the ring is Hansa
source-own-design-mirrors-ambush = own design, mirrors Ambush
source-own-design-mirrors-evasion = own design, mirrors Evasion
source-motif-of-the-novel = motif from the novel
source-name-of-the-novel = name from the novel
source-picture-of-the-card = picture of the card
source-picture-of-the-card-and-rules-text = picture of the card and rules text
source-its-second-number-and-its-stage-are-not-legible = its second number and its stage are not legible
source-the-icon-of-the-favoured-type-is-not-legible = the icon of the favoured type is not legible
source-picture-of-the-track = picture of the track
source-rulebook-picture = rulebook picture
source-links-by-fan-record = links from a fan record
source-rulebook-board-and-army-examples = rulebook, board and army examples
source-rulebook-board-and-drawn-battles = rulebook, board and drawn battles
source-bonus-by-fan-record = bonus from a fan record
source-rulebook-component-list = rulebook, component list
source-rulebook-first-round = rulebook, first round
source-rulebook-list-of-clans = rulebook, list of clans
source-the-name-only-and-that-activity-starts-at-0 = the name only, and that activity starts at 0
source-rulebook-list-of-lines = rulebook, list of lines
source-its-stations-are-own-on-the-real-network = its stations are our own, on the real network
source-rulebook-notes-on-heroes-about-the-place-of-the-skill = rulebook, notes on heroes, where the skill works
source-rulebook-notes-on-heroes-about-weapons = rulebook, notes on heroes, about weapons
source-rulebook-notes-on-heroes = rulebook, notes on heroes
source-the-rest-is-own = the rest is our own
source-cost-and-numbers-are-own = cost and numbers are our own
source-rulebook-notes-on-items = rulebook, notes on items
source-the-amount-is-own = the amount is our own
source-the-effect-is-own = the effect is our own
source-the-numbers-are-own = the numbers are our own
source-the-strength-is-own = the strength is our own
source-the-target-is-own = the target is our own
source-rulebook-notes-on-missions = rulebook, notes on missions
source-the-name-only = the name only
source-the-reward-is-own = the reward is our own
source-rulebook-notes-on-stations = rulebook, notes on stations
source-the-benefit-and-the-yield-are-own = the benefit and the yield are our own
source-the-yield-is-own = the yield is our own
source-which-item-and-the-yield-are-own = the choice of item and the yield are our own
source-rulebook-notes-on-threats = rulebook, notes on threats
source-the-gain-is-own = the gain is our own
source-what-a-double-does-and-the-numbers-are-own = the effect of a double and the numbers are our own
source-rulebook-worked-example = rulebook, worked example
source-rulebook-worked-example-and-picture-of-the-card = rulebook, worked example and picture of the card
source-name-own = our own name
source-the-number-against-attack-is-not-legible = the number against attack is not legible
