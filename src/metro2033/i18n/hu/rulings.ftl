### The rulings: questions the rulebooks leave open, each decided once.
### The value is the decision.

## R1-A

rulings-r1-a = Szöveg és játékelemek

ruling-r1-001 = (c) javítjuk, és a döntésben felsoroljuk a javításokat: a zárójelben álló szavakról van szó. Szása biztos, mert a Kés példája helyesen ragozza a nevét. A 64-es számot figyelmen kívül hagyjuk. A készítőknél a nyilvános katalógusok írásmódja érvényes (Istomin, Solyaev); a negyedik szabályíróról csak a vezetéknév marad.
    .title = Sajtóhibák, amelyek megváltoztatnak egy szót
    .question = Az orosz szabálykönyv általunk ismert példánya több szót eltorzít: a veszedelmekét, a bábukét, a golyóálló mellényét, az összehasonlításét, a birtoklásét és a különleges képességét, továbbá Szása és a disznómutáció nevét; van egy fölösleges betű a Sukharevskaya küldetésében, egy 64-es szám a hőskártya mellett, és hibás néhány név a készítők között.
    .options = (a) megtartjuk a torz írásmódot; (b) szó nélkül javítjuk; (c) javítjuk, és a döntésben felsoroljuk a javításokat.
    .reason = A neveket mindenütt helyesen kell írni; a játékban semmi sem függ a félreolvasott szavaktól.

ruling-r1-002 = (a) helyek saját készítésű kártyáknak; a játékelemek között szerepelnek, de egyetlen pakliban sincsenek benne.
    .title = Öt üres kártya
    .question = A játékelemek között szerepelnek, de többé nem esik szó róluk.
    .options = (a) helyek saját készítésű kártyáknak; (b) valamelyik pakli részei.
    .reason = Az üres kártyának nincs típusa, így egyik paklihoz sem tartozhat.

ruling-r1-003 = (a) klánonként egy tartalék. Hat értéket tartunk számon.
    .title = 42 állapotkorong 36 értékhez
    .question = 120 − 6 × 13 = 42, vagyis klánonként 7 állapotkorong, pedig hat értéket kell számon tartani (3 erőforrás, sereg, aktivitás, pontok).
    .options = (a) klánonként egy tartalék; (b) van egy hetedik skála, amelyet a szöveg sosem nevez meg.
    .reason = A szöveg az állapotkorongokhoz pontosan az erőforrásokat, az aktivitást, a sereg méretét és a pontokat sorolja fel.

ruling-r1-004 = (a) az erőforrások, a sereg és a pontok mind 0–10; az aktivitás 0–3.
    .title = Melyik skála 0–10
    .question = A klántábla képén négy 0–10-es sor és egy 3-2-1-0 aktivitásoszlop látszik, pedig három erőforrás, egy sereg és pontok vannak.
    .options = (a) az erőforrások, a sereg és a pontok mind 0–10; (b) a három erőforrás, valamint a sereg és a pontok egyike 0–10, a másik nyitott végű; (c) nincs korlát.
    .reason = A legmagasabb cél 10 pont (2 játékos), a pontoknak tehát elég a 0–10; a seregnek van mezője, és csak 0–10-es sorok látszanak.

ruling-r1-005 = (b) saját sajátosságokat írunk, ilyenként jelölve, ugyanazokból a hatásokból, mint a kártyáké.
    .title = A klánok sajátosságai
    .question = A klántáblákon vannak sajátosságok; a szabálykönyv egyet sem közöl.
    .options = (a) a klánok sajátosság nélkül maradnak; (b) saját sajátosságokat írunk, ilyenként jelölve.
    .reason = A szabályok megkövetelik a mezőt; a tartalma nincs a szabálykönyvben.

ruling-r1-006 = (a) tilos.
    .title = Kereskedés a játékosok között
    .question = Arról nincs szó, hogy adható-e erőforrás, tárgy vagy állomás másik játékosnak.
    .options = (a) tilos; (b) megegyezéssel szabad.
    .reason = Minden megengedett akció fel van sorolva; a kereskedés nincs köztük.

## R1-B

rulings-r1-b = Győzelmi pontok és a játék vége

ruling-r1-007 = (a) állomásonként 1.
    .title = Pont állomásonként
    .question = Az állomások pontot hoznak gazdájuknak, de szám nem szerepel, és az állomáskártya jelmagyarázatában nincs pontmező.
    .options = (a) állomásonként 1; (b) kártyánként más érték; (c) csak ahol a kártya szövege mondja.
    .reason = A jelmagyarázat csak nevet, vonalat, erőforrást és szöveget sorol; a 8–10 pontos cél illik a 13 koronghoz; a második kiadás kimondja az 1-et.

ruling-r1-008 = (a) a pont a birtoklással jár; az állomás elvesztésekor, bármi az oka, egy ponttal kevesebb van.
    .title = Elvész-e a pont az állomással?
    .question = Egy mondat sem mondja, hogy az elveszett állomás elviszi a pontját.
    .options = (a) a pont a birtoklással jár; (b) a pont megmarad.
    .reason = Az állomás a gazdájának ad pontot, és a szöveg külön kiemeli, hogy a küldetés pontja megmarad (a Sukharevskaya példája). A (b) szerint két játékos egy állomás cserélgetésével végtelen pontot szerezhetne.

ruling-r1-009 = (a) annyi, ahány kezdő állomás van; így egy játékos pontjai mindig az állomásai és a küldetéseiért kapott pontok összege.
    .title = Kezdő pontok
    .question = A kezdő érték be van karikázva a klántáblán; a nagysága nincs a szövegben.
    .options = (a) annyi, ahány kezdő állomás van; (b) 0; (c) bármilyen bekarikázott szám.
    .reason = Az olyan összefüggést, amely mindig igaz, könnyű ellenőrizni, és a klánok összemérhetők maradnak.

ruling-r1-010 = (a) előbb a soron lévő játékos, aztán az óramutató járása szerint; a jutalmak ebben a sorrendben járnak, és a játék az elsőnél megáll, aki eléri a célt.
    .title = Két játékos egyszerre éri el a célt
    .question = Egyetlen esemény, például egy többeknek fizető termelő dobás, két játékos küldetését is teljesítheti.
    .options = (a) előbb a soron lévő játékos, aztán az óramutató járása szerint; (b) a nagyobb összeg; (c) közös győzelem.
    .reason = A játék megáll, mihelyt egy játékosnak elég pontja van; így a feldolgozás sorrendje dönt, és máshol is a soron lévő játékos az első.

ruling-r1-011 = (a) lehet.
    .title = Győzelem másik játékos körében
    .question = A védekező hős más körében is teljesítheti a „győzd le egy ellenfél hősét” küldetést.
    .options = (a) lehet; (b) csak a saját körben.
    .reason = A játék azonnal megáll, és ez nincs körhöz kötve.

ruling-r1-012 = (a) a kezdéskor rögzül.
    .title = A cél, ha egy játékos kilép
    .question = A cél a játékosok számától függ; a kilépésről nincs szó.
    .options = (a) a kezdéskor rögzül; (b) újra kell számolni.
    .reason = Az előkészületek része.

ruling-r1-013 = (b) fordulókorlát a szimulációkhoz, csak házi szabályként; nélküle a játéknak nincs korlátja. Az így véget érő játszmának nincs győztese.
    .title = Nincs körkorlát
    .question = A szabályokban nincs időkorlát; patthelyzet lehetséges.
    .options = (a) nincs; (b) fordulókorlát a szimulációkhoz.
    .reason = A programok játszmáinak véget kell érniük; a szabályokhoz nem kell korlát.

ruling-r1-014 = (a) sosem esik ki.
    .title = Kieshet-e egy játékos?
    .question = Az otthoni állomás nem veszhet el.
    .options = (a) sosem esik ki; (b) kiesik, ha csak az otthona maradt.
    .reason = A legfeljebb 2 állomású játékosnak járó mozgósítási bónusz kifejezetten a visszatérést segíti.

## R1-C

rulings-r1-c = Terjeszkedési korongok

ruling-r1-015 = (a) egy 7-es és tizenkét korong 8 és 12 között, például 8 ×3, 9 ×3, 10 ×2, 11 ×2, 12 ×2, tehát a lista 7, 8, 8, 8, 9, 9, 9, 10, 10, 11, 11, 12, 12. Bármely 13 szám megfelelne 2 és 12 között, pontosan egy 7-essel; a (b) házi szabály.
    .title = A 13 korong számai
    .question = Minden klánnak 13 korongja van, ezek közül pontosan egy az otthon 7-ese. A másik 12 szám nincs felsorolva.
    .options = (a) egy 7-es és tizenkét korong 8 és 12 között, például 8 ×3, 9 ×3, 10 ×2, 11 ×2, 12 ×2; (b) 2-től 12-ig mindegyikből egy és még kettő (például 6 és 8); (c) egy 7-es, és 2–12 más elosztásban.
    .reason = A szöveg kivétel nélkül azt mondja, hogy a nagyobb számot nehezebb elvenni, de ritkábban hoz. Két kockával ez csak 7-től felfelé igaz; ha 2–6 is volna köztük, a 2 gyengébb is, ritkább is lenne, mint a 6. Ez azt is megmagyarázza, miért jár a leggyengébb és legtermékenyebb szám, a 7, épp annak az állomásnak, amelyet nem lehet megtámadni. Az (a) ellen szól: 36 dobásból 15 semmit sem hoz, és a magas szintek keménnyé teszik az ellenséges állomásokat (10-es sereg 8-as szint ellen 861/1296 eséllyel győz); ezért a (b) szerint is lehet játszani.

ruling-r1-016 = (a) a támadás tilos, ha állomás a célpont; hőst ekkor is szabad támadni.
    .title = Nincs több szabad korong
    .question = Mi történik a 14. állomásnál?
    .options = (a) a támadás tilos; (b) az állomás semleges marad; (c) egy korong áthelyezhető.
    .reason = Állomásonként 1 ponttal a játék 8–10 állomásnál véget ér, ez tehát rendes játékban nem fordulhat elő.

ruling-r1-017 = (a) a hódító szabadon választ.
    .title = Melyik korong kerül az elfoglalt állomásra
    .question = A választásról csak az előkészületeknél van szó.
    .options = (a) a hódító szabadon választ; (b) a legkisebb; (c) véletlen.
    .reason = Az előkészületek szabad választást adnak, és később semmi sem korlátozza.

ruling-r1-018 = (a) nem, csak olyan kártyákkal, mint Melnyik képessége.
    .title = Korongok későbbi cseréje
    .question = A lerakott korongokat fölcserélheti-e a játékos az állomásai között, például hogy egy határállomás szintjét emelje?
    .options = (a) nem; (b) igen.
    .reason = Nincs az akciók listáján.

ruling-r1-019 = (a) a hódítóhoz; semleges állomásnál vissza a rendezett készletbe.
    .title = Az állomáskártya gazdacserénél
    .question = Hová kerül a kártya?
    .options = (a) a hódítóhoz; semleges állomásnál vissza a rendezett készletbe; (b) helyben marad.
    .reason = A kártya az előkészületektől kezdve a gazdánál van, és azt mondja meg, mit kap.

ruling-r1-020 = (a) a következő dobástól.
    .title = Mikor termel először az új állomás?
    .question = A kör közben elfoglalt állomáson szám áll; semmi sem mondja, mikor fizet először.
    .options = (a) a következő dobástól; (b) rögtön.
    .reason = Termelés csak a dobáskor van.

## R1-D

rulings-r1-d = Skálák, erőforrások és sereg

ruling-r1-021 = (a) a fölösleg elvész.
    .title = Erőforrás 10 fölött
    .question = Az erőforrás skálája 10-nél véget ér; a termelés többet is hozhat.
    .options = (a) a fölösleg elvész; (b) nincs korlát.
    .reason = Az állapotkorong nem mehet tovább.

ruling-r1-022 = (a) nem; a költséget egészében, a nyomtatott fajtákból kell fizetni, különben az akció nem hajtható végre.
    .title = Részleges fizetés
    .question = Fizethető-e egy költség részben vagy más erőforrásból?
    .options = (a) nem; (b) igen.
    .reason = A költségek fajtát és mennyiséget neveznek meg; ebben a kiadásban nincs átváltási arány.

ruling-r1-023 = (a) 10; 10-nél nem lehet tovább erősíteni.
    .title = Sereg a skála fölött
    .question = A felső vég nincs megadva (lásd R1-004).
    .options = (a) 10; (b) nincs.
    .reason = Ugyanaz a skála, mint a látható soroké.

ruling-r1-024 = (a) az alsó határ 0.
    .title = Sereg 0 alatt
    .question = A vesztes seregtámadás 2 katonába kerül; a sereg ennél kisebb is lehet.
    .options = (a) az alsó határ 0; (b) az alsó határ 1; (c) a támadáshoz legalább 2 kell.
    .reason = A skála 0-val kezdődik; az 1-es alsó határ a második kiadás szövege, és itt is kimondanák.

ruling-r1-025 = (a) mindkettőhöz legalább 1 kell.
    .title = Támadás vagy munka 0-s sereggel
    .question = A sereg 0-ra is csökkenhet; a szöveg nem zárja ki, hogy így támadjon vagy dolgozzon.
    .options = (a) mindkettőhöz legalább 1 kell; (b) mindkettő szabad.
    .reason = Katona nélkül nincs, aki támadjon vagy dolgozzon; különben létezne kockázatmentes támadás, csupa nyereséggel.

ruling-r1-026 = (a) igen.
    .title = Az 1-es sereg győz
    .question = A győzelem 1 katonába kerül: az 1-es sereg 0 lesz. Megvan-e mégis az állomás?
    .options = (a) igen; (b) nem.
    .reason = A két hatás a táblázat ugyanazon mezőjében áll.

ruling-r1-027 = (b) alagút és átszálló; házi szabály szerint (a) csak az alagút.
    .title = Szomszédossá teszi-e az átszálló az állomásokat a sereg számára?
    .question = A hősöknél a szöveg külön említi a „szomszédos állomást” és az „átszállást másik vonalra”; a seregeknél csak a „szomszédos” szó áll.
    .options = (a) csak alagút; (b) alagút és átszálló.
    .reason = Az átszálló a hősnek ugyanúgy egy egységbe kerül; az (a) szerint a sereg magától sosem hagyhatná el a vonalát; ugyanennek a játéknak a második kiadása a (b) szerint határozza meg a szomszédságot.

ruling-r1-028 = (a) nincs átjárás.
    .title = Átjárás a Hansán vagy más állomásokon
    .question = A második kiadásban a sereg áttámadhat a Hansán; ez a kiadás hallgat erről.
    .options = (a) nincs átjárás; (b) mint a második kiadásban.
    .reason = Az egyetlen megadott feltétel az, hogy „valamelyik állomásod mellett”.

ruling-r1-029 = (a) igen.
    .title = Előbb a hős foglal, aztán a sereg folytatja
    .question = Használhatja-e a sereg azt az állomást, amelyet a hős az imént szerzett?
    .options = (a) igen; (b) a következő körtől.
    .reason = A sereg egyszerre van minden saját állomáson, és az akciók sorrendje szabad.

ruling-r1-030 = (a) a kör elején, a termeléssel, a veszedelem előtt számolva.
    .title = Mikor jár és mikor számít a mozgósítási bónusz
    .question = A bónusz minden saját körben jár; a kifizetés és az állomások számlálásának pillanata nincs megadva.
    .options = (a) a kör elején, a termeléssel, a veszedelem előtt számolva; (b) a végén; (c) bármikor.
    .reason = A termelést egészíti ki, és a játékos így még abban a körben felhasználhatja.

