// A derivation in a lesson, step by step.

import { useId } from "react";
import type { DerivationStep } from "#contract/derivation-step.ts";
import classes from "./worked-derivation.module.css";
import { DerivationSteps } from "./derivation-steps.tsx";

interface WorkedDerivationProps {
  readonly of: {
    /** The plan that the steps follow. */
    readonly title: string;
    readonly steps: readonly DerivationStep[];
  };
}

export function WorkedDerivation({ of: { title, steps } }: WorkedDerivationProps) {
  const titleId = useId();
  return (
    <section className={classes.derivation} aria-labelledby={titleId}>
      <h3 id={titleId} className={classes.title}>
        {title}
      </h3>
      <DerivationSteps steps={steps} />
    </section>
  );
}
