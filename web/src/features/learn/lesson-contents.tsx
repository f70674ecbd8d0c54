// The sections of a lesson as links, each with a mark once it is read.

import { IconCheck } from "@tabler/icons-react";
import { Link } from "react-router-dom";
import { lessonAddress } from "#addresses/core/learn.ts";
import { lessonTexts } from "#messages/lessons.ts";
import { progressOf } from "#learn/core/progress.ts";
import type { LessonContent } from "#learn/lesson-content.ts";
import classes from "./lesson-contents.module.css";
import { useProgress } from "./progress-store.ts";

export function LessonContents({ lesson: { id: lesson, sections } }: { readonly lesson: LessonContent }) {
  const { read } = progressOf(useProgress(), lesson);
  return (
    <ol className={classes.contents}>
      {sections.map(({ id, title }) => (
        <li key={id}>
          <Link to={lessonAddress(lesson, { section: id })} className={classes.section}>
            <span>{title}</span>
            {read.includes(id) && (
              <span className={classes.mark}>
                <IconCheck size={14} stroke={2} aria-hidden />
                <span className="spoken">{lessonTexts.sectionRead}</span>
              </span>
            )}
          </Link>
        </li>
      ))}
    </ol>
  );
}
