// What the Worker lacks about an order, by the provider's list of payments.

import { describe, expect, test } from "vitest";
import { missingFor, type OpenOrder } from "../../../../../worker/src/domain/missing-notify.ts";
import type { ProviderPayment } from "../../../../../worker/src/payment/merchant-api.ts";

const orderId = "OIDAB3K9154000001";

describe("what is missing", () => {
  const order: OpenOrder = {
    orderId,
    amountCents: 400,
    currency: "USD",
    status: "PENDING",
    isInvalid: false,
  };
  const payment = (status: string, changes: Partial<ProviderPayment> = {}): ProviderPayment => ({
    paymentId: "1",
    status,
    amountCents: 400,
    currency: "USD",
    ...changes,
  });
  const other = { amountCents: 401, paymentId: "2" };
  const second = { paymentId: "2" };
  const half = { amountCents: 200 };
  const paid = { status: "SUCCESS" };
  const notify = (statusCode: string, changes: object = {}) => [
    { kind: "notify", statusCode, paymentId: "1", amountCents: 400, currency: "USD", ...changes },
  ];
  const mismatch = (changes: object) => [{ kind: "mismatch", payment: payment("RECEIVED", changes) }];
  const paidTwice = [{ kind: "paidTwice", paymentIds: ["1", "2"] }];
  test.each<
    readonly [
      what: string,
      order: Partial<OpenOrder>,
      payments: readonly ProviderPayment[],
      missing: readonly object[],
    ]
  >([
    ["nothing paid", {}, [], []],
    ["paid", {}, [payment("RECEIVED")], notify("2")],
    ["paid and told", paid, [payment("RECEIVED")], []],
    ["paid after a failure", { status: "FAILED" }, [payment("RECEIVED")], notify("2")],
    ["refunded", paid, [payment("REFUNDED")], notify("-3")],
    ["charged back", paid, [payment("CHARGEBACKED")], notify("-3")],
    ["given back before it was told", {}, [payment("REFUNDED")], notify("-3")],
    ["a word that nobody knows", {}, [payment("AUTHORIZED")], []],
    ["paid, and a word that nobody knows", paid, [payment("REFUND REQUESTED")], []],
    ["paid, and no payment is known", paid, [], []],
    ["given back with a part as the amount", paid, [payment("REFUNDED", half)], notify("-3")],
    [
      "the same, and a part was charged back before",
      { ...paid, isInvalid: true },
      [payment("CHARGEBACKED", half)],
      notify("-3"),
    ],
    [
      "charged back in the bank's currency",
      paid,
      [payment("CHARGEBACKED", { currency: "LKR" })],
      notify("-3"),
    ],
    ["paid twice", paid, [payment("RECEIVED"), payment("RECEIVED", second)], paidTwice],
    [
      "paid twice and never told",
      {},
      [payment("RECEIVED"), payment("RECEIVED", second)],
      [...notify("2"), ...paidTwice],
    ],
    ["paid twice, one given back", paid, [payment("REFUNDED"), payment("RECEIVED", second)], []],
    [
      "paid twice, both given back",
      paid,
      [payment("REFUNDED"), payment("CHARGEBACKED", second)],
      notify("-3"),
    ],
    [
      "the right payment given back, one of another amount left",
      paid,
      [payment("RECEIVED", other), payment("REFUNDED")],
      notify("-3"),
    ],
    [
      "the right payment left, one of another amount given back",
      paid,
      [payment("REFUNDED", other), payment("RECEIVED")],
      [],
    ],
    [
      "two payments, one with the order's amount",
      {},
      [payment("RECEIVED", other), payment("RECEIVED")],
      notify("2"),
    ],
    ["another amount", {}, [payment("RECEIVED", other)], notify("2", other)],
    ["another amount given back", {}, [payment("REFUNDED", other)], notify("-3", other)],
    ["another amount, known", { isInvalid: true }, [payment("RECEIVED", other)], mismatch(other)],
    [
      "another currency, known",
      { isInvalid: true },
      [payment("RECEIVED", { currency: "EUR" })],
      mismatch({ currency: "EUR" }),
    ],
    ["the right one after a wrong one", { isInvalid: true }, [payment("RECEIVED")], notify("2")],
  ])("%s", (_, changes, payments, missing) => {
    expect(missingFor({ ...order, ...changes }, payments)).toEqual(missing);
  });
});
