// The side panel with the derivation of an answer, and with a visitor's own steps.

import { QueryClientProvider } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { stepsTargets, type StepsTarget } from "#contract/steps.ts";
import { useEntitlement } from "#account/entitlement.ts";
import { Segmented } from "#components/segmented.tsx";
import { SidePanel, useSidePanel } from "#components/side-panel.tsx";
import { DerivationView } from "#answer/steps/derivation-view.tsx";
import { PrintedSteps } from "#answer/steps/printed-steps.tsx";
import { useIsPrinting } from "#components/use-is-printing.ts";
import { countEvent } from "#lib/analytics/analytics.ts";
import { queryClient } from "#lib/query-client.ts";
import { ownTabs, steps as words, targetTexts } from "#messages/steps.ts";
import type { Derived } from "./core/derived.ts";
import { ChapteredRail } from "./chaptered-rail.tsx";
import { notesOf } from "./core/notes.ts";
import { DerivationMissing } from "./derivation-missing.tsx";
import { OwnSteps } from "./own/own-steps.tsx";
import { PrintedLines } from "./own/printed-lines.tsx";
import classes from "./derivation-panel.module.css";
import { StepsCopyMenu } from "./steps-copy-menu.tsx";
import { useDerivation } from "./use-derivation.ts";
import { usePanelState } from "./use-panel-state.ts";

type Tab = "steps" | "own";

interface StepsPanelProps {
  readonly id: string;
  readonly derived: Derived;
  /** Whether the input was edited after the answer. */
  readonly isOld: boolean;
  readonly onCopy: (text: string) => void;
  /** Called if the visitor turns out not to be premium. Must be the same from render to render. */
  readonly onRefused: () => void;
}

/** Render it once; the panel appears when it is opened by its id. */
export function StepsPanel(props: StepsPanelProps) {
  if (useSidePanel().openId !== props.id) return null;
  return (
    <QueryClientProvider client={queryClient}>
      <OpenPanel {...props} />
    </QueryClientProvider>
  );
}

function OpenPanel({ id, derived, isOld, onCopy, onRefused }: StepsPanelProps) {
  const { isPremium, isKnown } = useEntitlement();
  const [tab, setTab] = useState<Tab>("steps");
  const [target, setTarget] = useState<StepsTarget>("sum");
  const mayAsk = isPremium && !isOld;
  const toSum = useDerivation(derived, "sum", mayAsk);
  const further = useDerivation(derived, target, mayAsk && target !== "sum");
  const derivation = target === "sum" ? toSum : further;
  const state = usePanelState(derivation, isOld, onRefused);
  const isPrinting = useIsPrinting();
  useLateCount(isKnown, isPremium);

  const isShown = derivation.status === "shown";
  const canonical = toSum.status === "shown" ? toSum.steps[0]?.currentExpression : null;
  const start = derived.mode === "boolean" ? derived.text : canonical;
  // While it is not known who is premium, they keep their place.
  const hasTabs = (isPremium || !isKnown) && !state.isExpired;
  const isOwn = tab === "own" && isPremium && hasTabs && typeof start === "string";
  const notes = isShown ? notesOf(derivation.steps, target, derived.answer) : [];
  return (
    <>
      <SidePanel
        id={id}
        title={words.title}
        ownScroll
        {...(isShown && !isOwn && { actions: <StepsCopyMenu steps={derivation.steps} onCopy={onCopy} /> })}
      >
        {hasTabs && (
          <div className={classes.tabs}>
            <Segmented label={ownTabs.tabs} segments={tabs} value={tab} onChange={setTab} />
            {tab === "steps" && (
              <Segmented label={targetTexts.targets} segments={targets} value={target} onChange={setTarget} />
            )}
          </div>
        )}
        {isOwn && (
          <div className={classes.own}>
            <OwnSteps start={start} />
          </div>
        )}
        {isShown && !isOwn && (
          <DerivationView
            key={target}
            steps={derivation.steps}
            notes={notes}
            scrolls
            rail={ChapteredRail}
            {...(isOld && { lead: words.earlierInput })}
          />
        )}
        {(!isOwn || state.isExpired) && <DerivationMissing derivation={derivation} state={state} />}
      </SidePanel>
      {isOwn && isPrinting && <PrintedLines start={start} />}
      {isShown && !isOwn && isPrinting && (
        <PrintedSteps steps={derivation.steps} title={words.title} notes={notes} />
      )}
    </>
  );
}

const tabs = [
  { value: "steps", label: ownTabs.steps },
  { value: "own", label: ownTabs.own },
] as const;

const targets = stepsTargets.map((value) => ({ value, label: targetTexts.labels[value] }));

/** Counts a press that was made before it was known whether the visitor is premium. */
function useLateCount(isKnown: boolean, isPremium: boolean): void {
  const wasKnown = useRef(isKnown);
  useEffect(() => {
    if (!isKnown || wasKnown.current) return;
    wasKnown.current = true;
    countEvent("premium_access", { feature: "steps", allowed: isPremium });
  }, [isKnown, isPremium]);
}
