// The known details of a buyer, from this browser and from the account.

import { paymentDetailsKey } from "#account/accounts.ts";
import type { User } from "#account/core/user.ts";
import { readText } from "#lib/storage.ts";
import { parseKept, type BuyerDetails } from "./core/buyer-details.ts";
import { knownDetails } from "./core/known-details.ts";

export function detailsOf(user: User): BuyerDetails {
  return knownDetails(parseKept(readText(paymentDetailsKey), user.uid), user);
}
