// A kill of `npm start` stops everything it started: nothing answers on its port any more.

import { type ChildProcess, spawn } from "node:child_process";
import { expect, test } from "vitest";

async function startedStack(): Promise<{ readonly entry: ChildProcess; readonly url: string }> {
  const { NODE_ENV: _, ...env } = process.env;
  const entry = spawn("node", ["scripts/run.mjs", "start"], {
    env: { ...env, PORT: "0" },
    stdio: ["ignore", "pipe", "inherit"],
  });
  let output = "";
  for await (const chunk of entry.stdout) {
    output += String(chunk);
    const url = /^Ready on (\S+)/m.exec(output)?.[1];
    if (url) return { entry, url };
  }
  throw new Error(`The stack did not start:\n${output}`);
}

async function answers(url: string): Promise<boolean> {
  return fetch(`${url}/api/health`).then(
    ({ ok }) => ok,
    () => false,
  );
}

test.each(["SIGTERM", "SIGINT", "SIGKILL"] as const)("%s", async (signal) => {
  const { entry, url } = await startedStack();
  expect(await answers(url)).toBe(true);
  entry.kill(signal);
  await expect.poll(() => answers(url)).toBe(false);
});
