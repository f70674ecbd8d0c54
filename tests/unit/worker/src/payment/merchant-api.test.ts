// The merchant's API as the operator's scripts read it: amounts are exact to the cent, a fault is never read as an
// empty list, and no error contains a key.

import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { createMerchantApi, ProviderFault } from "../../../../../worker/src/payment/merchant-api.ts";

const orderId = "OIDAB3K9154000001";

describe("the provider's answers", () => {
  let server: Server;
  let answers: Record<string, string>;
  let asked: string[];
  beforeEach(async () => {
    asked = [];
    answers = { "/oauth/token": JSON.stringify({ access_token: "t", expires_in: 599 }) };
    server = createServer(({ url = "" }, response) => {
      const path = (url.split("?")[0] ?? "").replace("/merchant/v1", "");
      asked.push(path);
      const body = answers[path] ?? "";
      const status = /^\d{3}$/.test(body) ? Number(body) : 200;
      response.writeHead(status, { Location: "http://127.0.0.1:9/" }).end(body);
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  });
  afterEach(() => {
    server.closeAllConnections();
    server.close();
  });

  const provider = () =>
    createMerchantApi({
      origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      appId: "app",
      appSecret: "very-secret",
    });
  const found = {
    payment_id: 320025000001,
    order_id: orderId,
    status: "RECEIVED",
    amount: 4,
    currency: "USD",
  };
  const search = async (data: unknown, status = 1) => {
    answers["/payment/search"] = JSON.stringify({ status, msg: "m", data });
    return provider().paymentsOf(orderId);
  };

  test.each([
    [4, 400],
    [4.99, 499],
    [0.07, 7],
    [1234567.89, 123456789],
    ["4.99", 499],
  ])("the amount %j is %i cents", async (amount, amountCents) => {
    expect(await search([{ ...found, amount }])).toMatchObject([{ paymentId: "320025000001", amountCents }]);
  });

  test("payments of another order are left out", async () => {
    expect(await search([{ ...found, order_id: "OIDAB3K9154000009" }, found])).toHaveLength(1);
  });

  test.each([
    ["another status", () => search([found], 0)],
    ["no list", () => search(null)],
    ["an amount that is none", () => search([{ ...found, amount: -4 }])],
    ["a payment without a state", () => search([{ ...found, status: undefined }])],
  ])("%s is a fault, not an empty list", async (_, ask) => {
    await expect(ask()).rejects.toThrow(/answered \/payment\/search in another form than expected/);
  });

  test.each(["401", "429", "500", "302", "no JSON"])("%s is a fault without keys", async (answer) => {
    answers["/payment/search"] = answer;
    const failed: unknown = await provider()
      .paymentsOf(orderId)
      .catch((error: unknown) => error);
    expect(failed).toBeInstanceOf(ProviderFault);
    expect(String(failed)).not.toMatch(/very-secret|Bearer|Basic/);
  });

  test("a refund that the provider refuses is a fault with its words", async () => {
    answers["/payment/refund"] = JSON.stringify({ status: -1, msg: "Already refunded", data: null });
    await expect(provider().refund("1")).rejects.toThrow(/refused the refund: Already refunded\./);
  });

  test("one token serves many calls, and a new one comes before it ends", async () => {
    answers["/payment/search"] = JSON.stringify({ status: -1, msg: "No payments found", data: null });
    const asking = provider();
    for (let call = 0; call < 3; call += 1) expect(await asking.paymentsOf(orderId)).toEqual([]);
    expect(asked.filter((path) => path === "/oauth/token")).toHaveLength(1);
    answers["/oauth/token"] = JSON.stringify({ access_token: "t", expires_in: 30 });
    const brief = provider();
    for (let call = 0; call < 2; call += 1) await brief.paymentsOf(orderId);
    expect(asked.filter((path) => path === "/oauth/token")).toHaveLength(3);
  });

  test.each<readonly [fault: string, path: string, tokens: number]>([
    ["503", "/oauth/token", 2],
    ["401", "/oauth/token", 2],
    ["401", "/payment/search", 2],
    ["503", "/payment/search", 1],
  ])("after %s of %s the next calls succeed, with %i tokens in all", async (fault, path, tokens) => {
    const none = JSON.stringify({ status: -1, data: null });
    const good = { "/payment/search": none, ...answers };
    const asking = provider();
    answers = { ...good, [path]: fault };
    await expect(asking.paymentsOf(orderId)).rejects.toThrow(ProviderFault);
    answers = good;
    expect(await asking.paymentsOf(orderId)).toEqual([]);
    expect(await asking.paymentsOf(orderId)).toEqual([]);
    expect(asked.filter((called) => called === "/oauth/token")).toHaveLength(tokens);
  });

  test("calls side by side ask for one token", async () => {
    answers["/payment/search"] = JSON.stringify({ status: -1, data: null });
    const asking = provider();
    await Promise.all([1, 2, 3, 4].map(() => asking.paymentsOf(orderId)));
    expect(asked.filter((path) => path === "/oauth/token")).toHaveLength(1);
  });
});
