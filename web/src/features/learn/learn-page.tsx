// The list of lessons by module, each with what the reader has read and solved in it.

import { Button } from "@mantine/core";
import { IconRotate2 } from "@tabler/icons-react";
import { useId } from "react";
import { focusScreen } from "#components/focus.ts";
import { useToast } from "#components/toast.tsx";
import { forgetBegunLessons } from "#lib/begun-lessons.ts";
import { lessonList } from "#messages/lesson-list.ts";
import { controlTexts } from "#messages/controls.ts";
import { lessonModules, type LessonModule } from "#learn/core/catalogue.ts";
import type { Progress } from "#learn/core/progress.ts";
import classes from "./learn-page.module.css";
import { LessonCard } from "./lesson-card.tsx";
import { progressStore, useProgress } from "./progress-store.ts";

export function Component() {
  const progress = useProgress();
  const [toast, show] = useToast();
  const reset = () => {
    const bringProgressBack = progressStore.reset();
    const bringBegunBack = forgetBegunLessons();
    const bringBack = () => {
      bringProgressBack();
      bringBegunBack();
    };
    // The button will be removed, so move its focus first.
    focusScreen();
    show({ text: lessonList.progressReset, action: { label: controlTexts.undo, run: bringBack } });
  };
  return (
    <div className={classes.page}>
      <div className={classes.top}>
        <p className={classes.lead}>{lessonList.listLead}</p>
        {Object.keys(progress).length > 0 && (
          <Button
            variant="subtle"
            className={`${classes.reset} no-print`}
            leftSection={<IconRotate2 size={18} stroke={1.75} aria-hidden />}
            onClick={reset}
          >
            {lessonList.resetProgress}
          </Button>
        )}
      </div>
      {lessonModules.map((module) => (
        <ModuleLessons key={module.id} module={module} progress={progress} />
      ))}
      {toast}
    </div>
  );
}

interface ModuleLessonsProps {
  readonly module: LessonModule;
  readonly progress: Progress;
}

function ModuleLessons({ module: { id, title, lessons }, progress }: ModuleLessonsProps) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className={classes.module}>
      <p className={classes.number}>{lessonList.moduleNumber(id)}</p>
      <h2 id={titleId} className={classes.title}>
        {title}
      </h2>
      <ul className={classes.grid}>
        {lessons.map((lesson) => (
          <li key={lesson.id}>
            <LessonCard lesson={lesson} progress={progress} />
          </li>
        ))}
      </ul>
    </section>
  );
}
