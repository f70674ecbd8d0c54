// The buttons of the checkout: what the Worker is told, how often, and where the buyer goes on.

import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { hashOf, merchant, signatureOf } from "#support/server/payments.ts";
import { send } from "#support/server/send.ts";
import {
  checkout,
  fieldsOf,
  orderId,
  press,
  startReceiver,
  startSandbox,
  type Receiver,
  type Sandbox,
} from "./local.ts";

const lateMs = 150;

let sandbox: Sandbox;
let receiver: Receiver;
beforeEach(async () => {
  sandbox = await startSandbox(lateMs);
  receiver = await startReceiver();
  await checkout(sandbox, fieldsOf({ notify_url: receiver.address }));
});
afterEach(() => Promise.all([sandbox?.stop(), receiver?.stop()]));

const codes = () => receiver.heard.map((form) => form.get("status_code"));
const returned = `http://localhost:8787/#/upgrade?t=r&order_id=${orderId}`;
const cancelled = "http://localhost:8787/#/upgrade?t=c";

async function listText(): Promise<string> {
  const { text } = await send(`${sandbox.server.url}/`);
  return text.replaceAll(/<[^>]*>/g, " ").replaceAll(/\s+/g, " ");
}

describe("a button", () => {
  test.each<readonly [answer: string, told: readonly string[], state: string, location: string]>([
    ["pay", ["2"], "Received", returned],
    ["payTwice", ["2", "2"], "Received", returned],
    ["payUnheard", [], "Received", returned],
    ["decline", ["-2"], "Declined", returned],
    ["cancel", ["-1"], "Cancelled", cancelled],
  ])("%s tells %j before the buyer goes on", async (answer, told, state, location) => {
    const { status, headers } = await press(sandbox, answer);
    // The receiver has heard of it by the time the redirect is here.
    expect(codes()).toEqual(told);
    expect(status).toBe(303);
    expect(headers["location"]).toBe(location);
    expect(await listText()).toContain(` 4.99 USD ${state} `);
  });

  test("payLate sends the buyer back at once and tells later", async () => {
    const { headers } = await press(sandbox, "payLate");
    expect(codes()).toEqual([]);
    expect(headers["location"]).toBe(returned);
    await expect.poll(codes).toEqual(["2"]);
  });

  test("payLate tells nothing once the sandbox has ended", async () => {
    await press(sandbox, "payLate");
    await sandbox.restart();
    await new Promise((resolve) => setTimeout(resolve, 2 * lateMs));
    expect(codes()).toEqual([]);
    expect(await listText()).toContain(" Received None ");
  });

  test.each(["", "Pay", "refund", "constructor"])("with the name %j is none", async (answer) => {
    expect((await press(sandbox, answer)).status).toBe(404);
    expect(codes()).toEqual([]);
  });
});

describe("a notify", () => {
  test("has the fields that the provider sends, signed", async () => {
    await press(sandbox, "pay");
    const [form] = receiver.heard;
    const fields = Object.fromEntries(form ?? []);
    const signed = {
      merchant_id: merchant.id,
      order_id: orderId,
      payhere_amount: "4.99",
      payhere_currency: "USD",
      status_code: "2",
    };
    expect(fields).toEqual({
      ...signed,
      md5sig: signatureOf(signed),
      payment_id: expect.stringMatching(/^\d{12}$/),
      captured_amount: "4.99",
      custom_1: "ada@example.com",
      custom_2: "monthly",
      status_message: expect.stringMatching(/\S/),
      method: "VISA",
      card_holder_name: "Ada Lovelace",
      card_no: "************4564",
      card_expiry: "12/31",
    });
    expect(fields["md5sig"]).toBe("36F80298E3D7E31403460554C29B8788");
  });

  test.each([
    ["answered 503", 503, "HTTP 503"],
    ["answered with a redirect, which is not followed", 307, "HTTP 307"],
  ])("%s is in the list, and the buyer goes on", async (_, status, shown) => {
    receiver.status = status;
    expect((await press(sandbox, "pay")).headers["location"]).toBe(returned);
    expect(codes()).toEqual(["2"]);
    expect(await listText()).toContain(` Received Code 2, ${shown} 1 sent `);
  });

  test("that reaches nobody is in the list, and the buyer goes on", async () => {
    await receiver.stop();
    expect((await press(sandbox, "pay")).headers["location"]).toBe(returned);
    expect(await listText()).toContain(" Received Code 2, no answer 1 sent ");
  });
});

