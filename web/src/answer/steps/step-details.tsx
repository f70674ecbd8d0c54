// The content of an open step: its sentence, the two sides of the law with the step's operands, the general form of
// the law, and a link to the lesson.

import { useMemo } from "react";
import type { DerivationStep } from "#contract/derivation-step.ts";
import { derivation as words } from "#messages/expression.ts";
import { DerivationLine } from "./derivation-line.tsx";
import { LawForm } from "./law-form.tsx";
import { LawLink } from "./law-link.tsx";
import classes from "./step-details.module.css";
import { StepSentence } from "./step-sentence.tsx";

export function StepDetails({ step }: { readonly step: DerivationStep }) {
  const { stepType, description, before, after } = step;
  return (
    <>
      <p className={classes.sentence}>
        <StepSentence>{description}</StepSentence>
      </p>
      {before && after && (
        <dl className={classes.sides}>
          <dt>{words.before}</dt>
          <dd>
            <Side part={before.part} tone="before" />
          </dd>
          <dt>{words.after}</dt>
          <dd>
            <Side part={after.part} tone="after" />
          </dd>
          <LawForm step={step} />
        </dl>
      )}
      <LawLink stepType={stepType} />
    </>
  );
}

interface SideProps {
  readonly part: string;
  readonly tone: "before" | "after";
}

/** Marked from end to end. */
function Side({ part, tone }: SideProps) {
  const marked = useMemo(() => [[0, part.length] as const], [part]);
  return <DerivationLine text={part} marked={marked} tone={tone} name={words[tone]} />;
}
