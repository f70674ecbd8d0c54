// The visitor's latest items: the last items of the history, and the lesson to continue. Not drawn while there is
// neither.

import { IconArrowRight, IconSchool } from "@tabler/icons-react";
import { useState } from "react";
import { Link } from "react-router-dom";
import { lessonAddress } from "#addresses/core/learn.ts";
import { Card } from "#components/card.tsx";
import { useHistoryItems } from "#history/use-history.ts";
import { lastBegunLesson, type BegunLesson } from "#lib/begun-lessons.ts";
import { homeTexts } from "#messages/home.ts";
import { SolvedRow } from "./solved-row.tsx";
import classes from "./solved-row.module.css";

const shownMax = 3;

export function Recent() {
  const items = useHistoryItems().slice(0, shownMax);
  const [lesson] = useState(lastBegunLesson);
  if (items.length === 0 && lesson === null) return null;
  return (
    <Card title={homeTexts.recent} data-recent padded>
      <div className={classes.recent}>
        {items.map((item) => (
          <SolvedRow key={item.id} of={item} />
        ))}
        {lesson && <LessonRow lesson={lesson} />}
      </div>
    </Card>
  );
}

function LessonRow({ lesson: { id, section } }: { readonly lesson: BegunLesson }) {
  return (
    <Link to={lessonAddress(id, { section })} className={`${classes.row} ${classes.lesson}`}>
      <IconSchool size={20} stroke={1.5} aria-hidden />
      {homeTexts.continueLesson(id)}
      <IconArrowRight size={16} stroke={1.75} aria-hidden />
    </Link>
  );
}
