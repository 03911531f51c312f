### Mit tesznek a lapok, az adataikból szavakba öntve: azokhoz, amelyeknek senki nem írt szöveget.

## Ami addig él, amíg a lap érvényben van

effect-static =
    .hero-strength = a hős ereje { $add-signed }{ $versus-said }{ $role-said }
    .hero-speed = a hős sebessége { $add-signed }
    .hero-transfer_cost = { $value ->
        [0] az átszállók nem kerülnek a hősödnek sebességbe
       *[other] az átszállók { $value } sebességbe kerülnek a hősödnek
    }
    .hero-rest = a sebesült hősöd { $value ->
        [0] nem marad ki egy körből sem
       *[other] { $value } körből marad ki
    }
    .hero-wound = a támadást elvesztő hős { $value ->
        [0] nem sebesül meg
       *[other] megsebesül
    }
    .hero-trades_at = a hősöd { $value ->
        [own] a saját állomásaidon is
       *[any] bármelyik állomáson
    } kereskedhet
    .army-strength = a sereg ereje harcban { $add-signed }{ $role-said }{ $place-said }
    .army-upkeep = a fenntartás ára disznóban { $add-signed }{ $least-said }
    .army-loss = vesztes támadásban a sereged { $value ->
        [0] nem veszít erőt
       *[other] { $value } erőt veszít
    }
    .army-obtain = ha a sereged erőforrást szerez, a korongok száma { $add-signed }
    .army-hansa_tunnels = a sereged egy támadásban akárhány Hansa-alagutat használhat
    .army-attack_from_hero = a sereged arról a semleges állomásról is támadhat, ahol a hősöd áll
    .capture-cost = a foglalás ára{ $of-said }{ $place-said }: { $change }
    .attack-cost = a támadás ára{ $against-said }: { $change }
    .draw-wins = döntetlennél { $fighter ->
        [army] a sereged
       *[hero] a hősöd
    } győz{ $role-said }
    .threat-strength = ereje { $value }{ $fighter-said }{ $station-said }{ $stations_least-said }{ $stations_most-said }
    .votes = a szavazataid száma { $add-signed }
    .ignore_equipment = a hős felszerelése ebben a harcban nem számít
    .equipment_limit = a hősöd által hordható felszerelések száma { $add-signed }
    .retreat_anywhere = a sebesült hősöd bármelyik állomásodra mehet
    .work-yield = a dolgozó sereged ezt is hozza: { $amount }
    .item-offer = vásárláskor a felmutatott tárgyak száma { $add-signed }
    .weapon_factor = a hős fegyvereinek ereje még ennyiszer számít: { $add }
    .mission_look = a választható küldetések száma { $add-signed }
    .item_discount = egy tárgy { $add } tetszőleges erőforrással olcsóbb
    .exchanges = minden saját körödben ennyi erőforrást válthatsz át: { $add }
    .threats_drawn = ha a hősöd semleges állomást támad, a választható veszedelmek száma { $add-signed }
    .ring_step = körönként egyszer a hős egy lépéssel átmehet a Gyűrű egyik állomásáról bármelyik másikra
    .station_defence = ennek az állomásnak az ereje játékosok ellen { $add-signed }
    .first_soldier = a kör első katonájának ára: { $change }
    .tribute = ha a saját dobásod nem hozott semmit, elvehetsz 1 erőforrást egy ellenféltől, akinek abból legalább { $value } van
    .threat_strength = ereje { $value }, ha maga { $hero-name } harcol ellene
    .ignore_weapons = a fegyverek és a robbanóanyag nem számítanak
    .ignore_activity = az aktivitás nem számít
    .double_repels = a kockáidon a dupla visszaveri
    .may_withdraw = a támadó a dobás előtt visszavonulhat: a harc ekkor döntetlen

## Ami történik

