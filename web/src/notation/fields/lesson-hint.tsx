// A link to the lesson about a tool's subject, for visitors who are new to it.

import { Link } from "react-router-dom";
import { lessonHint } from "#messages/expression.ts";
import classes from "./lesson-hint.module.css";
import { Note } from "#components/note.tsx";

export function LessonHint({ lesson }: { readonly lesson: "01" | "02" | "04" | "05" | "07" | "11" }) {
  return (
    <Note className={`${classes.hint} no-print`}>
      {lessonHint.isNew} <Link to={`/learn/lesson/${lesson}`}>{lessonHint.startWith(lesson)}</Link>
    </Note>
  );
}
