// The names of a text's variables, behind its expression: "where A = RD, B = CS".

import { Fragment } from "react";
import { nameTexts } from "#messages/expression.ts";
import { namesIn } from "./core/names.ts";
import { variable } from "./core/tree.ts";
import classes from "./names-note.module.css";
import { MathText } from "./typeset.tsx";

/** Nothing where the text gives no names. */
export function NamesNote({ text }: { readonly text: string }) {
  const names = namesIn(text);
  if (names.length === 0) return null;
  return (
    <span className={classes.names}>
      {" "}
      {nameTexts.where}{" "}
      {names.map((given, at) => {
        const letter = variable(given.variable);
        return (
          <Fragment key={given.variable}>
            {at > 0 && ", "}
            {letter && <MathText expression={letter} size="list" />} = {given.name}
          </Fragment>
        );
      })}
    </span>
  );
}