ruling-r1-031 = (a) az otthon számít.
    .title = Beleszámít-e az otthon a 2 állomásba?
    .question = A bónuszhoz legfeljebb 2 állomás kell; nincs szó arról, hogy az otthon közéjük tartozik-e.
    .options = (a) az otthon számít; (b) nem.
    .reason = Az otthon ugyanúgy a játékos állomása, mint a többi.

## R1-E

rulings-r1-e = Aktivitás

ruling-r1-032 = (a) mindkettőnek +1. A döntetlennek más hatása nincs, és a döntetlen harc is megelőzi a kör végi csökkenést.
    .title = Aktivitás játékosok döntetlenje után
    .question = Az aktivitásról szóló bekezdés emeli, ha játékosok harcoltak; a harc szabályai szerint a döntetlen mindent úgy hagy, ahogy volt; a táblázatban nincs döntetlen oszlop.
    .options = (a) mindkettőnek +1; (b) nem változik.
    .reason = A kiváltó ok maga a harc, az eredménytől függetlenül: a táblázat mindkét oszlopában benne van. A helyzet változatlansága arra vonatkozik, amiért harcoltak.

ruling-r1-033 = (a) +1 a csata után, −1 a saját kör végén.
    .title = Mikor változik az aktivitás
    .question = Sem a növekedés, sem a csökkenés pillanata nincs megadva.
    .options = (a) +1 a csata után, −1 a saját kör végén; (b) másképp.
    .reason = A táblázat a +1-et eredményként sorolja, és hogy „nem harcolt a körében”, csak annak végén derül ki.

ruling-r1-034 = (a) csatánként +1, legfeljebb 3-ig.
    .title = Két csata egy körben
    .question = Egy körben a sereg és a hős is támadhat játékost.
    .options = (a) csatánként +1; (b) körönként +1.
    .reason = A táblázat minden csatához hozzárendeli.

ruling-r1-035 = (a) 0 és 3 között marad, a további lépések elvesznek.
    .title = Az aktivitás skálájának két vége
    .question = 0-ról indulva békés első körrel; 3-nál újabb csatával.
    .options = (a) 0 és 3 között marad, a további lépések elvesznek; (b) nincs korlát.
    .reason = Az oszlopon csak 0, 1, 2, 3 áll.

ruling-r1-036 = (a) igen.
    .title = A Szelíd mutáns csatája
    .question = A Szelíd mutáns a hős helyett harcol. Játékosok csatája ez is?
    .options = (a) igen; (b) nem.
    .reason = A hőst helyettesíti játékosok csatájában.

## R1-F

rulings-r1-f = Előkészületek és sorrend

ruling-r1-037 = (a) az egyenlők újra dobnak, amíg egyikük a legnagyobb nem lesz.
    .title = Egyenlő legnagyobb kezdődobások
    .question = A legnagyobb kezdődobás két vagy több játékosnál is lehet.
    .options = (a) az egyenlők újra dobnak; (b) ülésrend.
    .reason = Szokásos, és senkinek sem kedvez.

ruling-r1-038 = (a) csak a kezdőről dönt dobás.
    .title = Sorrend dobás vagy ülésrend szerint
    .question = A legnagyobb dobás kezd, „a többiek utána az óramutató járása szerint”; a többi dobás is érthető sorrendnek.
    .options = (a) csak a kezdőről dönt dobás; (b) csökkenő dobások szerint.
    .reason = Az óramutató járása ki van mondva.

ruling-r1-039 = (a) véletlen; az előkészületek beállítása választást is engedhet.
    .title = Klán és hős: osztás vagy választás
    .question = Az előkészületeknél a klánokat és a hősöket képpel lefelé osztják; a játékelemek leírása szerint bármelyikkel lehet játszani.
    .options = (a) véletlen; (b) választás.
    .reason = Az előkészületek lépése egyértelmű.

ruling-r1-040 = (a) rögtön, mindenkinek.
    .title = Mikor válik nyílttá a klán és a hős
    .question = A klánt és a hőst képpel lefelé osztják; egyik lépés sem fordítja fel őket.
    .options = (a) rögtön, mindenkinek; (b) a hős titkos, amíg nem használják.
    .reason = A 4. lépés nyíltan használja a klántáblát, a bábu pedig a 6. lépéstől a térképen áll.

ruling-r1-041 = (a) ülésrendben az 1. helytől, nyíltan.
    .title = Az otthon és a korongok választásának sorrendje
    .question = Az otthon és a korongok választása megelőzi a kezdődobást, így még nincs sorrend.
    .options = (a) ülésrendben az 1. helytől, nyíltan; (b) egyszerre, titokban.
    .reason = Még nincs sorrend, és titokról sincs szó; a különböző klánok otthonai nem versengenek.

ruling-r1-042 = (a) bármelyik.
    .title = Bármelyik kezdő állomás lehet otthon?
    .question = Minden játékos kiválasztja, melyik állomása legyen az otthona; korlátozás nincs.
    .options = (a) bármelyik; (b) kötött.
    .reason = Szó szerint így áll.

ruling-r1-043 = (a) egymás után; a visszaadott kártyák a következőnek rendelkezésre állnak, ülésrendben.
    .title = Küldetések választása egyenként
    .question = Mindenki elvesz 3-at, visszaad 2-t, azokat visszakeverik.
    .options = (a) egymás után; a visszaadott kártyák a következőnek rendelkezésre állnak; (b) előbb mindenki húz.
    .reason = A kártyákat a lépésen belül keverik vissza; 6 × 3 = 18 a 20-ból mindkettőt megengedi, az (a) illik a későbbi húzásokhoz.

## R1-G

rulings-r1-g = A kör eleje és az állomások veszedelmei

ruling-r1-044 = (a) dobás, termelés mindenkinek, mozgósítási bónusz, veszedelem.
    .title = Sorrend a kör elején
    .question = A dobás, a termelés, a mozgósítási bónusz és a veszedelem mind a kör elejéhez tartozik; a sorrendjük csak részben adott.
    .options = (a) dobás, termelés mindenkinek, mozgósítási bónusz, veszedelem; (b) előbb a veszedelem.
    .reason = A veszedelem attól függ, hogy érkezett-e erőforrás.

ruling-r1-045 = (a) egy veszedelem; a soron lévő játékos választja ki, melyik termelő állomást éri.
    .title = Több állomás termelt egy dobásra
    .question = A szöveg keveri a többes számú „állomásokat” az „ez az állomás” alakkal és az egyetlen kártyával.
    .options = (a) egy veszedelem; a soron lévő játékos választja ki, melyik termelő állomást éri; (b) mindegyikre egy kártya; (c) egy kártya az összesre.
    .reason = A szövegben egy kártyát húznak, és egy állomás védekezik.

ruling-r1-046 = (a) megkapottnak számít, ha a kártya hoz valamit, akkor is, ha a skála tele van; nincs veszedelem, ha a kártya semmit sem hoz.
    .title = A skála végén elvesző termelés
    .question = Az állomás egyezik a dobással, de nincs mihez hozzáadni (már 10), vagy a kártyája semmit sem hoz.
    .options = (a) megkapottnak számít; (b) nem.
    .reason = Az állomás termelt; a tele raktár nem védhet a veszedelemtől.

ruling-r1-047 = (a) a dobáskor.
    .title = Mikor kell megszámolni az 5 állomást
    .question = A veszedelemhez legalább 5 állomás kell; a számlálás pillanata nincs megadva.
    .options = (a) a dobáskor; (b) később.
    .reason = A feltétel a dobáshoz tartozik.

ruling-r1-048 = (a) számít.
    .title = Az otthon az öt között
    .question = A veszedelemhez legalább 5 állomás kell; nincs szó arról, számít-e az otthon.
    .options = (a) számít; (b) nem.
    .reason = Az otthon csak a termelés mint kiváltó ok alól kivétel.

ruling-r1-049 = (a) nem.
    .title = Segít-e az állomásnak a sereg vagy egy ott álló hős?
    .question = Hős is állhat ott; a sereg mindenütt ott van.
    .options = (a) nem; (b) igen.
    .reason = Az állomás összegében csak a szint és az aktivitás szerepel.

ruling-r1-050 = (a) marad.
    .title = Hős az elveszett állomáson
    .question = Az állomás semlegessé válhat vagy gazdát cserélhet, miközben a vesztes hőse rajta áll.
    .options = (a) marad; (b) hazamegy.
    .reason = A hős bármelyik állomáson állhat.

ruling-r1-051 = (a) az állomás megmarad, a kártyát visszakeverik.
    .title = Döntetlen a kör eleji veszedelemmel
    .question = Az állomás és a kör eleji veszedelem harca döntetlen is lehet.
    .options = (a) az állomás megmarad, a kártyát visszakeverik; (b) újabb harc.
    .reason = A döntetlen nem változtat a helyzeten; a kártya az eredménytől függetlenül visszakerül.

ruling-r1-052 = (a) igen, nincs foglalás, nincs veszteség, a kártyát visszakeverik.
    .title = Döntetlen veszedelemmel semleges állomáson
    .question = A semleges állomás elleni támadás döntetlen is lehet: elhasználódik-e a támadás, és hová kerül a kártya?
    .options = (a) igen, nincs foglalás, nincs veszteség, a kártyát visszakeverik; (b) a támadás megismételhető.
    .reason = Körönként egy támadás.

ruling-r1-053 = (a) a sereg, a hős vagy az állomás gazdája; védekező állomásnál annak gazdája.
    .title = Ki dob a játékos oldalán
    .question = Mindkét fél dob; csak a veszedelem dobója van megnevezve.
    .options = (a) a sereg, a hős vagy az állomás gazdája; (b) a soron lévő játékos mindkét félnek.
    .reason = A kocka a harcoló félé.

ruling-r1-054 = (a) az óramutató járása szerint következő játékos, ahogy a napló is mondja.
    .title = Ki dob a veszedelem helyett
    .question = A veszedelem helyett a bal oldali szomszéd dob; 2 játékosnál ő az egyetlen ellenfél.
    .options = (a) az óramutató járása szerint következő játékos; (b) az előző.
    .reason = Az asztal körül balra: az óramutató járása szerint.

ruling-r1-055 = (a) visszatéréskor keverünk; statisztikailag ugyanaz, mint a (b). A pakli sosem fogyhat el.
    .title = A minden veszedelem utáni keverés hatása
    .question = A pakli minden húzáskor teljes.
    .options = (a) visszatéréskor keverünk; (b) mind a 34-ből véletlenül húzunk.
    .reason = Szó szerint így áll; két kártya húzásakor (Geiger-számláló) szükség van rá.

## R1-H

rulings-r1-h = Célpontok és csaták

ruling-r1-056 = (a) tilos.
    .title = Ellenséges otthoni állomás megtámadása
    .question = Nem lehet elfoglalni. Megtámadható-e az aktivitás növeléséért?
    .options = (a) tilos; (b) szabad, foglalás nélkül.
    .reason = A táblázat győzelmi eredménye lehetetlen volna.

ruling-r1-057 = (a) tilos.
    .title = El nem foglalható állomások megtámadása
    .question = A gyűrűállomásokra és más el nem foglalható állomásokra rá lehet lépni. Meg lehet-e támadni őket?
    .options = (a) tilos; (b) szabad.
    .reason = Veszedelemmel csak foglalás kedvéért néz szembe az ember.

ruling-r1-058 = (a) minden saját állomás, az otthon is.
    .title = Sereg hős ellen: mely állomásokon
    .question = A sereg olyan hőst támad, aki gazdája állomásán áll; beletartozik-e az otthon, és a szomszédok?
    .options = (a) minden saját állomás, az otthon is; (b) a szomszédok is.
    .reason = Szó szerint így áll; szomszédokról csak az állomás mint célpont esetén van szó.

ruling-r1-059 = (a) bárhol.
    .title = Hősök harca gyűrűállomáson, otthon vagy idegen állomáson
    .question = Egyetlen hely sincs kizárva.
    .options = (a) bárhol; (b) a Hansán és a saját otthonon nem (mint a második kiadásban).
    .reason = A szöveg csak azt kéri, hogy ugyanazon az állomáson álljanak.

ruling-r1-060 = (a) a támadó választ hős vagy állomás között, több hős közül is.
    .title = Ellenséges hős és ellenséges állomás egy helyen
    .question = Ellenséges hős állhat ellenséges állomáson; a támadó hősnek egy támadása van.
    .options = (a) a támadó választ hős vagy állomás között; (b) előbb a hős.
    .reason = A kettő választási lehetőségként szerepel.

ruling-r1-061 = (a) csak a soron lévő játékos támad.
    .title = Támadás a saját körön kívül
    .question = Tárgyak és képességek működhetnek az ellenfelek körében; támadásról ott nincs szó.
    .options = (a) csak a soron lévő játékos támad; (b) válaszként is lehet.
    .reason = A támadás a saját kör akciója.

ruling-r1-062 = (a) képességek, tárgyak és seregakciók köré felosztható.
    .title = A hős mozgásának felosztása
    .question = Az akciók sorrendje szabad; támadás vagy vásárlás után nincs mozgás.
    .options = (a) képességek, tárgyak és seregakciók köré felosztható; (b) egyetlen tömb.
    .reason = A mozgásnak csak a támadás és a vásárlás vet véget.

ruling-r1-063 = (a) csak ez a kettő.
    .title = Mi számít cselekvésnek
    .question = A zárójel a támadást és a vásárlást nevezi meg.
    .options = (a) csak ez a kettő; (b) a képességek és a tárgyak is.
    .reason = A zárójel meghatározás.

ruling-r1-064 = (a) „te” minden sorban a támadó; a 2. és 4. sorban a (vesztes) támadó választ; az 5. sorban a legyőzött hős játékosa, a 6. sorban a győztes.
    .title = Kié a választás a táblázatban
    .question = A harci táblázat 2. és 4. sora (hős semleges vagy ellenséges állomás ellen) „tied”, az 5. (sereg hős ellen) „sajátja”, a 6. (hős hős ellen) „tied” és „övé” alakot használ.
    .options = (a) „te” minden sorban a támadó; (b) a győztes.
    .reason = A táblázat a támadóhoz szól; az 5. és 6. sor csak így következetes.

ruling-r1-065 = (a) semmi.
    .title = Tárgy nélküli vesztes
    .question = A legyőzött hősnél lehet, hogy nincs tárgy.
    .options = (a) semmi; (b) más büntetés.
    .reason = Nincs megadva, mi volna helyette.

ruling-r1-066 = (a) azonnal vissza kell adnia egy tárgyat (az újat vagy azt, amelyik útban van) a pakliba.
    .title = Zsákmányolt tárgy a korlát fölött
    .question = A tárgyat kapó győztes már elérhette a típus korlátját.
    .options = (a) azonnal vissza kell adnia egy tárgyat (az újat vagy azt, amelyik útban van) a pakliba; (b) nem veheti el; (c) a korlát nem számít.
    .reason = A korlát mindig érvényes, és a vásárlás ugyanígy működik.

ruling-r1-067 = (a) ott marad, és így is kimarad a körből.
    .title = A legyőzött hős már otthon van
    .question = A hős a saját otthoni állomásán is vereséget szenvedhet.
    .options = (a) ott marad, és így is kimarad a körből; (b) nincs büntetés.
    .reason = A két hatás független.

