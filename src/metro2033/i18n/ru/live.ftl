### За столом, где играют по сети: почему что-то не сделано, и готовые фразы.

refused-taken-over = Сейчас за вас отвечает бот: сначала верните себе место.
refused-proposal = Соглашаться больше не с чем.
refused-hints = За этим столом нет подсказок.
refused-bot = Бота «{ $bot }» здесь нет.
refused-off-script = До этого урок ещё не дошёл: сначала сделайте то, о чём просит наставник.
refused-not-running = Партия сейчас не идёт.
refused-chat = За этим столом нет чата.
refused-chat-stranger = Чтобы писать, сядьте за стол или станьте зрителем.
refused-muted = Хозяин стола отключил вам чат.
refused-chat-too-often = Не так быстро: следующую реплику можно отправить через { $seconds } с.
refused-phrase = Фразы «{ $phrase }» нет.
refused-nothing-said = Вы ничего не сказали.

## Почему на сообщение нет ответа

error-hello-first = Сначала сядьте за стол.
error-too-many = Больше { $number } { $number ->
    [one] сообщения
   *[other] сообщений
} в секунду; это сообщение не принято.
error-malformed = Это сообщение нельзя понять: { $reason }
error-not-yours = Это не ваше место.
error-not-loaded = Сейчас эту партию нельзя загрузить.
error-no-longer = Отсюда вам больше нельзя смотреть.
error-watching = Зрители не играют.
error-not-told = Сейчас этого нельзя сказать.
error-no-store = Сервер сейчас не может сохранять ходы. Последний ход ещё не сохранён.
error-thinking = Бот уже думает об этом.

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
