### A hálózaton játszott asztalnál: miért nem történt meg valami, és gyors mondatok.

refused-taken-over = Most egy bot válaszol helyetted: előbb vedd vissza a helyedet.
refused-proposal = Már nincs mihez beleegyezést adnod.
refused-hints = Ennél az asztalnál nincs tanács.
refused-bot = Itt nincs „{ $bot }” nevű bot.
refused-off-script = Ebben a leckében még nem: előbb tedd meg, amit az oktató kér.
refused-not-running = A játszma most nem folyik.
refused-chat = Ennél az asztalnál nincs csevegés.
refused-phrase = Nincs „{ $phrase }” nevű mondat.
refused-nothing-said = Nem mondtál semmit.

## Gyors mondatok

phrase-hello = Sziasztok!
phrase-good_luck = Sok szerencsét mindenkinek!
phrase-your_turn = Te jössz.
phrase-one_moment = Egy pillanat türelmet kérek.
phrase-thanks = Köszönöm!
phrase-sorry = Bocsánat!
phrase-well_played = Szép játék volt!
phrase-ouch = Ez fájt.
phrase-what_luck = Micsoda szerencse!
phrase-peace = Hagyjuk békén egymást?
phrase-truce_over = A fegyverszünetünknek vége.
phrase-beware = Vigyázzatok az élen állóval!
phrase-undo_please = Visszavonhatom?
phrase-must_go = Nemsokára mennem kell.
phrase-back = Itt vagyok újra.
phrase-good_game = Köszönöm a játékot!
