// The screen of one lesson and of the review: the navigator, and next to it the lesson, or what is in its place.

import { IconArrowLeft } from "@tabler/icons-react";
import { Link, useParams } from "react-router-dom";
import { lessonTexts } from "#messages/lessons.ts";
import { lessonEntry } from "#learn/core/catalogue.ts";
import { LessonNavigator } from "./lesson-navigator.tsx";
import classes from "./lesson-page.module.css";
import { LessonView } from "./lesson-view.tsx";
import { InPlaceOfLesson } from "./in-place-of-lesson.tsx";

export function Component() {
  // The address of the review names no lesson.
  const { lessonId } = useParams();
  const lesson = lessonEntry(lessonId ?? "");
  return (
    <div className={classes.screen} data-full-space>
      <div className={classes.columns}>
        <LessonNavigator current={lesson?.id ?? null} />
        <div className={classes.room}>
          <Link to="/learn" className={`${classes.list} no-print`}>
            <IconArrowLeft size={18} stroke={1.75} aria-hidden />
            {lessonTexts.allLessons}
          </Link>
          {lesson && !lesson.isUpcoming ? (
            <LessonView key={lesson.id} lesson={lesson} />
          ) : (
            <InPlaceOfLesson key={lessonId ?? ""} lessonId={lessonId} lesson={lesson} />
          )}
        </div>
      </div>
    </div>
  );
}
