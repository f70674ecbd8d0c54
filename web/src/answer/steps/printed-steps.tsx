// All steps for paper: each with its law, its sentence and its whole line.

import type { DerivationStep } from "#contract/derivation-step.ts";
import { Note } from "#components/note.tsx";
import { derivation as words } from "#messages/expression.ts";
import { lawLabel } from "./core/labels.ts";
import { DerivationLine } from "./derivation-line.tsx";
import classes from "./printed-steps.module.css";
import { StepSentence } from "./step-sentence.tsx";

interface PrintedStepsProps {
  readonly steps: readonly DerivationStep[];
  /** The heading above the steps. */
  readonly title?: string;
  /** The sentences below the last step. */
  readonly notes?: readonly string[];
}

const nothing: readonly (readonly [number, number])[] = [];

export function PrintedSteps({ steps, title, notes = [] }: PrintedStepsProps) {
  return (
    <section className={classes.printed} aria-label={words.rail}>
      {title !== undefined && <h2>{title}</h2>}
      <ol className={classes.list}>
        {steps.map(({ currentExpression, stepType, description, after }, at) => (
          <li key={at} className={classes.step}>
            <p>
              <span className={classes.number}>{at}</span> <strong>{lawLabel(stepType)}</strong>{" "}
              <StepSentence>{description}</StepSentence>
            </p>
            <DerivationLine
              text={currentExpression}
              marked={after?.at ?? nothing}
              tone="none"
              {...(at > 0 && { lead: "= " })}
            />
          </li>
        ))}
      </ol>
      {notes.map((sentence) => (
        <Note key={sentence}>{sentence}</Note>
      ))}
    </section>
  );
}
