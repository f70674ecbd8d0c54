// The id of a lesson's video at the provider, as the operator set it.

import { lessonVideos } from "#config/core/lesson-videos.ts";
import type { LessonId } from "../core/catalogue.ts";

const videos: ReadonlyMap<string, string> = new Map(Object.entries(lessonVideos(import.meta.env)));

/** Null for a lesson without a video. */
export function videoIdOf(lessonId: LessonId): string | null {
  return videos.get(lessonId) ?? null;
}
