// Links below a lesson to the lessons before and after it, and to the tool that it explains; a link to the list replaces a
// lesson that is still to come.

import { IconArrowLeft, IconArrowRight } from "@tabler/icons-react";
import { Link } from "react-router-dom";
import { lessonAddress } from "#addresses/core/learn.ts";
import { sectionOf, type SectionPath } from "#addresses/core/paths.ts";
import { lessonTexts } from "#messages/lessons.ts";
import { lessonEntries, type LessonId } from "#learn/core/catalogue.ts";
import classes from "./lessons-around.module.css";

const readable = lessonEntries.filter(({ isUpcoming }) => !isUpcoming);

const tools: Readonly<Record<LessonId, SectionPath>> = {
  "01": "/ttable",
  "02": "/csim",
  "03": "/simplify",
  "04": "/ttable",
  "05": "/soppos",
  "06": "/kmap",
  "07": "/cgen",
  "08": "/csim",
  "09": "/soppos",
  "10": "/simplify",
  "11": "/number-systems",
};

export function LessonsAround({ lesson }: { readonly lesson: LessonId }) {
  const at = readable.findIndex(({ id }) => id === lesson);
  const before = readable[at - 1];
  const after = readable[at + 1];
  return (
    <nav className={`${classes.around} no-print`} aria-label={lessonTexts.lessonsAround}>
      {before && (
        <Link to={lessonAddress(before.id)} className={classes.link}>
          <IconArrowLeft {...icon} />
          <span>
            <span className={classes.way}>{lessonTexts.previous}</span> {before.title}
          </span>
        </Link>
      )}
      <Link to={tools[lesson]} className={classes.link}>
        <span>
          <span className={classes.way}>{lessonTexts.tool}</span> {sectionOf(tools[lesson])?.label}
        </span>
      </Link>
      <Link to={after ? lessonAddress(after.id) : "/learn"} className={classes.link} data-next>
        <span>
          {after ? (
            <>
              <span className={classes.way}>{lessonTexts.next}</span> {after.title}
            </>
          ) : (
            lessonTexts.allLessons
          )}
        </span>
        <IconArrowRight {...icon} />
      </Link>
    </nav>
  );
}

const icon = { size: 20, stroke: 1.75, "aria-hidden": true } as const;
