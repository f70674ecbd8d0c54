// Starts the premium visitor's page before the tests of a file and ends it after them.

import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { afterAll, beforeAll } from "vitest";

/** Gives the test file the site; the returned function gives its address. */
export function usePremiumSite(): () => string {
  let server: ChildProcess;
  let url = "";
  beforeAll(async () => {
    // The test runner's NODE_ENV would build React for development.
    const { NODE_ENV: _, ...env } = process.env;
    const started = spawn("node", ["tests/browser/premium/server.ts"], {
      env,
      stdio: ["ignore", "pipe", "inherit"],
    });
    server = started;
    let output = "";
    for await (const chunk of started.stdout) {
      output += String(chunk);
      url = /^Ready on (\S+)/m.exec(output)?.[1] ?? "";
      if (url !== "") break;
    }
    if (url === "") throw new Error(`The premium page was not served:\n${output}`);
  });
  afterAll(async () => {
    server.kill("SIGTERM");
    if (server.exitCode === null) await once(server, "exit");
  });
  return () => url;
}
