// The form that a page posts to buy something: its fields, and the faults that they can have.

import { loopbackAddress } from "../local/loopback.ts";
import { checkoutHash, isSameText, type Merchant } from "./signature.ts";

/** Section 3 of the specification, "Payment form fields". */
export const fieldNames = [
  "merchant_id",
  "return_url",
  "cancel_url",
  "notify_url",
  "order_id",
  "items",
  "custom_1",
  "custom_2",
  "currency",
  "amount",
  "first_name",
  "last_name",
  "email",
  "phone",
  "address",
  "city",
  "country",
  "hash",
] as const;

type FieldName = (typeof fieldNames)[number];
export type CheckoutFields = Readonly<Record<FieldName, string>>;

export interface FieldFault {
  readonly field: string;
  readonly sentence: string;
}

type Rule = (value: string, fields: CheckoutFields, merchant: Merchant) => string | null;

/** The provider's currencies. */
const currencies: readonly string[] = ["LKR", "USD", "GBP", "EUR", "AUD"];

const ofThisComputer: Rule = (value) =>
  loopbackAddress(value) ? null : "must be an http address of this computer; the sandbox leads nowhere else.";

/** Rules for the values of fields that are not empty. */
const rules: Partial<Readonly<Record<FieldName, Rule>>> = {
  merchant_id: (value, _, { id }) => (value === id ? null : "is not the id of this merchant."),
  return_url: ofThisComputer,
  cancel_url: ofThisComputer,
  notify_url: ofThisComputer,
  currency: (value) => (currencies.includes(value) ? null : `must be one of ${currencies.join(", ")}.`),
  amount: (value) => {
    if (!/^\d{1,7}\.\d{2}$/.test(value)) return "must have two decimals and no separators, like 4.00.";
    return Number(value) > 0 ? null : "must be more than 0.00.";
  },
  email: (value) => (/^[^@\s]+@[^@\s]+$/.test(value) ? null : "must be an e-mail address."),
  hash: (value, fields, merchant) => {
    const { order_id: orderId, amount, currency } = fields;
    return isSameText(value, checkoutHash(merchant, { orderId, amount, currency }))
      ? null
      : "is not the one of merchant_id, order_id, amount, currency and the merchant's secret, in upper case.";
  },
};

export type Checkout =
  | { readonly ok: true; readonly fields: CheckoutFields }
  | { readonly ok: false; readonly faults: readonly FieldFault[] };

/** Reads the form of an order; names each field that is wrong, in the order of the specification. */
export function readCheckout(form: URLSearchParams, merchant: Merchant): Checkout {
  // The cast holds, because each name of the list has a text.
  const fields = Object.fromEntries(fieldNames.map((name) => [name, form.get(name) ?? ""])) as CheckoutFields;
  const faults = fieldNames.flatMap((field): readonly FieldFault[] => {
    const sentence = faultOf(field, form, fields, merchant);
    return sentence === null ? [] : [{ field, sentence }];
  });
  return faults.length === 0 ? { ok: true, fields } : { ok: false, faults };
}

function faultOf(
  field: FieldName,
  form: URLSearchParams,
  fields: CheckoutFields,
  merchant: Merchant,
): string | null {
  const values = form.getAll(field);
  if (values.length === 0) return "is missing.";
  if (values.length > 1) return "is given more than once.";
  if (fields[field].trim() === "") return "is empty.";
  return rules[field]?.(fields[field], fields, merchant) ?? null;
}

export type OrderIdPosition = "hash" | "query";

/** The return address with the order's id. The provider appends the id in one of two ways, given by `position`. */
export function returnAddress({ return_url, order_id }: CheckoutFields, position: OrderIdPosition): string {
  const address = new URL(return_url);
  if (position === "query") {
    address.searchParams.append("order_id", order_id);
    return address.href;
  }
  const sign = (address.hash || address.search).includes("?") ? "&" : "?";
  return `${address.href}${sign}order_id=${encodeURIComponent(order_id)}`;
}
