// The calls of a signed-in user over HTTP, with real tokens and a real database, and what every other caller gets.

import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { ttableResponseSchema } from "#contract/ttable.ts";
import { startWorker, startWorkerWithUsers, type WorkerWithUsers } from "#support/server/worker-harness.ts";

const packagePath = "/api/signed/package";
const deletePath = "/api/signed/account/delete";
const tablePath = "/api/mix/ttable/solve";
const dayMs = 24 * 60 * 60 * 1000;

let worker: WorkerWithUsers;
beforeAll(async () => {
  worker = await startWorkerWithUsers();
});
afterAll(() => worker?.close());
beforeEach(() => worker.database.exec("DELETE FROM grants"));

async function grant(orderId: string, uid: string, startMs: number, days: number): Promise<void> {
  await worker.database
    .prepare("INSERT INTO grants VALUES (?, ?, ?, ?, NULL)")
    .bind(orderId, uid, startMs, days)
    .run();
}

async function askAs(path: string, claims: object, body: unknown = ""): Promise<Response> {
  return worker.post(path, body, await worker.signedIn({ sub: "u1", ...claims }));
}

const nowS = () => Math.floor(Date.now() / 1000);

describe("the package", () => {
  test("of a verified user is the one of the grants, to the millisecond", async () => {
    const startMs = Date.now() - dayMs;
    await grant("OIDAAAAA000000001", "u1", startMs, 30);
    await grant("OIDAAAAA000000002", "u1", startMs + 1, 180);
    await grant("OIDAAAAA000000003", "other", startMs, 365);
    const response = await askAs(packagePath, {});
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ StartDate: new Date(startMs).toISOString(), Period: 210 });
    expect(response.headers.get("Cache-Control")).toBe("no-store");
  });

  test("of a user without grants is none", async () => {
    expect(await (await askAs(packagePath, {})).json()).toEqual({ StartDate: "", Period: -1 });
  });

  test.each([
    ["without a token", {}, 401, "unauthenticated"],
    ["with a token of another scheme", { Authorization: "Basic dTpw" }, 401, "unauthenticated"],
    ["with two tokens", { Authorization: "Bearer a.b.c, Bearer a.b.c" }, 401, "unauthenticated"],
    ["with 12 KB", { Authorization: `Bearer ${"a".repeat(12 * 1024)}` }, 401, "unauthenticated"],
  ])("is refused %s", async (_name, headers, status, code) => {
    const response = await worker.post(packagePath, "", headers);
    expect(response.status).toBe(status);
    expect(response.headers.get("WWW-Authenticate")).toMatch(/^Bearer/);
    expect(await response.json()).toMatchObject({ code });
  });

  test("is refused with more than 8 KiB, also around a good token", async () => {
    const { Authorization = "" } = await worker.signedIn({ sub: "u1" });
    const padded = (spaces: number) => ({ Authorization: Authorization.replace(" ", " ".repeat(spaces)) });
    const statuses = [];
    for (const spaces of [4 * 1024, 8 * 1024])
      statuses.push((await worker.post(packagePath, "", padded(spaces))).status);
    expect(statuses).toEqual([200, 401]);
  });

  test.each([false, "true", 1, undefined])("is refused while email_verified is %j", async (verified) => {
    const response = await askAs(packagePath, { email_verified: verified });
    expect(response.status).toBe(403);
    expect(await response.json()).toMatchObject({ code: "email_not_verified" });
  });
});

describe("the end of an account", () => {
  const countOf = async (uid: string) =>
    (
      await worker.database
        .prepare("SELECT COUNT(*) AS count FROM grants WHERE uid = ?")
        .bind(uid)
        .first<{ count: number }>()
    )?.count;

  test("erases the user's grants and nobody else's, also when it is asked for twice, verified or not", async () => {
    await grant("OIDAAAAA000000001", "u1", Date.now(), 30);
    await grant("OIDAAAAA000000002", "other", Date.now(), 30);
    for (const verified of [true, false]) {
      const response = await askAs(deletePath, { auth_time: nowS() - 200, email_verified: verified });
      expect(response.status).toBe(200);
      expect(await response.json()).toEqual({ ok: true });
      expect(await countOf("u1")).toBe(0);
    }
    expect(await countOf("other")).toBe(1);
  });

  test("wants a sign-in of the last five minutes", async () => {
    await grant("OIDAAAAA000000001", "u1", Date.now(), 30);
    const response = await askAs(deletePath, { auth_time: nowS() - 305, iat: nowS() - 10 });
    expect(response.status).toBe(403);
    expect(await response.json()).toMatchObject({ code: "recent_sign_in_required" });
    expect(await countOf("u1")).toBe(1);
  });

  test("is not for callers without a token", async () => {
    expect((await worker.post(deletePath, "")).status).toBe(401);
  });
});

