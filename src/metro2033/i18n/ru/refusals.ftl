### Почему ответ не принят.

refused-not-asked = Сейчас от { $seat-gen } ничего не требуется.
refused-stale-ask = Это ответ на прошлый вопрос.
refused-unknown-key = Варианта «{ $key }» нет.
    .hint = Варианта «{ $key }» нет. Может быть, { $nearest }?
refused-not-offered = Сейчас это невозможно: { $option }.
refused-undo = Последний ход нельзя отменить: он уже что-то открыл.
