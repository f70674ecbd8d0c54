// The packages as the page shows and sells them, from the service's list. Pure.

import { amountCentsOf, parseAmount } from "#contract/money.ts";
import type { PackageOffer } from "#contract/upgrade.ts";

export interface Offer {
  readonly packageId: string;
  readonly name: string;
  readonly description: string;
  /** Of 24 hours. */
  readonly days: number;
  /** Taken off the price: a whole number from 0 to 100. */
  readonly offerPercent: number;
  /** Before the offer. */
  readonly priceCents: number;
  /** What the Worker will ask for; 0 cannot be paid. */
  readonly amountCents: number;
}

/** In the order of the list. Null where a price or an offer of it is none. */
export function offersOf(list: readonly PackageOffer[]): readonly Offer[] | null {
  const offers = list.flatMap((each) => offerOf(each) ?? []);
  return offers.length === list.length ? offers : null;
}

function offerOf({ packageId, name, description, price, offerAmount, period }: PackageOffer): Offer | null {
  const priceCents = parseAmount(price);
  if (priceCents === null || !Number.isInteger(offerAmount) || offerAmount < 0 || offerAmount > 100)
    return null;
  const amountCents = amountCentsOf(priceCents, offerAmount);
  return { packageId, name, description, days: period, offerPercent: offerAmount, priceCents, amountCents };
}

/** What a buyer wants: a package at the price that was shown. */
export interface Wanted {
  readonly packageId: string;
  readonly name: string;
  /** Of 24 hours. */
  readonly days: number;
  readonly amountCents: number;
  readonly currency: string;
}

export function wantedOf({ packageId, name, days, amountCents }: Offer, currency: string): Wanted {
  return { packageId, name, days, amountCents, currency };
}
