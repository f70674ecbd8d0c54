// The form of a purchase: the sandbox takes what the payment provider would take, and names each field that is wrong.

import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { fieldNames } from "#scripts/payment/checkout.ts";
import { checkoutHash, notifySignature } from "#scripts/payment/signature.ts";
import { hashOf, merchant, signatureOf } from "#support/server/payments.ts";
import { send, type Answer } from "#support/server/send.ts";
import { checkout, fieldsOf, orderId, press, startSandbox, type Fields, type Sandbox } from "./local.ts";

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox();
});
afterAll(() => sandbox?.stop());

const pageOf = (order: string) =>
  send(`${sandbox.server.url}/pay/checkout?${new URLSearchParams({ order_id: order })}`);

/** The fields that an answer names as wrong. */
function namedIn({ text }: Answer): readonly string[] {
  return [...text.matchAll(/<code>([^<]+)<\/code>/g)].map(([, name = ""]) => name);
}

function expectPolicy({ headers }: Answer, formAction: string): void {
  const policy = String(headers["content-security-policy"]);
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).toContain(`form-action ${formAction};`);
  expect(policy).not.toMatch(/unsafe|\*|script-src/);
  expect(headers["x-content-type-options"]).toBe("nosniff");
  expect(headers["cache-control"]).toBe("no-store");
}

describe("signatures: the vectors of the payment rules", () => {
  const signed = { orderId: "OIDAB3K9154000000", amount: "4.99", currency: "USD" };
  test("checkout", () => {
    expect(checkoutHash(merchant, signed)).toBe("E26AF1FF8B2B53C13612EB723A1BE585");
    expect(hashOf(signed.orderId, signed.amount)).toBe("E26AF1FF8B2B53C13612EB723A1BE585");
  });

  test("notify", () => {
    expect(notifySignature(merchant, signed, "2")).toBe("36F80298E3D7E31403460554C29B8788");
  });
});

