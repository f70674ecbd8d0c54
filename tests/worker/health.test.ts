// The health check says how long ago a scheduled run last ended without a fault, so that runs that stop or fail are seen from
// outside.
// @module-tag deep

import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { startListener, type Listener } from "#support/server/listener.ts";
import { startWorkerWithUsers, type WorkerWithUsers } from "#support/server/worker-harness.ts";

let webhook: Listener;
let worker: WorkerWithUsers;
beforeAll(async () => {
  webhook = await startListener();
  worker = await startWorkerWithUsers({ ALERT_WEBHOOK_URL: `${webhook.origin}/hook` });
});
afterAll(async () => {
  await worker?.close();
  await webhook?.stop();
});
beforeEach(() => worker.database.exec("DELETE FROM alerts; DELETE FROM scheduled_run;"));

async function age(): Promise<number | null> {
  const health = (await (await worker.fetch("/api/health")).json()) as {
    readonly scheduledAgeS: number | null;
  };
  return health.scheduledAgeS;
}

test("before the first run it says so, and after a run how many seconds ago it ended", async () => {
  expect(await age()).toBeNull();
  await worker.runScheduled();
  // Two runs leave one row.
  await worker.runScheduled();
  const { results } = await worker.database.prepare("SELECT * FROM scheduled_run").all();
  expect(results).toHaveLength(1);
  await worker.database.exec("UPDATE scheduled_run SET ended_at_ms = ended_at_ms - 7200000");
  // 7200 and what this test took since.
  expect(Math.floor(Number(await age()) / 60)).toBe(120);
});

test("a clock that was set back gives 0, and no age below it", async () => {
  await worker.database.exec(`INSERT INTO scheduled_run VALUES (1, ${Date.now() + 60_000})`);
  expect(await age()).toBe(0);
});

test("a run with a task that failed is not noted, and the next good one is", async () => {
  await worker.database.exec(
    "INSERT INTO alerts (kind, order_id, at_ms) VALUES ('orphan', 'OIDAB3K9154000000', 1)",
  );
  webhook.answer = () => ({ status: 500 });
  await worker.runScheduled();
  expect(await age()).toBeNull();
  webhook.answer = () => ({});
  await worker.runScheduled();
  expect(await age()).toEqual(expect.any(Number));
});
