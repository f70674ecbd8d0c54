// The video of a lesson if the operator has set one; else nothing.

import type { LessonId } from "../core/catalogue.ts";
import classes from "./lesson-video.module.css";
import { videoIdOf } from "./video-ids.ts";
import { VideoFrame } from "./video-frame.tsx";

interface LessonVideoProps {
  readonly lessonId: LessonId;
  /** The title of the lesson, from which the video gets its name. */
  readonly title: string;
}

export function LessonVideo({ lessonId, title }: LessonVideoProps) {
  const videoId = videoIdOf(lessonId);
  if (videoId === null) return null;
  return (
    <div className={`${classes.frame} no-print`}>
      <VideoFrame key={videoId} videoId={videoId} title={title} />
    </div>
  );
}
