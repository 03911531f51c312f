### Tábla, amelyen a játékos kipróbálja, mi történhetne

whatif-title = Mi lenne, ha
whatif-about = Lépések kipróbálása bárki helyében, külön táblán
whatif-note = A rejtett lapok és a szerencse kitaláltak.
whatif-answering = Most az ő nevében döntesz: { $name }.
whatif-over = Itt véget érne a játszma. Győztes: { $name }.
whatif-chances = Nyerési esélyek
whatif-restart = Elölről
whatif-anew = Más lapok, más szerencse
whatif-keep = Megjegyzés összevetéshez
whatif-kept = Megjegyzett változatok
whatif-drop = Változat törlése
whatif-leave = Vissza a játszmához
whatif-turn = Te jössz: vissza a játszmához