effect-do =
    .gain = +{ $amount }
    .lose_resource = { $who ->
        [loser] az állomást elvesztő játékos lead
       *[you] adj le
    } { $n } erőforrást{ $chooser-said }{ $to-said }
    .army_add = a sereged ereje +{ $n }
    .discard_self = dobd el ezt a kártyát
    .draw_equipment = { $n ->
        [1] tiéd a felső felszereléskártya
       *[other] húzz { $n } felszerelést, és tarts meg egyet
    }
    .draw_mission = { $n ->
        [1] tiéd a felső küldetés
       *[other] húzz { $n } küldetést, és tarts meg egyet
    }
    .peek = nézd meg { $deck ->
        [law] a törvénypakli
       *[threat] a veszedelempakli
    } felső { $n ->
        [1] lapját
       *[other] { $n } lapját
    }, és tegyél a pakli alá { $bury ->
        [any] belőle bármennyit
       *[other] közülük { $bury } lapot
    }
    .pay_or = fizess ennyit: { $cost-said }, különben { $otherwise-said }
    .casualties = a sereged 1 erőt veszít, vagy a hősöd megsebesül
    .discard_equipment = a hősöd dobjon el { $n } felszerelést
    .timed = { $until ->
        [battle] erre a csatára
       *[round] a forduló végéig
    }{ $target-said }: { $static-said }
    .lose_station = annak az állomásnak a gazdája, ahol a hősöd áll, elveszíti azt; az állomás semleges lesz
    .strengthen = a hősöd ereje { $n-signed }{ $until-said }{ $by-said }
    .bar = a hősöd { $turn ->
        [this] ebben a körben
       *[next] a következő körödben
    } nem támadhat és nem vásárolhat
    .fetch = vegyél el egy ilyen kártyát a pakliból vagy egy ellenféltől: { $item-name }
    .reselect = választhatsz másik küldetést
    .face_threat = veszedelem támad erre az állomásra
    .disarm = a másik hős fegyverei a kör végéig nem számítanak
    .release_here = az állomás, ahol a hősöd áll, semleges lesz
    .release_one = egy állomásod, de nem az otthonod, semleges lesz
    .knock_out = egy ellenfél hőse a hősöd állomásán kimarad a következő köréből
    .relocate = tedd a hősödet bármelyik állomásra
    .capture_here = foglald el a semleges állomást, ahol a hősöd áll, veszedelem húzása nélkül
    .retoken = cseréld ki egy állomásod korongját, de nem az otthonodét, bármelyik szabadra
    .lower_token = a hősöd állomásán a korong helyére a gazdája legközelebbi kisebb szabad korongja kerül
    .take_yield = vedd el a hősöd állomásának gazdájától, amit az állomás termel
    .offer_items = tárgyakat mutatnak neked, egyet megvehetsz
    .refresh = a hősöd, ha ő foglalta el, újra mozoghat és cselekedhet
    .settle = a veszedelmet dobás nélkül visszavered
    .reroll = dobd újra az egyik kockádat
    .avert = a legyőzött hősöd nem veszít tárgyat, nem megy haza és nem marad ki
    .ride = dobj két kockával: { $n } lépéssel több; duplánál ez a kártya elvész, és a hősöd ebben a körben már nem mozog
    .lose_kind = −{ $amount }
    .army_lose = a sereged ereje −{ $n }{ $stations-said }

## Mikor

effect-at =
    .events-start = a forduló elején
    .vote-before = szavazás előtt
    .attack-neutral = ha Poliszon kívüli semleges állomást támadsz
    .battle-declared = a harckártyák kiosztása előtt
    .threat-revealed = amikor felfednek egy veszedelmet
    .threat-won = ha győzöl
    .threat-lost = ha veszítesz
    .capture-paid = foglalás után
    .hero-action = a hősöd akciójaként
    .mission-window = ha felhasználod ezt a küldetést
    .main = a saját körödben
    .threat-answer = dobás előtt, veszedelem ellen
    .battle-before_dice = harcban, dobás előtt
    .battle-after_dice = harcban, dobás után
    .battle-hero_lost = ha a hősödet legyőzték
    .capture-after = ha elfoglalod
    .turn-end_threat = a köröd végén

## A küldetések feltételei

