### Разборы оконченных партий

## Новости; чего здесь нет, рассказано словами самого события

news-station-seat = { $seat } { $seat-gender ->
    [f] потеряла
    [p] потеряли
   *[m] потерял
} станцию «{ $station }», её { $seat2-gender ->
    [f] забрала
    [p] забрали
   *[m] забрал
} { $seat2 }.
news-station-threat = { $seat } { $seat-gender ->
    [f] потеряла
    [p] потеряли
   *[m] потерял
} станцию «{ $station }» из-за угрозы «{ $threat }».
news-hero-seat = Герой { $seat-gen } проиграл бой с { $seat2-ins }.
news-hero-threat = Героя { $seat-gen } одолела угроза «{ $threat }».
news-battle = { $seat } { $seat-gender ->
    [f] выиграла
    [p] выиграли
   *[m] выиграл
} бой против { $seat2-gen } — { $number }:{ $number2 }.

## Заголовки и столбцы

review-accuracy = Точность
    .about = 100 — лучшего ответа не нашлось. Решение, которое отдаёт 5 % шансов на победу, стоит 80.
review-stage =
    .opening = Начало
    .middle = Середина
    .end = Конец
review-level =
    .best = Лучшие
    .good = Хорошие
    .inaccuracy = Неточности
    .mistake = Ошибки
    .blunder = Грубые ошибки
review-grade =
    .best = лучший ответ
    .good = хороший ответ
    .inaccuracy = неточность
    .mistake = ошибка
    .blunder = грубая ошибка
review-luck = Везение и решения
    .player = Игрок
    .start = Начало
    .luck = Везение
    .own = Решения
    .rivals = Соперники
    .result = Итог
    .about = Из чего сложился итог каждого игрока: из везения, собственных решений и решений соперников. Везение оценено с точностью до ±{ $error } %.
review-moments = Ключевые моменты
    .about = В этой партии ничего резко не менялось.

## Решение

review-decisions = Все решения ({ $count })
    .any = Все
    .grade = Оценка
    .loss = { $percent } %
review-change = { $seat }: { $percent } %
review-of-luck = только везение: { $percent } %
review-loss = — отдано { $loss } % (от { $low } до { $high } %, вариантов: { $worlds })
    .sure = — отдано { $loss } %
review-choice = Ход { $number }

## Учёба

review-lessons = Работа над ошибками
    .of = Работа над ошибками: { $name }
    .about = { $number ->
        [one] Ваше худшее решение — ещё раз.
        [few] Ваши { $number } худших решения — ещё раз.
       *[other] Ваши { $number } худших решений — ещё раз.
    }
    .none = Ошибок, на которых стоит учиться, нет.
review-ask = Как бы вы поступили?
review-played = В партии:
review-right = Это лучший ответ из найденных.
review-near = Хорошо: до лучшего ответа не хватило { $percent } %.
review-wrong = Так вы отдаёте { $percent } %.
review-next = Дальше
review-done = Готово

## Работа

review-tab = Разбор
review-begin = Разобрать партию
    .about = Оценит каждое решение и отделит везение от умения. До минуты.
review-progress = Разбор: { $percent } %
review-none = Для этой игры разбора нет.
