"""One match in memory: questions and answers as text, the record, undo and fair draws."""
