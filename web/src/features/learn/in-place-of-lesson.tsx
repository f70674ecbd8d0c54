// What the screen of a lesson shows in place of a lesson: the page about maps, or the notice for a lesson that is unknown or to
// come.

import { LazyPart } from "#components/lazy-part.tsx";
import type { LessonEntry } from "#learn/core/catalogue.ts";
import { pagePart } from "#lib/page-part.ts";
import { LessonNotice } from "./lesson-notice.tsx";

/** The page to which Karnaugh maps link. */
const mapHelpId = "karnaugh-map";
const mapHelpPart = pagePart(async () => (await import("./map-help/map-help.tsx")).MapHelp);

interface InPlaceOfLessonProps {
  /** As in the address. */
  readonly lessonId: string;
  /** Undefined for a lesson that is unknown. */
  readonly lesson: LessonEntry | undefined;
}

export function InPlaceOfLesson({ lessonId, lesson }: InPlaceOfLessonProps) {
  if (lessonId === mapHelpId) return <LazyPart part={mapHelpPart} props={{}} />;
  return <LessonNotice lesson={lesson} />;
}
