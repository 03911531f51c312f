### Gépi játékosok: nevük, játékmódjuk és érveik.

bot-random = Véletlen
    .about = találomra választ
bot-heuristic = Tervező
    .about = egy válasszal előre gondolkodik
bot-search = Elemző
    .about = végigszámolja a válaszait
bot-newcomer = Újonc
    .about = még új az alagutakban
bot-trader = Kereskedő
    .about = tudja, minek mi az ára
bot-stalker = Sztalker
    .about = kiismeri magát
bot-ranger = Felderítő
    .about = előre gondolkodik
bot-commander = Parancsnok
    .about = messzire előre gondolkodik
bot-policy = { $name }
    .about = önmaga ellen játszva tanult

feature-points = győzelmi pontok
feature-one_short = egy pont híja a győzelemnek
feature-two_short = két pont híja a győzelemnek
feature-there = elég pont a győzelemhez
feature-army = a hadsereg ereje
feature-large_army = költséges hadsereg
feature-pigs = disznók
feature-mushrooms = gombák
feature-ammo = lőszer
feature-hero = a hős ereje
feature-gear = felszerelés
feature-missions = küldetések kézben
feature-mission = a küldetés közelsége
feature-rests = pihenni kényszerülő hős
feature-polis = a Polisz állomásai
feature-army_ready = még bevethető hadsereg
feature-hero_ready = még bevethető hős
feature-free_border = elfoglalható semleges szomszédok
feature-weak_border = gyengébb szomszédok
feature-exposed = erősebb szomszédok
feature-outgunned = az ellenfelek erősebb hadseregei
feature-hero_odds = a hős esélyei a veszélyek ellen
feature-army_odds = a hadsereg esélyei a veszélyek ellen
feature-prey_ready = zsákmány a hős keze ügyében
feature-raid_ready = portya a hős keze ügyében
feature-income = az állomások hozama
feature-activity = aktivitás
feature-defence = az állomások számai
feature-prize_distance = a hős útja a zsákmányig
feature-soldiers = felfogadható katonák
feature-stations = állomások
feature-turn = milyen hamar jön a kör

hint-option = { $place }. { $option } (100-ból { $chance } győzelem)
hint-own = { $trend ->
    [good] nálad jobb: { $feature }
   *[bad] nálad rosszabb: { $feature }
}
hint-rivals = { $trend ->
    [good] az ellenfeleknél rosszabb: { $feature }
   *[bad] az ellenfeleknél jobb: { $feature }
}
hint-none = Ezen a játékon egyik gépi játékos sem tud gondolkodni.
