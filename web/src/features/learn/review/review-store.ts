// The review of this browser.

import { readText, removeText, writeText } from "#lib/storage.ts";
import { mergedReviews, noReview, parseReview, writeReview, type Review } from "#learn/core/review.ts";
import { createKeptStore, useKept } from "../kept-store.ts";

export const reviewStore = createKeptStore(
  { readText, writeText, removeText },
  { key: "lessonReview", none: noReview, parse: parseReview, write: writeReview, merged: mergedReviews },
);

export function useReview(): Review {
  return useKept(reviewStore);
}
