// The side panel with the derivation of an answer. A separate part: its texts, the query cache and the contract of
// the call are fetched on the first press.

import { QueryClientProvider } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { useEntitlement } from "#account/entitlement.ts";
import { askPackageAgain, usePackageAnswer } from "#account/package-answer.ts";
import { signInAgain } from "#account/sign-in-again.ts";
import { useAccount } from "#account/use-account.ts";
import { Segmented } from "#components/segmented.tsx";
import { SidePanel, useSidePanel } from "#components/side-panel.tsx";
import { DerivationView } from "#expression/steps/derivation-view.tsx";
import { PrintedSteps } from "#expression/steps/printed-steps.tsx";
import { useIsPrinting } from "#components/use-is-printing.ts";
import { countEvent } from "#lib/analytics/analytics.ts";
import { queryClient } from "#lib/query-client.ts";
import { accountTexts } from "#messages/accounts.ts";
import { callTexts } from "#messages/calls.ts";
import { ownTabs, steps as words } from "#messages/steps.ts";
import type { Derived } from "./core/derived.ts";
import { ChapteredRail } from "./chaptered-rail.tsx";
import { notesOf } from "./core/notes.ts";
import { DerivationFailure } from "./derivation-failure.tsx";
import { LoadingSteps } from "./loading-steps.tsx";
import { OwnSteps } from "./own/own-steps.tsx";
import classes from "./steps-panel.module.css";
import { StepsCopyMenu } from "./steps-copy-menu.tsx";
import { useDerivation } from "./use-derivation.ts";

type Tab = "show" | "check";

/** The tab that was open last. */
let lastTab: Tab = "show";

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
  const { close } = useSidePanel();
  const { isPremium, isKnown } = useEntitlement();
  const packageAnswer = usePackageAnswer();
  const derivation = useDerivation(derived, isPremium && !isOld);
  const { status } = derivation;
  const isPrinting = useIsPrinting();
  const [tab, setTab] = useState<Tab>(lastTab);
  useLateCount(isKnown, isPremium);

  // The user was signed in when the panel opened, so "signedOut" means that the sign-in has ended.
  const hasEnded = useAccount().phase === "signedOut";
  const isWaiting = status === "waiting" || status === "loading";
  const isRefused = status === "refused" || (status === "waiting" && isKnown && !isPremium && !hasEnded);
  const isExpired = status === "expired" || (status === "waiting" && hasEnded);
  const isLeft = isRefused || status === "dropped" || (status !== "shown" && isOld);
  useEffect(() => {
    if (!isLeft) return;
    close();
    if (isRefused) onRefused();
  }, [isLeft, isRefused, close, onRefused]);

  const isShown = status === "shown";
  const start =
    derived.mode === "boolean" ? derived.text : isShown ? derivation.steps[0]?.currentExpression : null;
  const isOwn = tab === "check" && isPremium && !isExpired && typeof start === "string";
  const notes = isShown ? notesOf(derivation.steps, derived.answer) : [];
  return (
    <>
      <SidePanel
        id={id}
        title={words.title}
        ownScroll={!isOwn}
        {...(isShown && !isOwn && { actions: <StepsCopyMenu steps={derivation.steps} onCopy={onCopy} /> })}
      >
        {isPremium && !isExpired && (
          <div className={classes.tabs} data-own={isOwn || undefined}>
            <Segmented
              label={ownTabs.tabs}
              segments={tabs}
              value={tab}
              onChange={(chosen) => {
                lastTab = chosen;
                setTab(chosen);
              }}
            />
          </div>
        )}
        {isOwn && <OwnSteps start={start} />}
        {isShown && !isOwn && (
          <DerivationView
            steps={derivation.steps}
            notes={notes}
            scrolls
            rail={ChapteredRail}
            {...(isOld && { lead: words.earlierInput })}
          />
        )}
        {status === "failed" && !isOwn && (
          <DerivationFailure sentence={derivation.sentence} onAgain={derivation.again} />
        )}
        {isExpired && (
          <DerivationFailure
            sentence={callTexts.signInExpired}
            label={accountTexts.signIn}
            onAgain={() => signInAgain(status === "expired" ? derivation.again : () => undefined)}
          />
        )}
        {isWaiting &&
          !isExpired &&
          !isOwn &&
          (!isKnown && packageAnswer === "failed" ? (
            <DerivationFailure sentence={callTexts.premiumUnchecked} onAgain={askPackageAgain} />
          ) : (
            <LoadingSteps onCancel={close} />
          ))}
      </SidePanel>
      {isShown && isPrinting && <PrintedSteps steps={derivation.steps} title={words.title} notes={notes} />}
    </>
  );
}

const tabs = [
  { value: "show", label: ownTabs.show },
  { value: "check", label: ownTabs.check },
] as const;

/** Counts a press that was made before it was known whether the visitor is premium. */
function useLateCount(isKnown: boolean, isPremium: boolean): void {
  const wasKnown = useRef(isKnown);
  useEffect(() => {
    if (!isKnown || wasKnown.current) return;
    wasKnown.current = true;
    countEvent("premium_access", { feature: "steps", allowed: isPremium });
  }, [isKnown, isPremium]);
}
