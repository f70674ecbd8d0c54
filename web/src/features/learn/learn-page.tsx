// The list of lessons by module, each with what the reader has read and solved in it.

import { useId } from "react";
import { lessonList } from "#messages/lessons.ts";
import { lessonModules, type LessonModule } from "#learn/core/catalogue.ts";
import type { Progress } from "#learn/core/progress.ts";
import classes from "./learn-page.module.css";
import { LessonCard } from "./lesson-card.tsx";
import { useProgress } from "./progress-store.ts";
import { ProgressTools } from "./progress-tools.tsx";
import { ReviewCard } from "./review/review-card.tsx";

export function Component() {
  const progress = useProgress();
  return (
    <div className={classes.page}>
      <p className={classes.lead}>{lessonList.listLead}</p>
      <ReviewCard progress={progress} />
      {lessonModules.map((module) => (
        <ModuleLessons key={module.id} module={module} progress={progress} />
      ))}
      <ProgressTools progress={progress} />
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
