// Premium: the package and the account, with a warning while its e-mail address is not verified, and what became of a
// purchase whose buyer comes back.

import { VerifySlot } from "#account/verify-slot.tsx";
import { AccountRow } from "./account-row.tsx";
import { ReturnSlot } from "./return-slot.tsx";

export function Component() {
  return (
    <>
      <ReturnSlot />
      <VerifySlot />
      <AccountRow />
    </>
  );
}
