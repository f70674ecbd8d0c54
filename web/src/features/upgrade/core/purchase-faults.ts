// The page's sentences for a purchase that failed before the payment. Pure.

import { formatAmount } from "#contract/money.ts";
import { purchasing } from "#messages/upgrade.ts";
import type { Wanted } from "./offers.ts";

/** A refused call: the service's code where it gave one, and a sentence. */
export interface Refusal {
  readonly code?: string;
  readonly message: string;
}

export interface PurchaseFault {
  /** What happened, and what to do. */
  readonly sentence: string;
  /** False if another try would fail in the same way. */
  readonly canTryAgain: boolean;
}

const { purchaseFault } = purchasing;

/** Sentences by the service's code. */
const sentences: Readonly<Record<string, string>> = {
  unauthenticated: purchaseFault.unauthenticated,
  // The id's e-mail address is the account's, so only its time can be wrong: the buyer's clock is.
  bad_order_id: purchaseFault.clock,
  order_conflict: purchaseFault.orderConflict,
  too_many_requests: purchaseFault.tooManyOrders,
};

/** Sentences for what another try would meet again: too many unpaid orders, a package that is not sold or costs nothing. */
const finalSentences: Readonly<Record<string, string>> = {
  too_many_open_orders: purchaseFault.tooManyOpen,
  unknown_package: purchaseFault.packageGone,
  package_retired: purchaseFault.packageGone,
  amount_too_small: purchaseFault.costsNothing,
};

/** Codes whose own sentence tells a buyer what to do. */
const plainCodes: readonly string[] = ["email_not_verified", "unavailable"];

/** A refusal without a code has the page's own sentence: the service did not answer, or its answer was unreadable. */
export function refusalFault({ code, message }: Refusal): PurchaseFault {
  if (code === undefined || plainCodes.includes(code)) return { sentence: message, canTryAgain: true };
  const final = Object.hasOwn(finalSentences, code) ? finalSentences[code] : undefined;
  if (final !== undefined) return { sentence: final, canTryAgain: false };
  const sentence = Object.hasOwn(sentences, code) ? sentences[code] : undefined;
  return { sentence: sentence ?? purchaseFault.other, canTryAgain: true };
}

export const goneFault: PurchaseFault = { sentence: purchaseFault.packageGone, canTryAgain: false };
export const clockFault: PurchaseFault = { sentence: purchaseFault.clock, canTryAgain: true };

/** The fault of a changed price; `wanted` has the new price. */
export function priceFault({ name, amountCents, currency }: Wanted): PurchaseFault {
  return amountCents === 0
    ? { sentence: purchaseFault.costsNothing, canTryAgain: false }
    : {
        sentence: purchaseFault.newPrice(name, `${formatAmount(amountCents)} ${currency}`),
        canTryAgain: true,
      };
}
