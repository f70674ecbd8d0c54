// The merchant's API as the provider answers it: tokens for the keys of an app, the payments of an order, refunds.

import { randomUUID } from "node:crypto";
import { Hono, type Context } from "hono";
import { z } from "zod";
import { parseAmount } from "#contract/money.ts";
import type { Payment } from "./ledger.ts";
import { isPaid, refund } from "./payments.ts";
import type { Services } from "./services.ts";
import { isSameText } from "./signature.ts";

const tokenLifeS = 600;
const tokensMax = 100;

const refundBody = z.object({
  payment_id: z.union([z.string(), z.number()]),
  description: z.string().min(1),
  /** All that is left of the payment, if it is absent. */
  amount: z.optional(z.union([z.string(), z.number()])),
});

export function createMerchantApi(services: Services): Hono {
  const { app: keys, ledger, nowMs } = services;
  const api = new Hono();
  /** The expiry time of each token. */
  const tokens = new Map<string, number>();

  api.post("/oauth/token", async (context) => {
    const expected = `Basic ${Buffer.from(`${keys.id}:${keys.secret}`).toString("base64")}`;
    if (!isSameText(context.req.header("Authorization") ?? "", expected))
      return refuse(context, 401, "invalid_client", "Bad client credentials");
    const form = new URLSearchParams(await context.req.text());
    if (form.get("grant_type") !== "client_credentials")
      return refuse(context, 400, "unsupported_grant_type", "Only client_credentials is supported");
    const token = randomUUID();
    const [oldest] = tokens.keys();
    if (tokens.size === tokensMax && oldest !== undefined) tokens.delete(oldest);
    tokens.set(token, nowMs() + tokenLifeS * 1000);
    return context.json({
      access_token: token,
      token_type: "bearer",
      expires_in: tokenLifeS - 1,
      scope: "SANDBOX",
    });
  });

  api.use("/payment/*", async (context, next) => {
    const token = /^bearer (.+)$/i.exec(context.req.header("Authorization") ?? "")?.[1];
    if (token === undefined)
      return refuse(context, 401, "unauthorized", "Full authentication is required to access this resource");
    if (nowMs() >= (tokens.get(token) ?? 0))
      return refuse(context, 401, "invalid_token", "Invalid access token");
    return next();
  });

  api.get("/payment/search", (context) => {
    const orderId = context.req.query("order_id") ?? "";
    // The provider lists only what was paid; a declined or abandoned checkout is not a payment.
    const paid = ledger
      .payments()
      .filter((payment) => payment.fields.order_id === orderId && isPaid(payment));
    if (paid.length === 0) return context.json({ status: -1, msg: "No payments found", data: null });
    return context.json({
      status: 1,
      msg: `Payments with order_id:${orderId}`,
      data: paid.toReversed().map(describePayment),
    });
  });

  api.post("/payment/refund", async (context) => {
    const body = refundBody.safeParse(await context.req.json().catch(() => null));
    if (!body.success)
      return context.json({ status: -1, msg: "payment_id and description are required", data: null });
    const payment = ledger.byId(String(body.data.payment_id));
    if (!payment) return context.json({ status: -1, msg: "No payments found", data: null });
    const { amount } = body.data;
    const cents = amount === undefined ? undefined : (parseAmount(Number(amount).toFixed(2)) ?? 0);
    if (!refund(services, payment, cents))
      return context.json({ status: -1, msg: "The payment cannot be refunded", data: null });
    return context.json({
      status: 1,
      msg: "Successfully processed the refund",
      data: Number(payment.paymentId),
    });
  });

  return api;
}

function describePayment({ paymentId, state, createdAtMs, fields }: Payment): object {
  const amount = Number(fields.amount);
  const { currency } = fields;
  return {
    payment_id: Number(paymentId),
    order_id: fields.order_id,
    date: new Date(createdAtMs).toISOString().slice(0, 19).replace("T", " "),
    description: fields.items,
    status: state,
    currency,
    amount,
    customer: {
      // The provider's own spelling.
      fist_name: fields.first_name,
      last_name: fields.last_name,
      email: fields.email,
      phone: fields.phone,
      delivery_details: { address: fields.address, city: fields.city, country: fields.country },
    },
    amount_detail: {
      currency,
      gross: amount,
      fee: 0,
      net: amount,
      exchange_rate: 1,
      exchange_from: currency,
      exchange_to: currency,
    },
    payment_method: {
      method: "VISA",
      card_customer_name: `${fields.first_name} ${fields.last_name}`,
      card_no: "************4564",
    },
    items: null,
  };
}

function refuse(context: Context, status: 400 | 401, error: string, description: string): Response {
  return context.json({ error, error_description: description }, status);
}
