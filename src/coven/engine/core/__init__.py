"""Compiled: the machine, questions, answers, fields, events and chance. Knows no game and no msgspec."""
