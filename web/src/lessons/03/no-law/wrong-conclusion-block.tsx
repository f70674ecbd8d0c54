// A conclusion that does not follow, with the row that shows it.

import { M } from "#learn/reading/maths.tsx";
// It is drawn like a usual mistake.
import classes from "#learn/reading/mistake-block.module.css";
import { Marked } from "#learn/reading/marked.tsx";
import { RowInBrackets } from "#learn/reading/difference-text.tsx";
import { OpenLinks } from "#learn/reading/open-links.tsx";
import { refutation, type WrongConclusion } from "./core/no-law.ts";

export function WrongConclusionBlock({
  of: { premise, conclusion, words },
}: {
  readonly of: WrongConclusion;
}) {
  const found = refutation(premise, conclusion);
  return (
    <div className={classes.mistake}>
      <p>
        From <M size="normal">{`${premise.left} = ${premise.right}`}</M> it does not follow that{" "}
        <M size="normal">{`${conclusion.left} = ${conclusion.right}`}</M>.
      </p>
      <p>
        <Marked text={words} />{" "}
        {found && (
          <>
            In row {found.number} <RowInBrackets row={found.row} />, <M>{premise.left}</M> and{" "}
            <M>{premise.right}</M> are both {found.premise}, but <M>{conclusion.left}</M> is{" "}
            {found.conclusion[0]} and <M>{conclusion.right}</M> is {found.conclusion[1]}.
          </>
        )}
      </p>
      <OpenLinks of={{ text: premise.left, beside: [premise.right], tools: ["truthTable"] }} />
    </div>
  );
}
