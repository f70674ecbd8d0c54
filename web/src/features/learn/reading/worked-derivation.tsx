// A derivation in a lesson, step by step as Show Steps draws it; on paper all of its steps.

import { useId } from "react";
import type { DerivationStep } from "#contract/steps.ts";
import { DerivationView } from "#expression/steps/derivation-view.tsx";
import { PrintedSteps } from "#expression/steps/printed-steps.tsx";
import { useIsPrinting } from "#expression/steps/use-is-printing.ts";
import classes from "./worked-derivation.module.css";

interface WorkedDerivationProps {
  readonly of: {
    /** The plan that the steps follow. */
    readonly title: string;
    readonly steps: readonly DerivationStep[];
  };
}

export function WorkedDerivation({ of: { title, steps } }: WorkedDerivationProps) {
  const titleId = useId();
  const isPrinting = useIsPrinting();
  return (
    <section className={classes.derivation} aria-labelledby={titleId}>
      <h3 id={titleId} className={classes.title}>
        {title}
      </h3>
      <div className="no-print">
        <DerivationView steps={steps} />
      </div>
      {isPrinting && <PrintedSteps steps={steps} />}
    </section>
  );
}
