// The id of a lesson's video at the provider, as the operator set it.

import { lessonVideos } from "#config/core/lesson-videos.ts";
import type { LessonId } from "../core/catalogue.ts";

/** A build without videos does not have what reads the setting. */
const videos: ReadonlyMap<string, string> = new Map(
  import.meta.env.VITE_LESSON_VIDEOS ? Object.entries(lessonVideos(import.meta.env)) : [],
);

/** Null for a lesson without a video. */
export function videoIdOf(lessonId: LessonId): string | null {
  return videos.get(lessonId) ?? null;
}
