// How one of a visitor's own lines follows from the line before: the line as it was read, and a link for each law; after a press
// also the single steps.

import { useState } from "react";
import type { DerivationStep } from "#contract/derivation-step.ts";
import { MoreButton } from "#components/more-button.tsx";
import { Note } from "#components/note.tsx";
import { lawLabel } from "#answer/steps/core/labels.ts";
import { DerivationLine } from "#answer/steps/derivation-line.tsx";
import { LawLink } from "#answer/steps/law-link.tsx";
import { ownSteps as words } from "#messages/own-steps.ts";
import classes from "./own-steps.module.css";

interface OwnChainProps {
  /** One at least; the last one's line is the visitor's. */
  readonly steps: readonly [DerivationStep, ...DerivationStep[]];
  /** The name of the line. */
  readonly name: string;
}

export function OwnChain({ steps, name }: OwnChainProps) {
  const [isOpen, setIsOpen] = useState(false);
  const last = steps.at(-1) ?? steps[0];
  const laws = new Map(steps.map(({ stepType }) => [lawLabel(stepType), stepType]));
  const lineOf = ({ currentExpression, after }: DerivationStep) => (
    <DerivationLine text={currentExpression} marked={after?.at ?? []} tone="none" name={name} lead="= " />
  );
  return (
    <div className={classes.step}>
      {!isOpen && lineOf(last)}
      {isOpen &&
        steps.map((step, at) => (
          <div key={at}>
            {lineOf(step)}
            <Note size="tag">{lawLabel(step.stepType)}</Note>
          </div>
        ))}
      <div className={classes.laws}>
        {[...laws].map(([label, stepType]) => (
          <LawLink key={label} stepType={stepType} />
        ))}
      </div>
      {steps.length > 1 && (
        <MoreButton
          expanded={isOpen}
          label={words.eachStep(steps.length)}
          onToggle={() => setIsOpen(!isOpen)}
        />
      )}
    </div>
  );
}
