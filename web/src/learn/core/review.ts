// The review: a level of a practice comes back after some days, later each time it goes right and sooner after a miss. Pure. A day
// is a whole number: the days of the reader's own calendar since 1970-01-01.

import {
  taskKinds,
  taskLevels,
  taskSeedMax,
  type TaskAddress,
  type TaskKind,
} from "#addresses/core/learn.ts";
import type { LessonId } from "./catalogue.ts";
import { isRecord, progressOf, recordIn, type Progress } from "./progress.ts";
import { levelId, type LevelId, type PracticeLevel } from "./task-id.ts";

export const tasksADay = 10;
/** The longest time between two tasks of a level, in days. */
export const intervalMax = 128;

/** What became of the last task of a level. */
interface Asked {
  readonly day: number;
  /** In how many days after `day` the level comes back; from 1 to `intervalMax`. */
  readonly interval: number;
  /** How many of its tasks were missed. */
  readonly missed: number;
}

export interface Review {
  /** The levels that were asked for. */
  readonly asked: Readonly<Partial<Record<LevelId, Asked>>>;
  /** The day of the last task, and how many were done on that day. */
  readonly day: number;
  readonly done: number;
}

export const noReview: Review = { asked: {}, day: 0, done: 0 };

export const lessonOfKind: Readonly<Record<TaskKind, LessonId>> = {
  simplify: "03",
  table: "04",
  canonical: "05",
  byhand: "06",
  circuit: "07",
  gates: "08",
  consensus: "09",
  demorgan: "10",
  binary: "11",
};

const allLevels: readonly PracticeLevel[] = taskKinds.flatMap((kind) =>
  taskLevels.map((level) => ({ kind, level })),
);

/** The levels of which a task was solved, in their lesson or here. */
export function solvedLevels(progress: Progress, { asked }: Review): readonly PracticeLevel[] {
  return allLevels.filter((of) => {
    const id = levelId(of);
    const { solved } = progressOf(progress, lessonOfKind[of.kind]);
    return asked[id] !== undefined || solved.some((task) => task.startsWith(`${id}-`));
  });
}

/**
 * The levels whose turn is today, as many as are left of the day's tasks: first those that wait longest and were missed most,
 * a day for a miss.
 */
export function dueLevels(progress: Progress, review: Review, today: number): readonly PracticeLevel[] {
  const due = solvedLevels(progress, review).filter((of) => dueDay(review, of, today) <= today);
  const urgency = (of: PracticeLevel) =>
    today - dueDay(review, of, today) + (review.asked[levelId(of)]?.missed ?? 0);
  due.sort((one, other) => urgency(other) - urgency(one));
  return due.slice(0, Math.max(0, tasksADay - doneOn(review, today)));
}

/** The next task; null where none is due. It is the same one until it is done, so that a reload shows it again. */
export function dueTask(progress: Progress, review: Review, today: number): TaskAddress | null {
  const [level] = dueLevels(progress, review, today);
  if (!level) return null;
  const count = today * tasksADay + doneOn(review, today);
  return { ...level, seed: 1 + ((count * seedStep) % taskSeedMax) };
}

/** A prime number, so that the tasks of following days have nothing in common. */
const seedStep = 104_729;

/** How many tasks were done on this day. */
export function doneOn({ day, done }: Review, today: number): number {
  return day === today ? done : 0;
}

/** In how many days the next level has its turn; 0 for today, null where no level is solved. */
export function daysToNext(progress: Progress, review: Review, today: number): number | null {
  const days = solvedLevels(progress, review).map((of) => dueDay(review, of, today));
  if (days.length === 0) return null;
  const next = Math.max(0, Math.min(...days) - today);
  return next === 0 && doneOn(review, today) >= tasksADay ? 1 : next;
}

/** A level that was never asked for has its turn at once. */
function dueDay({ asked }: Review, of: PracticeLevel, today: number): number {
  const last = asked[levelId(of)];
  return last ? last.day + last.interval : today;
}

/** In how many days after its last task a level comes back; null for one that was never asked for. */
export function intervalOf({ asked }: Review, of: PracticeLevel): number | null {
  return asked[levelId(of)]?.interval ?? null;
}

/** After a task of this level: right doubles the time to the next one, a miss halves it. */
export function afterTask(review: Review, of: PracticeLevel, isRight: boolean, today: number): Review {
  const id = levelId(of);
  const { interval = 1, missed = 0 } = review.asked[id] ?? {};
  const next: Asked = {
    day: today,
    interval: isRight ? Math.min(intervalMax, interval * 2) : Math.max(1, Math.floor(interval / 2)),
    missed: isRight ? missed : missed + 1,
  };
  return { asked: { ...review.asked, [id]: next }, day: today, done: doneOn(review, today) + 1 };
}

/** The later of both for each level and for the day, as after two tabs or a file; the same object as `one` if nothing differs. */
export function mergedReviews(one: Review, other: Review): Review {
  const later = allLevels.map(levelId).filter((id) => isLater(other.asked[id], one.asked[id]));
  const isLaterDay = other.day > one.day || (other.day === one.day && other.done > one.done);
  if (later.length === 0 && !isLaterDay) return one;
  const { day, done } = isLaterDay ? other : one;
  const asked = Object.fromEntries(later.map((id) => [id, other.asked[id]]));
  return { asked: { ...one.asked, ...asked }, day, done };
}

function isLater(one: Asked | undefined, other: Asked | undefined): boolean {
  return one !== undefined && (other === undefined || one.day > other.day);
}

export function writeReview({ asked, day, done }: Review): string {
  const levels = Object.entries(asked).map(([id, of]) => [id, [of.day, of.interval, of.missed]]);
  return JSON.stringify({ asked: Object.fromEntries(levels) as unknown, day, done });
}

/** Any text can be read: what is no part of a review is left out. */
export function parseReview(text: string | null): Review {
  const stored = recordIn(text);
  const levels = isRecord(stored["asked"]) ? stored["asked"] : {};
  const asked = allLevels.map(levelId).flatMap((id) => {
    const of = levels[id];
    if (!Array.isArray(of) || !of.every(isCount)) return [];
    const [day, interval, missed] = of;
    if (day === undefined || interval === undefined || missed === undefined) return [];
    return [[id, { day, interval: Math.min(intervalMax, Math.max(1, interval)), missed }] as const];
  });
  const { day, done } = stored;
  const hasDay = isCount(day) && isCount(done);
  return { asked: Object.fromEntries(asked), day: hasDay ? day : 0, done: hasDay ? done : 0 };
}

function isCount(value: unknown): value is number {
  return typeof value === "number" && Number.isSafeInteger(value) && value >= 0;
}
