// Badges for the contents of a lesson besides its text: a video, something to press, a tutorial.

import { Tag } from "#components/tag.tsx";
import { specifiedLessons } from "#messages/specified.ts";
import type { LessonEntry } from "#learn/core/catalogue.ts";
import { videoIdOf } from "#learn/video/video-ids.ts";

export function LessonBadges({ lesson }: { readonly lesson: LessonEntry }) {
  const badges = [
    ...(videoIdOf(lesson.id) === null ? [] : [specifiedLessons.video]),
    ...(lesson.badge === null ? [] : [specifiedLessons[lesson.badge]]),
  ];
  return badges.map((badge) => (
    <Tag key={badge} tone="line">
      {badge}
    </Tag>
  ));
}
