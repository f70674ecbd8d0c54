// The calls about packages and payments. A request never names an amount: the Worker's own rows decide it.

import * as z from "zod/mini";
import { defineRoute } from "./route.ts";

const note = z.describe;

export const packagesRoute = defineRoute({
  method: "POST",
  path: "/api/free/upgrade/packages",
  summary: "The packages that can be bought, in the order in which they are shown.",
  caller: "anyone",
  rateLimit: "browsing",
  body: "none",
  request: null,
  response: z.array(
    z.object({
      packageId: z.string(),
      name: z.string(),
      description: z.string(),
      price: z.string().check(note("Before the offer: a decimal string with two decimals, such as `20.00`.")),
      offerAmount: z.number().check(note("Percent taken off the price, a whole number from 0 to 100.")),
      period: z.number().check(note("Days of 24 hours.")),
    }),
  ),
  errors: ["unavailable"],
});

export type PackageOffer = z.infer<(typeof packagesRoute)["response"]>[number];

export const merchantRoute = defineRoute({
  method: "GET",
  path: "/api/free/upgrade/merchant",
  summary: "To whom packages are paid, for the payment provider's form.",
  caller: "anyone",
  rateLimit: "browsing",
  body: "none",
  request: null,
  response: z.object({
    merchantId: z.string(),
    currency: z.string().check(note("Three capitals, such as `USD`.")),
  }),
  errors: ["unavailable"],
});

const orderId = z
  .string({ error: 'The field "orderId" must be a string.' })
  .check(note("`OID`, five characters of base 36 and nine digits."));

export const hashRoute = defineRoute({
  method: "POST",
  path: "/api/signed/hash",
  summary: "Records an order of the caller and answers the hash of the payment provider's form.",
  caller: "verified",
  rateLimit: "ordering",
  body: "json",
  request: z.object(
    { orderId, packageId: z.string({ error: 'The field "packageId" must be a string.' }) },
    { error: "The request body must be a JSON object." },
  ),
  response: z.string().check(note("32 hexadecimal digits in capitals.")),
  errors: [
    "bad_order_id",
    "unknown_package",
    "package_retired",
    "order_conflict",
    "too_many_open_orders",
    "amount_too_small",
  ],
});

/** A user can place another order while fewer than this many of the last day are not paid. */
export const openOrdersMax = 20;

/** The list has at most this many orders, the newest first. */
export const ordersListedMax = 50;

export const ordersRoute = defineRoute({
  method: "POST",
  path: "/api/signed/orders",
  summary: `The caller's orders, newest first, at most ${ordersListedMax}.`,
  caller: "user",
  rateLimit: "account",
  body: "none",
  request: null,
  response: z.array(
    z.object({
      orderId: z.string(),
      name: z.string().check(note("What the package is called now.")),
      days: z.number().check(note("Days of 24 hours.")),
      amount: z.string().check(note("A decimal string with two decimals, such as `15.00`.")),
      currency: z.string().check(note("Three capitals, such as `USD`.")),
      placedAt: z.string().check(note("ISO 8601 in UTC.")),
      changedAt: z.string().check(note("When the state became this one; ISO 8601 in UTC.")),
      state: z
        .enum(["PENDING", "CANCELLED", "FAILED", "SUCCESS", "CHARGEBACK", "INVALID"])
        .check(
          note(
            "`CHARGEBACK`: charged back or refunded, so that its days are gone. `INVALID`: paid with another amount or currency.",
          ),
        ),
    }),
  ),
  errors: [],
});

export type PlacedOrder = z.infer<(typeof ordersRoute)["response"]>[number];

export const orderStatusRoute = defineRoute({
  method: "POST",
  path: "/api/free/upgrade/orderStatus",
  summary: "What became of an order.",
  caller: "anyone",
  rateLimit: "asking",
  body: "json",
  request: z.object({ orderId }, { error: "The request body must be a JSON object." }),
  response: z
    .enum(["PENDING", "SUCCESS", "INVALID", "NOT_FOUND"])
    .check(
      note(
        "`NOT_FOUND`: no payment so far. `INVALID`: another amount or currency was paid, the payment was taken back, or the account was deleted. After any answer but `SUCCESS` a payment may still come.",
      ),
    ),
  errors: ["unavailable"],
});

export const notifyRoute = defineRoute({
  method: "POST",
  path: "/api/free/upgrade/notify",
  summary: "The payment provider tells what became of an order. Not for the page.",
  caller: "anyone",
  body: "form",
  bodyBytesMax: 8 * 1024,
  request: z.record(z.string(), z.string()),
  response: z.object({ ok: z.literal(true) }),
  errors: ["bad_notify", "unavailable"],
});
