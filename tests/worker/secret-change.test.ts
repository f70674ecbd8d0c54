// The day on which the merchant's secret changes: notifies that the secret before has signed are taken while it is set, and
// only the new one signs checkouts.
// @module-tag deep

import { afterEach, expect, test } from "vitest";
import { hashRoute, notifyRoute } from "#contract/upgrade.ts";
import {
  formOf,
  hashOf,
  merchant,
  notifyOf,
  orderIdIn,
  orderOf,
  signatureOf,
} from "#support/server/payments.ts";
import { startWorkerWithUsers, type WorkerWithUsers } from "#support/server/worker-harness.ts";

const orderId = "OIDAB3K9154000000";
const before = "secret-before";

let worker: WorkerWithUsers;
afterEach(() => worker?.close());

/** Resolves to the answer's status to a notify that is signed with each secret. */
async function statuses(secretBefore: string): Promise<Readonly<Record<string, number>>> {
  worker = await startWorkerWithUsers({
    PAYMENT_MERCHANT_ID: merchant.id,
    PAYMENT_MERCHANT_SECRET: merchant.secret,
    PAYMENT_MERCHANT_SECRET_BEFORE: secretBefore,
  });
  await orderOf(worker.database, orderId, "u1");
  const fields = notifyOf(orderId, "4.99", "-1");
  const answers: Record<string, number> = {};
  for (const secret of [merchant.secret, before, "another-secret", ""]) {
    const signed = { ...fields, md5sig: signatureOf(fields as never, secret) };
    answers[secret] = (await worker.fetch(notifyRoute.path, formOf(signed))).status;
  }
  return answers;
}

test("both secrets are taken, and the new one signs", async () => {
  expect(await statuses(before)).toEqual({
    [merchant.secret]: 200,
    [before]: 200,
    "another-secret": 400,
    "": 400,
  });
  await worker.database
    .prepare("INSERT INTO packages VALUES ('monthly', 'Monthly', 'All', 499, 0, 30, 0, NULL)")
    .run();
  const id = orderIdIn(0);
  const answer = await worker.post(
    hashRoute.path,
    { orderId: id, packageId: "monthly" },
    await worker.signedIn(),
  );
  expect(await answer.json()).toBe(hashOf(id, "4.99"));
});

test("where no secret before is set, only the new one is taken, and the empty text is none", async () => {
  expect(await statuses("")).toEqual({
    [merchant.secret]: 200,
    [before]: 400,
    "another-secret": 400,
    "": 400,
  });
});
