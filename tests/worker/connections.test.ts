// An answer that is given before the request's body was read leaves the connection usable, for whoever sends the next
// request on it.
// @module-tag deep

import { Agent, request as send } from "node:http";
import { afterAll, beforeAll, expect, test } from "vitest";
import { limits } from "#contract/limits.ts";
import { startWorker, type WorkerUnderTest } from "#support/server/worker-harness.ts";
import { runs } from "#support/depth.ts";

const simplify = "/api/free/simplify";
const json = { "Content-Type": "application/json" };
const small = JSON.stringify({ input: "A.B+A'.C" });
/** More than workerd takes off a connection by itself. */
const long = JSON.stringify({ input: "A".repeat(100_000) });

interface Sent {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  readonly status: number;
}

const good: Sent = { method: "POST", path: simplify, headers: json, body: small, status: 200 };
const refused: readonly Sent[] = [
  { ...good, path: "/api/nothing", body: long, status: 404 },
  { ...good, method: "PUT", body: long, status: 405 },
  { ...good, headers: { ...json, Origin: "https://evil.example" }, body: long, status: 403 },
  { ...good, headers: { "Content-Type": "text/plain" }, body: long, status: 415 },
  { ...good, body: "A".repeat(limits.bodyBytesMax + 1), status: 413 },
  { ...good, body: "A".repeat(9 * 2 ** 20), status: 413 },
  { ...good, body: long, status: 422 },
];

let worker: WorkerUnderTest;
const agent = new Agent({ keepAlive: true, maxSockets: 4 });
beforeAll(async () => {
  worker = await startWorker();
});
afterAll(async () => {
  agent.destroy();
  await worker.close();
});

/** The status, or why there is none. */
function statusOf({ method, path, headers, body }: Sent): Promise<number | string | undefined> {
  return new Promise((resolve) => {
    const call = send(`${worker.url}${path}`, { method, headers, agent }, (response) => {
      response.resume();
      response.on("end", () => resolve(response.statusCode));
      response.on("error", ({ message }) => resolve(message));
    });
    call.on("error", ({ message }) => resolve(message));
    call.end(body);
  });
}

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

test("calls over four connections, every other one refused, get the answers they would get alone", async () => {
  const wrong: object[] = [];
  const rounds = runs(25);
  const lane = async (first: number) => {
    for (let round = 0; round < rounds; round += 1) {
      for (const sent of [refused[(first + round) % refused.length] ?? good, good]) {
        const status = await statusOf(sent);
        if (status !== sent.status) wrong.push({ ...sent, body: sent.body.length, got: status });
        // A connection closes a few milliseconds after the answer.
        await wait(round % 8);
      }
    }
  };
  await Promise.all([0, 2, 4, 6].map(lane));
  expect(wrong).toEqual([]);
});
