// Asks the service for an order's hash, which records the order, and then for the current price. The price is read
// after the hash, so that the amount on the form is the recorded one; the provider would refuse any other.

import type { ApiFailure } from "#lib/api-result.ts";
import { callAsUser } from "#lib/api.ts";
import { queryClient } from "#lib/query-client.ts";
import { useAsked } from "#lib/use-asked.ts";
import { callTexts } from "#messages/calls.ts";
import { wantedOf } from "./core/offers.ts";
import type { Ordering, Purchase, PurchaseEvent } from "./core/purchase.ts";
import { askMerchant, askPackages, CallError, merchantQuery, packagesQuery } from "./packages-query.ts";
import type { SendPurchase } from "./use-purchase.ts";

/** Cancelling, or leaving the screen, aborts the call. */
export function useOrder(state: Purchase, send: SendPurchase): void {
  useAsked(state.phase === "ordering" ? state : null, {
    solve: answerTo,
    answered: send,
    failed: () => send({ type: "refused", refusal: { message: callTexts.unexpected } }),
  });
}

function answerTo(state: Ordering, signal: AbortSignal): Promise<PurchaseEvent> {
  return state.step.asks === "hash" ? askHash(state, signal) : askPrice(state, signal);
}

async function askHash({ orderId, wanted }: Ordering, signal: AbortSignal): Promise<PurchaseEvent> {
  const { packageId } = wanted;
  const result = await callAsUser("hashRoute", { orderId, packageId }, signal);
  if (result.ok) return { type: "hashed", hash: result.answer };
  // The list on the page is outdated.
  if (outdatedList.includes(result.failure.code)) void queryClient.invalidateQueries(packagesQuery);
  return { type: "refused", refusal: refusalOf(result.failure) };
}

const outdatedList: readonly (string | undefined)[] = [
  "unknown_package",
  "package_retired",
  "amount_too_small",
];

async function askPrice({ wanted }: Ordering, signal: AbortSignal): Promise<PurchaseEvent> {
  try {
    // Bypass the query cache: a call that it has already started may be older than the hash.
    const [offers, merchant] = await Promise.all([askPackages(signal), askMerchant(signal)]);
    queryClient.setQueryData(packagesQuery.queryKey, offers);
    queryClient.setQueryData(merchantQuery.queryKey, merchant);
    const offer = offers.find(({ packageId }) => packageId === wanted.packageId);
    const now = offer ? wantedOf(offer, merchant.currency) : null;
    return { type: "priced", now, merchantId: merchant.merchantId };
  } catch (error) {
    const refusal = error instanceof CallError ? refusalOf(error.failure) : { message: callTexts.badStatus };
    return { type: "refused", refusal };
  }
}

function refusalOf({ code, message }: ApiFailure) {
  return code === undefined ? { message } : { code, message };
}
