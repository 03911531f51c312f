### За столом, где играют по сети: почему что-то не сделано, и готовые фразы.

refused-taken-over = За вас играет бот: сначала верните себе место.
refused-plan = В плане есть ответ, которого в этой игре не бывает, или ответов слишком много.
refused-proposal = Эта просьба об отмене уже снята.
refused-memory = За этим столом каждый запоминает карты сам.
refused-hints = За этим столом подсказки отключены.
refused-moment = Этого момента в партии больше нет.
refused-bot = Бота «{ $bot }» нет.
refused-not-away = Бот может заменить только того, кого сейчас нет за столом.
refused-round-over = Тур закончился: партию доигрывают боты.
refused-off-script = Пока рано: сначала сделайте то, о чём просит наставник.
refused-not-running = Партия сейчас не идёт.
refused-chat = За этим столом чат отключён.
refused-chat-stranger = Чтобы писать в чат, сядьте за стол или станьте зрителем.
refused-chat-behind = Вы смотрите эту партию с задержкой, поэтому писать в чат нельзя.
refused-muted = Хозяин стола отключил вам чат.
refused-muted-until = Вам запрещено писать в чат до { $until }. Причина: { $reason }
refused-muted-for-good = Вам навсегда запрещено писать в чат. Причина: { $reason }
refused-chat-too-often = Не так быстро: следующую реплику можно отправить через { $seconds } с.
refused-phrase = Нет такой фразы: «{ $phrase }».
refused-nothing-said = Сообщение пустое.

## Почему на сообщение нет ответа

error-hello-first = Сначала сядьте за стол.
error-too-many = Больше { $number } { $number ->
    [one] сообщения
   *[other] сообщений
} в секунду; это сообщение не принято.
error-malformed = Сообщение составлено неверно: { $reason }
error-not-yours = Это не ваше место.
error-not-loaded = Не удалось загрузить партию.
error-no-longer = Смотреть с этого места больше нельзя.
error-watching = Зрители играть не могут.
error-not-told = Сейчас это недоступно.
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
phrase-ouch = Ой!
phrase-what_luck = Вот это удача!
phrase-peace = Может, не будем трогать друг друга?
phrase-truce_over = Наше перемирие окончено.
phrase-beware = Берегитесь лидера!
phrase-undo_please = Можно отменить ход?
phrase-must_go = Мне скоро уходить.
phrase-back = Я снова здесь.
phrase-good_game = Спасибо за игру!

## Позиции, записанные из партии

position-title = Моя позиция
