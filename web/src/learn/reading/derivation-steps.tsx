// The steps of a derivation in a lesson as Show Steps draws them. Each line appears only after Next, so that a reader
// can guess it first; in print all lines are shown. A separate part, because the Steps list is as large as a lesson's
// text.

import { useState } from "react";
import type { DerivationStep } from "#contract/derivation-step.ts";
import { itemsUntil } from "#answer/steps/core/rail.ts";
import { DerivationView } from "#answer/steps/derivation-view.tsx";
import { PrintedSteps } from "#answer/steps/printed-steps.tsx";
import { StepRail, type StepRailProps } from "#answer/steps/step-rail.tsx";
import { useIsPrinting } from "#components/use-is-printing.ts";

export function DerivationSteps({ steps }: { readonly steps: readonly DerivationStep[] }) {
  const isPrinting = useIsPrinting();
  return (
    <>
      <div className="no-print">
        <DerivationView steps={steps} start={0} rail={RailSoFar} />
      </div>
      {isPrinting && <PrintedSteps steps={steps} />}
    </>
  );
}

function RailSoFar({ items, at, ...rail }: StepRailProps) {
  const [furthest, setFurthest] = useState(at);
  if (at > furthest) setFurthest(at);
  return <StepRail {...rail} at={at} items={itemsUntil(items, Math.max(at, furthest))} />;
}
