// Starts the real stack (built page, workerd, D1) once for the whole browser suite, as `npm start` does.

import type { TestProject } from "vitest/node";
import { startStack } from "#support/server/stack.ts";

declare module "vitest" {
  interface ProvidedContext {
    readonly url: string;
    /** The origin of the payment sandbox. */
    readonly payments: string;
    /** Holds the stack's database, accounts and variables. */
    readonly stateFolder: string;
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { entry, url, payments, stateFolder, stop } = await startStack();
  entry.stderr?.pipe(process.stderr);
  project.provide("url", url);
  project.provide("payments", payments);
  project.provide("stateFolder", stateFolder);
  return stop;
}
