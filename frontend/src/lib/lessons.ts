// Lessons: a guided first game. What a table in a lesson still needs, which answer shows the way, and what was learned.

import { ask } from "./ask";
import { begin } from "./begin";
import { kept, type Kept } from "./kept.svelte";
import { language } from "./texts.svelte";
import type { Happening, Question } from "./types";

export interface Aim {
  event: string;
  values: Happening["values"];
}

export interface Lesson {
  lesson: { id: string; seat: string; task: Aim[]; answers: string[]; position: { seats: { name: string }[] } };
  title: string;
  task: string;
  reason: string;
  success: string;
}

export interface Course {
  game: string;
  goal: string;
  lessons: Lesson[];
}

export interface Answered {
  version: number; // before it
  word: string;
  lead: { word: string; met: number } | null; // what would have shown the way, and how much of the task was done then
}

const courses = new Map<string, Promise<Course>>();

// The lessons of a game, fetched once a language.
export function courseOf(game: string): Promise<Course> {
  const key = `${game} ${language()}`;
  const found = courses.get(key) ?? ask<Course>(`/api/games/${game}/lessons`);
  courses.set(key, found);
  found.catch(() => courses.delete(key));
  return found;
}

function happens(aim: Aim, event: Happening): boolean {
  return !event.undone && event.kind === aim.event && Object.entries(aim.values).every(([name, value]) => event.values[name] === value);
}

// How many parts of the task are done.
export function met(lesson: Lesson, log: Happening[]): number {
  return lesson.lesson.task.filter((aim) => log.some((event) => happens(aim, event))).length;
}

export function done(lesson: Lesson, log: Happening[]): boolean {
  return met(lesson, log) === lesson.lesson.task.length;
}

// The answer to show: the first of the way that is an option, but the last one only when all else is done; else what
// leaves no choice. Nothing once the learner has left the way.
export function shown(lesson: Lesson, question: Question, log: Happening[]): string {
  const { answers, task } = lesson.lesson;
  const way = met(lesson, log) >= task.length - 1 ? answers : answers.slice(0, -1);
  return way.find((answer) => question.options.some((option) => option.word === answer)) ?? question.forced;
}

// Whether the last answer was not the one that shows the way, and has not brought the task further either.
export function strays(lesson: Lesson, answered: Answered | null, log: Happening[]): boolean {
  if (!answered?.lead) return false;
  return answered.word !== answered.lead.word && met(lesson, log) <= answered.lead.met;
}

// Open the table of a lesson: the learner holds every seat, and nothing is hidden between them.
export async function start(game: string, lesson: Lesson): Promise<void> {
  const { seat, position, id } = lesson.lesson;
  const called = (name: string) => (name === seat && kept.me.name) || name.charAt(0).toUpperCase() + name.slice(1);
  const seats = position.seats.map(({ name }) => ({ who: "me" as const, name: called(name) }));
  await begin({ game, seats, options: {}, title: lesson.title, position }, { lesson: id, curtain: false });
}

// Leave the table of a lesson: nobody comes back to it.
export function leave(entry: Kept): void {
  kept.forget(entry);
  if (entry.host) void ask("/api/table", { method: "DELETE", token: entry.host }).catch(() => {});
}
