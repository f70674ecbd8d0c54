// The calls about packages and payments. The rows of the database decide every amount; a notify only moves an order.

import type { z } from "zod/mini";
import { amountCentsOf, formatAmount } from "#contract/money.ts";
import { isOrderId, isOrderIdOf } from "#contract/order-id.ts";
import {
  ordersListedMax,
  type hashRoute,
  type merchantRoute,
  type PackageOffer,
  type PlacedOrder,
} from "#contract/upgrade.ts";
import type { User, VerifiedUser } from "../auth/caller.ts";
import { orderById, ordersOf, placeOrder } from "../db/orders.ts";
import { packageById, packagesForSale } from "../db/packages.ts";
import type { AlertKind } from "../db/payments.ts";
import { parseNotify } from "../domain/notify.ts";
import { checkoutHash, isSignedNotify, type Merchant } from "../domain/payment-signature.ts";
import { listedStateOf, purchaseStatusOf, type PurchaseStatus } from "../domain/payment-status.ts";
import { failure, type Outcome } from "../failure.ts";
import { fromDatabase, unavailable } from "../from-database.ts";
import { takeNotify } from "../payment/take-notify.ts";

export interface PaymentDeps {
  readonly db: D1Database;
  /** Null where the operator has set none. */
  readonly merchant: Merchant | null;
  /** Section 9: "Payment currency USD". */
  readonly currency: string;
  readonly nowMs: () => number;
  /** Repeats the work after a temporary fault. */
  readonly retried: <Value>(work: () => Promise<Value>) => Promise<Value>;
}

/** POST /api/free/upgrade/packages */
export function packages({ db, retried }: PaymentDeps): Promise<Outcome<PackageOffer[]>> {
  return fromDatabase(async () => {
    const rows = await retried(() => packagesForSale(db));
    return ok(
      rows.map((row) => ({
        packageId: row.package_id,
        name: row.name,
        description: row.description,
        price: formatAmount(row.price_cents),
        offerAmount: row.offer_percent,
        period: row.period_days,
      })),
    );
  });
}

/** GET /api/free/upgrade/merchant */
export async function merchantOf({
  merchant,
  currency,
}: PaymentDeps): Promise<Outcome<z.input<(typeof merchantRoute)["response"]>>> {
  return merchant ? ok({ merchantId: merchant.id, currency }) : unavailable();
}

/** POST /api/signed/hash. Never a hash for an order that is not recorded. */
export function hash(
  { db, merchant, currency, nowMs, retried }: PaymentDeps,
  { orderId, packageId }: z.output<(typeof hashRoute)["request"]>,
  { uid, email }: VerifiedUser,
): Promise<Outcome<string>> {
  return fromDatabase(async () => {
    if (!merchant) return unavailable();
    if (!isOrderIdOf(orderId, email ?? "", nowMs())) return refused("bad_order_id");
    const row = await retried(() => packageById(db, packageId));
    if (!row) return refused("unknown_package");
    if (row.retired_at_ms !== null) return refused("package_retired");
    const amountCents = amountCentsOf(row.price_cents, row.offer_percent);
    if (amountCents < 1) return refused("amount_too_small");
    const order = {
      orderId,
      uid,
      email,
      packageId,
      amountCents,
      currency,
      periodDays: row.period_days,
    };
    const placed = await retried(() => placeOrder(db, order, nowMs()));
    // The account is deleted, though the token is still valid.
    if (placed === "deleted") return refused("unauthenticated");
    if (placed === "tooManyOpen") return refused("too_many_open_orders");
    // One answer for another user's order and for a paid one, so that it tells nothing about the order.
    const isSame =
      placed.uid === uid &&
      placed.package_id === packageId &&
      placed.amount_cents === amountCents &&
      placed.currency === currency &&
      placed.period_days === row.period_days &&
      placed.status === "PENDING";
    if (!isSame) return refused("order_conflict");
    const amount = formatAmount(placed.amount_cents);
    return ok(await checkoutHash(merchant, { orderId, amount, currency: placed.currency }));
  });
}

/** POST /api/signed/orders */
export function orders(
  { db, retried }: PaymentDeps,
  { uid }: User | VerifiedUser,
): Promise<Outcome<PlacedOrder[]>> {
  return fromDatabase(async () => {
    const rows = await retried(() => ordersOf(db, uid, ordersListedMax));
    return ok(
      rows.map((row) => ({
        orderId: row.order_id,
        name: row.name ?? row.package_id,
        days: row.period_days,
        amount: formatAmount(row.amount_cents),
        currency: row.currency,
        placedAt: new Date(row.created_at_ms).toISOString(),
        changedAt: new Date(row.changed_at_ms).toISOString(),
        state: listedStateOf(row.status, row.invalid === 1),
      })),
    );
  });
}

/** POST /api/free/upgrade/orderStatus */
export function orderStatus(
  { db, retried }: PaymentDeps,
  { orderId }: { readonly orderId: string },
): Promise<Outcome<PurchaseStatus>> {
  return fromDatabase(async () => {
    if (!isOrderId(orderId)) return ok("NOT_FOUND");
    const order = await retried(() => orderById(db, orderId));
    if (!order) return ok("NOT_FOUND");
    return ok(purchaseStatusOf(order.status, order.invalid === 1, order.uid !== null));
  });
}

/**
 * POST /api/free/upgrade/notify. Answers 200 only after the commit; after a 503 the provider tries again. `alert` gets
 * the alerts for the operator.
 */
export function notify(
  { db, merchant, nowMs, retried }: PaymentDeps,
  fields: Readonly<Record<string, string>>,
  alert: (kind: AlertKind, orderId: string) => void,
): Promise<Outcome<{ ok: true }>> {
  return fromDatabase(async () => {
    if (!merchant) return unavailable();
    const told = parseNotify(fields);
    if (!told || told.merchantId !== merchant.id) return refused("bad_notify");
    if (!(await isSignedNotify(merchant, told))) return refused("bad_notify");
    for (const kind of await retried(() => takeNotify(db, told, nowMs()))) alert(kind, told.orderId);
    return ok({ ok: true });
  });
}

function ok<Value>(value: Value): Outcome<Value> {
  return { ok: true, value };
}

function refused(code: Parameters<typeof failure>[0]): Outcome<never> {
  return { ok: false, error: failure(code) };
}
