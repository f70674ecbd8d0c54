// Makes the Worker: the real dependencies from its bindings, then the app. The entry file that is deployed, not a
// setting, decides the address of the identity provider's keys.

import wasmModule from "../../logic-rs/dist/worker/logic_rs_bg.wasm";
import { createApp } from "./app.ts";
import { createCallers } from "./auth/caller.ts";
import { retried } from "./db/retry.ts";
import type { Merchant } from "./domain/payment-signature.ts";
import { keysLine, writeLog } from "./log.ts";
import { createLogic } from "./logic.ts";
import { createTakeCall } from "./rate-limit.ts";

export interface Env {
  readonly DB: D1Database;
  /** Origins besides the service's own, separated by spaces. */
  readonly ALLOWED_ORIGINS: string;
  /** The identity provider's project; without it no user can sign in. */
  readonly FIREBASE_PROJECT_ID?: string;
  /** The operator's id and secret at the payment provider; without them nothing can be bought. */
  readonly PAYMENT_MERCHANT_ID?: string;
  readonly PAYMENT_MERCHANT_SECRET?: string;
  /** Count the calls of the rate limits of the same names. */
  readonly SOLVING_LIMIT?: RateLimit;
  readonly ORDERING_LIMIT?: RateLimit;
  readonly ASKING_LIMIT?: RateLimit;
  readonly BROWSING_LIMIT?: RateLimit;
  readonly ACCOUNT_LIMIT?: RateLimit;
}

/** `keysAddressOf` gives the address of the identity provider's public keys. */
export function createWorker<AnyEnv extends Env>(
  keysAddressOf: (env: AnyEnv) => string,
): ExportedHandler<AnyEnv> {
  // One app for each isolate: its bindings do not change while it lives, and nothing in the app belongs to one request.
  let app: ReturnType<typeof createApp> | undefined;
  return {
    fetch(request, env) {
      app ??= createApp({
        logic: createLogic(wasmModule),
        db: env.DB,
        callers: createCallers({
          db: env.DB,
          projectId: env.FIREBASE_PROJECT_ID ?? "",
          keysAddress: keysAddressOf(env),
          fetch: (address, init) => fetch(address, init),
          onKeysFault: (fault) => writeLog(keysLine(fault)),
          nowMs: () => Date.now(),
        }),
        payment: {
          db: env.DB,
          merchant: merchantIn(env),
          currency: "USD",
          nowMs: () => Date.now(),
          retried: (work) => retried(work, { wait, random: Math.random }),
        },
        takeCall: createTakeCall({
          solving: env.SOLVING_LIMIT,
          ordering: env.ORDERING_LIMIT,
          asking: env.ASKING_LIMIT,
          browsing: env.BROWSING_LIMIT,
          account: env.ACCOUNT_LIMIT,
        }),
        allowedOrigins: env.ALLOWED_ORIGINS.split(" ").filter(Boolean),
        newRequestId: () => crypto.randomUUID(),
        nowMs: () => Date.now(),
        log: writeLog,
      });
      return app.fetch(request, env);
    },
  };
}

function merchantIn({
  PAYMENT_MERCHANT_ID: id = "",
  PAYMENT_MERCHANT_SECRET: secret = "",
}: Env): Merchant | null {
  return id === "" || secret === "" ? null : { id, secret };
}

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
