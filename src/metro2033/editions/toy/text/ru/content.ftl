### Названия и правила игрушки.

## Платформы

platform-alder = Ольха
platform-birch = Берёза
platform-cedar = Кедр
platform-elm = Вяз
platform-fir = Пихта
platform-hazel = Орешник
platform-juniper = Можжевельник
platform-larch = Лиственница
platform-maple = Клён
platform-oak = Дуб
platform-pine = Сосна
platform-rowan = Рябина

## Находки

find-supplies = Припасы
    .text = Получите 2 патрона.
find-rumour = Слух
    .text = Посмотрите верхнюю карту колоды.
find-trolley = Дрезина
    .text = Отправляйтесь на любую другую платформу.

## Правила, на которые ссылается отказ

rule-toy-walk = Идти можно только на платформу, соединённую с вашей туннелем.
rule-toy-hand = Больше находок держать нельзя.
rule-toy-deck = Колода пуста.
rule-toy-play = У вас нет этой карты.
rule-toy-duel = Вызвать можно только того, кто стоит на вашей платформе.
