// The task of the review that is shown, what became of it, and the next one.

import { useMemo, useRef, useState } from "react";
import type { TaskAddress } from "#addresses/core/learn.ts";
import { afterTask, doneOn, dueLevels, dueTask, intervalOf, lessonOfKind } from "#learn/core/review.ts";
import { taskId } from "#learn/core/task-id.ts";
import type { LessonFrame } from "#learn/lesson-context.ts";
import { localDay } from "#lib/local-day.ts";
import { progressStore, useProgress } from "../progress-store.ts";
import { reviewStore, useReview } from "./review-store.ts";

interface ReviewTask {
  readonly address: TaskAddress;
  /** For the practice: it tells what became of the task. */
  readonly frame: LessonFrame;
  /** Null while the task is open. */
  readonly result: { readonly isRight: boolean; readonly days: number } | null;
  /** The number of the task among those of today, and how many these are. */
  readonly place: { readonly at: number; readonly of: number };
}

/** Null where no task is due. */
export function useReviewTask(): readonly [task: ReviewTask | null, next: () => void] {
  const progress = useProgress();
  const review = useReview();
  const due = () => dueTask(progressStore.value(), reviewStore.value(), localDay());
  // Chosen once, because what another tab does must not change a task under an answer that is being typed.
  const [chosen, choose] = useState(due);
  const [isRight, setIsRight] = useState<boolean | null>(null);
  const address = chosen ?? due();
  const frame = useFrame(address, setIsRight);
  const next = () => {
    setIsRight(null);
    choose(due);
  };
  if (!address || !frame) return [null, next];
  const today = localDay();
  const done = doneOn(review, today);
  const left = dueLevels(progress, review, today).length;
  const task: ReviewTask = {
    address,
    frame,
    result: isRight === null ? null : { isRight, days: intervalOf(review, address) ?? 1 },
    place: isRight === null ? { at: done + 1, of: done + left } : { at: done, of: done + left },
  };
  return [task, next];
}

/** The first thing that is told of a task decides: it was solved, or it was missed and perhaps solved later. */
function useFrame(address: TaskAddress | null, onResult: (isRight: boolean) => void): LessonFrame | null {
  const decided = useRef<TaskAddress | null>(null);
  return useMemo(() => {
    if (!address) return null;
    const lesson = lessonOfKind[address.kind];
    const decide = (isRight: boolean) => {
      if (decided.current && taskId(decided.current) === taskId(address)) return;
      decided.current = address;
      reviewStore.change((before) => afterTask(before, address, isRight, localDay()));
      onResult(isRight);
    };
    return {
      id: lesson,
      solved: (task) => {
        progressStore.solved(lesson, task);
        decide(true);
      },
      missed: () => decide(false),
    };
    // The same task is the same frame, also where its address is worked out once more.
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- see the line above
  }, [address && taskId(address), onResult]);
}
