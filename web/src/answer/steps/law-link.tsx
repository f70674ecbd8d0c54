// The link from a step to the lesson's section about its law.

import { Link } from "react-router-dom";
import { lessonAddress } from "#addresses/core/learn.ts";
import { derivation as words } from "#messages/expression.ts";
import { lawLabel } from "./core/labels.ts";
import { lawLesson, lawSection } from "./core/law-section.ts";
import classes from "./step-details.module.css";

export function LawLink({ stepType }: { readonly stepType: string }) {
  const found = lawSection(lawLabel(stepType));
  if (!found) return null;
  return (
    <p className={`${classes.lesson} no-print`}>
      <Link to={lessonAddress(lawLesson, { section: found.section })}>
        {words.lawInLesson(found.law, lawLesson)}
      </Link>
    </p>
  );
}
