// The screen about Premium: the visitor's package and account, what Premium adds, and the packages for sale; with a warning
// while the e-mail address is not verified, and the result of a purchase whose buyer comes back.

import { useId } from "react";
import { lookAtPackage } from "#account/accounts.ts";
import { VerifyBanner } from "#account/verify-banner.tsx";
import { Card } from "#components/card.tsx";
import { AccountRow } from "./account-row.tsx";
import { Packages } from "./packages.tsx";
import { ReturnedBuyer } from "./returned-buyer.tsx";
import classes from "./upgrade-page.module.css";
import { useVisits } from "./use-visits.ts";
import { PremiumAdds } from "#account/premium-adds.tsx";

export function Component() {
  const titleId = useId();
  // So a late payment or a chargeback shows as soon as the visitor comes back to the page.
  useVisits(lookAtPackage);
  return (
    <>
      <ReturnedBuyer />
      <VerifyBanner />
      <AccountRow />
      <Card padded className={classes.adds ?? ""} aria-labelledby={titleId}>
        <PremiumAdds heading="h2" titleId={titleId} />
      </Card>
      <Packages />
    </>
  );
}
