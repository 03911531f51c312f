"""Lessons: first matches on the real engine, with fixed chance and a coach, as scenario files."""

from metro2033.lesson.lesson import LEARNER, Cue, Lesson, ScriptedChoice, lesson, lesson_names

__all__ = ["LEARNER", "Cue", "Lesson", "ScriptedChoice", "lesson", "lesson_names"]
