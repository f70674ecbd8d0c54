// The notify that the Worker lacks for an order, by the provider's list of payments.

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
  test.each<
    readonly [
      what: string,
      order: Partial<OpenOrder>,
      payments: readonly ProviderPayment[],
      missing: object | null,
    ]
  >([
    ["nothing paid", {}, [], null],
    ["paid", {}, [payment("RECEIVED")], { kind: "notify", statusCode: "2" }],
    ["paid and told", { status: "SUCCESS" }, [payment("RECEIVED")], null],
    ["paid after a failure", { status: "FAILED" }, [payment("RECEIVED")], { statusCode: "2" }],
    ["refunded", { status: "SUCCESS" }, [payment("REFUNDED")], { statusCode: "-3" }],
    ["charged back", { status: "SUCCESS" }, [payment("CHARGEBACKED")], { statusCode: "-3" }],
    ["given back before it was told", {}, [payment("REFUNDED")], { statusCode: "-3" }],
    ["a word that nobody knows", {}, [payment("AUTHORIZED")], null],
    ["paid twice, one given back", { status: "SUCCESS" }, [payment("REFUNDED"), payment("RECEIVED")], null],
    [
      "two payments, one with the order's amount",
      {},
      [payment("RECEIVED", other), payment("RECEIVED")],
      { kind: "notify", payment: payment("RECEIVED") },
    ],
    ["another amount", {}, [payment("RECEIVED", other)], { kind: "notify", statusCode: "2" }],
    ["another amount, known", { isInvalid: true }, [payment("RECEIVED", other)], { kind: "mismatch" }],
    [
      "another currency, known",
      { isInvalid: true },
      [payment("RECEIVED", { currency: "EUR" })],
      { kind: "mismatch" },
    ],
    ["the right one after a wrong one", { isInvalid: true }, [payment("RECEIVED")], { kind: "notify" }],
  ])("%s", (_, changes, payments, missing) => {
    const found = missingFor({ ...order, ...changes }, payments);
    if (missing === null) expect(found).toBeNull();
    else expect(found).toMatchObject(missing);
  });
});
