// The local stack: migrations, build, and one server for page, API and D1 on one port.

import { createBuilder, createServer, preview } from "vite";
import { whenOrphaned } from "./orphan.mjs";
import { runQuietlyOrExit } from "./shell.ts";
import { ensureWasm } from "./wasm-package.ts";

const configFile = "web/vite.config.ts";
const portDefault = 8787;
const host = "127.0.0.1";

export interface RunningStack {
  readonly url: string;
  stop(): Promise<void>;
}

export function portFromEnvironment(): number {
  const text = process.env["PORT"] ?? String(portDefault);
  const port = Number(text);
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port;
  console.error(`PORT is "${text}"; it must be a whole number from 0 to 65535.`);
  process.exit(1);
}

/** What page and Worker need before either can be served. */
export async function prepare(): Promise<void> {
  await ensureWasm();
  // With its input closed wrangler applies the migrations without asking.
  runQuietlyOrExit("wrangler", ["d1", "migrations", "apply", "DB", "--local"]);
}

export async function buildStack(): Promise<void> {
  const builder = await createBuilder({ configFile, logLevel: "warn" });
  await builder.buildApp();
}

/** Serves the built page and Worker; port 0 takes a free one. */
export async function serveBuilt(port: number): Promise<RunningStack> {
  const server = await preview({
    configFile,
    logLevel: "warn",
    // Preflights are the Worker's to answer.
    preview: { host, port, strictPort: true, cors: false },
  }).catch((error: unknown) => refusePort(port, error));
  const address = server.httpServer.address();
  const actual = typeof address === "object" && address ? address.port : port;
  return { url: `http://localhost:${actual}`, stop: () => server.close() };
}

/** Serves the sources with hot reload. */
export async function serveSources(port: number): Promise<RunningStack> {
  const server = await createServer({
    configFile,
    logLevel: "warn",
    server: { host, port, strictPort: true, cors: false },
  });
  await server.listen().catch((error: unknown) => refusePort(port, error));
  return { url: `http://localhost:${port}`, stop: () => server.close() };
}

/** Prints the one ready line and keeps serving until a signal, or until the parent is gone. */
export function serveUntilStopped(stack: RunningStack): void {
  let stopping = false;
  const stop = () => {
    if (stopping) return;
    stopping = true;
    // workerd may refuse to end while a request hangs; the process then ends without it.
    setTimeout(() => process.exit(0), 3000).unref();
    void stack.stop().finally(() => process.exit(0));
  };
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, stop);
  whenOrphaned(stop);
  console.log(`Ready on ${stack.url} (Ctrl-C stops it)`);
}

function refusePort(port: number, error: unknown): never {
  const text = error instanceof Error ? error.message : String(error);
  if (!/EADDRINUSE|already in use/i.test(text)) throw error;
  console.error(`Port ${port} is in use; stop what uses it, or set PORT to another number.`);
  process.exit(1);
}