ruling-r1-068 = (a) csak a hős; a játékos továbbra is dob, termel, erősít, használja a seregét.
    .title = Ki marad ki a körből
    .question = A táblázat szerint a hős kimarad a következő körből.
    .options = (a) csak a hős; (b) az egész játékos.
    .reason = A mondat alanya a hős.

ruling-r1-069 = (a) játékosának a vereség után kezdődő következő saját köre; a saját körében legyőzött hős már cselekedett, és mert támadott, többé nem mozog.
    .title = Melyik kör marad ki
    .question = A vereség a saját vagy más körében is bekövetkezhet.
    .options = (a) játékosának a vereség után kezdődő következő saját köre; (b) a folyó kör hátralévő része is.
    .reason = „A következő kör”.

ruling-r1-070 = (a) abban a körben nincs mozgás, támadás, vásárlás, képesség, sem önkéntes tárgyhasználat. Védekezni és védő tárgyat használni lehet.
    .title = Mit nem tehet a pihenő hős
    .question = A szöveg nem mondja meg, mit nem tehet pontosan a kimaradó hős.
    .options = (a) abban a körben nincs mozgás, támadás, vásárlás, képesség, sem önkéntes tárgyhasználat; (b) csak akció nincs.
    .reason = A kihagyott kör egész kör; a Kropotkinskaya ezzel szemben csak a támadást és a vásárlást sorolja.

ruling-r1-071 = (a) nem adódik össze.
    .title = Újabb vereség a pihenés előtt
    .question = A hőst újra legyőzhetik, mielőtt kimaradt volna a körből.
    .options = (a) nem adódik össze; (b) két kör.
    .reason = Mindegyik vereség „a következő körről” beszél, és az ugyanaz a kör.

ruling-r1-072 = (a) igen, teljes erővel védekezik.
    .title = Megtámadható-e a pihenő hős?
    .question = A kimaradó hős otthon áll; a támadása nincs kizárva.
    .options = (a) igen, teljes erővel védekezik; (b) nem.
    .reason = Semmi sem védi; otthon csak hősök érhetik el.

ruling-r1-073 = (a) a dobás előtt: támadó, aztán védő, amíg mindketten passzolnak; a dobás után: újradobás, majd Elsősegélycsomag.
    .title = A tárgyak sorrendje egy csatában
    .question = Mindkét fél több tárgyat használhat.
    .options = (a) a dobás előtt: támadó, aztán védő, amíg mindketten passzolnak; a dobás után: újradobás, majd Elsősegélycsomag; (b) szabadon.
    .reason = Egyértelmű, és mindkét félhez igazságos.

## R1-I

rulings-r1-i = Tárgyak és vásárlás

ruling-r1-074 = (a) a felfedés elhasználja az akciót; a mozgásnak is vége.
    .title = A kínálat megnézése már maga a vásárlás?
    .question = Megnézheti-e a hős, lemondhat-e róla, és támadhat-e helyette?
    .options = (a) a felfedés elhasználja az akciót; (b) csak a kifizetett vásárlás.
    .reason = Különben a kínálatot minden körben ingyen végig lehetne nézni.

ruling-r1-075 = (a) a korláton túl csak cserével lehet vásárolni.
    .title = Kötelező-e a csere a korlátnál?
    .question = „Lecserélheti”.
    .options = (a) a korláton túl csak cserével lehet vásárolni; (b) a korlát laza.
    .reason = Az AKSU példája azt mondja: „csak”.

ruling-r1-076 = (a) igen, a korlátig.
    .title = Második tárgy ugyanabból a típusból a korlát alatt
    .question = „Ha már van ilyen típusú tárgya, lecserélheti”: egy Kés mellé felvehető-e egy második?
    .options = (a) igen, a korlátig; (b) nem.
    .reason = A két Kés a szabálykönyv saját példája.

ruling-r1-077 = (a) mindkettőnek.
    .title = Két egykezes fegyver és egy kétkezes vétele
    .question = Két egykezes fegyver mellé vett kétkezesnél hánynak kell mennie?
    .options = (a) mindkettőnek; (b) egynek.
    .reason = A korlát két egykezes vagy egy kétkezes.

ruling-r1-078 = (a) felfedjük, ami van; 0 kártyánál nem lehet vásárolni.
    .title = Kettőnél kevesebb kártya a tárgypakliban
    .question = 33 kártya van; hat hősnél fejenként akár 9 is lehet.
    .options = (a) felfedjük, ami van; (b) lehetetlen.
    .reason = Ez áll legközelebb a szöveghez.

ruling-r1-079 = (a) nem, csak cserével vagy kártyaszöveg szerint.
    .title = Önkéntes eldobás
    .question = Eldobhat-e a hős tárgyat a maga jószántából?
    .options = (a) nem; (b) igen.
    .reason = Nem akció.

ruling-r1-080 = (a) a fegyverbónuszok duplázódnak, minden fegyverkártyánál.
    .title = Szása fegyverszabálya
    .question = Két Kés +2-t ad, Szásának +4-et.
    .options = (a) a fegyverbónuszok duplázódnak; (b) fegyverenként +1; (c) csak a Késeknél.
    .reason = Az (a) és a (b) is illik; a 2-höz és a 4-hez a duplázás a legegyszerűbb olvasat.

ruling-r1-081 = (a) a viselője elleni csatában az ellenséges hős fegyverei, dobás előtt, körönként egyszer; a kártya megmarad, hacsak a szövege nem mondja, hogy el kell dobni.
    .title = Golyóálló mellény: kinek a fegyvere, milyen gyakran
    .question = Egy fegyver bónusza és szövege a kör végéig nem számít; kettőnél mindkét kártyáé.
    .options = (a) a viselője elleni csatában az ellenséges hős fegyverei; (b) a viselő saját fegyverei, árként; (c) bármelyik hősé.
    .reason = A páncél fegyver ellen véd, és az ellenfél körében csak így van értelme.

ruling-r1-082 = (a) támadás vagy vásárlás után sem használható. Az egész kör számít: ha egy állomás vagy kártya – például a Rizhskaya – újra cselekedni engedi a hőst, ez a tilalmat nem oldja fel.
    .title = Robbanóanyag vagy gáz támadás után
    .question = A használat körében nincs vásárlás, sem támadás.
    .options = (a) támadás vagy vásárlás után sem használható; (b) csak a későbbi tettek tilosak.
    .reason = „Abban a körben” az egész kört jelenti.

ruling-r1-083 = (a) a bónusz a kör végéig tart; a saját és az ellenfelek körében is használható, ha a hős harcol.
    .title = Gránát: tartam és használat
    .question = A küldetés megjegyzése szerint az eldobás erre a körre ad erőbónuszt.
    .options = (a) a bónusz a kör végéig tart; (b) egy csatára szól.
    .reason = A megjegyzésben ez áll: „ebben a körben”.

ruling-r1-084 = (a) fegyverkártya használható szöveggel; kétkezes fegyverként szerepel.
    .title = Sörétes puska: fegyver, amelyet használni is lehet
    .question = Ellenfél körében is használható, tehát az állandó bónuszon túl használata is van.
    .options = (a) fegyverkártya használható szöveggel; (b) puszta bónusz.
    .reason = A puszta bónuszhoz nem kellene megjegyzés.

ruling-r1-085 = (a) eltörli a vesztes büntetéseit (tárgy, hazaút, kihagyott kör); a támadónak a hőst nem érintő nyereségei megmaradnak; a dobás után használható, és el kell dobni; az aktivitás így is +1.
    .title = Elsősegélycsomag: mit előz meg
    .question = Az ezt használó hős legyőzése a küldetésbe nem számít be.
    .options = (a) eltörli a vesztes büntetéseit (tárgy, hazaút, kihagyott kör); a támadónak a hőst nem érintő nyereségei megmaradnak; (b) a csatából döntetlen lesz.
    .reason = A megjegyzés a hőst le nem győzöttnek tekinti, de az állomásról és az aktivitásról szóló eredményen nem változtat.

ruling-r1-086 = (a) minden használat hozzáad; az elhasznált kártya visszakerül a pakliba, a bónusz a hősnél marad, nem a kártyánál.
    .title = Mutagén: halmozódás
    .question = Az állandó bónusz többször is megszerezhető.
    .options = (a) minden használat hozzáad; (b) csak egyszer.
    .reason = Az elhasznált tárgyak visszakerülnek a pakliba, és a bónusz független attól, mi történik később.

ruling-r1-087 = (a) az áthelyezés nem mozgás, és támadás vagy vásárlás után tilos.
    .title = Metró-útikalauz: célpont és időzítés
    .question = Csak a mozgásra tett hatás van megmagyarázva.
    .options = (a) az áthelyezés nem mozgás, és támadás vagy vásárlás után tilos; (b) mindig szabad.
    .reason = Aki cselekedett, „nem mozoghat”; az áthelyezés is helyváltoztatás.

ruling-r1-088 = (b) külön dobás a használatkor; a gazda használatkor két kockával dob; duplánál bekövetkezik a nyomtatott rossz hatás.
    .title = Rozsdás hajtány: melyik dobás
    .question = A dupla számít; a dobás nincs megnevezve.
    .options = (a) a gazda körének eleji termelő dobás; (b) külön dobás a használatkor.
    .reason = A közlekedési eszközt mozgáskor használják; a termeléshez kötve össze nem tartozó dolgok kapcsolódnának össze.

ruling-r1-089 = (a) a játékos aktivitását hozzáadja, elfoglalhatja az állomást, döntetlennél a kártya megmarad.
    .title = Szelíd mutáns: aktivitás, foglalás, döntetlen
    .question = „Mintha 5-ös erejű hős volna”, úgy harcol, tárgyak nélkül.
    .options = (a) a játékos aktivitását hozzáadja, elfoglalhatja az állomást, döntetlennél a kártya megmarad; (b) puszta 5.
    .reason = Mintha hős volna: a hős aktivitást ad hozzá és foglal; csak a tárgyak vannak kizárva.

ruling-r1-090 = (a) nem.
    .title = Hősök csatájában győzelem a Szelíd mutáns fölött
    .question = Kap-e tárgyat a győztes?
    .options = (a) nem; (b) igen.
    .reason = A hős nem veszít tárgyat.

ruling-r1-091 = (a) a játékos választ egyet a harcra, mindkettő visszakerül; a tárgyat hordó hős semleges állomás elleni támadásaira szól.
    .title = Geiger-számláló: melyik kártya számít
    .question = Egy helyett két kártyát húznak; hogy a másodikkal mi lesz, arról nincs szó.
    .options = (a) a játékos választ egyet a harcra, mindkettő visszakerül; (b) mindkettővel harcol; (c) automatikusan a gyengébbel.
    .reason = A tárgynak segítenie kell a gazdáját; a második mondat állomások elfoglalásáról szól.

ruling-r1-092 = (a) a hős támadó akciója azon a semleges állomáson, ahol áll; a kártyát el kell dobni.
    .title = Zászló: használat
    .question = A Zászló automatikusan megszerez egy állomást; hogy mi köze a támadó akcióhoz, arról nincs szó.
    .options = (a) a hős támadó akciója azon a semleges állomáson, ahol áll; a kártyát el kell dobni; (b) szabad akció.
    .reason = Az állomásért vívott harcot váltja ki; körönként egy támadás van.

ruling-r1-120 = (a) amíg a hős nem vásárolhat vagy pihen, az ajánlat elmarad.
    .title = Felkínált vásárlás, amikor a hős nem vásárolhat
    .question = Kitay-gorod a bolton kívül kínál vásárlást; a robbanóanyag, a bénítógáz, a Kropotkinskaya és a pihenés megtiltja a hősnek a vásárlást.
    .options = (a) amíg a hős nem vásárolhat vagy pihen, az ajánlat elmarad; (b) a külön ajánlat erősebb a tilalomnál.
    .reason = A tilalom kivétel nélkül van nyomtatva; az ajánlat e kiadás saját szövege.

## R1-J

rulings-r1-j = Küldetések

ruling-r1-093 = (a) rögtön, mihelyt a feltétel teljesül, kötelezően, ha a feltétel állapot vagy esemény; a fizetéssel vagy eldobással járó küldetést önkéntes, szabad lépés teljesíti a saját körben.
    .title = Mikor teljesül egy küldetés
    .question = „Teljesítés után a játékos megmutatja a kártyát”.
    .options = (a) rögtön, mihelyt a feltétel teljesül, kötelezően; (b) később, önként.
    .reason = A játék megáll, mihelyt elég a pont, a halogatás elmosná a végét.

ruling-r1-094 = (a) az állapotfeltétel rögtön számít; a „foglald el” küldetésekhez új esemény kell; a két állomásos küldetés egyidejű irányítást kér, ehhez az irányítás elég; a „foglald el X-et a hőssel” küldetéshez a foglalásnak a küldetés birtokában kell megtörténnie.
    .title = Már teljesült új küldetés
    .question = A húzott küldetés feltétele máris fennállhat.
    .options = (a) az állapotfeltétel rögtön számít; a „foglald el” küldetésekhez új esemény kell; (b) minden rögtön.
    .reason = A két küldetéshez fűzött megjegyzésekből következik.

ruling-r1-095 = (a) nem fordulhat elő.
    .title = Háromnál kevesebb küldetés maradt
    .question = 20 kártya, legfeljebb 6 van a játékosoknál; legalább 14 marad.
    .options = (a) nem fordulhat elő; (b) kevesebbet kell húzni.
    .reason = Számtan.

ruling-r1-096 = (a) hős elleni védekezéskor is; sereg legyőzése nem számít.
    .title = Győzelem védőként
    .question = „Győzd le a hősöddel egy ellenfél hősét”.
    .options = (a) hős elleni védekezéskor is; (b) csak támadóként.
    .reason = A szöveg nem kér támadást.

ruling-r1-097 = (a) a hősnek ebben a körben legalább egyet lépnie kellett, és ennek a lépésnek azon a mezőn kellett véget érnie. Az áthelyezés (például a Metró-útikalauzzal) nem mozgás. A találkozó után támadni szabad.
    .title = Mi a találkozó
    .question = A hősnek ott kell befejeznie a mozgását.
    .options = (a) ebben a körben legalább egyet lépnie kellett; (b) elég együtt állniuk.
    .reason = A „mozgás befejezéséhez” mozgás kell; csak a további mozgás tilos.

ruling-r1-098 = (a) a fölösleg elvész.
    .title = Jutalom a skála fölött
    .question = A küldetés jutalma 10 fölé emelhet egy erőforrást.
    .options = (a) a fölösleg elvész; (b) megmarad.
    .reason = Mint a termelésnél.

## R1-K

rulings-r1-k = A hősök képességei és az állomások szövege

ruling-r1-099 = (a) sajátokat írunk, a megjegyzésekhez illően; minden ilyen szöveg sajátként van jelölve, és összevetettük mindazzal, ami ismert.
    .title = Nem közölt képességek és állomásszövegek
    .question = Anna, Hunter és Szása képessége, az összes állomásszöveg és a legtöbb tárgy- és veszedelemszöveg nincs a szabálykönyvben; csak megjegyzések vannak.
    .options = (a) sajátokat írunk, a megjegyzésekhez illően; (b) kihagyjuk őket.
    .reason = A játéknak szüksége van rájuk; a megjegyzések körülhatárolják őket.

