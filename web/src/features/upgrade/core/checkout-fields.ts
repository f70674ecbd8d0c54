// The form that is posted to the payment provider: section 3 of the specification, "Payment form fields". Pure.

import { formatAmount } from "#contract/money.ts";
import type { BuyerDetails } from "./buyer-details.ts";
import type { Wanted } from "./offers.ts";

/** A recorded order whose price is still the price that the buyer saw. */
export interface Order {
  readonly wanted: Wanted;
  readonly orderId: string;
  readonly hash: string;
  readonly merchantId: string;
  readonly email: string;
  readonly details: BuyerDetails;
}

/** The page's address without query and hash, because the return addresses have their own. */
export interface PagePosition {
  readonly origin: string;
  readonly pathname: string;
}

const notifyPath = "/api/free/upgrade/notify";

/** Names and values in the order of the specification. */
export function checkoutFields(
  { wanted, orderId, hash, merchantId, email, details }: Order,
  { origin, pathname }: PagePosition,
): readonly (readonly [name: string, value: string])[] {
  const page = `${origin}${pathname}#/upgrade`;
  return [
    ["merchant_id", merchantId],
    ["return_url", `${page}?t=r`],
    ["cancel_url", `${page}?t=c`],
    ["notify_url", origin + notifyPath],
    ["order_id", orderId],
    ["items", wanted.name],
    ["custom_1", email],
    ["custom_2", wanted.packageId],
    ["currency", wanted.currency],
    ["amount", formatAmount(wanted.amountCents)],
    ["first_name", details.firstName],
    ["last_name", details.lastName],
    ["email", email],
    ["phone", details.phone],
    ["address", details.address],
    ["city", details.city],
    ["country", details.country],
    ["hash", hash],
  ];
}
