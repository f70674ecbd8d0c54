// What the screen of a lesson shows in place of a lesson: the review, the page about maps, or the notice for a lesson that is
// unknown or to come. They are parts of their own, and so is this file: the screen has the names of all files of its parts, also where it
// needs none of them.

import { LazyPart } from "#components/lazy-part.tsx";
import type { LessonEntry } from "#learn/core/catalogue.ts";
import { pagePart } from "#lib/page-part.ts";

const noticePart = pagePart(async () => (await import("./lesson-notice.tsx")).LessonNotice);

/** The page to which Karnaugh maps link. */
const mapHelpId = "karnaugh-map";
const mapHelpPart = pagePart(async () => (await import("./map-help/map-help.tsx")).MapHelp);

const reviewPart = pagePart(async () => (await import("./review/review.tsx")).ReviewTasks);

interface InPlaceOfLessonProps {
  /** As in the address; undefined for the review. */
  readonly lessonId: string | undefined;
  /** Undefined for a lesson that is unknown. */
  readonly lesson: LessonEntry | undefined;
}

export function InPlaceOfLesson({ lessonId, lesson }: InPlaceOfLessonProps) {
  if (lessonId === undefined) return <LazyPart part={reviewPart} props={{}} />;
  if (lessonId === mapHelpId) return <LazyPart part={mapHelpPart} props={{}} />;
  return <LazyPart part={noticePart} props={{ lesson }} />;
}
