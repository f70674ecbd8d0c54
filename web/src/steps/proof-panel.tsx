// The side panel with the proof that two expressions are equal.

import { QueryClientProvider } from "@tanstack/react-query";
import type { EqualCall } from "#contract/equal.ts";
import { useEntitlement } from "#account/entitlement.ts";
import { SidePanel, useSidePanel } from "#components/side-panel.tsx";
import { useIsPrinting } from "#components/use-is-printing.ts";
import { DerivationView } from "#answer/steps/derivation-view.tsx";
import { PrintedSteps } from "#answer/steps/printed-steps.tsx";
import { queryClient } from "#lib/query-client.ts";
import { proofTexts as words } from "#messages/steps.ts";
import { ChapteredRail } from "./chaptered-rail.tsx";
import { DerivationMissing } from "./derivation-missing.tsx";
import { StepsCopyMenu } from "./steps-copy-menu.tsx";
import { usePanelState } from "./use-panel-state.ts";
import { useProof } from "./use-proof.ts";

interface ProofPanelProps {
  readonly id: string;
  readonly title: string;
  readonly equation: EqualCall;
  /** The sentence above the steps. */
  readonly lead: string;
  readonly onCopy: (text: string) => void;
  /** Called if the visitor turns out not to be premium. Must be the same from render to render. */
  readonly onRefused: () => void;
}

/** Render it once; the panel appears when it is opened by its id. */
export function ProofPanel(props: ProofPanelProps) {
  if (useSidePanel().openId !== props.id) return null;
  return (
    <QueryClientProvider client={queryClient}>
      <OpenPanel {...props} />
    </QueryClientProvider>
  );
}

function OpenPanel({ id, title, equation, lead, onCopy, onRefused }: ProofPanelProps) {
  const { isPremium } = useEntitlement();
  const proof = useProof(equation, isPremium);
  const state = usePanelState(proof, false, onRefused);
  const isPrinting = useIsPrinting();
  const steps = proof.status === "shown" ? proof.steps : null;
  const notes = steps?.every(({ before }) => before === undefined) ? [words.sameText] : [];
  return (
    <>
      <SidePanel
        id={id}
        title={title}
        ownScroll
        {...(steps && { actions: <StepsCopyMenu steps={steps} onCopy={onCopy} /> })}
      >
        {steps ? (
          <DerivationView steps={steps} notes={notes} lead={lead} scrolls rail={ChapteredRail} />
        ) : (
          <DerivationMissing derivation={proof} state={state} title={words.failed} />
        )}
      </SidePanel>
      {steps && isPrinting && <PrintedSteps steps={steps} title={title} notes={notes} />}
    </>
  );
}
