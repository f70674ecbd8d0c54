// The packages as the page shows and sells them, from the service's list. Pure.

import { amountCentsOf, parseAmount } from "#contract/money.ts";
import type { PackageOffer } from "#contract/upgrade.ts";

export interface Offer {
  readonly packageId: string;
  readonly name: string;
  readonly description: string;
  /** Days of 24 hours. */
  readonly days: number;
  /** The percentage taken off the price: a whole number from 0 to 100. */
  readonly offerPercent: number;
  /** The price before the offer. */
  readonly priceCents: number;
  /** The price that the Worker will ask for; 0 cannot be paid. */
  readonly amountCents: number;
}

/** The offers in the order of the list. Null if the list has an invalid price or percentage. */
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

/** The package that a buyer wants, at the price that was shown. */
export interface Wanted {
  readonly packageId: string;
  readonly name: string;
  /** Days of 24 hours. */
  readonly days: number;
  readonly amountCents: number;
  readonly currency: string;
}

export function wantedOf({ packageId, name, days, amountCents }: Offer, currency: string): Wanted {
  return { packageId, name, days, amountCents, currency };
}
