// The payment provider's merchant API: the payments of an order, and refunds. The Worker and the operator's commands use it.

import * as z from "zod/mini";
import { parseAmount } from "#contract/money.ts";

export interface MerchantApiSettings {
  /** Such as https://www.payhere.lk */
  readonly origin: string;
  readonly appId: string;
  readonly appSecret: string;
}

export interface ProviderPayment {
  readonly paymentId: string;
  /** RECEIVED, REFUNDED, CHARGEBACKED, or another word of the provider's. */
  readonly status: string;
  readonly amountCents: number;
  readonly currency: string;
}

/** The provider cannot be reached, or refuses; its message is a sentence without keys. */
export class ProviderFault extends Error {
  override readonly name = "ProviderFault";
}

export interface MerchantApi {
  /** Empty if nothing was paid. Rejects with a ProviderFault. */
  readonly paymentsOf: (orderId: string) => Promise<readonly ProviderPayment[]>;
  /** Rejects with a ProviderFault. If the provider did not answer, the payment may be refunded all the same. */
  readonly refund: (paymentId: string) => Promise<void>;
}

/** The real provider, and its own sandbox, where no money moves. */
export const providerOrigins: readonly string[] = ["https://www.payhere.lk", "https://sandbox.payhere.lk"];

const timeoutMs = 15_000;
/** A token is replaced this long before it expires. */
const tokenSpareMs = 30_000;

interface Token {
  readonly text: string;
  readonly endsAtMs: number;
}

const tokenAnswer = z.object({
  access_token: z.string().check(z.minLength(1)),
  expires_in: z.number(),
});

const cents = z.pipe(
  z.union([z.number(), z.string()]),
  z.transform((amount, context) => {
    const text = typeof amount === "number" ? amount.toFixed(2) : amount;
    const amountCents = parseAmount(text);
    if (amountCents !== null) return amountCents;
    context.issues.push({ code: "custom", input: text, message: "is no amount" });
    return z.NEVER;
  }),
);

const payment = z.pipe(
  z.object({
    payment_id: z.union([z.string(), z.number()]),
    order_id: z.string(),
    status: z.string(),
    amount: cents,
    currency: z.string(),
  }),
  z.transform(({ payment_id: paymentId, order_id: orderId, amount: amountCents, status, currency }) => {
    return { paymentId: String(paymentId), orderId, amountCents, status, currency };
  }),
);

/** Status 1: `data` lists the payments. Status -1: there are none. */
const searchAnswer = z.union([
  z.object({ status: z.literal(1), data: z.array(payment) }),
  z.object({ status: z.literal(-1), data: z.optional(z.null()) }),
]);

const refundAnswer = z.object({ status: z.number(), msg: z.optional(z.string()) });

export function createMerchantApi({ origin, appId, appSecret }: MerchantApiSettings): MerchantApi {
  /** Null before the first call, and after a fault: the next call asks for another one. */
  let token: Promise<Token> | null = null;

  const call = async (path: string, init: RequestInit): Promise<unknown> => {
    try {
      const response = await fetch(`${origin}/merchant/v1${path}`, {
        ...init,
        // A redirect is no answer. The keys must not go to another address.
        redirect: "manual",
        signal: AbortSignal.timeout(timeoutMs),
      });
      if (response.ok) return await response.json();
      if (response.status === 401) token = null;
      await response.body?.cancel();
      throw new ProviderFault(`${origin} answered ${response.status} to ${path.split("?")[0]}.`);
    } catch (error) {
      if (error instanceof ProviderFault) throw error;
      // The system's own message may hold more than an operator's terminal should show.
      throw new ProviderFault(`${origin} did not answer ${path.split("?")[0]} as it should.`);
    }
  };

  const newToken = async (): Promise<Token> => {
    const answer = await call("/oauth/token", {
      method: "POST",
      headers: { Authorization: `Basic ${btoa(`${appId}:${appSecret}`)}` },
      body: new URLSearchParams({ grant_type: "client_credentials" }),
    });
    const { access_token: text, expires_in: lifeS } = parsed(tokenAnswer, answer, "/oauth/token");
    return { text, endsAtMs: Date.now() + lifeS * 1000 - tokenSpareMs };
  };

  const beginToken = (): Promise<Token> => {
    const begun = newToken();
    token = begun;
    begun.catch(() => {
      if (token === begun) token = null;
    });
    return begun;
  };

  /** Calls side by side share one token. */
  const currentToken = async (): Promise<Token> => {
    const kept = token;
    if (kept && (await kept).endsAtMs > Date.now()) return kept;
    return token === null || token === kept ? beginToken() : token;
  };

  const headers = async () => {
    const { text } = await currentToken();
    return { Authorization: `Bearer ${text}`, "Content-Type": "application/json" };
  };

  const parsed = <Schema extends z.ZodMiniType>(
    schema: Schema,
    value: unknown,
    path: string,
  ): z.output<Schema> => {
    const read = schema.safeParse(value);
    if (read.success) return read.data;
    throw new ProviderFault(`${origin} answered ${path} in another form than expected.`);
  };

  return {
    async paymentsOf(orderId) {
      const path = `/payment/search?order_id=${encodeURIComponent(orderId)}`;
      const answer = await call(path, { headers: await headers() });
      const { data } = parsed(searchAnswer, answer, "/payment/search");
      return (data ?? []).filter((found) => found.orderId === orderId);
    },
    async refund(paymentId) {
      const body = JSON.stringify({ payment_id: paymentId, description: "Refunded by the operator" });
      const answer = await call("/payment/refund", { method: "POST", headers: await headers(), body });
      const { status, msg = "" } = parsed(refundAnswer, answer, "/payment/refund");
      if (status !== 1) throw new ProviderFault(`${origin} refused the refund: ${msg || status}.`);
    },
  };
}
