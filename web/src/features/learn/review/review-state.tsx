// What the review says in a sentence: how many tasks are due, or when the next one comes.

import { useProgress } from "../progress-store.ts";
import { daysToNext, doneOn, dueLevels, tasksADay } from "#learn/core/review.ts";
import { localDay } from "#lib/local-day.ts";
import { reviewTexts } from "#messages/lessons.ts";
import { useReview } from "./review-store.ts";

export function ReviewState() {
  const progress = useProgress();
  const review = useReview();
  const today = localDay();
  const due = dueLevels(progress, review, today).length;
  if (due > 0) return reviewTexts.due(due);
  const days = daysToNext(progress, review, today);
  if (days === null) return reviewTexts.notYet;
  const done = doneOn(review, today);
  const enough = done >= tasksADay ? `${reviewTexts.enough(done)} ` : "";
  return `${enough}${reviewTexts.next(days)}`;
}
