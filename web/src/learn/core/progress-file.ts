// The file in which a reader takes progress and review to another browser. Pure.

import { merged, noProgress, parseProgress, writeProgress, type Progress } from "./progress.ts";
import { mergedReviews, noReview, parseReview, writeReview, type Review } from "./review.ts";

/** What the file says that it is. */
const format = "lesson progress";
const version = 1;

/** In bytes: several times what the progress of all lessons can take. */
export const progressFileMax = 2_000_000;

export interface Kept {
  readonly progress: Progress;
  readonly review: Review;
}

export function writeProgressFile({ progress, review }: Kept): string {
  const content = {
    format,
    version,
    progress: parsed(writeProgress(progress)),
    review: parsed(writeReview(review)),
  };
  return `${JSON.stringify(content, null, 2)}\n`;
}

/** Null for a text that is no such file, or that has nothing of a lesson in it. */
export function readProgressFile(text: string): Kept | null {
  const content = parsed(text);
  if (typeof content !== "object" || content === null) return null;
  const { format: is, progress, review } = { progress: null, review: null, format: null, ...content };
  if (is !== format) return null;
  const kept = {
    progress: merged(noProgress, parseProgress(JSON.stringify(progress))),
    review: mergedReviews(noReview, parseReview(JSON.stringify(review))),
  };
  return kept.progress === noProgress && kept.review === noReview ? null : kept;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
