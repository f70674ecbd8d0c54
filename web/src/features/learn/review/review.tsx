// The review: one task after another of the levels that are due.

import { useRef } from "react";
import { Link } from "react-router-dom";
import { lessonAddress } from "#addresses/core/learn.ts";
import { LazyView } from "#components/lazy-view.tsx";
import { FieldKeys } from "#learn/answer/field-keys.tsx";
import { lessonEntry } from "#learn/core/catalogue.ts";
import { LessonContext } from "#learn/lesson-context.ts";
import { reviewTexts } from "#messages/lessons.ts";
import { useLessonTitle } from "../use-lesson-title.ts";
import { writtenLessons } from "../written-lessons.ts";
import classes from "./review.module.css";
import { ReviewState } from "./review-state.tsx";
import { useReviewTask } from "./use-review-task.ts";

export function ReviewTasks() {
  useLessonTitle(reviewTexts.title);
  const [task, next] = useReviewTask();
  // A reader who reviews a level has opened its lesson, so the browser has the lesson's files, also without a network.
  const written = task && writtenLessons[task.frame.id];
  const title = useRef<HTMLHeadingElement>(null);
  const goOn = () => {
    // The pressed button goes with its task.
    title.current?.focus();
    next();
  };
  return (
    <article className={classes.review}>
      <h2 ref={title} tabIndex={-1} className={classes.title}>
        {reviewTexts.title}
      </h2>
      {task ? (
        <>
          <p className={classes.lead}>{reviewTexts.lead}</p>
          <div className={classes.head}>
            <p className={classes.place}>{reviewTexts.taskOf(task.place.at, task.place.of)}</p>
            <h3 className={classes.level}>
              {reviewTexts.level(lessonEntry(task.frame.id)?.title ?? "", task.address.level)}
            </h3>
            <Link to={lessonAddress(task.frame.id)} className={`${classes.lesson} no-print`}>
              {reviewTexts.lesson}
            </Link>
          </div>
          <LessonContext value={task.frame}>
            {written && (
              <LazyView key={task.frame.id} of={written}>
                {({ lesson: { practice: Practice } }) =>
                  Practice && <Practice given={{ address: task.address, onNext: goOn }} />
                }
              </LazyView>
            )}
            <FieldKeys />
          </LessonContext>
          <output className={classes.result}>
            {task.result &&
              (task.result.isRight
                ? reviewTexts.right(task.result.days)
                : reviewTexts.missed(task.result.days))}
          </output>
        </>
      ) : (
        <p className={classes.lead}>
          <ReviewState />
        </p>
      )}
    </article>
  );
}