describe("the order's id in the return address", () => {
  const plain = "http://localhost:8787/app";
  test.each([
    ["hash", "http://localhost:8787/#/upgrade?t=r", returned],
    [
      "query",
      "http://localhost:8787/#/upgrade?t=r",
      `http://localhost:8787/?order_id=${orderId}#/upgrade?t=r`,
    ],
    [
      "hash",
      "http://localhost:8787/?a=1#/upgrade",
      `http://localhost:8787/?a=1#/upgrade?order_id=${orderId}`,
    ],
    ["query", "http://localhost:8787/?a=1#/up", `http://localhost:8787/?a=1&order_id=${orderId}#/up`],
    ["hash", plain, `${plain}?order_id=${orderId}`],
    ["query", plain, `${plain}?order_id=${orderId}`],
    ["anything else", "http://localhost:8787/#/upgrade?t=r", returned],
  ])("%s: %s", async (position, return_url, location) => {
    await checkout(sandbox, fieldsOf({ notify_url: receiver.address, return_url }));
    expect((await press(sandbox, "pay", position)).headers["location"]).toBe(location);
  });

  test.each(["hash", "query"])("is escaped: %s", async (position) => {
    const odd = "A&t=c#/x\r\nSet-Cookie: a=b";
    await checkout(
      sandbox,
      fieldsOf({ notify_url: receiver.address, order_id: odd, hash: hashOf(odd, "4.99") }),
    );
    const { headers } = await press(sandbox, "pay", position, odd);
    const address = new URL(String(headers["location"]));
    const [, ofHash = ""] = address.hash.split("?");
    const read = new URLSearchParams(position === "hash" ? ofHash : address.search);
    expect(read.get("order_id")).toBe(odd);
    expect(new URLSearchParams(ofHash).get("t")).toBe("r");
    expect(headers["set-cookie"]).toBeUndefined();
  });
});

describe("the same order again", () => {
  test.each([
    ["decline", "-2"],
    ["cancel", "-1"],
  ])("after %s it can be paid", async (first, code) => {
    await press(sandbox, first);
    await checkout(sandbox, fieldsOf({ notify_url: receiver.address }));
    expect((await press(sandbox, "pay")).headers["location"]).toBe(returned);
    expect(codes()).toEqual([code, "2"]);
    const ids = receiver.heard.map((form) => form.get("payment_id"));
    expect(new Set(ids).size).toBe(1);
  });

  test.each(["pay", "payTwice", "decline", "cancel"])(
    "once paid, %s changes and tells nothing",
    async (answer) => {
      await press(sandbox, "pay");
      expect((await checkout(sandbox, fieldsOf({ notify_url: receiver.address }))).status).toBe(303);
      const { text } = await send(`${sandbox.server.url}/pay/checkout?order_id=${orderId}`);
      expect(text).toContain("This order is paid.");
      expect(text).not.toContain("<form");
      expect(text).toContain(`href="${returned.replaceAll("&", "&amp;")}"`);
      expect((await press(sandbox, answer)).headers["location"]).toBe(returned);
      expect(codes()).toEqual(["2"]);
      expect(await listText()).toContain(" Received ");
    },
  );

  test("two presses at once pay once", async () => {
    await Promise.all([press(sandbox, "pay"), press(sandbox, "pay")]);
    expect(codes()).toEqual(["2"]);
  });
});