effect-goal =
    .captured = foglalj el { $n ->
        [one] egy állomást
       *[other] { $n } állomást egy körben
    }{ $stations-said }{ $by-said }{ $of ->
        [player] {" "}egy játékostól
        [neutral] {","} semlegeset
       *[other] {""}
    }
    .won = { $against ->
        [hero] győzd le a hősöddel egy ellenfél hősét
       *[threat] győzz le harcban egy veszedelmet
    }{ $strength-said }
    .stations = legyen { $n } állomásod{ $stations-said }
    .one_line = a köröd végén legyen { $n } állomásod egy vonalon, az otthonod nélkül
    .lines = a köröd végén legyen állomásod { $n } vonalon
    .army = a köröd végén legyen a sereged ereje legalább { $n }
    .activity = a köröd végén legyen az aktivitásod legalább { $n }
    .items = a köröd végén legyen a hősödnek legalább { $n } tárgya
    .paid_at = ha a hősöd a helyszínen van{ $stations-said }, add le ezt:{ $cost-paid }{ $item-said }{ $where-said }
    .meeting = a hősöd olyan állomáson fejezi be a mozgását, ahol ellenfél hőse áll
    .guest = a köröd elején a hősöd egy ellenfél otthonán áll

## Szavak, amelyek mindezt szűkítik

effect-detail =
    .versus-physical = fizikai veszedelmek ellen
    .versus-biological = biológiai veszedelmek ellen
    .versus-radiation = radioaktív veszedelem ellen
    .versus-threat = veszedelmek ellen
    .role-attack = támadáskor
    .role-defence = védekezéskor
    .fighter-army = a sereg harcában
    .fighter-hero = a hős harcában
    .of-neutral = semleges állomásnál
    .of-player = játékos állomásánál
    .place-hero = ott, ahol a hősöd áll
    .place-near_hero = a hősöd állomásán és mellette
    .against-anybody = játékos ellen
    .against-you = ellened
    .against-hero = hős ellen
    .station-transfer = átszállós állomáson
    .station-pig = disznót adó állomáson
    .station-mushroom = gombát adó állomáson
    .station-ammo = lőszert adó állomáson
    .stations_least = legalább { $number } állomásnál
    .stations_most = legfeljebb { $number } állomásnál
    .stations = legalább { $number } állomásnál
    .strength = (ereje legalább { $number })
    .least = (a sereg ereje legalább { $number })
    .until-battle = ebben a harcban
    .until-turn = a kör végéig
    .until-match = a játszma végéig
    .target-any_hero = egy tetszőleges hősnek
    .target-any_army = egy tetszőleges seregnek
    .by-explosives = robbanóanyaggal
    .by-army = a seregeddel
    .by-hero = a hősöddel
    .chooser-loser = a saját választása szerint
    .to-you = neked
    .each-seat = minden játékosnál
    .is_optional = ha akarod
    .once-round = fordulónként egyszer
    .once-turn = körönként egyszer
    .takes-attack = támadás helyett
    .cost = ára { $list }
    .who-most = akinek a legtöbb állomása van, legalább { $number }
    .who-fewest = akinek a legkevesebb állomása van
    .where = ilyen állomáson ({ $list })
    .listed = ({ $list })
    .item = { $name }
    .kind-ordinary = közönséges
    .kind-home = otthon
    .kind-polis = Polisz
    .kind-hansa = Hansa
    .kind-abandoned = elhagyott
    .owner-you = a tiéd
    .owner-other = más játékosé
    .owner-nobody = semleges
    .home-no = nem otthon
    .home-of_owner = a gazdája otthona
    .zone-yours = a zónádban
    .zone-foreign = a zónádon kívül
    .owner_hero = ott áll a gazda hőse
    .no-owner_hero = nincs ott a gazda hőse

## Mondatok

effect-during = { $at }{ $list }: { $do }.
effect-then = { $first }, majd { $second }
effect-or = { $first } vagy { $second }
effect-record =
    .result-won = Dobás nélkül visszavered.
    .result-lost = Nem verhető vissza.
    .payment = Fizess ennyit, vagy veszítesz: { $list }.
    .stands_in = Harcolhat a hősöd helyett, ereje { $number }.
    .reward = Ha győzöl: { $list }.
    .bonus = A játszma elején: { $list }.
    .begins = A játszma elején: { $list }.
    .target = { $number } ponttal győzöl.
    .army = A sereg ereje az elején { $number }.
