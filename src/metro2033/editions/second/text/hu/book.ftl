### The rulebook for reading: chapters and running text, in our own words.

## The second edition

book-second-story = A nukleáris háború után, 2033-ban a moszkvai metró az utolsó menedék. Állomásain hat párt osztozik, és minden játékos az egyiket vezeti.
book-second-winning = Azt, hogy van-e győztes, csak a forduló végén nézzük meg. Tíz pont kell a győzelemhez, a Vörös vonalnak kilenc is elég, és győz az is, akié a Polisz mind a négy állomása. Ha többen is győznének, közülük az a győztes, aki az óramutató járása szerint a legközelebb ül a kezdőjátékoshoz.
book-second-points = Minden állomás egy pontot ér, és minden teljesített küldetés is egyet. Az elvesztett állomással a pontja is elvész; a küldetés pontja soha.
book-second-box = A dobozban van a tábla, hat párt és hat hős, 36 veszedelem két pakliban, 18 felszerelés, 18 küldetés, hét törvény, hét harckártya, korongok és két jelző. Kocka nincs.
book-second-stations = A közönséges állomáson az az erőforrás látszik, amelyet ad; az otthoni állomások meg vannak jelölve. Az elhagyott állomásokon a hősök átmehetnek, de senki sem támadhatja meg és nem foglalhatja el őket. A Polisz négy állomásból áll. Azoknak a pártoknak a zónája, amelyekkel senki sem játszik, mindenki előtt zárva van.
book-second-ring = A Gyűrű vonal barna állomásai a Hansához tartoznak. Senki sem támadhatja meg őket; a hősök ott kereskednek. A sereg átmehet rajtuk, de egy támadás során a Gyűrűnek legfeljebb egy alagútját használja.
book-second-ways = Az alagúttal vagy átszállóval összekötött állomások szomszédosak. Egy szomszédba lépni egy sebességegységbe kerül a hősnek.
book-second-side = A pártok a helyükben és a különleges képességükben különböznek. Mindegyik három otthoni állomással kezd, amelyek három különböző erőforrást adnak, és saját kezdőbónusza van: erőforrás, felszerelés, küldetés vagy katona.
book-second-hero = A hős és a párt az egész játékban együtt marad. A bábu mutatja, hol van a hős; ereje és sebessége a kártyán áll, a felszerelés pedig változtat rajta.
book-second-setup = A kezdőjátékos bármelyik pártot elveheti; a többiek csak olyat, amelynek zónája határos egy már elvett pártéval. A hősöket fordított sorrendben választjuk. Mindenki korongot tesz három otthoni állomására, 3 ponttal és 2-es erejű sereggel kezd, megkapja pártja kezdőbónuszát, és egy otthoni állomásra állítja a hősét. Négy felszereléskártya alkotja a piacot.
book-second-order = Egy forduló öt fázisból áll: események, mozgósítás, seregakciók, hősakciók, a forduló vége. Mindegyikben a kezdőjátékos kezd, a többiek az óramutató járása szerint követik. A forduló után a kezdőjátékos-jelző a bal oldali szomszédhoz kerül.
book-second-stages = A játék az első szakasszal kezdődik. Ha a forduló végén valakinek hat pontja van, jön a második szakasz: az erősebb veszedelmek kerülnek játékba, mindenki kap egy felszerelést, és a hősök kettő helyett hármat hordhatnak. Ha mindenkinek hatnál kevesebb pontja van, visszatér az első szakasz.
book-second-help = Senkinek sem lehet háromnál kevesebb állomása. Ha kettő marad, azonnal és ingyen megkapod a zónád egyik semleges állomását; ha ilyen nincs, egy másik zónáét, de sohasem a Poliszét.
book-second-production = A fordulójelző helye mutatja, melyik erőforrásból van termelés: minden ilyet adó állomás egyet ad a gazdájának. A Polisz állomása azt adja, ami látszik, kettő közül azt, amelyiket a gazdája választja. Az első fordulóban mindegyik kétszer annyit ad.
book-second-dark = Ha a jelző helyén veszedelem látszik, minden játékos megnevezi egy állomását és azt, aki megvédi: a sereget, vagy a hőst, ha ott áll. Csak ezután fedünk fel egy kártyát, amellyel mindenki megküzd. Aki legyőzi, megkapja a jutalmát; aki alulmarad, elveszíti az állomást.
book-second-laws = Ha a jelző helyén törvény látszik, a felső törvényt felolvassuk, és szavazunk róla. Annyi szavazatod van, ahány állomásod, és mindet egyféleképpen adod le; tartózkodni nem lehet. Ha több a támogató szavazat, a törvény hatályba lép, és a korábbi megszűnik. Ha nem, a pakli aljára kerül.
book-second-strengthening = Mozgósításkor előbb a sereg fenntartását fizetjük: 5-ös erőig ingyen van, a 6-os, a 7-es és a 8-as erő egy, két és három disznóba kerül. Aki nem fizet, csökkenti a seregét. Azután katonákat lehet toborozni, fejenként egy lőszerért és egy disznóért, legfeljebb 8-as erőig.
book-second-army = Egy fordulóban a sereg egyetlen dolgot tesz: megtámad egy állomást, amely a tieddel szomszédos, vagy egy hőst, aki a te állomásodon vagy annak szomszédján áll, vagy szerez egy tetszés szerinti erőforrást. Átmehet a semleges Poliszon, a Hansán pedig egyetlen alagúton.
book-second-moving = A hős annyit léphet, amennyi a sebessége, elhagyott állomásokon át is, de zárt zónába soha. Előbb mozog: más akció után a helyén marad.
book-second-acting = Mozgás után a hős hét dolog közül egyet tesz: megtámadja az állomást, amelyen áll, megtámad ott egy hőst, felderít, használja a képességét, erőforrást cserél, felszerelést vesz vagy küldetést kap. Az utolsó három csak Hansa-állomáson lehetséges.
book-second-scouting = Semleges állomáson a hős megnézheti a felső veszedelmet, és képpel lefelé magánál tarthatja. A következő fordulóban, mielőtt semleges állomást támad, a játékos a pakli tetejére teheti. Ha nem használja fel, a pakli aljára kerül.
book-second-buying = Hansa-állomáson a piac négy lapja közül bármelyik megvehető, mindegyik egy lőszerért és egy gombáért. Vásárlás előtt a teljes kínálat egyszer megújítható egy lőszerért. Ha a játékos végzett, a piacot négy lapra töltjük fel.
book-second-carrying = Egy hős az első szakaszban két, a másodikban három felszerelést hordhat. Ami ezen felül van, azt azonnal el kell dobni.
book-second-exchange = Hansa-állomáson a hős az egyik erőforrásból akármennyit ugyanannyi másikra cserélhet.
book-second-missions = A küldetés képpel lefelé fekszik, amíg a célja nem teljesül. Akkor felfordítjuk, és egy pontot ér, amely soha nem vész el. Akárhány küldetésed lehet, de minden cél csak egyszer számít.
book-second-new-mission = Hansa-állomáson a hős egy lőszerért és egy gombáért küldetést kap: titokban kettőt húz, és egyet megtart. Ez fordulónként egyszer lehetséges.
book-second-ability = Minden küldetésnek képessége is van, bármikor használható: a teljesítetlené a kártya eldobásával, a teljesítetté fordulónként egyszer, egy lőszerért.
book-second-strength = A nagyobb erő győz. A hős minden felszerelésével együtt számít, a sereg a pillanatnyi erejével, a veszedelem a kártyáján álló számmal, a Polisz semleges állomása 7-tel.
book-second-chance = Ha két játékos harcol, kiosztjuk a hét harckártyát: mindketten hármat kapnak, egy rejtve marad. Mindketten letesznek egyet képpel lefelé, és egyszerre fordítják fel. Hogy egy kártya mennyit ad hozzá, az ellenfél kártyájától függ.
book-second-draw = Egyenlő erőnél döntetlen: senki sem veszít és nem nyer semmit.
book-second-defeat = A vesztes támadó sereg eggyel gyengül, de egy alá soha; az állomás védője csak az állomást veszíti el. Minden más legyőzött hős megsebesül, egy otthoni állomásra kerül, és ott tölti a következő hősfázisát. Ha játékos győzte le, egy felszerelését is elveszítheti.
book-second-capture = Nyertes támadás után elfoglalhatod az állomást: a semlegeset egy gombáért és egy disznóért, a más játékostól elvettet egy gombáért. Ha nem fizetsz, semleges lesz.
book-second-losing = Állomást veszedelem, támadás és kártya miatt lehet elveszíteni. Mindegyikkel a pontja is elvész.
book-second-secrets = Rejtett a paklik sorrendje, a teljesítetlen küldetés, a felderített veszedelem és a kézben tartott harckártya. Minden más nyílt.
book-second-decks = A törvények a paklijuk aljára kerülnek. Minden más kártyafajtának saját dobópaklija van; ebből lesz az új pakli, ha a régi elfogy.
book-second-makers = A játékot Sergey Golubkin és Pavel Ovchinnikov készítette Dmitry Glukhovsky regényei nyomán.

## Examples

example-second-three-steps = Három lépés egy 3-as sebességű hősnek
example-second-second-faction = Az 1905 Szövetség után
example-second-polis-yields = Két állomás a Poliszban, két erőforrás a sávon
example-second-one-card-for-all = Egy veszedelem négy játékosnak
example-second-all-votes = Minden szavazat egyfelé
example-second-one-hansa-tunnel = A Gyűrűn egy alagút, nem kettő
example-second-through-polis = A Poliszon át
example-second-scouted-card = A felderített veszedelem a pakli tetejére kerül
example-second-goal-reached = Teljesül egy cél
example-second-ambush = Leshely a roham ellen
example-second-polis-defends = A Polisz 7-tel védekezik
example-second-free-station = Két állomás maradt: egy ingyen jár