describe("the truth table", () => {
  const body = { primaryInput: "A.B", extraInputs: ["B.A"] };
  const comparisonOf = async (response: Response) =>
    ttableResponseSchema.parse(await response.json()).comparison;

  test("is compared while the package runs", async () => {
    await grant("OIDAAAAA000000001", "u1", Date.now() - 29 * dayMs, 30);
    expect(await comparisonOf(await askAs(tablePath, {}, body))).toBe("included");
  });

  test.each([
    ["after its end", { days: -31, verified: true }],
    ["while the address is not verified", { days: -1, verified: false }],
  ])("is not compared %s", async (_name, { days, verified }) => {
    await grant("OIDAAAAA000000001", "u1", Date.now() + days * dayMs, 30);
    const response = await askAs(tablePath, { email_verified: verified }, body);
    expect(await comparisonOf(response)).toBe("premium_only");
  });

  test("is refused with a token that is not good", async () => {
    const response = await askAs(tablePath, { exp: nowS() - 60 }, body);
    expect(response.status).toBe(401);
    expect(await response.json()).toMatchObject({ code: "unauthenticated" });
  });

  test("comes without its comparison, and says so, where the grants cannot be read", async () => {
    await worker.database.exec("ALTER TABLE grants RENAME TO away");
    try {
      expect(await comparisonOf(await askAs(tablePath, {}, body))).toBe("unavailable");
      const response = await askAs(packagePath, {});
      expect(response.status).toBe(503);
      expect(response.headers.get("Retry-After")).toMatch(/^\d+$/);
      expect(await response.json()).toMatchObject({ code: "unavailable" });
    } finally {
      await worker.database.exec("ALTER TABLE away RENAME TO grants");
    }
  });
});

test("a call for anyone does not look at the token", async () => {
  const headers = { "Content-Type": "application/json", Authorization: "Bearer nonsense" };
  expect((await worker.post("/api/free/simplify", { input: "A+A" }, headers)).status).toBe(200);
});

test("no line of the log names a user", async () => {
  worker.takeLogs();
  const headers = await worker.signedIn({ sub: "uid-of-the-log", email: "log@example.com" });
  await worker.post(packagePath, "", headers);
  await worker.post(deletePath, "", headers);
  const lines = JSON.stringify(worker.takeLogs());
  expect(lines).toContain(packagePath);
  expect(lines).not.toMatch(/uid-of-the-log|log@example\.com|eyJ/);
});

test("while the provider's keys cannot be had, nobody is called wrong", { tags: ["deep"] }, async () => {
  const cold = await startWorkerWithUsers();
  const headers = await cold.signedIn();
  await cold.identity.close();
  const response = await cold.post(packagePath, "", headers);
  expect(response.status).toBe(503);
  expect(response.headers.get("Retry-After")).toMatch(/^\d+$/);
  const table = await cold.post(tablePath, { primaryInput: "A" }, headers);
  expect(table.status).toBe(200);
  expect(await table.json()).toMatchObject({ comparison: "unavailable" });
  await cold.close();
});

test("without a project nobody can sign in, and calls that need it say so", { tags: ["deep"] }, async () => {
  const closed = await startWorker();
  for (const path of [packagePath, deletePath]) {
    const response = await closed.post(path, "", { Authorization: "Bearer a.b.c" });
    expect(response.status).toBe(503);
    expect(response.headers.get("Retry-After")).toMatch(/^\d+$/);
  }
  await closed.close();
});
