// The merchant's API in the provider's shapes: tokens, the payments of an order, refunds.

import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { send } from "#support/server/send.ts";
import {
  appKeys,
  basic,
  callApi,
  checkout,
  fieldsOf,
  merchantApi,
  orderId,
  press,
  startSandbox,
  tokenOf,
  type Sandbox,
} from "./local.ts";

let sandbox: Sandbox;
beforeEach(async () => {
  sandbox = await startSandbox();
  await checkout(sandbox, fieldsOf());
});
afterEach(() => sandbox?.stop());

const search = `/payment/search?order_id=${orderId}`;
const none = { status: -1, msg: "No payments found", data: null };
const form = { "Content-Type": "application/x-www-form-urlencoded" };

const askToken = (authorization: string, body = "grant_type=client_credentials") =>
  send(`${sandbox.server.url}/merchant/v1/oauth/token`, {
    method: "POST",
    headers: { ...form, Authorization: authorization },
    body,
  });

describe("a token", () => {
  test("is given for the app's id and secret", async () => {
    const { status, text } = await askToken(basic(appKeys));
    expect(status).toBe(200);
    expect(JSON.parse(text)).toEqual({
      access_token: expect.stringMatching(/^[0-9a-f-]{36}$/),
      token_type: "bearer",
      expires_in: 599,
      scope: "SANDBOX",
    });
  });

  test.each([
    ["nothing", ""],
    ["another secret", basic({ ...appKeys, secret: "app-secret-2" })],
    ["another id", basic({ ...appKeys, id: "app-2" })],
    ["a bearer", `Bearer ${appKeys.secret}`],
    ["no colon", `Basic ${Buffer.from(appKeys.id).toString("base64")}`],
  ])("is not given for %s", async (_, authorization) => {
    const { status, text } = await askToken(authorization);
    expect(status).toBe(401);
    expect(JSON.parse(text)).toMatchObject({ error: "invalid_client" });
  });

  test("is not given for another grant", async () => {
    const { status, text } = await askToken(basic(appKeys), "grant_type=password");
    expect(status).toBe(400);
    expect(JSON.parse(text)).toMatchObject({ error: "unsupported_grant_type" });
  });

  test("counts for ten minutes", async () => {
    const { access_token: token } = await tokenOf(sandbox);
    sandbox.pass(599_000);
    expect((await callApi(sandbox, search, token)).status).toBe(200);
    sandbox.pass(1_000);
    expect(await callApi(sandbox, search, token)).toMatchObject({
      status: 401,
      body: { error: "invalid_token" },
    });
  });

  test.each(["/payment/search?order_id=a", "/payment/refund"])(
    "without one, %s is refused",
    async (route) => {
      const method = route.endsWith("refund") ? "POST" : "GET";
      for (const headers of [{}, { Authorization: "Bearer made-up" }, { Authorization: basic(appKeys) }])
        expect((await send(`${sandbox.server.url}/merchant/v1${route}`, { method, headers })).status).toBe(
          401,
        );
    },
  );
});

describe("the search", () => {
  test("describes a payment as the provider does", async () => {
    await press(sandbox, "payUnheard");
    expect(await merchantApi(sandbox, search)).toEqual({
      status: 200,
      body: {
        status: 1,
        msg: `Payments with order_id:${orderId}`,
        data: [
          {
            payment_id: 320025000001,
            order_id: orderId,
            date: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/),
            description: "Monthly",
            status: "RECEIVED",
            currency: "USD",
            amount: 4.99,
            customer: {
              fist_name: "Ada",
              last_name: "Lovelace",
              email: "ada@example.com",
              phone: "+44 20 7946 0000",
              delivery_details: {
                address: "12 St James's Square",
                city: "London",
                country: "United Kingdom",
              },
            },
            amount_detail: {
              currency: "USD",
              gross: 4.99,
              fee: 0,
              net: 4.99,
              exchange_rate: 1,
              exchange_from: "USD",
              exchange_to: "USD",
            },
            payment_method: {
              method: "VISA",
              card_customer_name: "Ada Lovelace",
              card_no: "************4564",
            },
            items: null,
          },
        ],
      },
    });
  });

  test.each([null, "decline", "cancel"])("finds nothing after %j: nothing was paid", async (answer) => {
    if (answer !== null) await press(sandbox, answer);
    expect((await merchantApi(sandbox, search)).body).toEqual(none);
  });

  test.each(["/payment/search?order_id=OIDNONE0154000000", "/payment/search"])(
    "%s finds nothing",
    async (route) => {
      expect((await merchantApi(sandbox, route)).body).toEqual(none);
    },
  );
});

describe("a refund", () => {
  const refund = (body: object) => merchantApi(sandbox, "/payment/refund", body);
  const good = { payment_id: "320025000001", description: "Wanted" };

  test.each([good, { ...good, payment_id: 320025000001 }])("of a received payment: %j", async (body) => {
    await press(sandbox, "payUnheard");
    expect((await refund(body)).body).toMatchObject({ status: 1, msg: "Successfully processed the refund" });
    expect((await merchantApi(sandbox, search)).body).toMatchObject({ data: [{ status: "REFUNDED" }] });
  });

  test("of parts ends when nothing is left, and is never more than that", async () => {
    await press(sandbox, "payUnheard");
    for (const [amount, status] of [
      [3, 1],
      ["2.00", -1],
      [0, -1],
      ["1.99", 1],
      [0.01, -1],
    ] as const)
      expect((await refund({ ...good, amount })).body).toMatchObject({ status });
    expect((await merchantApi(sandbox, search)).body).toMatchObject({ data: [{ status: "REFUNDED" }] });
  });

  test("works once", async () => {
    await press(sandbox, "payUnheard");
    await refund(good);
    expect((await refund(good)).body).toMatchObject({ status: -1, data: null });
  });

  test.each<readonly [what: string, body: object]>([
    ["an unknown payment", { ...good, payment_id: "1" }],
    ["no payment", { description: "Wanted" }],
    ["no description", { payment_id: good.payment_id }],
    ["an open payment", good],
  ])("of %s is refused", async (what, body) => {
    if (what !== "an open payment") await press(sandbox, "payUnheard");
    expect((await refund(body)).body).toMatchObject({ status: -1, data: null });
    const { body: found } = await merchantApi(sandbox, search);
    expect(JSON.stringify(found)).not.toContain("REFUNDED");
  });
});
