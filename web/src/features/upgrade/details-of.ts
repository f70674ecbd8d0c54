// The known details of a buyer, from an earlier payment and from the account.

import type { User } from "#account/core/user.ts";
import type { BuyerDetails } from "./core/buyer-details.ts";
import { knownDetails } from "./core/known-details.ts";
import { keptDetails } from "./kept-details.ts";

export function detailsOf(user: User): BuyerDetails {
  return knownDetails(keptDetails(user.uid), user);
}
