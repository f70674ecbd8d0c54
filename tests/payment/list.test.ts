// The list of payments at the sandbox's own address: what the provider could do to each, and what is kept.

import { readFileSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { startPaymentServer } from "#scripts/payment/server.ts";
import { merchant } from "#support/server/payments.ts";
import { send } from "#support/server/send.ts";
import {
  appKeys,
  checkout,
  fieldsOf,
  merchantApi,
  orderId,
  post,
  press,
  startReceiver,
  startSandbox,
  type Receiver,
  type Sandbox,
} from "./local.ts";

let sandbox: Sandbox;
let receiver: Receiver;
beforeEach(async () => {
  sandbox = await startSandbox();
  receiver = await startReceiver();
});
afterEach(() => Promise.all([sandbox?.stop(), receiver?.stop()]));

const firstId = "320025000001";
const codes = () => receiver.heard.map((form) => form.get("status_code"));
const act = (action: string, paymentId = firstId) =>
  post(`${sandbox.server.url}/payments/${paymentId}`, { action });

async function open(order = orderId): Promise<void> {
  await checkout(sandbox, fieldsOf({ notify_url: receiver.address, order_id: order }));
}

interface Shown {
  readonly name: string;
  readonly text: string;
  /** The buttons that can be pressed. */
  readonly offered: readonly string[];
}

async function rows(): Promise<readonly Shown[]> {
  const { text } = await send(`${sandbox.server.url}/`);
  return [...text.matchAll(/<tr role="row" aria-label="([^"]*)">([\s\S]*?)<\/tr>/g)].map(
    ([, name = "", row = ""]) => ({
      name,
      text: row.replaceAll(/<[^>]*>/g, " ").replaceAll(/\s+/g, " "),
      offered: [...row.matchAll(/<button([^>]*)>\s*([^<]+?)\s*<\/button>/g)]
        .filter(([, attributes = ""]) => !/\bdisabled\b/.test(attributes))
        .map(([, , button = ""]) => button),
    }),
  );
}

test("without payments it says so", async () => {
  const { status, text } = await send(`${sandbox.server.url}/`);
  expect(status).toBe(200);
  expect(text).toContain("No payments yet.");
  expect(await rows()).toEqual([]);
});

test("the newest is first, each named by its order", async () => {
  await open("OIDFIRST154000000");
  await open("OIDOTHER154000001");
  expect((await rows()).map(({ name }) => name)).toEqual(["OIDOTHER154000001", "OIDFIRST154000000"]);
});

