### Почему ответ не принят.

refused-not-asked = Сейчас от { $seat-gen } ничего не требуется.
refused-stale-ask = Это ответ на другой вопрос.
refused-unknown-key = «{ $key }» — не ответ.
    .hint = «{ $key }» — не ответ. Может быть, { $nearest }?
refused-not-offered = { $option }: сейчас это невозможно.
refused-undo = Последний ход нельзя отменить: с тех пор кто-то узнал что-то новое.