describe("a form that is right", () => {
  test("leads to a page with the order, which Reload and Back can show again", async () => {
    const answer = await checkout(sandbox, fieldsOf({ hash: "E26AF1FF8B2B53C13612EB723A1BE585" }));
    expect(answer.status).toBe(303);
    expect(answer.headers["location"]).toBe(`/pay/checkout?order_id=${orderId}`);
    const page = await pageOf(orderId);
    expect(page.status).toBe(200);
    for (const text of [orderId, "Monthly", "4.99", "USD", "Ada Lovelace", "ada@example.com", "London"])
      expect(page.text).toContain(text);
    expectPolicy(page, "'self' http://localhost:8787");
  });

  test("has a button for each end, and the place of order_id, after # first", async () => {
    await checkout(sandbox, fieldsOf());
    const { text } = await pageOf(orderId);
    const buttons = [...text.matchAll(/<button[^>]*>\s*([^<]+?)\s*<\/button>/g)].map(([, name]) => name);
    expect(buttons).toEqual([
      "Pay",
      "Decline",
      "Cancel",
      "Pay and notify in 10 s",
      "Pay and notify twice",
      "Pay without notify",
    ]);
    expect(text).toMatch(/<legend>Where order_id is appended<\/legend>/);
    expect(text).toMatch(/value="hash" checked \/> After #<\/label>/);
    expect(text).toMatch(/value="query" \/> In the page's query<\/label>/);
  });

  test("says nothing of the merchant's secret, nor of what is made of it", async () => {
    await checkout(sandbox, fieldsOf());
    const { text } = await pageOf(orderId);
    expect(text).not.toContain(merchant.secret);
    expect(text).not.toMatch(/[0-9A-F]{32}/i);
  });

  test.each<readonly [what: string, changes: Fields]>([
    ["another currency of the provider", { currency: "LKR" }],
    ["the largest amount", { amount: "9999999.99" }],
    ["fields that the sandbox does not know", { delivery_city: "Paris" }],
    ["an address with a path", { return_url: "https://127.0.0.1/app/?a=1#/upgrade?t=r" }],
  ])("may have %s", async (_, changes) => {
    expect((await checkout(sandbox, fieldsOf({ ...changes, order_id: "OIDOTHER154000001" }))).status).toBe(
      303,
    );
  });
});

describe("a form that is wrong: 400, and the field is named", () => {
  const cases: readonly (readonly [what: string, changes: Fields, field: string, sentence: string])[] = [
    ["another merchant", { merchant_id: "1221150" }, "merchant_id", "is not the id of this merchant."],
    ["a return elsewhere", { return_url: "https://example.com/" }, "return_url", "must be an http address"],
    ["a cancel elsewhere", { cancel_url: "http://10.0.0.1/" }, "cancel_url", "must be an http address"],
    ["a notify elsewhere", { notify_url: "http://localhost.example.com/" }, "notify_url", "must be an http"],
    [
      "a name before this machine's",
      { notify_url: "http://localhost@example.com/" },
      "notify_url",
      "must be",
    ],
    ["a return by script", { return_url: "javascript:alert(1)//localhost" }, "return_url", "must be an http"],
    ["a return without an origin", { return_url: "/#/upgrade" }, "return_url", "must be an http address"],
    ["an unknown currency", { currency: "usd" }, "currency", "must be one of LKR, USD, GBP, EUR, AUD."],
    ["no decimals", { amount: "5" }, "amount", "must have two decimals and no separators"],
    ["three decimals", { amount: "4.990" }, "amount", "must have two decimals and no separators"],
    ["a comma", { amount: "4,99" }, "amount", "must have two decimals and no separators"],
    ["separators", { amount: "1,004.99" }, "amount", "must have two decimals and no separators"],
    ["a sign", { amount: "-4.99" }, "amount", "must have two decimals and no separators"],
    ["nothing to pay", { amount: "0.00" }, "amount", "must be more than 0.00."],
    ["no e-mail address", { email: "ada" }, "email", "must be an e-mail address."],
    ["a hash in lower case", { hash: hashOf(orderId, "4.99").toLowerCase() }, "hash", "is not the one of"],
    ["the hash of another amount", { hash: hashOf(orderId, "4.98") }, "hash", "is not the one of"],
    ["the hash of another order", { hash: hashOf("OIDAB3K9154000001", "4.99") }, "hash", "is not the one of"],
    ["the hash of another currency", { hash: hashOf(orderId, "4.99", "EUR") }, "hash", "is not the one of"],
    ["a notify's signature", { hash: signatureOf(notifyFields("2")) }, "hash", "is not the one of"],
  ];
  test.each(cases)("%s", async (_what, changes, field, sentence) => {
    const answer = await checkout(sandbox, fieldsOf(changes));
    expect(answer.status).toBe(400);
    expect(namedIn(answer)).toEqual([field]);
    expect(answer.text).toContain(sentence);
    expectPolicy(answer, "'self'");
  });

  test.each(fieldNames)("%s missing, empty, blank or doubled", async (field) => {
    const good = fieldsOf();
    const { [field]: value = "", ...missing } = good;
    const doubled = new URLSearchParams([...Object.entries(good), [field, value]]);
    const forms = [
      [missing, "is missing."],
      [{ ...good, [field]: "" }, "is empty."],
      [{ ...good, [field]: " \t" }, "is empty."],
      [doubled, "is given more than once."],
    ] as const;
    for (const [form, sentence] of forms) {
      const answer = await checkout(sandbox, form);
      expect(answer.status).toBe(400);
      expect(namedIn(answer)).toContain(field);
      expect(answer.text).toContain(`<code>${field}</code> <span>${sentence}</span>`);
    }
  });

  test("all of them at once, in the order of the specification", async () => {
    expect(namedIn(await checkout(sandbox, {}))).toEqual([...fieldNames]);
  });

  test("another type than a form's", async () => {
    const body = JSON.stringify(fieldsOf());
    const headers = { "Content-Type": "application/json" };
    const answer = await send(`${sandbox.server.url}/pay/checkout`, { method: "POST", headers, body });
    expect(answer.status).toBe(400);
    expect(namedIn(answer)).toEqual(["Content-Type"]);
  });

  test("nothing of it is kept", async () => {
    const order = "OIDWRONG154000000";
    await checkout(sandbox, fieldsOf({ order_id: order, hash: "0".repeat(32) }));
    expect((await pageOf(order)).status).toBe(404);
    expect((await press(sandbox, "pay", "hash", order)).status).toBe(404);
  });
});

describe("hostile values are text", () => {
  const markup = `"><img src=x onerror=alert(1)>'</script>`;
  const texts = [
    "order_id",
    "items",
    "custom_1",
    "first_name",
    "last_name",
    "phone",
    "address",
    "city",
    "country",
  ];

  test("on the checkout and in the list", async () => {
    const hostile = fieldsOf({
      ...Object.fromEntries(texts.map((name) => [name, `${name}${markup}`])),
      email: `${markup.replaceAll(/\s/g, "")}@example.com`,
    });
    const { status, headers } = await checkout(sandbox, hostile);
    expect(status).toBe(303);
    const page = await send(new URL(String(headers["location"]), sandbox.server.url).href);
    const list = await send(`${sandbox.server.url}/`);
    for (const { text } of [page, list]) {
      expect(text).toContain("&quot;&gt;&lt;img");
      expect(text).not.toMatch(/<img|<script|onerror=alert\(1\)>/);
    }
  });

  test("in what is said of a wrong form", async () => {
    const { text } = await checkout(
      sandbox,
      fieldsOf({ currency: markup, amount: markup, return_url: markup }),
    );
    expect(text).not.toContain("<img");
  });

  test("an address cannot widen the page's policy", async () => {
    const order = "OIDWIDEN154000000";
    const address = "http://localhost:8787/#/upgrade?t=r; script-src *";
    await checkout(sandbox, fieldsOf({ order_id: order, return_url: address }));
    expectPolicy(await pageOf(order), "'self' http://localhost:8787");
  });
});

test("an unknown order is a sentence, not a form", async () => {
  for (const { status, text } of [await pageOf("OIDNONE00154000000"), await pageOf("")]) {
    expect(status).toBe(404);
    expect(text).toContain("There is no payment here. Press Buy Now in the app.");
    expect(text).not.toContain("<form");
  }
});

function notifyFields(status_code: string) {
  return {
    merchant_id: merchant.id,
    order_id: orderId,
    payhere_amount: "4.99",
    payhere_currency: "USD",
    status_code,
  };
}
