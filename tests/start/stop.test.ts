// A killed `npm start` ends everything that it started: soon nothing answers on its ports, and nothing of it runs.
// @module-tag deep

import type { ChildProcess } from "node:child_process";
import { existsSync, readdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { afterAll, expect, test } from "vitest";
import { copyCheckout } from "#support/server/checkout.ts";
import { spawnEntry, startStack } from "#support/server/stack.ts";

const checkout = copyCheckout();
afterAll(checkout.remove);

async function answers(address: string): Promise<boolean> {
  return fetch(address).then(
    ({ ok }) => ok,
    () => false,
  );
}

/** The process group that the entry has made for its task; null where the system does not tell. */
function groupOf({ pid }: ChildProcess): number | null {
  const file = `/proc/${pid}/task/${pid}/children`;
  return existsSync(file) ? Number(readFileSync(file, "utf8").trim().split(" ").at(-1)) : null;
}

function isRunning(group: number | null): boolean {
  try {
    return group !== null && process.kill(-group, 0);
  } catch {
    return false;
  }
}

const signals = ["SIGTERM", "SIGINT", "SIGKILL"] as const;

test.each(signals)("%s", async (signal) => {
  const { entry, url, mails } = await startStack();
  const group = groupOf(entry);
  const health = `${url}/api/health`;
  for (const address of [health, mails]) expect(await answers(address)).toBe(true);
  entry.kill(signal);
  for (const address of [health, mails]) await expect.poll(() => answers(address)).toBe(false);
  await expect.poll(() => isRunning(group)).toBe(false);
});

test.each(signals)("%s in the middle of a build", async (signal) => {
  const tools = checkout.file(".wrangler");
  const built = () =>
    existsSync(tools) ? readdirSync(tools).filter((name) => name.startsWith("build")) : [];
  // A build that was killed leaves its folder to the next one, which removes it.
  for (const name of built()) rmSync(path.join(tools, name), { recursive: true });
  const entry = spawnEntry({ folder: checkout.folder });
  await expect.poll(built).toEqual([expect.stringMatching(/^build-new-/)]);
  const group = groupOf(entry);
  entry.kill(signal);
  await expect.poll(() => isRunning(group)).toBe(false);
  // There is no half page.
  expect(built()).not.toContain("build");
});
