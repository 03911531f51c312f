### Befejezett játszmák elemzése

## Hírek; ami itt nincs, azt maga az esemény mondja el

news-station-seat = { $seat-number ->
    [plural] { $seat-The } elveszítik { $station-the } állomást, az új gazdája { $seat2-the }.
   *[singular] { $seat-The } elveszíti { $station-the } állomást, az új gazdája { $seat2-the }.
}
news-station-threat = { $seat-number ->
    [plural] { $seat-The } elveszítik { $station-the } állomást { $threat-the } veszedelem miatt.
   *[singular] { $seat-The } elveszíti { $station-the } állomást { $threat-the } veszedelem miatt.
}
news-hero-seat = { $seat-The } hőse vereséget szenved { $seat2-the } ellen.
news-hero-threat = { $seat-The } hőse vereséget szenved { $threat-the } veszedelem ellen.
news-battle = { $seat-number ->
    [plural] { $seat-The } megnyerik a csatát { $seat2-the } ellen: { $number }–{ $number2 }.
   *[singular] { $seat-The } megnyeri a csatát { $seat2-the } ellen: { $number }–{ $number2 }.
}

## Címek és oszlopok

review-accuracy = Pontosság
    .about = 100: nem akadt jobb válasz. Az a döntés, amely a nyerési esély 5%-át adja fel, 80-at ér.
review-stage =
    .opening = Megnyitás
    .middle = Középjáték
    .end = Végjáték
review-level =
    .best = Legjobb
    .good = Jó
    .inaccuracy = Pontatlanság
    .mistake = Hiba
    .blunder = Baklövés
review-grade =
    .best = legjobb válasz
    .good = jó válasz
    .inaccuracy = pontatlanság
    .mistake = hiba
    .blunder = baklövés
review-luck = Szerencse és döntések
    .player = Játékos
    .start = Kezdet
    .luck = Szerencse
    .own = Döntések
    .rivals = Ellenfelek
    .result = Eredmény
    .about = Miből lett a játékosok kezdeti esélyéből az eredményük: szerencséből, saját döntéseikből és az ellenfelekéiből. A szerencse mértékét ±{ $error }% pontossággal ismerjük.
review-moments = Kulcspillanatok
    .about = Ebben a játszmában nem volt nagy fordulat.

## Egy döntés

review-decisions = Minden döntés ({ $count })
    .any = Mind
    .grade = Értékelés
    .loss = { $percent }%
review-change = { $seat }: { $percent }%
review-of-luck = csak a szerencse: { $percent }%
review-loss = – feladott esély: { $loss }% ({ $low }–{ $high }%, { $worlds } változatból)
    .sure = – feladott esély: { $loss }%
review-choice = { $number }. lépés

## Tanulás

review-lessons = Tanulj a hibáidból
    .of = Tanulj a hibákból: { $name }
    .about = { $number ->
        [one] A legrosszabb döntésed, még egyszer.
        [5] Az { $number } legrosszabb döntésed, még egyszer.
       *[other] A { $number } legrosszabb döntésed, még egyszer.
    }
    .none = Nincs olyan hiba, amelyből tanulni lehetne.
review-ask = Te mit tennél?
review-played = A játszmában:
review-right = Ez a legjobb válasz, amelyet találtunk.
review-near = Jó: a legjobbtól { $percent }% választja el.
review-wrong = Ezzel { $percent }%-ot adsz fel.
review-next = Tovább
review-done = Kész

## Munka közben

review-tab = Elemzés
review-begin = A játszma elemzése
    .about = Minden döntést értékel, és elválasztja a szerencsét a tudástól. Legfeljebb egy perc.
review-progress = Elemzés: { $percent }%
review-none = Ehhez a játékhoz nincs elemzés.
