// The lessons by module next to a lesson, with the sections of the current one. The current lesson's module is open at
// first; a press opens or closes a module.

import { IconArrowLeft, IconChevronRight, IconCircleCheck } from "@tabler/icons-react";
import { useId, useState } from "react";
import { Link } from "react-router-dom";
import { lessonAddress } from "#addresses/core/learn.ts";
import { LazyView } from "#components/lazy-view.tsx";
import { lessonTexts } from "#messages/lessons.ts";
import { specifiedLessons } from "#messages/specified.ts";
import { lessonModules, type LessonEntry, type LessonId, type LessonModule } from "#learn/core/catalogue.ts";
import { readCount } from "#learn/core/outline.ts";
import classes from "./lesson-navigator.module.css";
import { LessonContents } from "./lesson-contents.tsx";
import { writtenLessons } from "./written-lessons.ts";
import { useProgress } from "./progress-store.ts";

interface LessonNavigatorProps {
  /** Null where the address names no lesson: then the first module is open, to choose from. */
  readonly current: LessonId | null;
}

export function LessonNavigator({ current }: LessonNavigatorProps) {
  const [open, setOpen] = useState<ReadonlySet<string>>(() => new Set([moduleOf(current)]));
  const [shown, setShown] = useState(current);
  if (shown !== current) {
    setShown(current);
    setOpen(new Set([...open, moduleOf(current)]));
  }
  const toggle = (id: string) =>
    setOpen(new Set(open.has(id) ? [...open].filter((each) => each !== id) : [...open, id]));
  return (
    <nav className={`${classes.navigator} no-print`} aria-label={lessonTexts.lessons}>
      <Link to="/learn" className={classes.list}>
        <IconArrowLeft size={18} stroke={1.75} aria-hidden />
        {lessonTexts.allLessons}
      </Link>
      {lessonModules.map((module) => (
        <ModuleGroup
          key={module.id}
          module={module}
          current={current}
          isOpen={open.has(module.id)}
          onToggle={() => toggle(module.id)}
        />
      ))}
    </nav>
  );
}

function moduleOf(lesson: LessonId | null): string {
  const [first] = lessonModules;
  return (lessonModules.find(({ lessons }) => lessons.some(({ id }) => id === lesson)) ?? first)?.id ?? "";
}

interface ModuleGroupProps extends LessonNavigatorProps {
  readonly module: LessonModule;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

function ModuleGroup({ module: { title, lessons }, current, isOpen, onToggle }: ModuleGroupProps) {
  const listId = useId();
  return (
    <div>
      <button
        type="button"
        className={classes.module}
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        onClick={onToggle}
      >
        <IconChevronRight className={classes.chevron} size={18} stroke={2} aria-hidden />
        {title}
      </button>
      {isOpen && (
        <ul id={listId}>
          {lessons.map((lesson) => (
            <li key={lesson.id}>
              <LessonLine lesson={lesson} isCurrent={lesson.id === current} />
              {lesson.id === current && <Sections of={lesson.id} />}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function Sections({ of }: { readonly of: LessonId }) {
  const written = writtenLessons[of];
  if (!written) return null;
  return (
    // No frame here, because the lesson itself shows that it is being loaded.
    <LazyView key={of} of={written} frame={() => null}>
      {({ lesson }) => <LessonContents lesson={lesson} />}
    </LazyView>
  );
}

interface LessonLineProps {
  readonly lesson: LessonEntry;
  readonly isCurrent: boolean;
}

function LessonLine({ lesson: { id, title, isUpcoming }, isCurrent }: LessonLineProps) {
  const mark = isCurrent && { "aria-current": "page" as const };
  const words = (
    <>
      <span className={classes.number}>{id}</span>
      <span className={classes.title}>{title}</span>
    </>
  );
  if (isUpcoming)
    return (
      <button type="button" disabled className={classes.lesson} {...mark}>
        {words}
        <span className="spoken">{specifiedLessons.upcoming}</span>
      </button>
    );
  return (
    <Link to={lessonAddress(id)} className={classes.lesson} {...mark}>
      {words}
      <ReadMark lesson={id} />
    </Link>
  );
}

function ReadMark({ lesson }: { readonly lesson: LessonId }) {
  const { read, all } = readCount(useProgress(), lesson);
  if (read === 0) return null;
  return (
    <>
      <span className={classes.read} aria-hidden>
        {read === all ? (
          <IconCircleCheck size={18} stroke={1.75} />
        ) : (
          lessonTexts.sectionsReadShort(read, all)
        )}
      </span>
      <span className="spoken">{lessonTexts.sectionsRead(read, all)}</span>
    </>
  );
}
