// A worked derivation in the dialog about Premium, as an example of a step-by-step explanation.

import { useId } from "react";
import { Note } from "#components/note.tsx";
import { fromExpression } from "#expression/core/from-expression.ts";
import { MathText } from "#expression/typeset.tsx";
import { premium } from "#messages/premium.ts";
import { premiumExample } from "./core/premium-example.ts";
import classes from "./premium-example.module.css";

export function PremiumExample() {
  const captionId = useId();
  return (
    <div className={classes.box}>
      <Note size="tag" id={captionId}>
        {premium.example}
      </Note>
      <ol aria-labelledby={captionId}>
        {premiumExample.map(({ text, law }) => {
          const tree = fromExpression(text);
          return (
            <li key={text} className={classes.line}>
              <span className={classes.math}>
                <span className={classes.equals} aria-hidden>
                  {law && "="}
                </span>
                {tree ? <MathText expression={tree} size="list" /> : text}
              </span>
              <span className={classes.law}>{law}</span>
            </li>
          );
        })}
      </ol>
    </div>
  );
}
