// Asks the service for the packages for sale, and for the merchant.

import { queryOptions } from "@tanstack/react-query";
import type { ApiFailure } from "#lib/api-result.ts";
import { callApi } from "#lib/api.ts";
import { noticeNetworkError } from "#lib/error-notice.ts";
import { callTexts } from "#messages/calls.ts";
import { specifiedBuying } from "#messages/specified.ts";
import { offersOf, type Offer } from "./core/offers.ts";

export interface Merchant {
  readonly merchantId: string;
  /** Three capital letters. */
  readonly currency: string;
}

/** A refused call, with a sentence as its message. */
export class CallError extends Error {
  readonly failure: ApiFailure;

  constructor(failure: ApiFailure) {
    super(failure.message);
    this.failure = failure;
  }
}

/** Prices may change, so a visitor who comes back after this long gets the current ones. */
const freshMs = 5 * 60 * 1000;

const common = {
  staleTime: freshMs,
  // A visitor without a network gets a sentence and a button at once, and the list when the network returns.
  networkMode: "always",
  retry: false,
  refetchOnReconnect: true,
} as const;

export const packagesQuery = queryOptions({
  ...common,
  queryKey: ["packages"],
  queryFn: ({ signal }) => askPackages(signal),
});

export const merchantQuery = queryOptions({
  ...common,
  queryKey: ["merchant"],
  queryFn: ({ signal }) => askMerchant(signal),
});

/** Rejects with a `CallError`, and reports the failure to the operator. */
export async function askPackages(signal: AbortSignal): Promise<readonly Offer[]> {
  const result = await callApi("packagesRoute", null, signal);
  const offers = result.ok ? offersOf(result.answer) : null;
  if (offers) return offers;
  const failure: ApiFailure = result.ok
    ? { kind: "badStatus", message: callTexts.badStatus }
    : result.failure;
  if (!signal.aborted) void noticeNetworkError(specifiedBuying.unableToLoadPackages + failure.message);
  throw new CallError(failure);
}

/** Rejects with a `CallError`. */
export async function askMerchant(signal: AbortSignal): Promise<Merchant> {
  const result = await callApi("merchantRoute", null, signal);
  if (!result.ok) throw new CallError(result.failure);
  return result.answer;
}
