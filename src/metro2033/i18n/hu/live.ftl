### At a table that is played over the network: why something is not done, and quick phrases.

refused-taken-over = Most egy bot játszik helyetted: előbb ülj vissza a helyedre.
refused-plan = A tervben olyan válasz van, amilyen ebben a játékban nincs, vagy túl sok a válasz.
refused-proposal = Ez a visszavonási kérés már nem érvényes.
refused-memory = Ennél az asztalnál mindenki maga jegyzi meg a lapokat.
refused-hints = Ennél az asztalnál ki vannak kapcsolva a tippek.
refused-moment = A játszmában már nincs ilyen pillanat.
refused-bot = Itt nincs „{ $bot }” nevű bot.
refused-not-away = Bot csak olyan játékos helyére ülhet, aki épp nincs az asztalnál.
refused-round-over = A forduló véget ért: a játszmát botok fejezik be.
refused-off-script = Ezt még ne: előbb tedd meg, amit az oktató kér.
refused-not-running = A játszma most nincs folyamatban.
refused-chat = Ennél az asztalnál ki van kapcsolva a csevegés.
refused-chat-stranger = Csevegéshez ülj le az asztalhoz, vagy nézd a játszmát.
refused-chat-behind = Késleltetve nézed ezt a játszmát, ezért nem írhatsz a csevegésbe.
refused-muted = A házigazda elnémított ennél az asztalnál.
refused-muted-until = Nem írhatsz a csevegésbe eddig: { $until }. Ok: { $reason }
refused-muted-for-good = Végleg elnémítottak a csevegésben. Ok: { $reason }
refused-chat-too-often = Lassabban: a következő üzenetig { $seconds } mp van hátra.
refused-phrase = Nincs ilyen kész mondat: „{ $phrase }”.
refused-nothing-said = Üres az üzenet.

## Miért nincs válasz egy üzenetre

error-hello-first = Előbb csatlakozz egy asztalhoz.
error-too-many = Másodpercenként { $number } üzenetnél több jött; ezt nem vettük figyelembe.
error-malformed = Hibás üzenet: { $reason }
error-not-yours = Ez a hely nem a tiéd.
error-not-loaded = A játszma most nem tölthető be.
error-no-longer = Arról a helyről már nem nézheted a játszmát.
error-watching = A nézők nem játszhatnak.
error-not-told = Ez most nem elérhető.
error-no-store = A szerver most nem tudja elmenteni a lépéseket. Az utolsó még nincs elmentve.
error-thinking = Ezen már gondolkodik egy bot.

## Quick phrases

phrase-hello = Sziasztok!
phrase-good_luck = Sok szerencsét mindenkinek!
phrase-your_turn = Te jössz.
phrase-one_moment = Egy pillanat!
phrase-thanks = Köszönöm!
phrase-sorry = Bocsánat!
phrase-well_played = Szép volt!
phrase-ouch = Ez fájt!
phrase-what_luck = Micsoda szerencse!
phrase-peace = Békén hagyjuk egymást?
phrase-truce_over = A fegyverszünetünknek vége.
phrase-beware = Vigyázzatok az élen állóval!
phrase-undo_please = Visszavonhatom?
phrase-must_go = Nemsokára mennem kell.
phrase-back = Újra itt vagyok.
phrase-good_game = Köszönöm a játékot!

## Játszmából leírt állások

position-title = Saját állás
