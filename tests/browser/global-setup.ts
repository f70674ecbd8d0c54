// Starts the real stack (built page, workerd, D1) once for the whole browser suite, as `npm start` does.

import type { TestProject } from "vitest/node";
import { startStack } from "../helpers/stack.ts";

declare module "vitest" {
  interface ProvidedContext {
    readonly url: string;
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { entry, url, stop } = await startStack();
  entry.stderr?.pipe(process.stderr);
  project.provide("url", url);
  return stop;
}
