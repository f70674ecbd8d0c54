// Links into a lesson that was begun: to the first unread section, and to the practice.

import { Button } from "@mantine/core";
import { Link } from "react-router-dom";
import { lessonAddress } from "#addresses/core/learn.ts";
import { lessonTexts } from "#messages/lessons.ts";
import type { LessonId } from "#learn/core/catalogue.ts";
import { practiceSection, sectionToContinue } from "#learn/core/outline.ts";
import { useProgress } from "./progress-store.ts";

interface LessonWaysProps {
  readonly lesson: LessonId;
  /** Appended to each link for screen readers, if several lessons are listed. */
  readonly title?: string;
}

export function LessonWays({ lesson, title }: LessonWaysProps) {
  const next = sectionToContinue(useProgress(), lesson);
  const ways = [
    ...(next === null ? [] : [{ section: next, label: lessonTexts.continue }]),
    { section: practiceSection(lesson), label: lessonTexts.practice },
  ];
  return ways.map(({ section, label }) => (
    <Button
      key={label}
      component={Link}
      to={lessonAddress(lesson, { section })}
      variant="default"
      className="no-print"
    >
      {label}
      {title !== undefined && <span className="spoken"> {title}</span>}
    </Button>
  ));
}
