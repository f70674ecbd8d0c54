// The notice instead of a lesson: the address names no lesson, or the lesson is still to come.

import { Button } from "@mantine/core";
import { IconBarrierBlock, IconMail, IconMapQuestion } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { Card } from "#components/card.tsx";
import { contactEmail } from "#config/contact.ts";
import { lessonTexts } from "#messages/lessons.ts";
import { specifiedNotices } from "#messages/specified.ts";
import type { LessonEntry } from "#learn/core/catalogue.ts";
import classes from "./lesson-notice.module.css";
import { useLessonTitle } from "./use-lesson-title.ts";

interface LessonNoticeProps {
  /** Undefined where no lesson has the address. */
  readonly lesson: LessonEntry | undefined;
}

export function LessonNotice({ lesson }: LessonNoticeProps) {
  return lesson ? <UpcomingLesson lesson={lesson} /> : <UnknownLesson />;
}

function UnknownLesson() {
  return (
    <Notice icon={<IconMapQuestion {...size} />} title={specifiedNotices.notFound}>
      <p>{specifiedNotices.notFoundLead}</p>
      <p>{specifiedNotices.notFoundHint}</p>
    </Notice>
  );
}

function UpcomingLesson({ lesson }: { readonly lesson: LessonEntry }) {
  useLessonTitle(lesson.title);
  return (
    <Notice icon={<IconBarrierBlock {...size} />} title={specifiedNotices.underDevelopment}>
      <p>
        {lessonTexts.lessonNumber(lesson.id)}: {lesson.title}
      </p>
      <p>{specifiedNotices.underDevelopmentLead}</p>
      <KeepInTouch about={lesson.title} />
    </Notice>
  );
}

/** A mail link if the operator has an address; else only its text. */
function KeepInTouch({ about }: { readonly about: string }) {
  if (contactEmail === null) return <p>{specifiedNotices.keepInTouch}</p>;
  return (
    <Button
      component="a"
      href={`mailto:${contactEmail}?subject=${encodeURIComponent(about)}`}
      variant="light"
      className={`${classes.button} no-print`}
      leftSection={<IconMail size={18} stroke={1.75} aria-hidden />}
    >
      {specifiedNotices.keepInTouch}
    </Button>
  );
}

interface NoticeProps {
  readonly icon: ReactNode;
  readonly title: string;
  readonly children: ReactNode;
}

function Notice({ icon, title, children }: NoticeProps) {
  return (
    <Card className={classes.card} padded>
      {icon}
      <h2 className={classes.title}>{title}</h2>
      {children}
    </Card>
  );
}

const size = { size: 32, stroke: 1.5, "aria-hidden": true } as const;