ruling-r1-100 = (a) a kártya felfedése után, a dobás előtt.
    .title = Artyom: a veszedelem előtt vagy után
    .question = A visszaverhetetlen veszedelmek ellen is működik.
    .options = (a) a kártya felfedése után, a dobás előtt; (b) húzás előtt.
    .reason = A legyőzhetetlen veszedelmekről szóló megjegyzés ismert kártyát feltételez.

ruling-r1-101 = (a) a vereség hatásai elmaradnak, a feltétel nélküli szöveg érvényes.
    .title = Az automatikusan visszavert veszedelem mellékhatásai
    .question = Például Infrahang vagy Járvány.
    .options = (a) a vereség hatásai elmaradnak, a feltétel nélküli szöveg érvényes; (b) semmi sem történik.
    .reason = A visszavert veszedelem nem győzött.

ruling-r1-102 = (a) a képesség nem használható.
    .title = Melnyik: nincs kisebb szabad korong
    .question = Lehet, hogy az állomás gazdájának nincs kisebb szabad korongja.
    .options = (a) a képesség nem használható; (b) a korong lekerül, az állomás semleges; (c) bármelyik korong.
    .reason = A csere a hatás része; az állomás elvesztéséről nincs szó.

ruling-r1-103 = (a) tilos.
    .title = Melnyik ellenséges otthoni állomáson
    .question = Melnyik állhat ellenséges otthoni állomáson, ahol a 7-es fekszik.
    .options = (a) tilos; (b) szabad.
    .reason = A 7-es az otthont jelöli, amely nem veszhet el.

ruling-r1-104 = (a) a saját két kockája közül egy, mindkét összeg ismeretében, akár vezet Kán, akár egyenlő az állás, akár vesztésre áll, bármelyik játékos körében egyszer; az árát minden alkalommal ki kell fizetni.
    .title = Kán: melyik kocka és milyen gyakran
    .question = „Dobj újra egy kockát”; a képesség saját körönként egyszer használható, az övé azonban az ellenfelek körében is működik.
    .options = (a) a saját két kockája közül egy, mindkét összeg ismeretében, bármelyik játékos körében egyszer; az árát minden alkalommal ki kell fizetni; (b) minden kocka.
    .reason = Egyes számú „kocka”; a körönként egyszeri korlát arra a körre szól, amelyben használják.

ruling-r1-105 = (a) minden kártya megmondja, mikor működik a szövege: foglaláskor, tartósan, a kör végén.
    .title = Mikor működik az állomás szövege
    .question = A megjegyzések egyszeri (Rizhskaya, Krasnoselskaya) és tartós szövegeket (a Sukharevskaya csoportja) is mutatnak.
    .options = (a) minden kártya megmondja, mikor működik a szövege: foglaláskor, tartósan, a kör végén; (b) mind foglaláskor.
    .reason = A megjegyzésekhez mindhárom kell.

ruling-r1-106 = (a) nem.
    .title = A kezdő állomások szövege
    .question = A kezdő állomásokon lehet „foglaláskor” szöveg. Életbe lép-e az előkészületeknél?
    .options = (a) nem; (b) igen.
    .reason = Elveszik, nem elfoglalják őket.

ruling-r1-107 = (a) annak a játékosnak a hőse, aki elfoglalta, akkor is, ha sereggel; mozogni szabad.
    .title = Kropotkinskaya: kinek a hőse
    .question = A megjegyzés a hősről és „a következő körödről” beszél; az állomást a sereg is elfoglalhatta.
    .options = (a) annak a játékosnak a hőse, aki elfoglalta, akkor is, ha sereggel; (b) csak a foglaló hős.
    .reason = A megjegyzés a játékos hőséről és következő köréről szól; csak a támadás és a vásárlás van megnevezve.

ruling-r1-108 = (a) előbb a pakli; különben a játékos választ egy gazdát; semmi, ha egyedül nála van; tele kéznél az R1-066 érvényes.
    .title = A tárgy többeknél vagy a játékosnál van
    .question = A keresett tárgyból több példány lehet több játékosnál vagy magánál a játékosnál.
    .options = (a) előbb a pakli; különben a játékos választ egy gazdát; semmi, ha egyedül nála van; (b) véletlen.
    .reason = A megjegyzés szerint: „vedd el a gazdájától”.

ruling-r1-109 = (a) csak ha a hős foglalja el, foglalásonként egyszer. Ha a sereg foglalja el, és a hős még nem cselekedett, nincs mit visszaadni.
    .title = Rizhskaya: ki által és milyen gyakran
    .question = A mozgás visszatér, és még egy támadás vagy vásárlás jár; hogy kinek a foglalására és milyen gyakran, arról nincs szó.
    .options = (a) csak ha a hős foglalja el, foglalásonként egyszer; (b) sereggel is.
    .reason = A szöveg a hős köréről szól; el nem költöttet visszaadni üres dolog.

ruling-r1-110 = (a) bármilyen harc veszedelemmel semleges állomáson; a Zászló vagy Artyom automatikus foglalása is számít.
    .title = Kör végi veszedelem: mi az, hogy „semleges állomást szerzett”
    .question = A veszedelem elmarad, ha a játékos „semleges állomást szerzett”; kísérlet vagy siker?
    .options = (a) bármilyen harc veszedelemmel semleges állomáson; (b) csak siker.
    .reason = A feltétel azt kérdezi, találkozott-e a játékos veszedelemmel ebben a körben; az ige a tevékenységet írja le.

ruling-r1-111 = (a) a szöveget viselő állomás védekezik; körönként összesen egy veszedelem jön, több állomásnál a gazda választ.
    .title = Melyik állomás védekezik, ha több ilyen van
    .question = Négy állomáson áll ez a szöveg; melyik védekezik, és hány veszedelem jön, ha valakinek több is van?
    .options = (a) a szöveget viselő állomás védekezik; körönként összesen egy veszedelem jön, több állomásnál a gazda választ; (b) mindegyikre egy.
    .reason = Egy veszedelem a többire nézve is teljesíti a feltételt.

ruling-r1-112 = (a) kör végi veszedelem, aztán aktivitás, aztán a következő játékos.
    .title = Sorrend a kör végén
    .question = A kör végén veszedelem és az aktivitás csökkenése is lehet.
    .options = (a) kör végi veszedelem, aztán aktivitás, aztán a következő játékos; (b) fordítva.
    .reason = Az aktivitás még hozzáadódik abban a harcban, mielőtt csökkenhetne.

ruling-r1-113 = (a) a kártya a sugárvonalié (ZL).
    .title = A Paveletskaya kétszer szerepel a hálózaton
    .question = Egy gyűrűállomás és egy sugárvonali állomás viseli ezt a nevet.
    .options = (a) a kártya a sugárvonalié (ZL); (b) mindkettőé.
    .reason = A gyűrűállomásoknak nincs kártyájuk. Az állomást a neve és a vonala együtt azonosítja.

## R1-L

rulings-r1-l = A veszedelmek szövege

ruling-r1-114 = (a) a játékos saját kockái, hacsak a kártya mást nem nevez meg dobónak.
    .title = Varangy: kinek a duplája
    .question = A szöveg duplától függ; kinek a kockáiról van szó?
    .options = (a) a játékos saját kockái; (b) a veszedelem kockái.
    .reason = A kártya a játékoshoz szól.

ruling-r1-115 = (a) csak fizetni lehet; vagy kifizeti a nyomtatott mennyiséget, vagy vereséget szenved; a játékos a felfedés után dönt.
    .title = Vízfertőzés, Disznómutáció: fizetés vagy harc
    .question = Ezeket a veszedelmeket erőforrás költése veri vissza; lehet-e helyette harcolni?
    .options = (a) csak fizetni lehet; (b) fizetni vagy harcolni.
    .reason = „A visszaveréshez el kell költeni”: a fizetős veszedelemhez nem kell kocka; az erő mezőjében „automatikus” áll.

ruling-r1-116 = (a) semleges lesz, a gazda választja ki, az otthon nem lehet; ha csak az otthon maradt, semmi sem történik. Ha maga az állomás veszített, egy második is elvész.
    .title = Infrahang: mi lesz az állomással
    .question = A legyőzött játékosnak fel kell adnia egy állomást; hogy kinek, arról nincs szó.
    .options = (a) semleges lesz, a gazda választja ki, az otthon nem lehet; (b) másik játékosé lesz.
    .reason = Nincs megnevezve, ki kapná.

ruling-r1-117 = (a) nincs dobás, csak automatikus eszköz segít (Artyom, a húzás előtt a Zászló); a Szelíd mutáns nem.
    .title = Legyőzhetetlen veszedelmek: kockák
    .question = Ezek a veszedelmek mindig győznek. Kell-e dobni, és mi segít?
    .options = (a) nincs dobás; (b) dobás hatás nélkül.
    .reason = Az eredmény rögzített.

ruling-r1-118 = (a) itt is.
    .title = Automatikusan visszavert veszedelem és a sereg 1-es vesztesége
    .question = A megnyert seregtámadás 1 katonába kerül; győzelemnek számít-e ebben az értelemben az automatikusan visszavert veszedelem?
    .options = (a) itt is; (b) nincs harc, nincs veszteség.
    .reason = A visszaverés győzelem; a Járvány megjegyzése szerint a sereg „is” csökken, ami a szokásos veszteséget feltételezi.

ruling-r1-119 = (a) 1, bármilyen összecsapásban, de nem 0 alá.
    .title = Járvány: a veszteség nagysága
    .question = „A sereg is csökken”; a mennyiség a kártyán áll.
    .options = (a) 1; (b) 2; (c) a fele.
    .reason = A skála legkisebb egész lépése.

## R2-A

rulings-r2-a = Szöveg, fordítás és készítők

ruling-r2-001 = (a) a szándék szerint olvassuk.
    .title = Sajtóhibák az angol szövegben
    .question = Egy címben a „veszedelem” szóból kimaradt egy betű; a szomszédokat „egy átszálló egy alagútja” köti össze „egy alagút vagy egy átszálló” helyett; a „területek” előtt egyes számú mutató névmás áll; a képek képleteiben fölösleges kötőjelek vannak („6 - + 1”).
    .options = (a) a szándék szerint olvassuk; (b) szó szerint.
    .reason = A magyar szöveg és a 6 + 1 = 7 számtana is ezt igazolja.

ruling-r2-002 = (a) az angol; a magyar változatot feljegyeztük.
    .title = Szerzők és producer felcserélve
    .question = Angol: a játék Golubkin és Ovchinnikov műve, producer Popov. Magyar: tervezők Golubkin és Popov, producer Ovchinnikov.
    .options = (a) az angol; (b) a magyar; (c) mindkét névsor.
    .reason = A fordítás forrása az angol szöveg; e kiadás nyilvános katalóguslapjai is Golubkint és Ovchinnikovot nevezik tervezőnek.

ruling-r2-003 = (a) az angol.
    .title = „Két átszálló és egy Hansa-alagút”
    .question = A magyar szöveg a Marksistskaya és a Paveletskaya közé két alagutat és egy Hansa-átszállót ír.
    .options = (a) az angol; (b) a magyar.
    .reason = Az angol a forrás, és a példa az egy Hansa-alagútnyi korlátot szemlélteti, amit a (b) nem tenne; a valódi hálózaton az út átszálló – gyűrűalagút – átszálló. A szabálykönyvben nincs olyan kép a tábláról, amelyen a példa ellenőrizhető volna.

ruling-r2-004 = (a) a Polisz kivételével.
    .title = „A Poliszon kívül”
    .question = Angol: bármely más játékban lévő zóna a Polisz kivételével. Magyar: a Polisz melletti, játszó zónák.
    .options = (a) a Polisz kivételével; (b) a Polisszal határos zónák.
    .reason = A Polisz állomásai maradjanak elérendő díjak; a „melletti” félrefordítás, az angol szó itt azt jelenti: „kivételével”.

ruling-r2-005 = (a) az angol.
    .title = Jutalom támadásért „vagy” győzelemért
    .question = A magyar szöveg annak ad jutalmat és foglalási jogot, aki semleges állomást támad vagy veszedelmet győz le; az angol támadást és győzelmet kér.
    .options = (a) az angol; (b) a magyar.
    .reason = A (b) a vesztes támadást is jutalmazná, a következő mondat ellenében.

ruling-r2-006 = (a) az angol.
    .title = A mozgósítás sorrendje
    .question = A magyar szövegből hiányzik, hogy „a kezdőjátékostól kezdve”.
    .options = (a) az angol; (b) szabad kezdés.
    .reason = A fázisok általános szabálya ugyanezt mondja.

ruling-r2-007 = (a) játékosonként és fordulónként egyszer.
    .title = Megújítás fordulónként vagy körönként
    .question = Angol: „egy forduló során egyszer”; magyar: „körben”.
    .options = (a) játékosonként és fordulónként egyszer; (b) fordulónként egyszer az összes játékosnak együtt.
    .reason = A hősnek fordulónként egy köre van, így az (a) mindkét szöveggel egyezik; a (b)-hez közös jelző kellene, amely nincs.

ruling-r2-008 = (a) a korlátig.
    .title = Hány kártyát kell eldobni a korlátnál
    .question = Magyar: egyet; angol: annyit, amennyi kell.
    .options = (a) a korlátig; (b) pontosan egyet.
    .reason = Az első szakaszba visszatérve vagy két kártyát adó hatás után egy kevés lehet.

ruling-r2-009 = (a) egy hős.
    .title = A magyar szöveg többes számú „hősei”
    .question = A játékos „a hőseivel” mozog, védekezik vagy támad.
    .options = (a) egy hős; (b) több.
    .reason = Pártonként egy hős van.

ruling-r2-010 = (a) dobópakli, a támadó választ.
    .title = Sereg legyőz egy hőst: eldobás vagy megsemmisítés, és ki választ
    .question = Magyar: megsemmisítheti egyik felszerelését; a választás szó szerint nincs a támadónak adva.
    .options = (a) dobópakli, a támadó választ; (b) kikerül a játékból.
    .reason = Az angol szöveg egyértelmű.

ruling-r2-011 = (a) nem kötelező.
    .title = Foglalás: lehet vagy kell
    .question = Magyar: az állomást rögtön hozzácsatolja, az árat ki kell fizetni; angol: megteheti.
    .options = (a) nem kötelező; (b) kötelező.
    .reason = Mindkét szöveg úgy folytatja: ha úgy dönt, hogy nem.

ruling-r2-012 = (a) csak semleges Polisz (és Hansa).
    .title = Átjárás hőshöz: semleges Polisz
    .question = A magyar szöveg hős elleni támadásnál elhagyja a „semleges” szót.
    .options = (a) csak semleges Polisz (és Hansa); (b) bármilyen Polisz.
    .reason = Az angol szöveg; ugyanaz a szabály, mint az állomásoknál.

ruling-r2-013 = (a) a nyomtatott otthoni állomások, mint az angolban.
    .title = Az otthoni állomás elnevezései
    .question = A magyar szöveg a nyomtatott otthoni állomásokat „otthonnak” hívja, de a harcról szóló részben helyenként „hazait” mond, így a sebesült hős bármelyik saját állomására menekülhetne.
    .options = (a) a nyomtatott otthoni állomások, mint az angolban; (b) bármelyik saját állomás.
    .reason = Az angol végig egyetlen szót használ.

