// A scheduled run: reconcile, forget who placed orders that were never paid, tell the operator. A task that fails is logged
// and keeps no other from running; the next run does what it left. A run whose tasks all ended well is noted for the health
// check.

import { forgetDeletedUsers } from "../db/erase-user.ts";
import { noteRun } from "../db/health.ts";
import { forgetUnpaid } from "../db/unpaid-orders.ts";
import { alertLine, faultLine, type LogLine, scheduledLine } from "../log.ts";
import type { MerchantApi } from "../payment/merchant-api.ts";
import { reconcileOrders } from "./reconcile-orders.ts";
import { tellOperator, type TellDeps } from "./tell-operator.ts";

export interface ScheduledDeps {
  readonly db: D1Database;
  /** Makes a client of the merchant API; null where the operator has set no keys of it. */
  readonly provider: (() => MerchantApi) | null;
  /** Most orders that one run asks the provider about. */
  readonly ordersMax: number;
  /** Null where the operator has set none. */
  readonly webhook: URL | null;
  readonly fetch: TellDeps["fetch"];
  readonly nowMs: () => number;
  readonly retried: <Value>(work: () => Promise<Value>) => Promise<Value>;
  readonly newRunId: () => string;
  readonly log: (line: LogLine) => void;
}

export async function runScheduled(deps: ScheduledDeps): Promise<void> {
  const { db, provider, webhook, retried, nowMs, log } = deps;
  const runId = deps.newRunId();
  let isWhole = true;
  const onFault = (fault: unknown) => log(faultLine(runId, fault));
  const done = async <Value>(work: () => Promise<Value>): Promise<Value | null> => {
    try {
      return await work();
    } catch (fault) {
      isWhole = false;
      onFault(fault);
      return null;
    }
  };
  const alert = (...[kind, orderId]: Parameters<typeof alertLine>) => log(alertLine(kind, orderId));
  const reconciled =
    provider && (await done(() => reconcileOrders({ ...deps, provider: provider(), alert, onFault })));
  const forgotten = await done(() => retried(() => forgetUnpaid(db, nowMs())));
  await done(() => retried(() => forgetDeletedUsers(db, nowMs())));
  const told = webhook && (await done(() => tellOperator({ ...deps, webhook })));
  const { askedTotal = 0, failedTotal = 0 } = reconciled ?? {};
  // The provider answered nothing.
  if (askedTotal > 0 && failedTotal === askedTotal) isWhole = false;
  if (isWhole) await done(() => retried(() => noteRun(db, nowMs())));
  log(
    scheduledLine(runId, {
      ...reconciled,
      ...(forgotten !== null && { forgotten }),
      ...(told !== null && { told }),
    }),
  );
}
