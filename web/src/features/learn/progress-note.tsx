// How much of a lesson is read and how many of its tasks are solved; nothing for a lesson that was not begun.

import { IconCircleCheck } from "@tabler/icons-react";
import { lessonList, lessonTexts } from "#messages/lessons.ts";
import type { LessonId } from "#learn/core/catalogue.ts";
import { readCount } from "#learn/core/outline.ts";
import { progressOf, type Progress } from "#learn/core/progress.ts";
import classes from "./progress-note.module.css";

interface ProgressNoteProps {
  readonly lesson: LessonId;
  readonly progress: Progress;
}

export function ProgressNote({ lesson, progress }: ProgressNoteProps) {
  const { read, all } = readCount(progress, lesson);
  const solved = progressOf(progress, lesson).solved.length;
  if (read === 0 && solved === 0) return null;
  return (
    <p className={classes.note}>
      <span className={classes.item}>
        {read === all && <IconCircleCheck size={18} stroke={1.75} aria-hidden />}
        {lessonTexts.sectionsRead(read, all)}
      </span>
      {solved > 0 && <span>{lessonList.tasksSolved(solved)}</span>}
    </p>
  );
}
