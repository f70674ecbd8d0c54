// The screen of one lesson: the navigator, and next to it the lesson, the page about maps, or the notice for a lesson
// that is unknown or to come.

import { IconArrowLeft } from "@tabler/icons-react";
import { Link, useParams } from "react-router-dom";
import { LazyPart } from "#components/lazy-part.tsx";
import { pagePart } from "#lib/page-part.ts";
import { lessonTexts } from "#messages/lessons.ts";
import { lessonEntry } from "#learn/core/catalogue.ts";
import { LessonNavigator } from "./lesson-navigator.tsx";
import classes from "./lesson-page.module.css";
import { LessonView } from "./lesson-view.tsx";

/** A separate part, because few visits show a notice. */
const noticePart = pagePart(async () => (await import("./lesson-notice.tsx")).LessonNotice);

/** The page to which Karnaugh maps link, until there is a lesson about them. */
const mapHelpId = "karnaugh-map";
const mapHelpPart = pagePart(async () => (await import("./map-help/map-help.tsx")).MapHelp);

export function Component() {
  const { lessonId = "" } = useParams();
  const lesson = lessonEntry(lessonId);
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
          ) : lessonId === mapHelpId ? (
            <LazyPart part={mapHelpPart} props={{}} />
          ) : (
            <LazyPart key={lessonId} part={noticePart} props={{ lesson }} />
          )}
        </div>
      </div>
    </div>
  );
}
