### За столом, где играют по сети: почему что-то не сделано, и готовые фразы.

refused-taken-over = Сейчас за вас отвечает бот: сначала верните себе место.
refused-proposal = Соглашаться больше не с чем.
refused-hints = За этим столом нет подсказок.
refused-bot = Бота «{ $bot }» здесь нет.
refused-off-script = До этого урок ещё не дошёл: сначала сделайте то, о чём просит наставник.
refused-not-running = Партия сейчас не идёт.
refused-chat = За этим столом нет чата.
refused-phrase = Фразы «{ $phrase }» нет.
refused-nothing-said = Вы ничего не сказали.

## Готовые фразы

phrase-hello = Привет!
phrase-good_luck = Всем удачи!
phrase-your_turn = Ваш ход.
phrase-one_moment = Минутку, пожалуйста.
phrase-thanks = Спасибо!
phrase-sorry = Простите!
phrase-well_played = Хорошо сыграно!
phrase-ouch = Это было больно.
phrase-what_luck = Вот это удача!
phrase-peace = Может, не будем трогать друг друга?
phrase-truce_over = Наше перемирие окончено.
phrase-beware = Берегитесь лидера!
phrase-undo_please = Можно взять ход назад?
phrase-must_go = Мне скоро уходить.
phrase-back = Я снова здесь.
phrase-good_game = Спасибо за игру!
