// What the visitor has solved: kept in local storage beside the progress of the lessons, and in memory where that is blocked
// or full. Nothing is sent.

import type { MapLevel } from "#addresses/core/kmap.ts";
import { readText, writeText } from "#lib/storage.ts";
import {
  parseProgress,
  withShown,
  withSolved,
  writeProgress,
  type PracticeProgress,
} from "./core/progress.ts";

const practiceKey = "mapPractice";

/** Null until the first read. */
let held: PracticeProgress | null = null;

/** Another tab may have written since. */
export function readProgress(): PracticeProgress {
  const text = readText(practiceKey);
  held = text === null ? (held ?? {}) : parseProgress(text);
  return held;
}

export function keepSolved(level: MapLevel): PracticeProgress {
  return keep(withSolved(readProgress(), level));
}

export function keepShown(level: MapLevel): PracticeProgress {
  return keep(withShown(readProgress(), level));
}

function keep(progress: PracticeProgress): PracticeProgress {
  held = progress;
  writeText(practiceKey, writeProgress(progress));
  return progress;
}
