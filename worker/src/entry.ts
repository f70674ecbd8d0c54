// Makes the Worker: the real dependencies from its bindings, then the app and the scheduled runs.

import wasmModule from "../../logic-rs/dist/worker/logic_rs_bg.wasm";
import { strictTransport } from "#contract/strict-transport.ts";
import { createApp } from "./app.ts";
import { createCallers } from "./auth/caller.ts";
import { retried } from "./db/retry.ts";
import { smallPlanBudget, usualBudget } from "./call-budget.ts";
import type { Merchant } from "./domain/payment-signature.ts";
import { keysLine, settingLine, writeLog } from "./log.ts";
import { createLogic } from "./logic.ts";
import { createMerchantApi, type MerchantApi } from "./payment/merchant-api.ts";
import { createTakeCall } from "./rate-limit.ts";
import { runScheduled } from "./scheduled/run-scheduled.ts";

export interface Env {
  readonly DB: D1Database;
  /** Origins besides the service's own, separated by spaces. */
  readonly ALLOWED_ORIGINS: string;
  /** The identity provider's project; without it no user can sign in. */
  readonly FIREBASE_PROJECT_ID?: string;
  /** The operator's id and secret at the payment provider; without them nothing can be bought. */
  readonly PAYMENT_MERCHANT_ID?: string;
  readonly PAYMENT_MERCHANT_SECRET?: string;
  /** The secret before, for the day after a change: notifies that it has signed are still taken. */
  readonly PAYMENT_MERCHANT_SECRET_BEFORE?: string;
  /** The provider's origin and the keys of its merchant API; without them the Worker does not reconcile. */
  readonly PAYMENT_PROVIDER_URL?: string;
  readonly PAYMENT_APP_ID?: string;
  readonly PAYMENT_APP_SECRET?: string;
  /** Where the operator is told of alerts; it holds a secret. */
  readonly ALERT_WEBHOOK_URL?: string;
  /** "1" on the platform's free plan, where a call may take 10 ms of CPU time. */
  readonly SMALL_PLAN?: string;
  /** "1" where every name below the domain has HTTPS. */
  readonly HSTS_SUBDOMAINS?: string;
  /** The share of the lines about ordinary requests that is logged, from "0" to "1". */
  readonly LOGGED_SHARE?: string;
  /** The platform's description of what is deployed. */
  readonly VERSION?: WorkerVersionMetadata;
  /** Count the calls of the rate limits of the same names. */
  readonly SOLVING_LIMIT?: RateLimit;
  readonly LARGE_LIMIT?: RateLimit;
  readonly SEARCHING_LIMIT?: RateLimit;
  readonly EVERYONE_LIMIT?: RateLimit;
  readonly TOKENS_LIMIT?: RateLimit;
  readonly PREMIUM_LIMIT?: RateLimit;
  readonly ORDERING_LIMIT?: RateLimit;
  readonly ASKING_LIMIT?: RateLimit;
  readonly BROWSING_LIMIT?: RateLimit;
  readonly ACCOUNT_LIMIT?: RateLimit;
}

/** Which addresses this Worker may call, and what it logs. The entry file that is deployed decides it. */
export interface Outside<AnyEnv> {
  /** The share of the lines about ordinary requests that is logged, from 0 to 1. */
  readonly loggedShare: (env: AnyEnv) => number;
  /** The address of the identity provider's public keys. */
  readonly keysAddress: (env: AnyEnv) => string;
  /** Whether the keys of the merchant API may be sent to this origin. */
  readonly isProvider: (origin: string) => boolean;
  /** Whether the operator's messages may be sent to this address. */
  readonly isWebhook: (address: URL) => boolean;
}

