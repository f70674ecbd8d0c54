// Makes the Worker: the real dependencies from its bindings, then the app. Who calls is found out by what it is given.

import wasmModule from "../../logic-rs/dist/worker/logic_rs_bg.wasm";
import { createApp } from "./app.ts";
import type { CallerOf } from "./auth/caller.ts";
import { writeLog } from "./log.ts";
import { createLogic } from "./logic.ts";
import { createTakeCall } from "./rate-limit.ts";

export interface Env {
  readonly DB: D1Database;
  /** Origins besides the service's own, separated by spaces. */
  readonly ALLOWED_ORIGINS: string;
  /** Counts the calls of the rate limit "solving". */
  readonly SOLVING_LIMIT?: RateLimit;
}

export function createWorker(createCallerOf: (env: Env) => CallerOf): ExportedHandler<Env> {
  // One app for each isolate: its bindings do not change while it lives, and nothing in the app belongs to one request.
  let app: ReturnType<typeof createApp> | undefined;
  return {
    fetch(request, env) {
      app ??= createApp({
        logic: createLogic(wasmModule),
        db: env.DB,
        callerOf: createCallerOf(env),
        takeCall: createTakeCall({ solving: env.SOLVING_LIMIT }),
        allowedOrigins: env.ALLOWED_ORIGINS.split(" ").filter(Boolean),
        newRequestId: () => crypto.randomUUID(),
        nowMs: () => Date.now(),
        log: writeLog,
      });
      return app.fetch(request, env);
    },
  };
}
