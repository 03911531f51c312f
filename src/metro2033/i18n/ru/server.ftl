### Почему сервер не делает того, о чём его просят.

## У входа

problem-foreign-origin = Запрос пришёл со страницы другого сайта.
problem-bad-host = В запросе указан неверный адрес сервера.
problem-unknown-host = На это имя сервер не отвечает. Откройте его по IP-адресу или укажите имя в METRO2033_HOSTS либо METRO2033_PUBLIC_URL.
problem-too-often = Слишком много запросов; подождите немного.
problem-too-many-sockets = Слишком много соединений с вашего адреса.
problem-too-long = Слишком длинно: не больше { $bytes } { $bytes ->
    [one] байта
   *[other] байт
}.
problem-too-slow = Запрос передавался слишком долго.
problem-too-deep = Слишком глубокая вложенность JSON.
problem-failed = На сервере произошла ошибка. Она записана.
problem-busy = Сервер занят или перезапускается; попробуйте ещё раз чуть позже.
problem-changed = Тем временем что-то изменилось; посмотрите ещё раз.
problem-bad-request = { $field }: { $reason }
problem-not-found = Здесь ничего нет.
problem-method = Здесь этого сделать нельзя.

## Кто спрашивает

problem-no-session = У вас ещё нет сеанса: сначала сядьте за стол или войдите.
problem-wrong-password = Неверное имя или пароль.
problem-account-taken = Учётная запись с таким именем уже есть.
problem-not-logged-in = Вы не вошли в учётную запись.
problem-not-admin = Это может сделать только администратор сервера.

## Столы

problem-no-match = Такого стола нет, или вас за него не приглашали.
problem-no-seat = За этим столом нет места { $seat }.
problem-seat-taken = Это место уже занято.
problem-no-open-seat = За этим столом нет свободного места для вас.
problem-name-used = За этим столом уже есть игрок по имени «{ $name }».
problem-not-host = Это может сделать только тот, кто создал стол.
problem-not-seated = Вы не сидите за этим столом.
problem-not-watching = За этим столом нельзя наблюдать.
problem-not-lobby = Эта партия уже началась.
problem-not-running = Эта партия сейчас не идёт.
problem-not-over = Эта партия ещё не закончена.
problem-seats-open = { $count ->
    [one] Ещё свободно { $count } место.
    [few] Ещё свободны { $count } места.
   *[other] Ещё свободно { $count } мест.
}
problem-too-many-matches = { $count ->
    [one] У вас уже { $count } стол; сначала доиграйте или покиньте его.
    [few] У вас уже { $count } стола; сначала доиграйте или покиньте один из них.
   *[other] У вас уже { $count } столов; сначала доиграйте или покиньте один из них.
}
problem-other-people = Здесь играют и другие; закончить можно только всем вместе. Вы можете уйти.
problem-bad-option = Эти настройки не подходят: { $reason }
problem-unknown-bot = В этом издании нет бота «{ $bot }»; есть: { $known }.

## Справки

problem-no-edition = Издания «{ $edition }» здесь нет; есть: { $known }.
problem-no-language = Нет языка «{ $language }»; есть: { $known }.
problem-no-rule = Нет правила или решения «{ $id }».
problem-bad-record = Строка { $line } записи: { $reason }
problem-no-choice = В этой партии выборов { $count }, а не { $n }.
problem-at-the-end = В конце партии играть уже нечего: вернитесь немного назад.
problem-other-content = Эта партия сыграна по другим правилам или с другими картами, чем на этом сервере.

## Без браузерной игры

page-name = Метро 2033
page-no-client = Сервер работает. Игры для браузера в этой установке нет.
page-rest = Программный интерфейс сервера
page-version = его версия
