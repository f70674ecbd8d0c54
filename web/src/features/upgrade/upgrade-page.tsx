// The screen about Premium: the visitor's package and account, what Premium adds, and the packages for sale; with a warning
// while the e-mail address is not verified, and the result of a purchase whose buyer comes back.

import { lookAtPackage } from "#account/accounts.ts";
import { PremiumAdds } from "#account/premium-adds.tsx";
import { VerifySlot } from "#account/verify-slot.tsx";
import { Card } from "#components/card.tsx";
import { premium } from "#messages/premium.ts";
import { AccountRow } from "./account-row.tsx";
import { Packages } from "./packages.tsx";
import { ReturnPart } from "./return-part.tsx";
import classes from "./upgrade-page.module.css";
import { useVisits } from "./use-visits.ts";

export function Component() {
  // So a late payment or a chargeback shows as soon as the visitor comes back to the page.
  useVisits(lookAtPackage);
  return (
    <>
      <ReturnPart />
      <VerifySlot />
      <AccountRow />
      <Card title={premium.adds} padded className={classes.adds ?? ""}>
        <PremiumAdds />
      </Card>
      <Packages />
    </>
  );
}
