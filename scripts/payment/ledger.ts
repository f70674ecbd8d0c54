// The payments of the sandbox, and their file.

import path from "node:path";
import { z } from "zod";
import { readJson, writeJson } from "../local/files.ts";
import { fieldNames } from "./checkout.ts";

const text = z.string();

const paymentSchema = z.strictObject({
  /** Digits, as the provider's. */
  paymentId: text,
  /** OPEN: its form is shown. The last three are the provider's names, which its search answers with. */
  state: z.enum(["OPEN", "DECLINED", "CANCELLED", "RECEIVED", "REFUNDED", "CHARGEBACKED"]),
  /** The status code for the notify, whether or not it was sent. */
  statusCode: z.enum(["2", "-1", "-2", "-3"]).nullable(),
  /** The last notify; its HTTP status is null if no answer came. */
  notified: z
    .strictObject({ statusCode: text, httpStatus: z.number().nullable(), atMs: z.number() })
    .nullable(),
  notifiesTotal: z.number(),
  /** Given back in parts so far; the state stays RECEIVED until it is all. */
  refundedCents: z.number().default(0),
  createdAtMs: z.number(),
  fields: z.record(z.enum(fieldNames), text),
});

export type Payment = Readonly<z.infer<typeof paymentSchema>>;
export type PaymentState = Payment["state"];

/** Oldest first. */
const fileSchema = z.array(paymentSchema);

/** Beyond this number the oldest payments are deleted, so that the file does not grow for ever. */
const paymentsMax = 500;
const firstPaymentId = 320_025_000_001;

export interface Ledger {
  /** Newest first. */
  readonly payments: () => readonly Payment[];
  /** The one that the checkout of the order is about. */
  readonly ofOrder: (orderId: string) => Payment | null;
  readonly byId: (paymentId: string) => Payment | null;
  readonly newId: () => string;
  /** Adds the payment, or replaces the one of the same id, and writes the file; throws one sentence if that fails. */
  readonly put: (payment: Payment) => Payment;
}

export function openLedger(folder: string): Ledger {
  const file = path.join(folder, "payments.json");
  let payments: readonly Payment[] = readJson(file, fileSchema) ?? [];
  const find = (fits: (payment: Payment) => boolean) => payments.find(fits) ?? null;
  return {
    payments: () => payments.toReversed(),
    ofOrder: (orderId) => find(({ fields }) => fields.order_id === orderId),
    byId: (paymentId) => find((payment) => payment.paymentId === paymentId),
    newId: () => {
      const newest = payments.at(-1);
      return String(newest ? Number(newest.paymentId) + 1 : firstPaymentId);
    },
    put(payment) {
      const isKnown = payments.some(({ paymentId }) => paymentId === payment.paymentId);
      payments = isKnown
        ? payments.map((kept) => (kept.paymentId === payment.paymentId ? payment : kept))
        : [...payments, payment].slice(-paymentsMax);
      writeJson(file, payments);
      return payment;
    },
  };
}