describe("what can be done", () => {
  test.each<readonly [answer: string | null, offered: readonly string[]]>([
    [null, []],
    ["decline", ["Send again"]],
    ["cancel", ["Send again"]],
    ["payUnheard", ["Send again", "Pay again", "Charge back", "Refund half", "Refund"]],
    ["pay", ["Send again", "Pay again", "Charge back", "Refund half", "Refund"]],
  ])("after %j: %j", async (answer, offered) => {
    await open();
    if (answer !== null) await press(sandbox, answer);
    expect((await rows())[0]?.offered).toEqual(offered);
  });

  test.each([
    ["payUnheard", ["2"]],
    ["pay", ["2", "2"]],
    ["decline", ["-2", "-2"]],
    ["cancel", ["-1", "-1"]],
  ])("send again after %s: %j in all", async (answer, told) => {
    await open();
    await press(sandbox, answer);
    const { status, headers } = await act("again");
    expect([status, headers["location"]]).toEqual([303, "/"]);
    expect(codes()).toEqual(told);
    expect((await rows())[0]?.text).toContain(`HTTP 200 ${told.length} sent`);
  });

  test("a charge back tells -3, once, and Send again repeats it", async () => {
    await open();
    await press(sandbox, "pay");
    await act("chargeback");
    await act("chargeback");
    expect(codes()).toEqual(["2", "-3"]);
    expect(await rows()).toMatchObject([{ offered: ["Send again"] }]);
    expect((await rows())[0]?.text).toContain("Charged back Code -3, HTTP 200");
    await act("again");
    expect(codes()).toEqual(["2", "-3", "-3"]);
  });

  test("a refund tells nobody, because the provider has no code for one", async () => {
    await open();
    await press(sandbox, "pay");
    await act("refund");
    expect(codes()).toEqual(["2"]);
    expect((await rows())[0]?.text).toContain(" Refunded ");
    await act("chargeback");
    expect(codes()).toEqual(["2"]);
  });

  test("half refunds tell nobody; the payment is refunded once nothing is left", async () => {
    await open();
    await press(sandbox, "pay");
    const stateOf = async () => {
      const { body } = await merchantApi(sandbox, `/payment/search?order_id=${orderId}`);
      return (body["data"] as readonly { readonly status: string; readonly amount: number }[]).map(
        ({ status, amount }) => `${status} ${amount}`,
      );
    };
    await act("refundHalf");
    expect((await rows())[0]?.text).toContain(" Received 2.50 refunded ");
    expect(await stateOf()).toEqual(["RECEIVED 4.99"]);
    await act("refundHalf");
    await act("refundHalf");
    expect((await rows())[0]?.text).toContain(" Refunded ");
    expect(await stateOf()).toEqual(["REFUNDED 4.99"]);
    expect(codes()).toEqual(["2"]);
  });

  test("paid again, the order has two payments with ids of their own, and either can be given back", async () => {
    await open();
    await press(sandbox, "pay");
    await act("payAgain");
    expect(codes()).toEqual(["2", "2"]);
    expect(receiver.heard.map((form) => form.get("payment_id"))).toEqual([firstId, "320025000002"]);
    expect((await rows()).map(({ name }) => name)).toEqual([orderId, orderId]);
    await act("refund", "320025000002");
    const { body } = await merchantApi(sandbox, `/payment/search?order_id=${orderId}`);
    expect(body).toMatchObject({
      data: [
        { payment_id: Number(firstId), status: "RECEIVED" },
        { payment_id: 320025000002, status: "REFUNDED" },
      ],
    });
    await act("payAgain", "320025000002");
    expect(await rows()).toHaveLength(2);
  });

  test.each(["chargeback", "refund", "payAgain", "refundHalf", "again", "nothing", ""])(
    "%j does nothing to an open payment",
    async (action) => {
      await open();
      expect((await act(action)).status).toBe(303);
      expect(codes()).toEqual([]);
      expect((await rows())[0]?.text).toContain(" Open None ");
    },
  );

  test.each(["chargeback", "refund", "payAgain", "refundHalf"])(
    "%s does nothing to a declined payment",
    async (action) => {
      await open();
      await press(sandbox, "decline");
      await act(action);
      expect(codes()).toEqual(["-2"]);
      expect((await rows())[0]?.text).toContain(" Declined ");
    },
  );

  test("an unknown payment is a sentence", async () => {
    expect((await act("refund", "1")).status).toBe(404);
  });
});

describe("after a restart", () => {
  test("payments, their states and their ids go on", async () => {
    await open();
    await press(sandbox, "pay");
    await open("OIDOTHER154000001");
    const before = await rows();
    await sandbox.restart();
    expect(await rows()).toEqual(before);
    await act("chargeback");
    expect(codes()).toEqual(["2", "-3"]);
    await open("OIDTHIRD154000002");
    await press(sandbox, "payUnheard", "hash", "OIDTHIRD154000002");
    const { body } = await merchantApi(sandbox, "/payment/search?order_id=OIDTHIRD154000002");
    expect(body).toMatchObject({ data: [{ payment_id: 320025000003, status: "RECEIVED" }] });
  });

  test("the file is its owner's alone, and has no secret", async () => {
    await open();
    const file = path.join(sandbox.folder, "payments.json");
    expect(statSync(file).mode & 0o077).toBe(0);
    const text = readFileSync(file, "utf8");
    for (const secret of [merchant.secret, appKeys.secret]) expect(text).not.toContain(secret);
  });

  test("a damaged file ends the start with a sentence that names it", async () => {
    const file = path.join(sandbox.folder, "payments.json");
    for (const text of ["{", "[{}]", "null"]) {
      writeFileSync(file, text);
      const started = startPaymentServer({ port: 0, folder: sandbox.folder, merchant, app: appKeys });
      await expect(started).rejects.toThrow(
        `${file} is damaged; delete it, and the next start makes a new one.`,
      );
    }
  });

  test("at most 500 payments are kept, the newest", async () => {
    await open();
    const file = path.join(sandbox.folder, "payments.json");
    const [kept] = JSON.parse(readFileSync(file, "utf8")) as [{ readonly fields: object }];
    const many = Array.from({ length: 500 }, (_, index) => ({
      ...kept,
      paymentId: String(320025000001 + index),
      fields: { ...kept.fields, order_id: `OIDMANYX${154000000 + index}` },
    }));
    writeFileSync(file, JSON.stringify(many));
    await sandbox.restart();
    await open("OIDNEWER154999999");
    const names = (await rows()).map(({ name }) => name);
    expect(names).toHaveLength(500);
    expect([names[0], names.at(-1)]).toEqual(["OIDNEWER154999999", "OIDMANYX154000001"]);
  });
});
