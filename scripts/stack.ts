// The local stack: migrations, build, and one server for page, API and D1 on one port.

import { createServer, preview, type PreviewServer, type ViteDevServer } from "vite";
import { exitWith } from "./faults.ts";
import { whenOrphaned } from "./orphan.mjs";
import { configFile, copyOfBuild } from "./page-build.ts";
import { host, refusePort } from "./port.ts";
import { prepareState, stateHint } from "./state.ts";
import { ensureWasm } from "./wasm-package.ts";

/** After this long without an answer the health check has failed. */
const healthTimeoutMs = 30_000;

export interface RunningStack {
  readonly url: string;
  stop(): Promise<void>;
}

/** Prepares what page and Worker need before they can be served. */
export async function prepare(): Promise<void> {
  await ensureWasm();
  await prepareState();
}

/** Builds page and Worker where that is needed and serves a copy of the build; port 0 takes a free one. */
export async function serveBuilt(port: number): Promise<RunningStack> {
  const copy = await copyOfBuild();
  process.on("exit", copy.remove);
  const server = await preview({
    configFile,
    root: copy.folder,
    configLoader: "native",
    logLevel: "warn",
    // The Worker answers preflights.
    preview: { host, port, strictPort: true, cors: false },
  }).catch((error: unknown) => refuseServer(port, error));
  return healthy(server);
}

/** Serves the sources with hot reload; port 0 takes a free one. */
export async function serveSources(port: number): Promise<RunningStack> {
  const server = await createServer({
    configFile,
    logLevel: "warn",
    server: { host, port, strictPort: true, cors: false },
  }).catch((error: unknown) => refuseServer(port, error));
  await server.listen().catch((error: unknown) => refuseServer(port, error));
  return healthy(server);
}

/** Starts a stack, prints the ready line and serves until a signal comes or the parent process is gone. */
export async function serveUntilStopped(start: () => Promise<RunningStack>): Promise<void> {
  let stack: RunningStack | undefined;
  let stopping = false;
  const stop = () => {
    if (!stack) process.exit(1);
    if (stopping) return;
    stopping = true;
    // workerd may not end while a request hangs; then this process ends without waiting for it.
    setTimeout(() => process.exit(0), 3000).unref();
    void stack.stop().finally(() => process.exit(0));
  };
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, stop);
  whenOrphaned(stop);
  stack = await start();
  console.log(`Ready on ${stack.url} (Ctrl-C stops it)`);
}

/** The stack of a server that listens; ends this process when the Worker or its database does not answer. */
async function healthy(server: PreviewServer | ViteDevServer): Promise<RunningStack> {
  const address = server.httpServer?.address();
  if (typeof address !== "object" || !address) return exitWith("The server has no port; start it again.");
  const answer = await healthOf(`http://${host}:${address.port}/api/health`);
  if (answer !== "ok") exitWith(`The server cannot answer calls (health check: ${answer}); ${stateHint()}.`);
  return { url: `http://localhost:${address.port}`, stop: () => server.close() };
}

async function healthOf(url: string): Promise<string> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(healthTimeoutMs) });
    return response.ok ? "ok" : String(response.status);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

function refuseServer(port: number, error: unknown): never {
  try {
    return refusePort(port, error);
  } catch {
    console.error(error instanceof Error ? error.message : error);
    return exitWith(`The server could not start, its message is above; ${stateHint()}.`);
  }
}
