// Premium: the visitor's package and account, the packages that can be bought, and what they add; with a warning while the
// e-mail address is not verified, and what became of a purchase whose buyer comes back.

import { VerifySlot } from "#account/verify-slot.tsx";
import { AccountRow } from "./account-row.tsx";
import { PackagesSlot } from "./packages-slot.tsx";
import { PremiumAdds } from "./premium-adds.tsx";
import { ReturnSlot } from "./return-slot.tsx";

export function Component() {
  return (
    <>
      <ReturnSlot />
      <VerifySlot />
      <AccountRow />
      <PackagesSlot />
      <PremiumAdds />
    </>
  );
}
