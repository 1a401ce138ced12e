"""Guided first games: a scripted deal for each game, and which moves a learner is asked for."""

from phantomline.lessons.lesson import (
    Comment,
    Lesson,
    LessonError,
    Script,
    Step,
    Task,
    lesson_for,
    why_not,
)

__all__ = ["Comment", "Lesson", "LessonError", "Script", "Step", "Task", "lesson_for", "why_not"]
