// Buyers who all buy at once against `npm start` on loopback. For each buyer an order is placed, two notifies say that
// it is paid, and the package is read. Measured are failed calls, buyers with the days of exactly one purchase, and
// times.

import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { parseEnv } from "node:util";
import { z } from "zod";
import { packageRoute } from "../../worker/contract/account.ts";
import { amountCentsOf, formatAmount, parseAmount } from "../../worker/contract/money.ts";
import { composeOrderId, emailHashOf } from "../../worker/contract/order-id.ts";
import { hashRoute, notifyRoute, packagesRoute } from "../../worker/contract/upgrade.ts";
import { notifyForm } from "../payment/notify.ts";
import type { Merchant } from "../payment/signature.ts";
import { makeBuyers, type Buyer } from "./buyers.ts";
import { printPercentiles } from "./figures.ts";
import { withStack } from "./stack.ts";

const buyersTotal = 50;
/** A buyer who buys alone before the others, so that no measured buyer waits for the Worker's first call. */
const warmUpTotal = 1;
const callTimeoutMs = 60_000;

/** The measured calls, in their order. */
const callNames = ["hash", "notify", "package"] as const;
type CallName = (typeof callNames)[number];

interface Run {
  readonly url: string;
  readonly merchant: Merchant;
  readonly offer: { readonly packageId: string; readonly amount: string; readonly days: number };
  readonly timesMs: Readonly<Record<CallName, number[]>>;
  errorsTotal: number;
  grantsTotal: number;
}

const offers = z.array(
  z.object({ packageId: z.string(), price: z.string(), offerAmount: z.number(), period: z.number() }),
);

export async function measurePayment(): Promise<void> {
  // A temporary folder, so that the developer's own accounts and orders stay as they are.
  const folder = mkdtempSync(path.join(tmpdir(), "bench-payment-"));
  try {
    await withStack({ STATE_FOLDER: folder }, async (url) => {
      const buyers = await makeBuyers(url, warmUpTotal + buyersTotal);
      const offer = await firstOffer(url);
      const merchant = merchantIn(path.join(folder, ".dev.vars"));
      await buyAll({ url, merchant, offer }, buyers.slice(0, warmUpTotal));
      print(await buyAll({ url, merchant, offer }, buyers.slice(warmUpTotal)));
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function buyAll(
  given: Pick<Run, "url" | "merchant" | "offer">,
  buyers: readonly Buyer[],
): Promise<Run> {
  const run: Run = {
    ...given,
    timesMs: { hash: [], notify: [], package: [] },
    errorsTotal: 0,
    grantsTotal: 0,
  };
  await Promise.all(buyers.map((buyer) => buy(run, buyer)));
  return run;
}

async function buy(run: Run, { email, token }: Buyer): Promise<void> {
  const { merchant, offer } = run;
  const { packageId, amount, days } = offer;
  const orderId = composeOrderId(emailHashOf(email), Date.now()) ?? "";
  const asUser = { Authorization: `Bearer ${token}`, "Content-Type": "application/json" };
  const order = JSON.stringify({ orderId, packageId });
  await call(run, "hash", hashRoute.path, { method: "POST", headers: asUser, body: order });
  const told = { orderId, amount, currency: "USD", statusCode: "2", paymentId: "320025000001" } as const;
  const notify = () =>
    call(run, "notify", notifyRoute.path, { method: "POST", body: notifyForm(merchant, told) });
  await Promise.all([notify(), notify()]);
  const answer = await call(run, "package", packageRoute.path, { method: "POST", headers: asUser });
  // A second grant would have doubled the days.
  if (z.object({ Period: z.literal(days) }).safeParse(answer).success) run.grantsTotal += 1;
}

/** The answer; anything but 200 counts as an error. */
async function call(run: Run, name: CallName, route: string, init: RequestInit): Promise<unknown> {
  const startMs = performance.now();
  try {
    const response = await fetch(run.url + route, { ...init, signal: AbortSignal.timeout(callTimeoutMs) });
    const body: unknown = await response.json();
    run.timesMs[name].push(performance.now() - startMs);
    if (response.status === 200) return body;
  } catch {
    // No answer, or one that is not JSON: counted as an error below.
  }
  run.errorsTotal += 1;
  return null;
}

async function firstOffer(url: string): Promise<Run["offer"]> {
  const response = await fetch(url + packagesRoute.path, { method: "POST" });
  const [first] = offers.parse(await response.json());
  if (!first) throw new Error("There is no package to buy.");
  const { packageId, price, offerAmount, period: days } = first;
  return { packageId, amount: formatAmount(amountCentsOf(parseAmount(price) ?? 0, offerAmount)), days };
}

function merchantIn(file: string): Merchant {
  const { PAYMENT_MERCHANT_ID: id = "", PAYMENT_MERCHANT_SECRET: secret = "" } = parseEnv(
    readFileSync(file, "utf8"),
  );
  return { id, secret };
}

function print({ timesMs, errorsTotal, grantsTotal }: Run): void {
  console.log(`${buyersTotal} buyers at once: ${errorsTotal} errors, ${grantsTotal} grants`);
  for (const name of callNames) printPercentiles(name, timesMs[name], "ms");
}
