// Premium: the account, with a warning while its e-mail address is not verified.

import { VerifySlot } from "#account/verify-slot.tsx";
import { AccountCard } from "./account-card.tsx";

export function Component() {
  return (
    <>
      <VerifySlot />
      <AccountCard />
    </>
  );
}
