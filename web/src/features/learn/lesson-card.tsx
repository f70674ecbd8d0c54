// A lesson on the list: number, title, badges, description, progress, and START where it can be read.

import { Button } from "@mantine/core";
import { useId } from "react";
import { Link } from "react-router-dom";
import { lessonAddress } from "#addresses/core/learn.ts";
import { Card } from "#components/card.tsx";
import { Tag } from "#components/tag.tsx";
import { lessonList } from "#messages/lessons.ts";
import { specifiedLessons } from "#messages/specified.ts";
import type { LessonEntry, LessonId } from "#learn/core/catalogue.ts";
import { lessonDescriptions } from "#learn/core/generated/descriptions.ts";
import { lessonMinutes } from "#learn/core/generated/minutes.ts";
import type { Progress } from "#learn/core/progress.ts";
import { LessonBadges } from "./lesson-badges.tsx";
import classes from "./lesson-card.module.css";
import { LessonWays } from "./lesson-ways.tsx";
import { ProgressNote } from "./progress-note.tsx";

/** A lesson that is still to be written has none. */
const descriptions: Readonly<Partial<Record<LessonId, string>>> = lessonDescriptions;
const minutes: Readonly<Partial<Record<LessonId, number>>> = lessonMinutes;

interface LessonCardProps {
  readonly lesson: LessonEntry;
  readonly progress: Progress;
}

export function LessonCard({ lesson, progress }: LessonCardProps) {
  const { id, title, isUpcoming } = lesson;
  const titleId = useId();
  return (
    <Card aria-labelledby={titleId} className={classes.card} data-quiet={isUpcoming} padded>
      <div className={classes.head}>
        <span className={classes.number}>{id}</span>
        <h3 id={titleId} className={classes.title}>
          {title}
        </h3>
      </div>
      <p className={classes.description}>{descriptions[id]}</p>
      <div className={classes.badges}>
        {minutes[id] !== undefined && <Tag tone="line">{lessonList.minutes(minutes[id])}</Tag>}
        <LessonBadges lesson={lesson} />
      </div>
      <div className={classes.foot}>
        {isUpcoming ? (
          <p className={classes.upcoming}>{specifiedLessons.upcoming}</p>
        ) : (
          <>
            <Button
              component={Link}
              to={lessonAddress(id)}
              variant="light"
              className={`${classes.start} no-print`}
            >
              {specifiedLessons.start}
              <span className="spoken"> {title}</span>
            </Button>
            <LessonWays lesson={id} title={title} />
            <ProgressNote lesson={id} progress={progress} />
          </>
        )}
      </div>
    </Card>
  );
}
