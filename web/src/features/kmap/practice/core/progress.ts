// How often each level of the practice was solved, and how often in a row: what is kept of it, and which level is next. Pure.

import { mapLevels, type MapLevel } from "#addresses/core/kmap.ts";

interface Solved {
  readonly total: number;
  /** Since a solution was last shown. */
  readonly inRow: number;
}

export type PracticeProgress = Readonly<Partial<Record<MapLevel, Solved>>>;

/** After so many in a row, the next task is one of the next level. */
const inRowMin = 3;

const none: Solved = { total: 0, inRow: 0 };

export function solvedIn(progress: PracticeProgress, level: MapLevel): Solved {
  return progress[level] ?? none;
}

export function withSolved(progress: PracticeProgress, level: MapLevel): PracticeProgress {
  const { total, inRow } = solvedIn(progress, level);
  return { ...progress, [level]: { total: total + 1, inRow: inRow + 1 } };
}

/** The solution was shown, so the next solved task is the first in a row. */
export function withShown(progress: PracticeProgress, level: MapLevel): PracticeProgress {
  const { total, inRow } = solvedIn(progress, level);
  return inRow === 0 ? progress : { ...progress, [level]: { total, inRow: 0 } };
}

/** The level of the next task: the one above once this one was solved often enough in a row. */
export function nextLevel(progress: PracticeProgress, level: MapLevel): MapLevel {
  if (solvedIn(progress, level).inRow < inRowMin) return level;
  return mapLevels[mapLevels.indexOf(level) + 1] ?? level;
}

/** The level with which a visitor goes on: that after the hardest one that was solved. */
export function startLevel(progress: PracticeProgress): MapLevel {
  const solved = mapLevels.filter((level) => solvedIn(progress, level).total > 0);
  return nextLevel(progress, solved.at(-1) ?? mapLevels[0]);
}

export function writeProgress(progress: PracticeProgress): string {
  return JSON.stringify(progress);
}

/** What is stored; anything else counts as nothing. */
export function parseProgress(text: string | null): PracticeProgress {
  const value = jsonIn(text ?? "");
  if (typeof value !== "object" || value === null) return {};
  return Object.fromEntries(
    Object.entries(value).filter(
      ([name, one]) => (mapLevels as readonly string[]).includes(name) && isSolved(one),
    ),
  );
}

function isSolved(value: unknown): value is Solved {
  if (typeof value !== "object" || value === null) return false;
  const { total, inRow } = value as Partial<Record<keyof Solved, unknown>>;
  return isCount(total) && isCount(inRow) && inRow <= total;
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 0;
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
