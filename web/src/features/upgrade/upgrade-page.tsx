// The screen about Premium: the visitor's package and account, what Premium adds, and the packages for sale; with a warning
// while the e-mail address is not verified, and the result of a purchase whose buyer comes back.

import { useId } from "react";
import { lookAtPackage } from "#account/accounts.ts";
import { VerifySlot } from "#account/verify-slot.tsx";
import { Card } from "#components/card.tsx";
import { LazyPart } from "#components/lazy-part.tsx";
import { pagePart } from "#lib/page-part.ts";
import { AccountRow } from "./account-row.tsx";
import { Packages } from "./packages.tsx";
import { ReturnPart } from "./return-part.tsx";
import classes from "./upgrade-page.module.css";
import { useVisits } from "./use-visits.ts";

const adds = pagePart(async () => (await import("#account/premium-adds.tsx")).PremiumAdds);

export function Component() {
  const titleId = useId();
  // So a late payment or a chargeback shows as soon as the visitor comes back to the page.
  useVisits(lookAtPackage);
  return (
    <>
      <ReturnPart />
      <VerifySlot />
      <AccountRow />
      <Card padded className={classes.adds ?? ""} aria-labelledby={titleId}>
        <LazyPart part={adds} props={{ heading: "h2", titleId }} />
      </Card>
      <Packages />
    </>
  );
}