ruling-r2-014 = (a) végig az angol.
    .title = A magyar szöveg egyéb botlásai
    .question = A felszerelés helyett „fejlesztés” paklija; Hansa- és Polisz-állomások helyett „városok”; zárt területre nem lehet belépni, „hogy” foglaljanak; az otthoni állomásokra kerülő korongok száma hiányzik; a teljesített küldetést nem lehet „megváltoztatni”; minden hős „végrehajtott” egy akciót; a Játékmenet cím az előkészületek utolsó lépései elé került; a veszedelem elleni bónusz mondatából hiányzik a típus.
    .options = (a) az angol; (b) a magyar.
    .reason = Az angol a forrás; egyik esetben sincs szükség a másik olvasatra.

ruling-r2-015 = (a) sajátokat írunk azon belül, ami ismert; minden ilyen szöveg sajátként van jelölve.
    .title = Kártyák, amelyek szövege nincs közölve
    .question = A pártok képességei és bónuszai, a hősök értékei és képességei, az összes törvény, küldetés, felszerelés és veszedelem szövege, valamint négy harckártya nincs a szabálykönyvben.
    .options = (a) sajátokat írunk azon belül, ami ismert; (b) kihagyjuk őket.
    .reason = A játéknak szüksége van rájuk; a darabszámok, mezők és példák körülhatárolják őket.

ruling-r2-016 = (a) nincs közük egymáshoz.
    .title = A „felderítés” két dolgot jelent
    .question = A sereg erőforrásszerzését úgy írják le, hogy a katonák felderítenek; a hősöknek van felderítés akciójuk.
    .options = (a) nincs közük egymáshoz; (b) a sereg is megnéz egy veszedelmet.
    .reason = A sereg akciója egy korongot ad, semmi mást.

ruling-r2-017 = (a) az 5. fázis.
    .title = Tíz pont: rögtön vagy a forduló végén
    .question = A bevezető úgy hangzik, mintha 10 ponttal bármelyik párt azonnal győzne; az 5. fázis a forduló végén ellenőriz, a Vörös vonalnak 9 kell.
    .options = (a) az 5. fázis; (b) azonnal.
    .reason = A részletes szabály az erősebb, és megnevezi a holtversenyt, amelyet a (b) kizárna.

ruling-r2-018 = (a) a forduló végén.
    .title = Polisz-győzelem: a pillanat
    .question = A tábla jelmagyarázata: foglald el mind a négyet, és győztél; később: a forduló végén is meg kell lenniük.
    .options = (a) a forduló végén; (b) rögtön.
    .reason = A foglalásról szóló rész kimondja.

ruling-r2-019 = (a) a mutatott jelek.
    .title = Polisz-termelés: bármelyik vagy a mutatott erőforrás
    .question = A jelmagyarázat szerint bármelyik, a gazda választása szerint; az események része a mutatott jelekre szűkíti.
    .options = (a) a mutatott jelek; (b) bármelyik.
    .reason = Az események része magyaráz és szűkít.

## R2-B

rulings-r2-b = Játékosok, előkészületek és zónák

ruling-r2-020 = (a) 2–6.
    .title = A játékosok száma
    .question = A szöveg csak annyit mond: „6 játékosnál kevesebben”.
    .options = (a) 2–6; (b) 3–6.
    .reason = Semmi sem zárja ki a 2-t; a nyilvános katalóguslapok is 2–6-ot írnak.

ruling-r2-021 = A kettő a Bauman Szövetség és a Banditák.
    .title = Két párt nincs megnevezve
    .question = Megnevezve: 1905 Szövetség, Negyedik Birodalom, Arbat Konföderáció, Vörös vonal. Kettő hiányzik.
    .options = (a) kitalálunk két saját pártot; (b) néggyel játszunk.
    .reason = A nyomtatott doboz nyilvános leírása; a Polisz nem lehet köztük, mert itt semleges zóna.

ruling-r2-022 = (a) a gyűrű: 1905 – Birodalom – Vörös vonal – Bauman Szövetség – Banditák – Arbat – 1905; a Polisz és a Hansa nem számít határnak. A Vörös vonal és a Banditák között (egy alagút, érintkező zóna nem ismert) nincs határ.
    .title = Mely zónák határosak
    .question = A példák szerint: az 1905 pontosan a Birodalommal és az Arbattal határos; a Birodalom az 1905-tel és a Vörös vonallal, talán az Arbattal is.
    .options = (a) gyűrű: 1905 – Birodalom – Vörös vonal – X – Y – Arbat – 1905; (b) sűrűbb hálózat.
    .reason = Illik mindkét példához és a zónák nyomtatott sorrendjéhez.

ruling-r2-023 = (a) legalább eggyel.
    .title = Határ bármelyik vagy minden kiválasztott zónával
    .question = Olyan párt, „amelyik zónája szomszédos a már kiválasztottakkal”.
    .options = (a) legalább eggyel; (b) mindegyikkel.
    .reason = A 2. példában a Vörös vonal csak a Birodalommal, az Arbat csak az 1905-tel határos.

ruling-r2-024 = (a) sorsolással; házi szabály is megnevezheti a helyet.
    .title = Hogyan választjuk a kezdőjátékost
    .question = A szöveg nyitva hagyja a módját.
    .options = (a) sorsolással; (b) az 1. hely kezd.
    .reason = Senkinek sem kedvez.

ruling-r2-025 = (a) a megkevert pakli tetejéről, annyi, amennyit a párt kártyája mond; a küldetésbónuszt titokban húzzák; a felszerelés félre van téve, amíg a hőst ki nem választják, aztán ő kapja.
    .title = Kezdőbónusz-kártyák
    .question = A kezdőbónusz lehet felszerelés- vagy küldetéskártya; hány, és húzva vagy választva, arról nincs szó.
    .options = (a) a megkevert pakli tetejéről, annyi, amennyit a párt kártyája mond; (b) választva.
    .reason = A bónusz megelőzi a hősválasztást és a piac megnyitását.

ruling-r2-026 = (b) hozzáadódik; a 2-höz +n.
    .title = Erősebb sereg mint bónusz
    .question = Erősebb sereg kezdőbónuszként: a 2-höz adódik, vagy a 2 helyébe lép?
    .options = (a) a pártkártya a végső erőt adja meg; (b) hozzáadódik.
    .reason = „Bónusz”.

ruling-r2-027 = (a) ülésrendben a kezdőjátékostól, miután minden pártot kiválasztottak.
    .title = A bónuszok sorrendje
    .question = Többen is húzhatnak bónuszként kártyát; a sorrend számít.
    .options = (a) ülésrendben a kezdőjátékostól, miután minden pártot kiválasztottak; (b) ki-ki a választásakor.
    .reason = A korongok és bónuszok az összes párt kiválasztása után szerepelnek.

ruling-r2-028 = (a) a fordított sorrendben.
    .title = A bábuk letételének sorrendje
    .question = A bábut hősválasztás után teszik le; rögtön, vagy amikor már mindenki választott?
    .options = (a) a fordított sorrendben; (b) a végén.
    .reason = Szó szerint így áll.

ruling-r2-029 = (b) minden Hansa-állomás ahhoz a zónához tartozik, amelybe rajzolták, és azzal együtt zárul. Az (a) olvasat a „{ house-second-open-ring.name }” nevű házi szabályként elérhető.
    .title = Hansa-állomások zárt zónák mellett
    .question = Csak a kiválasztott zónák és a Polisz „vesznek részt”, és a Hansa nem zóna; szó szerint a Hansa sosem venne részt.
    .options = (a) a Hansa-állomások egyik zónához sem tartoznak, és mindig nyitva vannak; (b) ahhoz a zónához tartoznak, amelyben fekszenek, és azzal zárulnak; (c) 6-nál kevesebb játékosnál mindig zárva.
    .reason = A tábla színes zónái magukban foglalják a gyűrűállomásokat; az egyik nyomtatáshoz olyan takarólapok is jártak, amelyek a használatlan zónát egészben letakarják; minden zónában marad legalább egy Hansa-állomás, így bármennyi játékosnál van kereskedés, és a nyitott térkép összefüggő.

ruling-r2-030 = (a) alagutak és átszállók.
    .title = Átszállók zárt zónába
    .question = A szöveg minden zárt részbe vezető alagutat lezár; az átszállókat nem említi.
    .options = (a) alagutak és átszállók; (b) csak alagutak.
    .reason = Belépni amúgy is tilos.

ruling-r2-031 = (a) mind a négy állomás nyitva.
    .title = A Polisz kevés játékosnál
    .question = A Polisz bármennyi játékosnál részt vesz; nyitva van-e mind a négy állomás, ha a környékük zárt?
    .options = (a) mind a négy állomás nyitva; (b) csak a kiválasztott zónák közelében lévők.
    .reason = Szó szerint így áll.

ruling-r2-032 = (a) mint a zónájuk többi állomása.
    .title = Zárt zónák elhagyott állomásai
    .question = Elhagyott állomás is eshet zárt zónába.
    .options = (a) mint a zónájuk többi állomása; (b) mindig nyitva.
    .reason = Azon a területen fekszenek.

ruling-r2-033 = (a) szabad korong nélkül nincs foglalás; ilyen eset nem fordul elő.
    .title = Tizenkét korong az állomásokra
    .question = A 14 korongból kettő a sávokon fekszik; lehet-e valakinek 12-nél több állomása?
    .options = (a) szabad korong nélkül nincs foglalás; (b) pótkorongok.
    .reason = Akinek egy forduló végén 10 állomása van, az győzött, így a forduló legfeljebb 9-cel kezdődik; egy sereg- és egy hősakció legfeljebb 11-ig visz.

ruling-r2-034 = (a) korlátlanul számoljuk.
    .title = Pontok 10 fölött
    .question = A sáv hossza ismeretlen.
    .options = (a) korlátlanul számoljuk; (b) 10 a felső határ.
    .reason = A forduló későbbi veszteségeit a valódi összegből kell levonni.

## R2-C

rulings-r2-c = Erőforrások és a talon

ruling-r2-035 = (a) kemény korlát: mindenki azt veszi el, ami van, a kezdőjátékostól sorban.
    .title = Elfogy a talon
    .question = Fajtánként 35 korong van; az üres talonról nincs szó.
    .options = (a) kemény korlát: mindenki azt veszi el, ami van, a kezdőjátékostól sorban; (b) korlátlan.
    .reason = A korongok megszámolt játékelemek, és az elfogyott kártyák is korlátot jelentenek.

ruling-r2-036 = (a) csak a talonban lévő fajták választhatók.
    .title = Erőforrásszerzés elfogyott fajtából
    .question = A sereg egy tetszőleges korongot szerez; a választott fajta elfogyhatott.
    .options = (a) csak a talonban lévő fajták választhatók; (b) adósság.
    .reason = A korongnak léteznie kell.

ruling-r2-037 = (a) legfeljebb annyi, amennyi van.
    .title = A talonnál nagyobb csere
    .question = A cseréhez annyi korong kell a másik fajtából, amennyit visszatesznek.
    .options = (a) legfeljebb annyi, amennyi van; (b) részleges.
    .reason = Mindkét irányban ugyanannyi.

ruling-r2-038 = (a) egy fajtát egy fajtára.
    .title = Több fajta egy cserében
    .question = „Egy fajtát” lehet „bármely másik fajtára” cserélni.
    .options = (a) egy fajtát egy fajtára; (b) vegyesen.
    .reason = Mindkét oldalon egyes szám.

ruling-r2-039 = (a) nyíltak.
    .title = Nyíltak-e az erőforrások?
    .question = Az erőforráskorongok a játékos előtt fekszenek; hogy eldughatók-e, arról nincs szó.
    .options = (a) nyíltak; (b) titkosak.
    .reason = Képpel felfelé fekvő korongok; a titkot a szöveg ott mondja ki, ahol arra gondol.

ruling-r2-040 = (a) nincs; beszélni szabad, de nem kötelez.
    .title = Alkuk a játékosok között
    .question = A játékosok közti kereskedésről vagy ajándékról nincs szó.
    .options = (a) nincs; (b) szabad.
    .reason = Az akciók fel vannak sorolva.

ruling-r2-041 = (a) nincs.
    .title = Egy játékos erőforrásainak korlátja
    .question = Nincs megadva, mennyi erőforrása lehet egy játékosnak.
    .options = (a) nincs; (b) 10.
    .reason = Itt nincs skála.

ruling-r2-042 = (a) a kezdő pozíció kivétel.
    .title = Dupla bevétel és „nem két egység”
    .question = Egy állomás nem adhat két egységet, a kezdő pozíció mégis dupláz.
    .options = (a) a kezdő pozíció kivétel; (b) másképp.
    .reason = A kiszámolt bevétel (2, 2, 2) igazolja.

ruling-r2-043 = (a) nincs duplázás; a sávon nincs ilyen hely.
    .title = Két egyforma erőforrásjel egy helyen
    .question = A szöveg nem zárja ki, hogy egy hely kétszer mutassa ugyanazt az erőforrást.
    .options = (a) nincs duplázás; a sávon nincs ilyen hely; (b) duplázás.
    .reason = Egyszerre nem termel két egységet.

ruling-r2-044 = (a) állomásonként.
    .title = Polisz-választás állomásonként
    .question = Két jelnél a gazda választja ki, mit termeljenek Polisz-állomásai; mindegyik külön, vagy mind ugyanazt?
    .options = (a) állomásonként; (b) egy választás az összesre.
    .reason = A szöveg arról beszél, hogy az egyes Polisz-állomások melyiket állítsák elő.

ruling-r2-045 = (a) a kezdőjátékostól kezdve.
    .title = A termelés sorrendje
    .question = Mindenki egyszerre termel; a sorrend csak szűkös talonnál számít.
    .options = (a) a kezdőjátékostól kezdve; (b) egyszerre.
    .reason = Általános sorrend.

## R2-D

rulings-r2-d = Fordulósáv, veszedelmek a sötétből és törvények

ruling-r2-046 = A nyomtatott sáv: kezdés, azután körbe-körbe a kilenc hely: gomba+disznó, lőszer+törvény, veszedelem, gomba+lőszer, disznó+törvény, veszedelem, lőszer+disznó, gomba+törvény, veszedelem.
    .title = A fordulósáv felépítése
    .question = A helyek és jeleik csak képen szerepelnek.
    .options = (a) megírt sáv: kezdés, aztán körforgás; (b) véletlen események.
    .reason = A nyomtatott tábla nyilvános leírása; a szöveg minden követelményének megfelel.

ruling-r2-047 = (a) erőforrás, veszedelem, törvény (a szöveg sorrendje).
    .title = Többféle jel egy helyen
    .question = Egy hely egyszerre mutathat erőforrást, veszedelmet és törvényt; a sorrend nincs megadva.
    .options = (a) erőforrás, veszedelem, törvény (a szöveg sorrendje); (b) a kezdőjátékos dönt.
    .reason = Egyértelmű; a leírás sorrendjét követi.

ruling-r2-048 = (a) csak erőforrás.
    .title = Veszedelem vagy törvény az 1. fordulóban
    .question = A kezdő pozíció megduplázza az erőforrásokat; hogy veszedelmet vagy törvényt is mutat-e, arról nincs szó.
    .options = (a) csak erőforrás; (b) több is.
    .reason = Csak a dupla bevétel van leírva.

ruling-r2-049 = (a) nyíltan, sorban.
    .title = Választás a veszedelem eseményénél
    .question = A játékosok „a kezdőjátékostól kezdve” választanak állomást és védőt; nyíltan vagy titokban?
    .options = (a) nyíltan, sorban; (b) titokban.
    .reason = Titokban a sorrendnek nem volna értelme.

