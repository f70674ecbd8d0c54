// Builds and serves the real stack (page, workerd, D1) once for the whole browser suite.

import type { TestProject } from "vitest/node";
import { buildStack, prepare, serveBuilt } from "../../scripts/stack.ts";

declare module "vitest" {
  interface ProvidedContext {
    readonly url: string;
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  await prepare();
  await buildStack();
  const stack = await serveBuilt(0);
  project.provide("url", stack.url);
  return () => stack.stop();
}
