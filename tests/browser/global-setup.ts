// Starts the real stack (built page, workerd, D1) once for the whole browser suite, as `npm start` does.

import { spawn } from "node:child_process";
import { once } from "node:events";
import type { TestProject } from "vitest/node";

declare module "vitest" {
  interface ProvidedContext {
    readonly url: string;
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  // The test runner's NODE_ENV would build React for development.
  const { NODE_ENV: _, ...env } = process.env;
  const server = spawn("node", ["scripts/run.mjs", "start"], {
    env: { ...env, PORT: "0" },
    stdio: ["ignore", "pipe", "inherit"],
  });
  let output = "";
  const url = await new Promise<string>((resolve, reject) => {
    server.stdout.on("data", (chunk: Buffer) => {
      output += chunk.toString();
      const ready = /^Ready on (\S+)/m.exec(output)?.[1];
      if (ready) resolve(ready);
    });
    server.on("exit", () => reject(new Error(`The stack did not start:\n${output}`)));
  });
  project.provide("url", url);
  return async () => {
    server.kill("SIGTERM");
    await once(server, "exit");
  };
}
