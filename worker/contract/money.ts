// Amounts of money: integer cents in code, a decimal string on the wire. Page and Worker compute an amount only here,
// in whole numbers at every step.

/** The largest amount that can be written, 9,999,999.99. */
export const amountCentsMax = 999_999_999;

const amountShape = /^(\d{1,7})\.(\d{2})$/;

/** The cents of an amount such as `14.99`; null where the text has any other shape. Leading zeros do not matter. */
export function parseAmount(text: string): number | null {
  const [, units, cents] = amountShape.exec(text) ?? [];
  return units === undefined || cents === undefined ? null : 100 * Number(units) + Number(cents);
}

/** `1499` → `14.99`: two decimals, no separators. Throws a RangeError for a number that is no amount. */
export function formatAmount(cents: number): string {
  requireCents(cents);
  return `${(cents - (cents % 100)) / 100}.${String(cents % 100).padStart(2, "0")}`;
}

/**
 * The price of a package in cents: price × (100 − offer) / 100, half a cent rounded up. `offerPercent` is the
 * percentage taken off, a whole number from 0 to 100 (specification, section 7: `offerAmount`). Throws a RangeError for
 * other values.
 */
export function amountCentsOf(priceCents: number, offerPercent: number): number {
  requireCents(priceCents);
  if (!Number.isInteger(offerPercent) || offerPercent < 0 || offerPercent > 100)
    throw new RangeError(`An offer is a whole percentage from 0 to 100, not ${offerPercent}.`);
  // At most 10^11, so every step is exact.
  const halfUp = priceCents * (100 - offerPercent) + 50;
  return (halfUp - (halfUp % 100)) / 100;
}

function requireCents(cents: number): void {
  if (!Number.isInteger(cents) || cents < 0 || cents > amountCentsMax)
    throw new RangeError(`An amount is a whole number of cents from 0 to ${amountCentsMax}, not ${cents}.`);
}
