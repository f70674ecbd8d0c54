// The form that is posted to the payment provider has the specification's fields, each with the right value.

import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { checkoutFields, type Order } from "#features/upgrade/core/checkout-fields.ts";

const order: Order = {
  wanted: { packageId: "semester", name: "Semester", days: 180, amountCents: 1500, currency: "USD" },
  orderId: "OIDAB3K9154000000",
  hash: "E26AF1FF8B2B53C13612EB723A1BE585",
  merchantId: "1221149",
  email: "ada@example.com",
  details: {
    firstName: "Ada",
    lastName: "King",
    phone: "+44 20 7946 0958",
    address: "1 St James's Square",
    city: "London",
    country: "United Kingdom",
  },
};
const page = { origin: "https://example.org", pathname: "/" };

test("it has the specification's fields, in its order and no others", () => {
  const specification = readFileSync("tests/fixtures/spec.md", "utf8");
  const [, listed = ""] = /^- Payment form fields: (.+)\.$/m.exec(specification) ?? [];
  const names = listed.split(", ").map((name) => name.replace(/ \(.*/, ""));
  expect(names).toHaveLength(18);
  expect(checkoutFields(order, page).map(([name]) => name)).toEqual(names);
});

test("each field has its value", () => {
  expect(Object.fromEntries(checkoutFields(order, page))).toEqual({
    merchant_id: "1221149",
    return_url: "https://example.org/#/upgrade?t=r",
    cancel_url: "https://example.org/#/upgrade?t=c",
    notify_url: "https://example.org/api/free/upgrade/notify",
    order_id: "OIDAB3K9154000000",
    items: "Semester",
    custom_1: "ada@example.com",
    custom_2: "semester",
    currency: "USD",
    amount: "15.00",
    first_name: "Ada",
    last_name: "King",
    email: "ada@example.com",
    phone: "+44 20 7946 0958",
    address: "1 St James's Square",
    city: "London",
    country: "United Kingdom",
    hash: "E26AF1FF8B2B53C13612EB723A1BE585",
  });
});

test.each([
  [1, "0.01"],
  [400, "4.00"],
  [2520, "25.20"],
  [123_456_789, "1234567.89"],
])("%d cents are written %s", (amountCents, amount) => {
  const fields = checkoutFields({ ...order, wanted: { ...order.wanted, amountCents } }, page);
  expect(Object.fromEntries(fields)["amount"]).toBe(amount);
});

test("the way back leads to the document that the page is, and the notify to the service", () => {
  const fields = Object.fromEntries(checkoutFields(order, { ...page, pathname: "/index.html" }));
  expect(fields["return_url"]).toBe("https://example.org/index.html#/upgrade?t=r");
  expect(fields["notify_url"]).toBe("https://example.org/api/free/upgrade/notify");
});
