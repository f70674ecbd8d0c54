// `npm start` in a separate process, for figures of the running app.

import { spawn } from "node:child_process";
import { once } from "node:events";

/** Does the work with the address of a stack on a free port, and ends the stack after it. */
export async function withStack(
  more: Readonly<Record<string, string>>,
  work: (url: string) => Promise<void>,
): Promise<void> {
  const { NODE_ENV: _, ...env } = process.env;
  const entry = spawn(process.execPath, ["scripts/run.mjs", "start"], {
    env: { ...env, PORT: "0", ...more },
    stdio: ["ignore", "pipe", "inherit"],
  });
  try {
    await work(await readyUrl(entry.stdout));
  } finally {
    entry.kill("SIGTERM");
    if (entry.exitCode === null) await once(entry, "exit");
  }
}

async function readyUrl(output: AsyncIterable<unknown>): Promise<string> {
  let text = "";
  for await (const chunk of output) {
    text += String(chunk);
    const url = /^Ready on (\S+)/m.exec(text)?.[1];
    if (url !== undefined) return url;
  }
  throw new Error(`The stack did not start:\n${text}`);
}
