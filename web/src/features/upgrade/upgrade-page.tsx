// The screen about Premium: the visitor's package and account, the packages for sale, and what they add; with a warning
// while the e-mail address is not verified, and the result of a purchase whose buyer comes back.

import { lookAtPackage } from "#account/accounts.ts";
import { VerifySlot } from "#account/verify-slot.tsx";
import { AccountRow } from "./account-row.tsx";
import { Packages } from "./packages.tsx";
import { PremiumAdds } from "./premium-adds.tsx";
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
      <div className={classes.offer}>
        <PremiumAdds />
        <Packages />
      </div>
    </>
  );
}