ruling-r2-050 = (a) bármelyik.
    .title = Otthoni és Polisz-állomás választása
    .question = Mindenki maga választja ki, melyik állomását támadják; az otthoni és a Polisz-állomások nincsenek kizárva.
    .options = (a) bármelyik; (b) otthoni nem.
    .reason = Ebben a kiadásban az otthoni állomásokat semmi sem védi.

ruling-r2-051 = (a) csak az állomás.
    .title = Veszedelem elleni sikertelen védekezés
    .question = „A normál szabályok” érvényesek; a harcról szóló rész itt csak az állomás elvesztését sorolja.
    .options = (a) csak az állomás; (b) a sereg −1 vagy sebesülés is.
    .reason = Az utolsó kimenetel-bekezdés kifejezetten a védekezésről szól.

ruling-r2-052 = (a) a semlegessé vált állomáson marad.
    .title = Hős a veszedelem miatt elveszett állomáson
    .question = Hová kerül a hős, aki az elveszett állomást védte?
    .options = (a) a semlegessé vált állomáson marad; (b) haza.
    .reason = Nem sebesült, semmi sem mozdítja el.

ruling-r2-053 = (a) az egyik.
    .title = Hős és sereg együtt
    .question = A védelem sereggel vagy hőssel történik; összeadható-e az erejük?
    .options = (a) az egyik; (b) összeg.
    .reason = „Vagy”.

ruling-r2-054 = (a) az esemény elmarad.
    .title = Nem maradt veszedelemkártya
    .question = A pakli és a dobópakli is kiürülhet (a kártyák a felderítőknél vannak).
    .options = (a) az esemény elmarad; (b) 0-s erő.
    .reason = Nincs mit felfordítani.

ruling-r2-055 = (a) a harcok sorrendjében.
    .title = Jutalmak szűkös talonnal
    .question = Szűkös talonnál többen is megnyerhetik ugyanazt a jutalmat.
    .options = (a) a harcok sorrendjében; (b) elosztva.
    .reason = A harcok sorban zajlanak.

ruling-r2-056 = (a) a harc után mindig a dobópakliba, döntetlen után is.
    .title = Hová kerül a veszedelemkártya
    .question = A szöveg az „elhárított veszedelmeket” sorolja az eldobottak közé; a vesztes vagy döntetlen harcokat nem említi.
    .options = (a) a harc után mindig a dobópakliba; (b) a le nem győzött veszedelem felül marad; (c) a pakli alá.
    .reason = A felfordított kártyának nincs más helye; a (b) szerint a következő támadást mindenki előre ismerné.

ruling-r2-057 = (a) minden kártya megmondja, mikor működik a képessége: felfedéskor, győzelemkor vagy vereségkor.
    .title = A veszedelmek képességeinek időzítése
    .question = A veszedelemkártyáknak van képességük; sem a szövegük, sem az időzítésük nincs közölve.
    .options = (a) minden kártya megmondja, mikor működik a képessége: felfedéskor, győzelemkor vagy vereségkor; (b) szabad szöveg.
    .reason = Különben a játékosoknak találgatniuk kellene.

ruling-r2-058 = (a) elutasítva.
    .title = Szavazategyenlőség
    .question = A mellette és ellene leadott szavazatok egyenlők lehetnek.
    .options = (a) elutasítva; (b) a kezdőjátékos dönt.
    .reason = A szöveg kimondja.

ruling-r2-059 = (a) nyíltan, egymás után.
    .title = Nyílt szavazás, sorban
    .question = A szavazás a kezdőjátékossal kezdődik; nyíltan?
    .options = (a) nyíltan, egymás után; (b) egyszerre.
    .reason = A sorrend ki van mondva.

ruling-r2-060 = (a) amíg új, elfogadott törvény nem váltja fel.
    .title = Meddig tart egy törvény
    .question = A törvények „ideiglenesen” változtatják meg a szabályokat.
    .options = (a) amíg új, elfogadott törvény nem váltja fel; (b) egy forduló.
    .reason = A szöveg kimondja: elutasításkor a régi törvény hatályban marad.

ruling-r2-061 = (a) onnantól; a már megtermelt erőforrás megmarad.
    .title = A törvény hatása arra, ami a fordulóban már megtörtént
    .question = A törvény rögtön, az 1. fázisban lép életbe, amikor ugyanannak a helynek a termelése vagy veszedelme már lezajlott.
    .options = (a) onnantól; a már megtermelt erőforrás megmarad; (b) visszamenőleg.
    .reason = Az eseményeket sorban kell végrehajtani.

ruling-r2-062 = (a) nem fogyhat el: szavazás előtt legalább 6 lap van a pakliban.
    .title = Elfogy a törvénypakli
    .question = 7 kártya van, legfeljebb 1 hatályos: elfogyhat-e a pakli?
    .options = (a) nem fogyhat el; (b) kezelni kell.
    .reason = Az elutasított és leváltott törvények visszakerülnek.

## R2-E

rulings-r2-e = Mozgósítás és sereg

ruling-r2-063 = (a) bármely alacsonyabb kifizetett szint, de nem 5 alá.
    .title = Elbocsátás a szükségesnél tovább
    .question = A sereg akkorára csökken, amekkoráért játékosa tud és akar fizetni; meddig mehet le?
    .options = (a) bármely alacsonyabb kifizetett szint, de nem 5 alá; (b) 1-ig.
    .reason = 5 alatt nincs mit megtakarítani; így nincsenek értelmetlen választások.

ruling-r2-064 = (a) a végső erő ára.
    .title = Fizetés a csökkentett erőért
    .question = Az ár a megtartott erőé.
    .options = (a) a végső erő ára; (b) a korábbié.
    .reason = A 7-es erejű sereg és az 1 disznó példája.

ruling-r2-065 = (a) minden esetben 1.
    .title = Legkisebb erő
    .question = A vesztes csata sosem csökkenti a sereget 1 alá; más hatásokról nincs szó.
    .options = (a) minden esetben 1; (b) kártyák miatt 0.
    .reason = A sereg mindig létezik.

ruling-r2-066 = (a) a sávon sosem több 8-nál; az ideiglenes harci bónusz meghaladhatja.
    .title = Hatások 8 fölött
    .question = Kártya vagy törvény erőt adhat a 8-as seregnek.
    .options = (a) a sávon sosem több 8-nál; az ideiglenes harci bónusz meghaladhatja; (b) mindenre kemény korlát.
    .reason = A korlát a seregsáv erejéről szól.

ruling-r2-067 = (a) passzolni szabad.
    .title = Maradhat-e tétlen a sereg?
    .question = Minden játékos akciót választ a seregének; dönthet-e úgy, hogy semmit sem tesz?
    .options = (a) passzolni szabad; (b) kötelező.
    .reason = Nincs kényszer; ártalmatlan, mert az erőforrásszerzés szinte mindig jobb.

ruling-r2-068 = (a) tilos.
    .title = Saját állomás megtámadása
    .question = Nincs a célpontok listáján.
    .options = (a) tilos; (b) szabad.
    .reason = Semleges vagy más játékosé.

ruling-r2-069 = (a) minden alkalommal az aktuális erővel védekezik.
    .title = Egy sereg többször védekezik egy fordulóban
    .question = A sereg ereje egyetlen szám az összes állomásra.
    .options = (a) minden alkalommal az aktuális erővel védekezik; (b) egyszer.
    .reason = Mindig az aktuális erejével harcol.

ruling-r2-070 = (a) nem.
    .title = Csökken-e a legyőzött védő sereg?
    .question = Csak a támadók veszteségei vannak felsorolva.
    .options = (a) nem; (b) igen.
    .reason = A következmény az állomás elvesztése.

ruling-r2-071 = (a) két Hansa-állomást összekötő alagút.
    .title = Mi a Hansa-alagút
    .question = Az átjárás szabálya egy Hansa-alagutat enged, de nem határozza meg.
    .options = (a) két Hansa-állomást összekötő alagút; (b) bármelyik, amely Hansa-állomást érint.
    .reason = A Marksistskaya példája pontosan a gyűrűalagutat számolja.

ruling-r2-072 = (a) vegyíthető, összesen legfeljebb egy Hansa-alagúttal.
    .title = Polisz és Hansa egy útvonalon
    .question = A Poliszon és a Hansán is át lehet menni; egy útvonal használhatja-e mindkettőt?
    .options = (a) vegyíthető, összesen legfeljebb egy Hansa-alagúttal; (b) vagy-vagy.
    .reason = Mindkét állítás általános.

ruling-r2-073 = (a) korlátlan.
    .title = Hány semleges Polisz-állomáson lehet átmenni
    .question = Az útvonalon lévő semleges Polisz-állomások számát a szöveg nem korlátozza.
    .options = (a) korlátlan; (b) kettő.
    .reason = Korlát csak a Hansánál van.

ruling-r2-074 = (a) csak a Poliszra. A Hansa sosem lehet senkié, így nincs különbség.
    .title = A Hansára is vonatkozik-e a „semleges”?
    .question = „A semleges Polisz és Hansa” állomások.
    .options = (a) csak a Poliszra; (b) mindkettőre.
    .reason = A Hansát nem lehet elfoglalni.

ruling-r2-075 = (a) közönséges saját állomás, útvonal kiindulópontja.
    .title = Saját Polisz-állomás az úton
    .question = Az úton lévő Polisz-állomás magáé a támadóé is lehet.
    .options = (a) közönséges saját állomás, útvonal kiindulópontja; (b) elzárja az utat.
    .reason = Bármely saját állomás szomszédja.

ruling-r2-076 = (a) nem.
    .title = Átjárás elhagyott állomásokon
    .question = A hősök átmehetnek az elhagyott állomásokon; a seregekről nincs szó.
    .options = (a) nem; (b) igen.
    .reason = A sereget csak a Polisz és a Hansa engedi át.

ruling-r2-077 = (a) nem.
    .title = Ellenséges hős az úton
    .question = Ellenséges hős állhat azon az állomáson, amelyen a sereg átmegy; elállja-e az utat?
    .options = (a) nem; (b) igen.
    .reason = Nincs említve.

ruling-r2-078 = Csak nyitott Hansa-állomások mentén (lásd R2-029).
    .title = Útvonal a Hansán zárt zónák mellett
    .question = Kevesebb játékosnál a Hansa-állomások zárt zónák mellé eshetnek.
    .options = (a) szabad, célpont csak nyitott zónában; (b) elzárva.
    .reason = Az R2-029 következménye.

ruling-r2-079 = (a) megtámadható.
    .title = Hős egy harmadik játékos állomásán
    .question = A megtámadott hős egy harmadik játékos állomásán is állhat.
    .options = (a) megtámadható; (b) nem.
    .reason = Csak a Hansa és a hős saját állomásai védenek.

ruling-r2-080 = (a) megtámadhatják a szomszédos seregek és az ott álló hősök.
    .title = Hős elhagyott állomáson
    .question = Az állomást nem lehet megtámadni; a hőst?
    .options = (a) megtámadhatják a szomszédos seregek és az ott álló hősök; (b) biztonságban van.
    .reason = A biztonságos helyek listája két tételből áll.

ruling-r2-081 = (a) a támadó megnevez egyet.
    .title = Több ellenséges hős egy állomáson
    .question = Egy állomáson több ellenséges hős is állhat.
    .options = (a) a támadó megnevez egyet; (b) mindet.
    .reason = Egy akció, egy ellenfél.

## R2-F

rulings-r2-f = Hős: akciók, sebesülés

ruling-r2-082 = (a) egyik sem kötelező.
    .title = Hőskör akció nélkül
    .question = A hős mozoghat, „majd végrehajthat” egy akciót.
    .options = (a) egyik sem kötelező; (b) az akció kötelező.
    .reason = „-hat, -het”.

ruling-r2-083 = (a) a hős bármelyik állomást megszerezheti, amelyen áll; az ilyen állomás aztán a sereg hatókörét is növeli.
    .title = A hős messze támad a saját állomásoktól
    .question = Szomszédos saját állomás csak a seregnek kell.
    .options = (a) a hős bármelyik állomást megszerezheti, amelyen áll; (b) szomszédság kell.
    .reason = A helyén kívül nincs más feltétel.

ruling-r2-084 = (a) megállhat.
    .title = Mozgás vége elhagyott állomáson
    .question = A hősök „keresztülmehetnek” az elhagyott állomásokon; megállhatnak-e ott?
    .options = (a) megállhat; (b) csak átmehet.
    .reason = Különben a maradék sebességet is vizsgálni kellene; semmi sem tiltja.

ruling-r2-085 = (a) szabad az út.
    .title = Áthaladás ellenség mellett
    .question = Azokon az állomásokon, amelyeken a hős átmegy, idegen sereg vagy hős is lehet.
    .options = (a) szabad az út; (b) megáll.
    .reason = Csak a zárt zónák tiltottak.

ruling-r2-086 = (a) az alsó határ 0.
    .title = Sebesség 0 alatt
    .question = A felszerelés büntetései nulla alá vihetnék a sebességet.
    .options = (a) az alsó határ 0; (b) 1.
    .reason = Ott maradhat, ahol van.

ruling-r2-087 = (a) minden kártya megmondja, akció-e, vagy állandóan hat; csak az akció használja el a kör akcióját.
    .title = A hősök képessége: akció vagy állandó
    .question = A képesség használata akcióként szerepel; egyes képességek állandók lehetnek.
    .options = (a) minden kártya megmondja, akció-e, vagy állandóan hat; csak az akció használja el a kör akcióját; (b) mind akció.
    .reason = Az állandó bónusz nem lehet akció.

ruling-r2-088 = (a) pontosan a következő saját hősköre marad ki, bármelyik fázisba esik. Ha a seregfázisban sebesül meg: ennek a fordulónak a hősköre marad ki. Ha a hősfázisban, a saját köre előtt: az a kör. Ha a saját körében vagy utána: a következő fordulóé.
    .title = „A következő hős akciófázis” a hősfázisban legyőzött hősnél
    .question = A hős megsebesülhet a seregfázisban, a saját hőskörében, vagy más hőstől, ugyanannak a fázisnak a saját köre előtt vagy után.
    .options = (a) pontosan a következő saját hősköre marad ki, bármelyik fázisba esik; (b) mindig a következő forduló hősfázisa; (c) a folyó hátralévő része és a következő.
    .reason = Így egy vereség mindig egy körbe kerül, az ülésrendtől függetlenül; a (b) szerint a folyó fázisban rendesen cselekedne, pedig sebesülten otthon kell feküdnie.

ruling-r2-089 = (a) nem adódik össze.
    .title = Újabb sebesülés a pihenés előtt
    .question = A hős újra megsebesülhet, mielőtt pihent volna.
    .options = (a) nem adódik össze; (b) összeadódik.
    .reason = „A következő fázis” ugyanaz.

ruling-r2-090 = (a) igen, teljes erővel, az állomás védelmében és veszedelem eseményénél is.
    .title = Védekezhet-e a sebesült hős?
    .question = A sebesült hős olyan állomáson fekszik, amelyet megtámadhatnak.
    .options = (a) igen, teljes erővel, az állomás védelmében és veszedelem eseményénél is; (b) nem.
    .reason = Csak a hősfázisa vész el.

