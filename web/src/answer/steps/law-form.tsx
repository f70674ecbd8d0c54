// The general form of a step's law, for example X.Y+X.Z = X.(Y+Z).

import type { DerivationStep } from "#contract/derivation-step.ts";
import { fromExpression } from "#notation/core/from-expression.ts";
import { MathText } from "#notation/typeset.tsx";
import { derivation as words } from "#messages/expression.ts";
import { lawForm } from "./core/law-forms.ts";
import classes from "./step-details.module.css";

/** A row in the list of the step's two sides. */
export function LawForm({ step }: { readonly step: DerivationStep }) {
  const form = lawForm(step);
  if (!form) return null;
  return (
    <>
      <dt>{words.law}</dt>
      <dd className={classes.law}>
        {form.map(fromExpression).map((side, at) => (
          <span key={at} className={classes.lawSide}>
            {at > 0 && "= "}
            {side && <MathText expression={side} size="list" />}
          </span>
        ))}
      </dd>
    </>
  );
}
