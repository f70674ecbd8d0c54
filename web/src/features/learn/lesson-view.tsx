// A lesson that can be read: its number and badges, its title, the video, the sections, and the lessons around it.

import { Button } from "@mantine/core";
import { IconPrinter } from "@tabler/icons-react";
import { useMemo } from "react";
import { LazyView } from "#components/lazy-view.tsx";
import { FieldKeys } from "#learn/answer/field-keys.tsx";
import type { LessonEntry } from "#learn/core/catalogue.ts";
import { LessonContext } from "#learn/lesson-context.ts";
import { printWhole } from "#learn/practice/draw-whole.ts";
import { LessonVideo } from "#learn/video/lesson-video.tsx";
import { lessonTexts } from "#messages/lessons.ts";
import { specifiedLessons } from "#messages/specified.ts";
import { LessonBadges } from "./lesson-badges.tsx";
import classes from "./lesson-view.module.css";
import { LessonContents } from "./lesson-contents.tsx";
import { LessonSections } from "./lesson-sections.tsx";
import { writtenLessons } from "./written-lessons.ts";
import { LessonsAround } from "./lessons-around.tsx";
import { LessonWays } from "./lesson-ways.tsx";
import { progressStore } from "./progress-store.ts";
import { useBegunLesson } from "./use-begun-lesson.ts";
import { useLessonTitle } from "./use-lesson-title.ts";

export function LessonView({ lesson }: { readonly lesson: LessonEntry }) {
  const { id, title } = lesson;
  useLessonTitle(title);
  useBegunLesson(id);
  const frame = useMemo(() => ({ id, solved: (task: string) => progressStore.solved(id, task) }), [id]);
  const written = writtenLessons[id];
  return (
    <article>
      <div className={classes.line}>
        <span>{lessonTexts.lessonNumber(id)}</span>
        <LessonBadges lesson={lesson} />
      </div>
      <h2 className={classes.title}>{title}</h2>
      <div className={classes.line}>
        <LessonWays lesson={id} />
        {written && (
          <Button
            variant="default"
            className={`${classes.print} no-print`}
            leftSection={<IconPrinter size={18} stroke={1.75} aria-hidden />}
            onClick={() => void printWhole()}
          >
            {lessonTexts.print}
          </Button>
        )}
      </div>
      {written && (
        <details className={`${classes.contents} no-print`}>
          <summary>{lessonTexts.contents}</summary>
          <LazyView of={written} frame={nothing}>
            {(file) => <LessonContents lesson={file.lesson} />}
          </LazyView>
        </details>
      )}
      <LessonVideo lessonId={id} title={title} />
      <h2 className={classes.read}>{specifiedLessons.read}</h2>
      {written && (
        <LessonContext value={frame}>
          <LazyView of={written}>{(file) => <LessonSections lesson={file.lesson} />}</LazyView>
          <FieldKeys />
        </LessonContext>
      )}
      <LessonsAround lesson={id} />
    </article>
  );
}

/** No frame here, because the sections below show that they are being loaded. */
const nothing = () => null;
