### What a player is asked, by the kind of the question; a part is for a question about one verb.

## Set-up

question-first_player = Ki kezd?
question-faction = Melyik pártot vezeted?
question-hero = Ki legyen a hősöd?
    .start = Hol kezdjen a hősöd?
question-clan_and_hero = Melyik klánt és melyik hőst osszuk ki?
question-home = Melyik állomás legyen az otthonod?
    .token = Melyik korong kerüljön { $station-the } állomásra?
question-initiative = Ki dob a legnagyobbat?

## Events of a round

question-polis_production = Mit termeljen a poliszbeli állomásod?
question-endangered_station = Veszedelem közeleg: melyik állomásod álljon ellen?
question-vote = Szavazás a törvényről: hogyan szavazol?
question-tribute = Az állomásaid semmit sem hoztak: kit sarcolsz meg?

## Mobilization and armies

question-maintenance = Mekkora sereget tartasz fenn?
question-hire = Toborzol katonákat?
question-army_action = Mit tegyen a sereged?

## Heroes

question-hero_turn = Mit tegyen a hősöd?
question-hero_end = Van még teendője a hősödnek?
question-main = Te következel: mit teszel?
question-market = Mit veszel?
question-purchase = Melyik tárgyat veszed meg?
question-discount = Melyik erőforrásból fizetsz kevesebbet?
question-retreat = A hősöd megsebesült: hová vigyék?
question-relocate = Hová kerüljön a hősöd?
question-handcar_roll = Hogyan fut a hajtány?

## Fights

question-place_threat = A pakli tetejére teszel egy felderített veszedelmet?
question-face_threat = Melyik veszedelemmel szállsz szembe?
question-threat_answer = Itt a veszedelem: mit teszel?
question-fighter = Ki harcoljon?
question-choose_defender = Megtámadtak: ki védekezzen?
question-combat_card = Melyik harckártyát játszod ki?
question-completion = Több küldetésed célját is elérted. Melyiket teljesíted?
question-before_dice = Használsz valamit a dobás előtt?
question-roll = Mit mutatnak a kockák?
question-reroll = Újradobod az egyik kockát?
question-hero_lost = A hősöd vereséget szenvedett: meg tudja menteni valami?
question-knock_out = Melyik hős legyen harcképtelen?
question-capture = Tiéd lehet az állomás: elfoglalod?
question-token = Melyik korongot teszed az állomásra?
question-retoken = Melyik korongot hová teszed?

## Cards and resources

question-draw = Melyik kártya jön?
question-mission = Melyik küldetést tartod meg?
question-keep_card = Melyik kártyát tartod meg?
question-place_cards = Hová kerüljenek a kártyák?
question-use_effect = Felhasználsz valamit?
question-mission_window = Felhasználod valamelyik küldetés képességét?
question-aim = Ki ellen?
question-pay = Fizetsz?
question-take_resource = Melyik erőforrást kéred?
question-lose_resource = Mit adsz le?
question-equipment_limit = A hősöd túl sokat cipel: mit dobsz el?
question-item_limit = A hősöd ebből a fajtából túl sokat cipel: mit dobsz el?
question-strip_hero = Egy kártya elvész: melyik legyen az?
question-rob = Kit rabolsz ki?

## Stations

question-replacement = Túl kevés állomásod van: hol telepedsz meg?
question-release = Melyik állomást adod fel?

## Toy

question-lamp = Melyik lámpa gyullad ki?
question-turn = Te következel: mit teszel?
question-bid = Mennyit licitálsz?
question-look = Melyik lap van felül?
question-ride = Hová visz a hajtány?
