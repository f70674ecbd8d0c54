// The answer's first row if the text names its variables: the name of each variable.

import type { GivenName } from "#contract/generated/logic-types.ts";
import { variable } from "#notation/core/tree.ts";
import { MathText } from "#notation/typeset.tsx";
import { nameTexts } from "#messages/expression.ts";
import { AnswerRow } from "./answer-row.tsx";
import classes from "./names-row.module.css";

export function NamesRow({ names }: { readonly names: readonly GivenName[] }) {
  return (
    <AnswerRow label={nameTexts.names}>
      <ul className={classes.names}>
        {names.map((given) => {
          const letter = variable(given.variable);
          return (
            <li key={given.variable}>
              {letter && <MathText expression={letter} size="list" />} = {given.name}
            </li>
          );
        })}
      </ul>
    </AnswerRow>
  );
}