ruling-r2-091 = (a) a szokásos szabályok szerint: saját állomáson biztonságban van, de nincs, ha az otthoni állomás már nem az övé.
    .title = Megtámadható-e a sebesült hős?
    .question = A sebesült hős otthoni állomáson fekszik; megtámadhatják-e őt magát?
    .options = (a) a szokásos szabályok szerint: saját állomáson biztonságban van, de nincs, ha az otthoni állomás már nem az övé; (b) mindig biztonságban van.
    .reason = Külön védelem nincs.

ruling-r2-092 = (a) a három nyomtatott közül bármelyik, bárkié, a hős játékosa választ; amíg legalább egy a sajátja, a sajátjai közül kell.
    .title = Melyik otthoni állomás, és ki választ
    .question = „A pártjának valamelyik otthoni állomása”: az otthoni állomás elveszhet.
    .options = (a) a három nyomtatott közül bármelyik, bárkié, a hős játékosa választ; (b) csak a birtokoltak; (c) bármelyik saját állomás.
    .reason = Az „otthoni állomás” nyomtatott tulajdonság, így a három nyomtatottról van szó; amíg van saját otthon, értelmetlen ellenséghez menekülni, ha pedig egy sincs, csak a nyomtatott három jöhet szóba.

ruling-r2-093 = (a) érvényben maradnak; az akcióképesség a kihagyott körben nem használható.
    .title = A sebesült hős képességei
    .question = A sebesült hősnek lehetnek állandó képességei és felszerelése.
    .options = (a) érvényben maradnak; az akcióképesség a kihagyott körben nem használható; (b) kikapcsolnak.
    .reason = Csak a fázis vész el.

ruling-r2-094 = (a) igen.
    .title = Elfoglalhatók-e az otthoni állomások?
    .question = Az első kiadás védi az otthoni állomásokat; itt nincs szó erről.
    .options = (a) igen; (b) nem.
    .reason = Csak a Hansa- és az elhagyott állomások vannak kizárva; a három állomás szabálya is ezért létezik.

## R2-G

rulings-r2-g = Csaták és eredményeik

ruling-r2-095 = (a) az állomáscsata eredményei: a támadó győz – az állomás elvész, a védő hősnek nem esik baja; a támadó hőse veszít – megsebesül, és a védő eldobja egy kártyáját.
    .title = Hős védte állomás
    .question = „Ez nincs befolyással a csata eredményére”, a hősök csatájának mégis saját eredményei vannak (sebesülés, elvett kártya).
    .options = (a) az állomáscsata eredményei: a támadó győz – az állomás elvész, a védő hősnek nem esik baja; a támadó hőse veszít – megsebesül, és a védő eldobja egy kártyáját; (b) ezenfelül a hős–hős csata eredményei.
    .reason = A mondat épp ezt hivatott eldönteni.

ruling-r2-096 = (a) ott marad.
    .title = A védő hős az állomás elvesztése után
    .question = Az állomás elvesztése után a védő hős idegen vagy semleges állomáson áll.
    .options = (a) ott marad; (b) hazamegy.
    .reason = Nem sebesült.

ruling-r2-097 = (a) hős ellen is.
    .title = Védekezés hőssel támadó hős ellen
    .question = Az egyik mondat csak a „sereged elleni” védekezést említi.
    .options = (a) hős ellen is; (b) csak sereg ellen.
    .reason = A hősakciókról szóló rész kifejezetten megadja a választást.

ruling-r2-098 = (a) nincs sebesülés, nincs seregveszteség, nincs foglalás.
    .title = Döntetlen állomás támadásakor
    .question = Az állomás elleni támadás döntetlenül is végződhet.
    .options = (a) nincs sebesülés, nincs seregveszteség, nincs foglalás; (b) a támadó veszít.
    .reason = A szöveg kimondja.

ruling-r2-099 = (a) az első kettőnél nem kötelező, a harmadiknál igen.
    .title = Felszerelés elvétele és eldobása
    .question = „Elvehet”, „eldobhat” – de a sikertelen hőstámadás után „az ellenfél eldobja”.
    .options = (a) az első kettőnél nem kötelező, a harmadiknál igen; (b) egyik sem kötelező.
    .reason = Szó szerint így áll; a különbség ártalmatlan.

ruling-r2-100 = (a) elveszi, aztán rögtön a korlátig eldob.
    .title = Elvett kártya a korlát fölött
    .question = A kártyát elvevő győztes már elérhette a korlátját.
    .options = (a) elveszi, aztán rögtön a korlátig eldob; (b) nem veheti el.
    .reason = A szöveg kimondja a bármilyen módon szerzett kártyákról.

ruling-r2-101 = (a) semmi.
    .title = Felszerelés nélküli vesztes
    .question = A legyőzött hősnek lehet, hogy nincs felszerelése.
    .options = (a) semmi; (b) erőforrás.
    .reason = Nincs, ami helyettesítse.

ruling-r2-102 = (a) előbb a jutalom, és felhasználható az árra.
    .title = Jutalom a foglalás kifizetése előtt
    .question = A győzelmet jutalom és foglalás is követi; fizethető-e a jutalomból az ár?
    .options = (a) előbb a jutalom, és felhasználható az árra; (b) előbb az ár.
    .reason = A mondat sorrendje; a fizetés utána következik.

ruling-r2-103 = (a) lemondásnak számít: a semleges semleges marad, az ellenséges semleges lesz; eszköz nélkül is szabad támadni.
    .title = A győztes nem tud fizetni
    .question = A győztesnek lehet, hogy nincs elég erőforrása a foglaláshoz.
    .options = (a) lemondásnak számít: a semleges semleges marad, az ellenséges semleges lesz; (b) foglalás hitelre; (c) a támadás tilos.
    .reason = A lemondásra van szabály; a jutalom akár a fedezetet is megadhatja.

ruling-r2-104 = (a) nem.
    .title = Halasztott foglalás
    .question = Lehet-e később fizetni egy korábban elnyert állomásért?
    .options = (a) nem; (b) igen.
    .reason = „Azonnal”.

ruling-r2-105 = (a) nincs; a típusbónuszok nem számítanak, harckártya sincs.
    .title = Jutalom a semleges Poliszért
    .question = A semleges Polisz ellen kártya nélkül folyik a harc, így nincs nyomtatott jutalom.
    .options = (a) nincs; (b) rögzített.
    .reason = A jutalmak a veszedelemkártyákon állnak.

ruling-r2-106 = (a) a szokásos árak.
    .title = A Polisz-állomások ára
    .question = A Polisz-állomásoknak nincs külön áruk.
    .options = (a) a szokásos árak; (b) ingyen.
    .reason = Nincs kivétel.

ruling-r2-107 = (a) a gazda serege vagy hőse.
    .title = Birtokolt Polisz-állomás védelme
    .question = A birtokolt Polisz-állomás 7-tel védekezik, vagy a gazdája védi?
    .options = (a) a gazda serege vagy hőse; (b) 7.
    .reason = A 7 a semlegeseké.

ruling-r2-108 = (a) mint veszedelem ellen.
    .title = Vereség a semleges Poliszban
    .question = A vereség következményei veszedelmekre vannak leírva; a semleges Poliszban nincs veszedelem.
    .options = (a) mint veszedelem ellen; (b) nincs.
    .reason = Semleges állomás.

ruling-r2-109 = (a) nincs.
    .title = Jutalom játékos állomásáért
    .question = Játékos állomásának megszerzéséért nincs jutalom felsorolva.
    .options = (a) nincs; (b) van.
    .reason = Nincs veszedelemkártya.

ruling-r2-110 = (a) szabad támadni.
    .title = Ellenséges hős a támadó saját állomásán
    .question = Ellenséges hős állhat a támadó állomásán.
    .options = (a) szabad támadni; (b) nem.
    .reason = Csak a Hansa és a védő saját állomásai védenek.

ruling-r2-111 = (a) számít.
    .title = Hős veszedelem ellen: felszerelés
    .question = A hős és a veszedelem harcát leíró pont nem említi a felszerelést.
    .options = (a) számít; (b) nem.
    .reason = Az összefoglaló szerint a hősnek mindig minden felszerelése számít.

ruling-r2-165 = (a) a sajátosság a döntetlent a maga oldalának győzelmévé teszi; ha mindkét oldalnak van ilyen, döntetlen marad. Veszedelem vagy semleges Polisz ellen ugyanígy.
    .title = Ki nyeri a döntetlen csatát egy párt sajátossága miatt
    .question = Az angol szöveg csak a puszta döntetlent ismeri, a nyomtatott doboz két pártja azonban eldönti a döntetlent: a Bauman Szövetség hőse megnyeri a döntetlent, a Banditák serege védekezéskor nyeri meg.
    .options = (a) a sajátosság a döntetlent a maga oldalának győzelmévé teszi; ha mindkét oldalnak van ilyen, döntetlen marad; (b) a sajátosságok nem számítanak.
    .reason = A nyomtatott pártsajátosságok nyilvános leírása.

## R2-H

rulings-r2-h = Harckártyák

ruling-r2-112 = A Leshely, az Ellencsapás és a Kitérés mind védekező kártya; a harmadik típus neve semleges.
    .title = A Leshely és a Kitérés típusa
    .question = Az Ellencsapás a szöveg szerint védekező kártya. A Leshely támadás ellen +3-at, védekezés ellen +1-et ad. A Kitérés védekezés ellen 0-t ad.
    .options = (a) a Leshely védekező, a Kitérés semleges; (b) másképp.
    .reason = A nyomtatott kártyák nyilvános leírása; a védekező kártya ismérve, hogy támadás ellen többet ad, mint védekezés ellen.

ruling-r2-113 = A hiányzó kártyákat megírjuk azon belül, ami ismert: 3 támadó kártya, a 3 védekező tükörképe, és 1 semleges; legalább egy támadó kártya +2-t ad védekezés ellen.
    .title = Meg nem adott módosítók
    .question = A 7 harckártyából csak hármat neveznek meg, és a módosítóik közül sem mindet.
    .options = (a) négyet megírunk azon belül, ami ismert; (b) kevesebb kártya.
    .reason = Hét kell; a példához szükség van egy támadó kártyára, amely +2-t ad a Leshely ellen; az ismertekhez a tükörkép a legegyszerűbb illő készlet.

ruling-r2-114 = (a) rejtve maradnak.
    .title = Megmutatják-e a ki nem játszott harckártyákat?
    .question = Mindkét kézben két kártya marad, a hetedik félre van téve.
    .options = (a) rejtve maradnak; (b) megmutatják.
    .reason = Csak a választottakat fedik fel.

ruling-r2-115 = (a) előbb a támadónak.
    .title = Kié az első lap
    .question = A lapokat „magának és az ellenfelének” osztja; ki kapja az elsőt?
    .options = (a) előbb a támadónak; (b) előbb a védőnek.
    .reason = Az említés sorrendje; az esélyeken nem változtat.

ruling-r2-116 = (a) az osztás előtt.
    .title = Mikor választ a védő sereg és hős között
    .question = A védő, akinek hőse ott van, hőst vagy sereget választ; a harckártyák előtt vagy után?
    .options = (a) az osztás előtt; (b) utána.
    .reason = A védő választása a támadás bejelentéséhez tartozik.

ruling-r2-117 = (a) csak kártyaszöveg szerint.
    .title = Más játékosok a csatában
    .question = Befolyásolhatnak-e más játékosok egy csatát, például küldetések képességével?
    .options = (a) csak kártyaszöveg szerint; (b) szabadon.
    .reason = Két fél van.

## R2-I

rulings-r2-i = Állomások: legalább három

ruling-r2-118 = (a) igen.
    .title = Visszavehető-e az épp elvesztett állomás?
    .question = A veszedelem elleni vereség után az állomás semleges, és a saját zónában van.
    .options = (a) igen; (b) másik.
    .reason = „Bármelyik semleges állomás” a zónában; a szabály a leggyengébbet védi.

ruling-r2-119 = (a) előbb a támadó dönt a foglalásról, aztán választ pótlást a vesztes.
    .title = Előbb a támadó foglalása vagy a védő pótlása
    .question = A 3 állomásos játékos elveszít egyet, amelynek elfoglalásáról a támadó még dönthet.
    .options = (a) előbb a támadó dönt a foglalásról, aztán választ pótlást a vesztes; (b) fordítva.
    .reason = Az állomás sorsa a csatából következik; csak utána világos, hogy semleges-e.

ruling-r2-120 = (b) kevesebbel marad, későbbi kárpótlás nélkül; a szabály csak a következő veszteségénél érvényes újra.
    .title = Nincs megfelelő állomás
    .question = Egyik nyitott pártzónában sincs semleges állomás.
    .options = (a) a játékos kevesebbel marad; mihelyt semleges állomás adódik, azt megkapja; (b) kevesebbel marad, későbbi kárpótlás nélkül; (c) Polisz.
    .reason = Az „azonnal” az eseménnyel véget ér; a Poliszt a szöveg kizárja.

ruling-r2-121 = (a) szabad.
    .title = Elveszett otthoni állomás mint pótlás
    .question = Az elveszett otthoni állomás semleges lehet.
    .options = (a) szabad; (b) nem.
    .reason = A zóna állomásai.

ruling-r2-122 = (a) pótlás 3-ig.
    .title = Két állomás elvesztése egyszerre
    .question = Egy kártya egyszerre két állomást is elvehet.
    .options = (a) pótlás 3-ig; (b) egy.
    .reason = „Nem lehet 3-nál kevesebb”.

ruling-r2-123 = (a) nem lehet.
    .title = Hansa- és elhagyott állomás mint pótlás
    .question = A Hansa- és az elhagyott állomásoknak sincs gazdájuk.
    .options = (a) nem lehet; (b) lehet.
    .reason = Nem lehet elfoglalni őket.

ruling-r2-124 = (a) szigorúan.
    .title = Választás a saját és a többi zóna között
    .question = A többi csak akkor, ha a saját zónában nincs.
    .options = (a) szigorúan; (b) szabadon.
    .reason = A szöveg kimondja.

ruling-r2-125 = (a) elfoglalható, nyitott, gazdátlan. A Hansa- és az elhagyott állomás nem semleges.
    .title = Mi a semleges állomás
    .question = A „semleges” szó végig meghatározás nélkül szerepel.
    .options = (a) elfoglalható, nyitott, gazdátlan; (b) bármelyik gazdátlan.
    .reason = A támadás szabályai külön említik őket.

## R2-J

rulings-r2-j = Győzelem és szakaszok

ruling-r2-126 = (a) mindenki egyenlő, aki elérte a célját, a hely dönt.
    .title = Döntés a győztesek között
    .question = Ha többeknek van elég pontja, az „egyenlők” közül a kezdőjátékoshoz legközelebbi győz; számít-e a nagyobb összeg?
    .options = (a) mindenki egyenlő, aki elérte a célját, a hely dönt; (b) előbb a legtöbb pont.
    .reason = A megnevezett feltétel: „összegyűjtötte a szükséges pontokat”.

ruling-r2-127 = (a) ugyanaz a döntés mindenkire, aki teljesít egy feltételt.
    .title = Polisz-győzelem és pontgyőzelem együtt
    .question = A holtverseny szabálya csak pontokról szól; az egyik játékosé lehet a Polisz, a másiké a pontok.
    .options = (a) ugyanaz a döntés mindenkire, aki teljesít egy feltételt; (b) előbb a Polisz; (c) előbb a pontok.
    .reason = A feltételek egyenrangúként szerepelnek.

