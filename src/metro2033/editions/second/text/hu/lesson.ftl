### What the coach says when the second edition is learnt by playing: one idea a step, at most 25 words.

lesson-second-welcome = Te vezeted a Vörös vonalat. Kilenc ponttal győzöl a forduló végén, a többieknek tíz kell. Minden állomásod és teljesített küldetésed egy pont.
lesson-second-production = A forduló eseményekkel kezdődik. A disznót vagy gombát adó állomások épp termeltek; a készletedet itt látod.
lesson-second-hire = Mozgósítás: egy katona ára egy lőszer és egy disznó. Válaszd a „Toborzok egy katonát” lehetőséget, majd erősítsd meg lent.
lesson-second-map = A körök állomások, alagutak és átszállók kötik össze őket. A tieiden a színed és a betűd áll.
lesson-second-armies = Most minden sereg egy dolgot tesz. A tiéd szomszédos állomást támadhat, vagy erőforrást szerezhet. A célpontok világítanak.
lesson-second-refused = Koppints a Gyűrű Komsomolskaya állomására. A Hansáé, ezért sereg nem támadhatja: a válasz megnevezi a szabályt.
lesson-second-attack = Koppints a Lubyankára: ott rejtett veszedelem várja a 4-es erejű seregedet. A gyengébb Birodalom ráér a következő fordulóban. Nézd meg az esélyt, és erősítsd meg.
lesson-second-capture = 4 a 3 ellen: győztél, a jutalom 2 lőszer. Az elfoglalás ára egy disznó és egy gomba. Foglald el!
lesson-second-recap = Válaszolt a Negyedik Birodalom: legyőzte a Patkányáradatot, és elfoglalta a Tsvetnoy Bulvart. A napló elmondja, mi történt az utolsó lépésed óta.
lesson-second-figure = Ez a bábu a hősöd: állomásról állomásra jár. A seregnek nem kell bábu: egyszerre minden állomásodon ott van.
lesson-second-move = Most a hősök jönnek: mozgás, aztán egy akció. A tiéd három állomásnyira juthat. Koppints a Gyűrű Komsomolskaya állomására, ahol a Hansa kereskedik.
lesson-second-market = A Gyűrűn a hősöd vásárolhat, erőforrást cserélhet vagy küldetést kaphat. Válaszd a „Vásárolok a piacon” lehetőséget.
lesson-second-buy = Minden kártya ára egy lőszer és egy gomba. Az RPK kettővel erősíti a hősödet: vedd meg.
lesson-second-leave = A hősöd egyelőre legfeljebb két kártyát vihet, és a maradékra szükséged lesz. Hagyd el a piacot.
lesson-second-round = Új forduló: most az ellenfél kezd. A fordulósávon látod, mit hoznak a fordulók; ez most lőszert hozott és egy szavazást.
lesson-second-vote = Törvényről szavaztok; minden állomás egy szavazat. Az „Adóztatás” fordulónként mindenkinek egy erőforrást ad. Szavazz, ahogy akarsz.
lesson-second-battle = A Birodalom seregének ereje 2, a tiédé 4. Támadd meg a Tverskayát, egyik otthonát, a Teatralnayád mellett.
lesson-second-combat = Ha játékosok harcolnak, mindketten titokban játszanak ki egy kártyát; az ereje a másikétól függ. Mindegyiken látod a győzelem esélyét: válassz egyet.
lesson-second-victory = Győztél. Játékostól elnyert állomás ára csak egy gomba: foglald el. A Birodalom pontot veszít, te kapsz egyet.
lesson-second-mission = Hősöd a Gyűrűn áll. Egy küldetés ára egy lőszer és egy gomba; kettőből választasz. Kérj egyet.
lesson-second-keep = A „Két lábon járó arzenál” 6-os erejű hőst kér. A tiéd 3, az RPK 2, a sörétes puska 1. Tartsd meg!
lesson-second-point = Küldetés teljesítve: egy pont! A képessége mostantól a tiéd: fordulónként egyszer, egy lőszerért.
lesson-second-later = Valakinek hat pontja volt a forduló végén: kezdődik a második szakasz. Erősebb veszedelmek jönnek, de mindenki felszereléskártyát választ. Vegyél egyet!
lesson-second-polis = A Polisz, a középső négy állomás, 7-es erővel védekezik. Akié a forduló végén mind a négy, győz.
lesson-second-free = Most játssz szabadon a hatodik forduló végéig; a Birodalmat bot vezeti. A „Tipp” megmutatja, mit lépne egy jó játékos.

## Free play: when something comes up for the first time

lesson-second-tip-endangered_station = A sötétből veszedelem közeleg egyik állomásodhoz. Válaszd ki, hol fogadod, és a sereg küzdjön-e vagy a hős.
lesson-second-tip-maintenance = Az öt fölötti sereget disznóval kell etetni. Akit nem tudsz ellátni, azt elbocsátod.
lesson-second-tip-hire = A katonák döntik el a csatákat. Tarts meg egy disznót és egy gombát, hogy elfoglald, amit megnyersz.
lesson-second-tip-army_action = A vesztes támadás eggyel gyengíti a sereged, a döntetlen nem. Nézd meg az esélyt; ha nincs jó célpont, a sereg inkább szerezzen erőforrást.
lesson-second-tip-hero_turn = A támadásban vesztes hős sebesülten hazakerül egy fordulóra. A hős felderíthet is: a következő fordulóban azzal a veszedelemmel küzdhetsz meg.
lesson-second-tip-mission_window = A küldetéseknek képességük van. A teljesítetlent eldobod érte, és a pontja is odavész; a teljesített erőforrásba kerül, de a tiéd marad.
lesson-second-tip-combat_card = A kártyán látod, mit ad támadó, védekező és semleges kártya ellen. Találd ki, mit játszik a másik.
lesson-second-tip-choose_defender = Megtámadtak: válaszd ki, ki védekezik.
lesson-second-tip-vote = Ahány állomás, annyi szavazat. Az új törvény a régi helyére lép.
lesson-second-tip-keep_card = Az egyik kártyát megtartod, a másikat eldobod. A teljesített küldetés pontot ér, a felszerelés a hősödet segíti.
lesson-second-tip-replacement = Háromnál kevesebb állomásod maradt: vegyél el ingyen egy semlegeset.
