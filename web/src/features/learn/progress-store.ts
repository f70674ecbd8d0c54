// The reader's progress in the lessons.

import { readText, removeText, writeText } from "#lib/storage.ts";
import type { LessonId } from "#learn/core/catalogue.ts";
import {
  merged,
  noProgress,
  parseProgress,
  withRead,
  withSolved,
  writeProgress,
  type Progress,
} from "#learn/core/progress.ts";
import { createKeptStore, useKept, type KeptStorage, type KeptStore } from "./kept-store.ts";

export const progressKey = "lessonProgress";

export interface ProgressStore extends KeptStore<Progress> {
  readonly read: (lesson: LessonId, section: string) => void;
  readonly solved: (lesson: LessonId, task: string) => void;
}

export function createProgressStore(storage: KeptStorage): ProgressStore {
  const store = createKeptStore(storage, {
    key: progressKey,
    none: noProgress,
    parse: parseProgress,
    write: writeProgress,
    merged,
  });
  return {
    ...store,
    read: (lesson, section) => store.change((before) => withRead(before, lesson, section)),
    solved: (lesson, task) => store.change((before) => withSolved(before, lesson, task)),
  };
}

export const progressStore = createProgressStore({ readText, writeText, removeText });

export function useProgress(): Progress {
  return useKept(progressStore);
}
