// The video of a lesson if the operator has set one; else nothing.

import type { ReactNode } from "react";
import { LazyPart } from "#components/lazy-part.tsx";
import { pagePart } from "#lib/page-part.ts";
import type { LessonId } from "../core/catalogue.ts";
import classes from "./lesson-video.module.css";
import { videoIdOf } from "./video-ids.ts";

const videoFrame = pagePart(async () => (await import("./video-frame.tsx")).VideoFrame);

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
      <LazyPart key={videoId} part={videoFrame} props={{ videoId, title }} frame={whileLoading} />
    </div>
  );
}

function whileLoading(content: ReactNode, isLoading: boolean) {
  return <div className={`${classes.cover} ${isLoading ? "" : classes.failed}`}>{content}</div>;
}