ruling-r2-128 = (a) a hely dönt.
    .title = Vörös vonal 9 és más 10
    .question = A Vörös vonal 9 és egy másik párt 10 ponttal egyszerre felel meg a feltételnek.
    .options = (a) a hely dönt; (b) a 10 veri a 9-et.
    .reason = Mindkettőnek megvan a szükséges száma.

ruling-r2-129 = (a) a befejezett fordulóé.
    .title = Melyik kezdőjátékos számít
    .question = A döntés az „aktuális kezdőjátékoshoz” igazodik, a jelző pedig ugyanabban a fázisban lép tovább.
    .options = (a) a befejezett fordulóé; (b) a következőé.
    .reason = Az ellenőrzés megelőzi a jelző átadását.

ruling-r2-130 = (a) az 5. fázis utolsó lépéseként.
    .title = Mikor kezdődik a második szakasz
    .question = „A forduló végén”; az ellenőrzés a két jelző mozgása után szerepel.
    .options = (a) az 5. fázis utolsó lépéseként; (b) a jelzők mozgása előtt.
    .reason = A szöveg sorrendje.

ruling-r2-131 = (a) az új kezdőjátékos.
    .title = Ki húz elsőként a második szakasz kezdetén
    .question = „A kezdőjátékossal kezdve”, a jelző továbblépése után.
    .options = (a) az új kezdőjátékos; (b) a régi.
    .reason = A lépések sorrendjéből következik.

ruling-r2-132 = (a) azonnal, miután a folyó csata vagy hatás teljesen lezárult (a pótállomással és a küldetésekkel együtt); az összes játékost érő veszedelem egyetlen hatás.
    .title = Mikor tér vissza az első szakasz
    .question = A második szakasz csak forduló végén kezdődik; a visszatérés „a játék valamelyik pontján” történik.
    .options = (a) azonnal, miután a folyó csata vagy hatás teljesen lezárult (a pótállomással és a küldetésekkel együtt); (b) a forduló végén.
    .reason = A megfogalmazás szándékosan eltér; a teljes lezárás kivárása megelőzi az ide-oda váltást egy eseményen belül.

ruling-r2-133 = (a) igen, minden alkalommal.
    .title = A második szakasz másodszor is elkezdődik
    .question = Az első szakaszba való visszatérés után a második újra elkezdődhet.
    .options = (a) igen, minden alkalommal; (b) csak egyszer.
    .reason = „Amikor a második szakasz kezdődik”.

ruling-r2-134 = (a) a távozó szakasz mind a 18 kártyája, az eldobottakkal együtt, a dobozba kerül; az érkező 18-at újra megkeverik.
    .title = A veszedelempaklik állapota váltáskor
    .question = Szakaszváltáskor az eldobott lapok és a sorrend sorsa nincs leírva.
    .options = (a) a távozó szakasz mind a 18 kártyája, az eldobottakkal együtt, a dobozba kerül; az érkező 18-at újra megkeverik; (b) a pakli és a dobópakli marad, ahogy volt.
    .reason = A dobozból elővett paklinak nincs megőrzött sorrendje.

ruling-r2-135 = (a) azonnal visszakerül a maga szakaszának lapjai közé.
    .title = Felderített kártya szakaszváltáskor
    .question = Egy játékosnál ott lehet a véget érő szakasz egyik felderített kártyája.
    .options = (a) azonnal visszakerül a maga szakaszának lapjai közé; (b) még felhasználható.
    .reason = Onnantól minden veszedelem az új pakliból jön.

ruling-r2-136 = (a) az eldobottakat megkeverjük, különben azt húzzuk, ami van (1: megtartja; 0: semmi).
    .title = Kevés felszerelés a szakaszhúzáshoz
    .question = 18 kártya: 6 hős × 2 + 4 a piacon = 16, kettő marad.
    .options = (a) az eldobottakat megkeverjük, különben azt húzzuk, ami van (1: megtartja; 0: semmi); (b) kiürítjük a piacot.
    .reason = Általános pakliszabály. 6 játékosnál valóban előfordul.

ruling-r2-137 = (a) 3.
    .title = Korlát a szakaszhúzáskor
    .question = A húzás a váltás pillanatában van: a korlát 2 vagy 3?
    .options = (a) 3; (b) 2.
    .reason = A második szakasz elkezdődött.

ruling-r2-138 = (a) titkos, a megtartott aztán nyílt; az eldobott is nyílt.
    .title = Titkos-e a két húzott kártya?
    .question = Arról nincs szó, megmutatják-e a két húzott felszereléskártyát.
    .options = (a) titkos, a megtartott aztán nyílt; az eldobott is nyílt; (b) nyílt.
    .reason = Mint más kettős húzásnál; a használatban lévő felszerelés nyílt.

ruling-r2-139 = (a) a kezdőjátékostól kezdve, a gazda választ.
    .title = Az eldobás sorrendje visszatéréskor
    .question = Visszatéréskor minden játékos eldobja a fölös kártyákat; a sorrend nincs megadva.
    .options = (a) a kezdőjátékostól kezdve, a gazda választ; (b) egyszerre.
    .reason = Általános sorrend.

## R2-K

rulings-r2-k = Piac, felszerelés és küldetések

ruling-r2-140 = (a) igen.
    .title = Megújítás vásárlás nélkül
    .question = A játékos megújíthatja a piacot, és nem vesz semmit; elhasználta-e a hős az akcióját?
    .options = (a) igen; (b) nem.
    .reason = A megújítás a vásárlás része; utána a következő játékoson a sor.

ruling-r2-141 = (a) a megújításhoz 1 lőszer elég.
    .title = Megújítás vásárlóerő nélkül
    .question = A vásárláshoz elég erőforrás kell; megújíthat-e az, akinek csak 1 lőszere van?
    .options = (a) a megújításhoz 1 lőszer elég; (b) vásárolni is tudnia kell.
    .reason = Nem muszáj vásárolni.

ruling-r2-142 = (a) csak a végén.
    .title = Feltöltés vásárlások között
    .question = Egy akcióban több kártya is megvehető.
    .options = (a) csak a végén; (b) rögtön.
    .reason = A szöveg kimondja.

ruling-r2-143 = (a) kevesebb kártya a kínálatban.
    .title = Négynél kevesebb a piacon
    .question = A felszerelés paklija és dobópaklija is kiürülhet.
    .options = (a) kevesebb kártya a kínálatban; (b) a hősöktől kell elvenni.
    .reason = Nincs honnan venni. 6 hős × 3 = 18 esetén a piac akár üres is lehet.

ruling-r2-144 = (a) előbb eldobják őket, így a keverés visszahozhatja őket.
    .title = Megújítás négynél kevesebb lappal a pakliban
    .question = Megújításkor a pakliban négynél kevesebb kártya is lehet.
    .options = (a) előbb eldobják őket, így a keverés visszahozhatja őket; (b) kizárva.
    .reason = A szöveg sorrendje: eldobás, aztán felfordítás.

ruling-r2-145 = (a) a kártyák közül bármelyik.
    .title = Lehet-e az új kártya az eldobott?
    .question = A korlát fölött egy kártyának mennie kell; lehet-e az az új?
    .options = (a) a kártyák közül bármelyik; (b) csak régi.
    .reason = „Az egyik felszereléskártyáját”.

ruling-r2-146 = (a) mindegyik után; az eredmény a dobópakli lapjaitól eltekintve ugyanaz.
    .title = A korlát ellenőrzése minden vásárlás után
    .question = Egy akcióban akár négy kártya is megvehető; mikor kell a korlátot ellenőrizni?
    .options = (a) mindegyik után; (b) a végén.
    .reason = „Azonnal”.

ruling-r2-147 = (a) nem.
    .title = Felszerelés önkéntes eldobása
    .question = Az önkéntes eldobásról nincs szó.
    .options = (a) nem; (b) igen.
    .reason = Nem akció.

ruling-r2-148 = (a) a korlát a Hansa-akcióra szól; a kártyákra és a kezdőbónuszra nem.
    .title = Küldetések fordulónként más forrásból
    .question = Fordulónként csak egy küldetéskártya szerezhető; köti-e ez a többi forrást?
    .options = (a) a korlát a Hansa-akcióra szól; a kártyákra és a kezdőbónuszra nem; (b) mindenre.
    .reason = A mondat annál az akciónál áll.

ruling-r2-149 = (a) egy: megtartja; egy sem: az akció nem hajtható végre.
    .title = Egy vagy semennyi küldetés maradt
    .question = A küldetések paklijában és dobópaklijában csak egy kártya vagy egy sem lehet.
    .options = (a) egy: megtartja; egy sem: az akció nem hajtható végre; (b) kettő alatt nem lehet.
    .reason = Pakliszabály.

ruling-r2-150 = (a) képpel lefelé, nem nyilvános.
    .title = Elvetett küldetés: nyílt vagy rejtett
    .question = Az elvetett küldetés a dobópakliba kerül, képpel felfelé vagy lefelé.
    .options = (a) képpel lefelé, nem nyilvános; (b) képpel felfelé.
    .reason = A húzás „anélkül, hogy a többi játékos látná” történik.

ruling-r2-151 = (a) rögtön, bármelyik fázisban, kötelezően.
    .title = Mikor teljesül egy küldetés
    .question = „Amint végrehajtotta a célt”.
    .options = (a) rögtön, bármelyik fázisban, kötelezően; (b) önként.
    .reason = Szó szerint így áll; nem lehet pontot rejtegetni a szakasz és a győzelem ellenőrzése előtt.

ruling-r2-152 = (a) előbb a soron lévő játékos, aztán az óramutató járása szerint.
    .title = Egy eseménnyel többen teljesítenek küldetést
    .question = A sorrend keveset számít, kivéve a rögtön használt képességeknél.
    .options = (a) előbb a soron lévő játékos, aztán az óramutató járása szerint; (b) együtt.
    .reason = Általános sorrend.

ruling-r2-153 = (a) az állapotcélok rögtön számítanak, az eseménycélokhoz új esemény kell.
    .title = A cél a húzáskor már teljesült
    .question = A kártya megszerzésekor a cél már teljesülhetett.
    .options = (a) az állapotcélok rögtön számítanak, az eseménycélokhoz új esemény kell; (b) egyik sem.
    .reason = Eseményt „végrehajtani” kell; ami fennáll, az végre van hajtva.

ruling-r2-154 = (a) ablakok: minden saját döntés előtt, bármiféle legyen is (visszavonulás, pótlás, eldobás, piac, termelési és veszedelemesemény is), és abban a csatában, amelyben részt vesz, a harckártyák kiosztása előtt; veszedelemkártya felfedése előtt; szavazás előtt; ha többen is használnák, a soron lévő játékostól az óramutató járása szerint. A harckártyák kiosztása és felfedése között nincs ablak.
    .title = „Bármikor”: ablakok
    .question = A képességek „bármikor” használhatók, más játékosok körében és csatában is.
    .options = (a) ablakok: minden saját döntés előtt, és abban a csatában, amelyben részt vesz, a harckártyák kiosztása előtt; veszedelemkártya felfedése előtt; szavazás előtt; (b) valóban bármikor.
    .reason = Véges számú ablak minden hasznos pillanatot lefed.

ruling-r2-155 = (a) igen, 1 lőszerért.
    .title = Képesség rögtön a teljesítés után
    .question = Használható-e a képesség 1 lőszerért még a teljesítés fordulójában?
    .options = (a) igen, 1 lőszerért; (b) a következő fordulóban.
    .reason = Felfordított kártya, fordulónként egyszer.

ruling-r2-156 = (a) képességként a kézben marad; a célokat vetjük össze, nem a kártyák nevét.
    .title = Ugyanaz a cél kétszer a kézben
    .question = A második nem teljesíthető.
    .options = (a) képességként a kézben marad; (b) el kell dobni.
    .reason = A szöveg kimondja.

ruling-r2-157 = (a) sosem kerülnek vissza a pakliba.
    .title = Hová kerülnek a teljesített küldetések
    .question = A teljesített küldetések gazdájuk előtt maradnak.
    .options = (a) sosem kerülnek vissza a pakliba; (b) használat után.
    .reason = Képpel felfelé fekszenek gazdájuk előtt.

ruling-r2-166 = (a) a játékos választja meg, melyik teljesül; a többi többé nem teljesíthető.
    .title = Egy cél két küldetése egyszerre teljesül
    .question = A küldetést megfordítják, amikor a célja teljesül, de ugyanazzal a céllal senki sem teljesít második küldetést.
    .options = (a) a játékos választja meg, melyik teljesül; (b) a kártyák sorrendjében az első.
    .reason = Mindkét cél egyszerre teljesül, a megmaradó képesség viszont más.

## R2-L

rulings-r2-l = Felderítés

ruling-r2-158 = (a) semleges közönséges és semleges Polisz-állomás.
    .title = Felderítés Polisz-, Hansa- vagy elhagyott állomáson
    .question = A felderítéshez semleges állomás kell; nem világos, a Polisz-, Hansa- és elhagyott állomások is ide tartoznak-e.
    .options = (a) semleges közönséges és semleges Polisz-állomás; (b) csak közönséges; (c) minden gazdátlan.
    .reason = A semleges meghatározásából következik.

ruling-r2-159 = (a) nem használható.
    .title = A kártya felhasználása a Polisz támadásakor
    .question = Ott nem fordítanak fel veszedelmet.
    .options = (a) nem használható; (b) használható.
    .reason = A Poliszhoz nem húznak kártyát.

ruling-r2-160 = (a) nem.
    .title = Felderített kártya és a veszedelem eseménye
    .question = Az esemény előtt a pakli tetejére tehető-e?
    .options = (a) nem; (b) igen.
    .reason = Csak a saját támadás előtt.

ruling-r2-161 = (a) lehet; mindegyiknek saját lejárata van; a játékos választja ki, melyiket használja.
    .title = Több felderített kártya
    .question = A játékos az n. fordulóban és az n+1. fordulóban is felderíthet.
    .options = (a) lehet; mindegyiknek saját lejárata van; a játékos választja ki, melyiket használja; (b) legfeljebb egy.
    .reason = Semmi sem tiltja; ha a hős újra felderít, az elsőt csak a sereg használhatja.

ruling-r2-162 = (a) azonnal támadnia kell; a felhelyezés a támadás bejelentésének része.
    .title = Felhelyezett kártya, aztán nincs támadás
    .question = A támadás nélkül felhelyezett kártya a következő játékost terhelné.
    .options = (a) azonnal támadnia kell; (b) szabad.
    .reason = „A támadás előtt”.

ruling-r2-163 = (a) az eldobottakat megkeverjük; ha nincs, nem lehet felderíteni.
    .title = Üres veszedelempakli
    .question = Felderítéskor a veszedelempakli üres lehet.
    .options = (a) az eldobottakat megkeverjük; ha nincs, nem lehet felderíteni; (b) semmi.
    .reason = Pakliszabály.

ruling-r2-164 = (a) a győzelem ellenőrzése utáni első lépésben, a kezdőjátékostól kezdve.
    .title = Mikor kerülnek vissza a fel nem használt kártyák
    .question = A fel nem használt kártyák a következő forduló végén a pakli alá kerülnek; hogy az 5. fázis melyik lépésében, nincs megadva.
    .options = (a) a győzelem ellenőrzése utáni első lépésben, a kezdőjátékostól kezdve; (b) a szakasz ellenőrzése után.
    .reason = A saját paklijukban kell lenniük, mielőtt a paklikat kicserélik.
