// Step 3: the reader puts the rows in order. A press puts a row into the first empty slot; a second press, or a press
// on the slot, takes it back. No button goes away, so that the focus stays.

import { Fragment } from "react";
import { M } from "#learn/reading/maths.tsx";
import { digitsOf } from "./core/step-verdicts.ts";
import { rowsOffered, subjectTable } from "../core/subject.ts";
import { texts } from "./texts.ts";
import { useTutorial } from "./tutorial-store.ts";
import { StepFrame } from "./step-frame.tsx";
import classes from "./steps.module.css";

export function OrderStep() {
  const { tutorial, send } = useTutorial();
  const { placed, verdicts } = tutorial;
  const isJudged = verdicts.order !== undefined;
  return (
    <StepFrame step="order" ask="Put the eight rows in order, from row 0 to row 7. Press them one by one.">
      <div className={classes.order}>
        <div className={classes.slots}>
          <div className={classes.slot} data-head aria-hidden>
            <span className={classes.number}>#</span>
            <span className={classes.digits}>
              {subjectTable.names.map((name) => (
                <M key={name}>{name}</M>
              ))}
            </span>
          </div>
          <ol className={classes.list} aria-label={texts.head}>
            {placed.map((row, slot) => (
              <li key={slot} className={classes.slot}>
                <span className={classes.number} aria-hidden>
                  {slot}
                </span>
                <button
                  type="button"
                  className={classes.digits}
                  data-slot={slot}
                  data-wrong={(isJudged && row !== null && row !== slot) || undefined}
                  aria-label={row === null ? texts.emptySlot(slot) : texts.placedRow(slot, digitsOf(row))}
                  aria-disabled={row === null}
                  onClick={() => send({ kind: "takeBack", slot })}
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
            const slot = placed.indexOf(row);
            return (
              <button
                key={row}
                type="button"
                className={classes.digits}
                data-row={row}
                aria-pressed={slot >= 0}
                onClick={() => send(slot < 0 ? { kind: "put", row } : { kind: "takeBack", slot })}
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

/** The digits have spaces between them for screen readers; the grid does not draw the spaces. */
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
