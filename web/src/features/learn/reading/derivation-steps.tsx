// The steps of a derivation in a lesson as Show Steps draws them; on paper all of them. A part of its own, because the
// Steps list is as large as a lesson's text.

import type { DerivationStep } from "#contract/steps.ts";
import { DerivationView } from "#expression/steps/derivation-view.tsx";
import { PrintedSteps } from "#expression/steps/printed-steps.tsx";
import { useIsPrinting } from "#expression/steps/use-is-printing.ts";

export function DerivationSteps({ steps }: { readonly steps: readonly DerivationStep[] }) {
  const isPrinting = useIsPrinting();
  return (
    <>
      <div className="no-print">
        <DerivationView steps={steps} />
      </div>
      {isPrinting && <PrintedSteps steps={steps} />}
    </>
  );
}
