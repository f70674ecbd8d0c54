// The switch Compare columns: turns the comparison on or off for premium users; for others it explains Premium.

import { Button } from "@mantine/core";
import { useState, type MouseEvent } from "react";
import { ErrorLine } from "#components/error-line.tsx";
import { PremiumDialog } from "#account/premium-dialog.tsx";
import { PremiumStar } from "#account/premium-star.tsx";
import { useEntitlement } from "#account/entitlement.ts";
import { signInAgain } from "#account/sign-in-again.ts";
import { countEvent } from "#lib/analytics/analytics.ts";
import { accountTexts } from "#messages/account.ts";
import { controlTexts } from "#messages/controls.ts";
import { specified } from "#messages/specified.ts";
import { truthTableTexts } from "#messages/truth-table.ts";
import classes from "./comparison-switch.module.css";
import { SwitchRow } from "#components/switch-row.tsx";
import type { ComparisonCall } from "./use-comparison.ts";

interface ComparisonSwitchProps {
  readonly isOn: boolean;
  readonly call: ComparisonCall;
  readonly onChoose: (isOn: boolean) => void;
}

export function ComparisonSwitch({ isOn, call, onChoose }: ComparisonSwitchProps) {
  const { isPremium } = useEntitlement();
  const [isAsking, setAsking] = useState(false);
  const toggle = () => {
    if (!isOn) countEvent("premium_access", { feature: "columns", allowed: isPremium });
    if (isPremium) onChoose(!isOn);
    else setAsking(true);
  };
  const close = () => {
    setAsking(false);
    if (!call.isRefused) return;
    call.dismiss();
    onChoose(false);
  };
  return (
    <div className={classes.comparison}>
      <SwitchRow isOn={isOn} isBusy={call.isUnderWay} onToggle={toggle}>
        {specified.compareColumns}
        {!isPremium && <PremiumStar />}
      </SwitchRow>
      {call.isUnderWay && (
        <Button variant="subtle" onClick={(event) => leave(event, () => onChoose(false))}>
          {controlTexts.cancel}
        </Button>
      )}
      <output className="spoken">{call.isUnderWay && truthTableTexts.comparingColumns}</output>
      <ErrorLine className={classes.failure}>{call.failure}</ErrorLine>
      {call.failure !== null && (
        <Button
          variant="default"
          onClick={(event) => (call.isExpired ? signInAgain(call.again) : leave(event, call.again))}
        >
          {call.isExpired ? accountTexts.signIn : controlTexts.tryAgain}
        </Button>
      )}
      {(isAsking || call.isRefused) && (
        <PremiumDialog onClose={close}>{truthTableTexts.comparePremium}</PremiumDialog>
      )}
    </div>
  );
}

/** Gives the focus to the switch next to a button that disappears when it is pressed. */
function leave({ currentTarget }: MouseEvent<HTMLElement>, act: () => void): void {
  currentTarget.parentElement?.querySelector<HTMLElement>("[role=switch]")?.focus();
  act();
}
