// The reader's progress and review together: saved to a file, added from one, and reset.

import { merged } from "#learn/core/progress.ts";
import { progressFileMax, readProgressFile, writeProgressFile } from "#learn/core/progress-file.ts";
import { mergedReviews } from "#learn/core/review.ts";
import { forgetBegunLessons } from "#lib/begun-lessons.ts";
import { saveFile } from "#lib/save-file.ts";
import { progressFileTexts } from "#messages/lessons.ts";
import { progressStore } from "./progress-store.ts";
import { reviewStore } from "./review/review-store.ts";

export function saveProgress(): void {
  const text = writeProgressFile({ progress: progressStore.value(), review: reviewStore.value() });
  saveFile(new Blob([text], { type: "application/json" }), progressFileTexts.fileName);
}

/** Adds what the file has and this browser has not. The sentence of the refusal, or null. */
export async function addProgress(file: File): Promise<string | null> {
  // The size is known before the file is read into memory.
  if (file.size > progressFileMax) return progressFileTexts.refused(file.name);
  let text: string;
  try {
    text = await file.text();
  } catch {
    return progressFileTexts.unreadable(file.name);
  }
  const kept = readProgressFile(text);
  if (!kept) return progressFileTexts.refused(file.name);
  progressStore.change((before) => merged(before, kept.progress));
  reviewStore.change((before) => mergedReviews(before, kept.review));
  return null;
}

/** Forgets all that is kept of lessons. The returned function brings it back. */
export function resetProgress(): () => void {
  const undos = [progressStore.reset(), reviewStore.reset(), forgetBegunLessons()];
  return () => {
    for (const undo of undos) undo();
  };
}