export function createWorker<AnyEnv extends Env>(outside: Outside<AnyEnv>): ExportedHandler<AnyEnv> {
  // One app for each isolate: its bindings do not change while it lives, and nothing in the app belongs to one request.
  let app: ReturnType<typeof createApp> | undefined;
  return {
    fetch(request, env) {
      app ??= createApp({
        logic: createLogic(wasmModule),
        budget: env.SMALL_PLAN === "1" ? smallPlanBudget : usualBudget,
        db: env.DB,
        callers: createCallers({
          db: env.DB,
          projectId: env.FIREBASE_PROJECT_ID ?? "",
          keysAddress: outside.keysAddress(env),
          fetch: (address, init) => fetch(address, init),
          onKeysFault: (fault) => writeLog(keysLine(fault)),
          nowMs,
        }),
        payment: { db: env.DB, merchant: merchantIn(env), currency: "USD", nowMs, retried: retriedHere },
        takeCall: createTakeCall({
          solving: env.SOLVING_LIMIT,
          large: env.LARGE_LIMIT,
          searching: env.SEARCHING_LIMIT,
          everyone: env.EVERYONE_LIMIT,
          tokens: env.TOKENS_LIMIT,
          premium: env.PREMIUM_LIMIT,
          ordering: env.ORDERING_LIMIT,
          asking: env.ASKING_LIMIT,
          browsing: env.BROWSING_LIMIT,
          account: env.ACCOUNT_LIMIT,
        }),
        allowedOrigins: env.ALLOWED_ORIGINS.split(" ").filter(Boolean),
        strictTransport: strictTransport(env.HSTS_SUBDOMAINS),
        version: env.VERSION?.id ?? "",
        newRequestId,
        nowMs,
        isSampled: sampler(outside.loggedShare(env)),
        log: writeLog,
      });
      return app.fetch(request, env);
    },
    scheduled: (_controller, env) =>
      runScheduled({
        db: env.DB,
        provider: providerIn(env, outside),
        ordersMax: env.SMALL_PLAN === "1" ? ordersMax.smallPlan : ordersMax.usual,
        webhook: webhookIn(env, outside),
        fetch: (address, init) => fetch(address, init),
        nowMs,
        retried: retriedHere,
        newRunId: newRequestId,
        log: writeLog,
      }),
  };
}

/**
 * Most orders of one scheduled run. An order is one call of the provider and up to three of the database; the platform
 * allows a run 1,000 calls, and 50 on its free plan.
 */
const ordersMax = { usual: 40, smallPlan: 10 } as const;

const nowMs = () => Date.now();
const newRequestId = () => crypto.randomUUID();
const retriedHere = <Value>(work: () => Promise<Value>) => retried(work, { wait, random: Math.random });

function merchantIn({
  PAYMENT_MERCHANT_ID: id = "",
  PAYMENT_MERCHANT_SECRET: secret = "",
  PAYMENT_MERCHANT_SECRET_BEFORE: secretBefore = "",
}: Env): Merchant | null {
  return id === "" || secret === "" ? null : { id, secret, secretBefore: secretBefore || null };
}

/** Null while a setting is missing; a setting that is wrong is logged as well. */
function providerIn<AnyEnv extends Env>(
  env: AnyEnv,
  { isProvider }: Outside<AnyEnv>,
): (() => MerchantApi) | null {
  const {
    PAYMENT_PROVIDER_URL: origin = "",
    PAYMENT_APP_ID: appId = "",
    PAYMENT_APP_SECRET: appSecret = "",
  } = env;
  if (origin === "" || appId === "" || appSecret === "" || merchantIn(env) === null) return null;
  if (isProvider(origin)) return () => createMerchantApi({ origin, appId, appSecret });
  writeLog(settingLine("PAYMENT_PROVIDER_URL"));
  return null;
}

/** The same for the webhook. */
function webhookIn<AnyEnv extends Env>(env: AnyEnv, { isWebhook }: Outside<AnyEnv>): URL | null {
  const { ALERT_WEBHOOK_URL: text = "" } = env;
  if (text === "") return null;
  const address = URL.parse(text);
  if (address && isWebhook(address)) return address;
  writeLog(settingLine("ALERT_WEBHOOK_URL"));
  return null;
}

/** A share that is no number logs all. */
function sampler(share: number): () => boolean {
  return () => !(Math.random() >= share);
}

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
