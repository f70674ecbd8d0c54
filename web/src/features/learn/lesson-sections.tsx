// The sections of a lesson: each with a heading that can be linked to and takes the focus, and a mark once it is read.

import { IconCheck } from "@tabler/icons-react";
import { useEffect, useRef } from "react";
import { observeSight } from "#components/observe-sight.ts";
import type { LessonId } from "#learn/core/catalogue.ts";
import { progressOf } from "#learn/core/progress.ts";
import type { LessonContent, LessonSection } from "#learn/lesson-content.ts";
import prose from "#learn/reading/prose.module.css";
import { lessonTexts } from "#messages/lessons.ts";
import classes from "./lesson-sections.module.css";
import { progressStore, useProgress } from "./progress-store.ts";
import { useBookmark } from "./use-bookmark.ts";

export function LessonSections({ lesson: { id, sections } }: { readonly lesson: LessonContent }) {
  const list = useRef<HTMLDivElement>(null);
  useBookmark(list);
  const { read } = progressOf(useProgress(), id);
  return (
    <div ref={list}>
      {sections.map((section) => (
        <SectionView key={section.id} lesson={id} section={section} isRead={read.includes(section.id)} />
      ))}
    </div>
  );
}

interface SectionViewProps {
  readonly lesson: LessonId;
  readonly section: LessonSection;
  readonly isRead: boolean;
}

function SectionView({ lesson, section: { id, title, Body }, isRead }: SectionViewProps) {
  const end = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isRead || !end.current) return;
    return observeReading(end.current, () => progressStore.read(lesson, id));
  }, [lesson, id, isRead]);
  const headingId = `section-${id}`;
  return (
    <section className={classes.section} data-section={id} aria-labelledby={headingId}>
      <div className={classes.head}>
        <h2 id={headingId} className={classes.heading} tabIndex={-1}>
          {title}
        </h2>
        {isRead && (
          <span className={`${classes.mark} no-print`} title={lessonTexts.sectionRead}>
            <IconCheck size={16} stroke={2} aria-hidden />
            <span className="spoken">{lessonTexts.sectionRead}</span>
          </span>
        )}
      </div>
      <div className={prose.prose}>
        <Body />
      </div>
      <div ref={end} className={classes.end} />
    </section>
  );
}

/** A section counts as read when its end was in view for this long. */
const readMs = 1_000;

function observeReading(end: Element, onRead: () => void): () => void {
  let timer = 0;
  // In a hidden tab nothing counts as read.
  const done = () => {
    if (document.visibilityState === "visible") onRead();
    else timer = window.setTimeout(done, readMs);
  };
  const stop = observeSight(end, "0px", (isSeen) => {
    window.clearTimeout(timer);
    if (isSeen) timer = window.setTimeout(done, readMs);
  });
  return () => {
    stop();
    window.clearTimeout(timer);
  };
}
