// The reader's progress: kept in local storage, and in memory where that is blocked or full. Nothing is sent.

import { useEffect, useSyncExternalStore } from "react";
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

export const progressKey = "lessonProgress";

export interface ProgressStorage {
  readonly readText: (key: string) => string | null;
  readonly writeText: (key: string, text: string) => boolean;
  readonly removeText: (key: string) => void;
}

export interface ProgressStore {
  /** The same object until something changes. */
  readonly progress: () => Progress;
  readonly read: (lesson: LessonId, section: string) => void;
  readonly solved: (lesson: LessonId, task: string) => void;
  /** Forgets all progress. The returned function restores it and keeps the progress made since. */
  readonly reset: () => () => void;
  /** Another tab changed what is stored. */
  readonly reload: () => void;
  readonly subscribe: (listener: () => void) => () => void;
}

export function createProgressStore(storage: ProgressStorage): ProgressStore {
  const listeners = new Set<() => void>();
  /** Null until the first read. */
  let current: Progress | null = null;
  /** Whether `current` has progress that the storage did not accept. */
  let isAhead = false;

  const stored = () => parseProgress(storage.readText(progressKey));

  function progress(): Progress {
    current ??= stored();
    return current;
  }

  /** Includes the stored progress, because another tab may have written since. */
  function latest(): Progress {
    return isAhead ? merged(progress(), stored()) : stored();
  }

  function change(next: (before: Progress) => Progress): void {
    const before = latest();
    const after = next(before);
    if (after !== before || isAhead) isAhead = !storage.writeText(progressKey, writeProgress(after));
    show(after);
  }

  function show(next: Progress): void {
    // Listeners draw again, so they are called only for a difference.
    if (current !== null && writeProgress(current) === writeProgress(next)) return;
    current = next;
    for (const listener of listeners) listener();
  }

  return {
    progress,
    read: (lesson, section) => change((before) => withRead(before, lesson, section)),
    solved: (lesson, task) => change((before) => withSolved(before, lesson, task)),
    reset() {
      const before = latest();
      storage.removeText(progressKey);
      isAhead = false;
      show(noProgress);
      return () => change((since) => merged(before, since));
    },
    reload: () => show(latest()),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export const progressStore = createProgressStore({ readText, writeText, removeText });

/** Updated when this tab or another one changes it. */
export function useProgress(): Progress {
  useEffect(() => {
    const changedElsewhere = ({ key }: StorageEvent) => {
      if (key === progressKey || key === null) progressStore.reload();
    };
    window.addEventListener("storage", changedElsewhere);
    return () => window.removeEventListener("storage", changedElsewhere);
  }, []);
  return useSyncExternalStore(progressStore.subscribe, progressStore.progress);
}
