### Bots: their names, how they play, and the reasons they give.

bot-random = Véletlen
    .about = találomra választ
bot-heuristic = Tervező
    .about = egy lépéssel előre gondolkodik
bot-search = Elemző
    .about = végigszámolja a lehetőségeit
bot-newcomer = Újonc
    .about = még új az alagutakban
bot-trader = Kereskedő
    .about = tudja, minek mi az ára
bot-stalker = Sztalker
    .about = ismeri a járást
bot-ranger = Felderítő
    .about = előre gondolkodik
bot-commander = Parancsnok
    .about = messzire előrelát
bot-policy = { $name }
    .about = önmaga ellen játszva tanult

feature-points = győzelmi pontok
feature-one_short = egy pont hiányzik a győzelemhez
feature-two_short = két pont hiányzik a győzelemhez
feature-there = elég pont a győzelemhez
feature-army = a sereg ereje
feature-large_army = költséges sereg
feature-pigs = disznók
feature-mushrooms = gombák
feature-ammo = lőszer
feature-hero = a hős ereje
feature-gear = felszerelés
feature-missions = küldetések kézben
feature-mission = milyen közel van a küldetés
feature-rests = pihenni kényszerülő hős
feature-polis = a Polisz állomásai
feature-army_ready = még bevethető sereg
feature-hero_ready = még bevethető hős
feature-free_border = elfoglalható semleges szomszédok
feature-weak_border = gyengébb szomszédok
feature-exposed = erősebb szomszédok
feature-outgunned = az ellenfelek erősebb seregei
feature-hero_odds = a hős esélyei a veszedelmek ellen
feature-army_odds = a sereg esélyei a veszedelmek ellen
feature-prey_ready = elérhető zsákmány a hősnek
feature-raid_ready = elérhető portya a hősnek
feature-income = az állomások hozama
feature-activity = aktivitás
feature-defence = az állomásokon álló számok
feature-prize_distance = a hős útja a zsákmányig
feature-soldiers = toborozható katonák
feature-stations = állomások
feature-turn = milyen hamar jön a következő kör

hint-option = { $place }. { $option } (100-ból { $chance } győzelem)
hint-own = { $trend ->
    [good] nálad jobb: { $feature }
   *[bad] nálad rosszabb: { $feature }
}
hint-rivals = { $trend ->
    [good] az ellenfeleknél rosszabb: { $feature }
   *[bad] az ellenfeleknél jobb: { $feature }
}
hint-none = Ezt a játékot itt egyik bot sem tudja átgondolni.
