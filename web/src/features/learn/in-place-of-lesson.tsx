// What the screen of a lesson shows in place of a lesson: the review, the page about maps, or the notice for a lesson that is
// unknown or to come.

import { LazyView } from "#components/lazy-view.tsx";
import type { LessonEntry } from "#learn/core/catalogue.ts";
import { lazy } from "#lib/lazy.ts";
import { LessonNotice } from "./lesson-notice.tsx";

/** The page to which Karnaugh maps link. */
const mapHelpId = "karnaugh-map";
const mapHelp = lazy(() => import("./map-help/map-help.tsx"));
const review = lazy(() => import("./review/review.tsx"));

interface InPlaceOfLessonProps {
  /** As in the address; undefined for the review. */
  readonly lessonId: string | undefined;
  /** Undefined for a lesson that is unknown. */
  readonly lesson: LessonEntry | undefined;
}

export function InPlaceOfLesson({ lessonId, lesson }: InPlaceOfLessonProps) {
  if (lessonId === undefined) return <LazyView of={review}>{({ ReviewTasks }) => <ReviewTasks />}</LazyView>;
  if (lessonId === mapHelpId) return <LazyView of={mapHelp}>{({ MapHelp }) => <MapHelp />}</LazyView>;
  return <LessonNotice lesson={lesson} />;
}
