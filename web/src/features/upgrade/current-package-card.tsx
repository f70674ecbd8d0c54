// The package that the visitor has: PREMIUM with its last day, or FREE.

import { Button } from "@mantine/core";
import { useEffect, useId, useRef, type ReactNode } from "react";
import { lazyIdentity } from "#account/accounts.ts";
import { useEntitlement } from "#account/entitlement.ts";
import { askPackageAgain, tellPackageAnswer, usePackageAnswer } from "#account/package-answer.ts";
import { useRevoked } from "#account/use-revoked.ts";
import { session } from "#account/signing-in.tsx";
import { Card } from "#components/card.tsx";
import { ErrorLine } from "#components/error-line.tsx";
import { focusScreen } from "#components/focus.ts";
import { Note } from "#components/note.tsx";
import { callTexts } from "#messages/calls.ts";
import { controlTexts } from "#messages/controls.ts";
import { specifiedPackage } from "#messages/specified.ts";
import { currentPackageTexts } from "#messages/upgrade.ts";
import { Placeholder } from "./placeholder.tsx";
import { CardLabel } from "./card-label.tsx";
import { currentPackage, type CurrentPackage } from "./core/current-package.ts";
import classes from "./current-package-card.module.css";
import { dayOf } from "./dates.ts";
import { OrderTrace } from "./order-trace.tsx";
import { useWayBack } from "./use-way-back.ts";

export function CurrentPackageCard() {
  const titleId = useId();
  const current = currentPackage(useEntitlement(), usePackageAnswer());
  useAskable(current.kind === "asking");
  return (
    <Card aria-labelledby={titleId} aria-busy={current.kind === "asking"} padded>
      <CardLabel id={titleId}>{specifiedPackage.currentPackage}</CardLabel>
      {contentOf(current)}
      {(current.kind === "free" || current.kind === "premium") && <DaysTaken />}
      <ErrorLine className={classes.fault}>
        {current.kind === "unknown" && callTexts.premiumUnchecked}
      </ErrorLine>
      {current.kind === "unknown" && (
        <Button variant="default" onClick={askAgain}>
          {controlTexts.tryAgain}
        </Button>
      )}
      <OrderTrace />
    </Card>
  );
}

function contentOf(current: CurrentPackage): ReactNode {
  switch (current.kind) {
    case "premium":
      return (
        <>
          <p className={classes.name} data-premium>
            {specifiedPackage.premiumPackage}
          </p>
          <Note className={classes.note}>
            {currentPackageTexts.packageDays(current.daysLeft, dayOf(current.lastMs))}
          </Note>
          <WayBack />
        </>
      );
    case "free":
      return (
        <>
          <p className={classes.name}>{specifiedPackage.freePackage}</p>
          <Note className={classes.note}>{currentPackageTexts.freePackage}</Note>
        </>
      );
    case "asking":
      return (
        <>
          <p className={classes.name}>
            <span className="spoken">{controlTexts.loading}</span>
            <Placeholder widthPx={120} />
          </p>
          <Note className={classes.note}>
            <Placeholder widthPx={260} />
          </Note>
        </>
      );
    case "unknown":
      return null;
  }
}

/** Back to where a feature of Premium was pressed. */
function WayBack() {
  const back = useWayBack();
  return (
    back && (
      <Button variant="default" className={classes.back} onClick={back.go}>
        {back.label}
      </Button>
    )
  );
}

/** Says why the package has fewer days than were bought. */
function DaysTaken() {
  const revoked = useRevoked();
  if (revoked === null) return null;
  const { orderId, at } = revoked;
  return <p className={classes.taken}>{currentPackageTexts.daysTaken(orderId, dayOf(Date.parse(at)))}</p>;
}

function askAgain(): void {
  // The button will be removed, so move its focus first.
  focusScreen();
  askPackageAgain();
}

/** Reports a failure if what asks the service cannot be fetched; otherwise the card would wait for ever. */
function useAskable(isAsking: boolean): void {
  const isCurrent = useRef(false);
  useEffect(() => {
    isCurrent.current = isAsking;
    if (!isAsking) return;
    Promise.all([session.load(), lazyIdentity.load()]).catch(() => {
      if (isCurrent.current) tellPackageAnswer("failed");
    });
    return () => void (isCurrent.current = false);
  }, [isAsking]);
}
