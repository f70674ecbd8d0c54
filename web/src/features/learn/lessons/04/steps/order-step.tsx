// Step 3: the reader puts the rows in order. A press puts a row into the first empty place; a second press, or a press on
// the place, takes it back. No button goes away, so that the focus stays.

import { Fragment } from "react";
import { M } from "../../../reading/maths.tsx";
import { digitsOf } from "../core/step-verdicts.ts";
import { rowsOffered, subjectTable } from "../core/subject.ts";
import { texts } from "../texts.ts";
import { useTutorial } from "../tutorial-store.ts";
import { StepFrame } from "./step-frame.tsx";
import classes from "./steps.module.css";

export function OrderStep() {
  const { tutorial, send } = useTutorial();
  const { placed, verdicts } = tutorial;
  const isJudged = verdicts.order !== undefined;
  return (
    <StepFrame step="order" ask="Put the eight rows in order, from row 0 to row 7. Press them one by one.">
      <div className={classes.order}>
        <div className={classes.places}>
          <div className={classes.place} data-head aria-hidden>
            <span className={classes.number}>#</span>
            <span className={classes.digits}>
              {subjectTable.names.map((name) => (
                <M key={name}>{name}</M>
              ))}
            </span>
          </div>
          <ol className={classes.list} aria-label={texts.head}>
            {placed.map((row, place) => (
              <li key={place} className={classes.place}>
                <span className={classes.number} aria-hidden>
                  {place}
                </span>
                <button
                  type="button"
                  className={classes.digits}
                  data-place={place}
                  data-wrong={(isJudged && row !== null && row !== place) || undefined}
                  aria-label={row === null ? texts.emptyPlace(place) : texts.placedRow(place, digitsOf(row))}
                  aria-disabled={row === null}
                  onClick={() => send({ kind: "takeBack", place })}
                >
                  {row !== null && <Digits of={row} />}
                </button>
              </li>
            ))}
          </ol>
        </div>
        <fieldset className={classes.pool}>
          <legend className="spoken">{texts.pool}</legend>
          {rowsOffered.map((row) => {
            const place = placed.indexOf(row);
            return (
              <button
                key={row}
                type="button"
                className={classes.digits}
                data-row={row}
                aria-pressed={place >= 0}
                onClick={() => send(place < 0 ? { kind: "place", row } : { kind: "takeBack", place })}
              >
                <Digits of={row} />
              </button>
            );
          })}
        </fieldset>
      </div>
    </StepFrame>
  );
}

/** Spaces stand between the digits for those who hear them; the grid draws none. */
function Digits({ of: row }: { readonly of: number }) {
  return digitsOf(row)
    .split(" ")
    .map((digit, at) => (
      <Fragment key={at}>
        {at > 0 && " "}
        <span data-value={digit}>{digit}</span>
      </Fragment>
    ));
}
