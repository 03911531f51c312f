### Поле, на котором игрок пробует, что могло бы быть

whatif-title = А что если
whatif-about = Попробовать ходы за всех на отдельном поле
whatif-note = Скрытые карты и удача вымышлены.
whatif-answering = Вы отвечаете за другого: { $name }.
whatif-over = На этом партия закончилась бы. Победитель: { $name }.
whatif-chances = Шансы на победу
whatif-restart = Сначала
whatif-anew = Другие карты и удача
whatif-keep = Запомнить для сравнения
whatif-kept = Запомненные варианты
whatif-drop = Убрать этот вариант
whatif-leave = Вернуться к партии
whatif-turn = Ваш ход: вернуться к партии
