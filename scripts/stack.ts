// The local stack: migrations, build, the identity server, the payment sandbox, and one server for page, API and D1.

import { readFileSync, writeFileSync } from "node:fs";
import { createServer, preview, type PreviewServer, type ViteDevServer } from "vite";
import type { Stack } from "../web/vite.config.ts";
import { grantDemoPackage } from "./demo-grant.ts";
import { exitWith } from "./faults.ts";
import { type Identity, requireIdentity } from "./identity-server.ts";
import { inLocalDatabase } from "./local-database.ts";
import { whenOrphaned } from "./orphan.mjs";
import { configFile, copyOfBuild, developerMode } from "./page-build.ts";
import { type Payments, requirePayments } from "./payment-server.ts";
import { host, pagePort, refusePort, requireOwnPorts, requirePort } from "./port.ts";
import { seedPackages } from "./packages/seed.ts";
import { requireState, state, stateHint } from "./state.ts";
import { localVariables } from "./variables.ts";
import { ensureWasm } from "./wasm-package.ts";

/** After this long without an answer the health check has failed. */
const healthTimeoutMs = 30_000;

type Server = PreviewServer | ViteDevServer;

/** Serves page, Worker and database on a port; 0 takes a free one. */
type Serve = (port: number, stack: Stack) => Promise<Server>;

/** Builds page and Worker if needed and serves a copy of the build. */
export const serveBuilt: Serve = async (port, stack) => {
  const copy = await copyOfBuild();
  process.on("exit", copy.remove);
  addVariables(copy.workerConfig, stack.variables);
  tellConfig(stack);
  return preview({
    configFile,
    mode: developerMode,
    root: copy.folder,
    configLoader: "native",
    logLevel: "warn",
    // The Worker answers preflights.
    preview: { host, port, strictPort: true, cors: false },
  });
};

/** Serves the sources with hot reload. */
export const serveSources: Serve = async (port, stack) => {
  tellConfig(stack);
  const server = await createServer({
    configFile,
    mode: developerMode,
    logLevel: "warn",
    server: { host, port, strictPort: true, cors: false },
  });
  return server.listen();
};

/** Adds the machine's variables to the configuration of the served copy; the build has only those of wrangler.toml. */
function addVariables(workerConfig: string, variables: Stack["variables"]): void {
  const config = JSON.parse(readFileSync(workerConfig, "utf8")) as { readonly vars?: object };
  writeFileSync(workerConfig, JSON.stringify({ ...config, vars: { ...config.vars, ...variables } }));
}

/** Set only after the build; otherwise the build would contain settings of this machine and this start. */
function tellConfig(stack: Stack): void {
  process.env["STACK"] = JSON.stringify(stack);
}

interface RunningStack {
  readonly url: string;
  /** The text for the terminal after the ready line. */
  readonly note: string;
  stop(): Promise<void>;
}

/** Prepares and starts everything. 0 takes free ports; without `given` the environment names the port. */
export async function startStack(serve: Serve, given?: number): Promise<RunningStack> {
  // Check the ports before the build, which would be useless if it could not be served.
  const port = given ?? (await requirePort(pagePort));
  requireOwnPorts(port);
  const startIdentity = await requireIdentity(port);
  const startPayments = await requirePayments(port);
  await ensureWasm();
  requireState();
  const variables = localVariables();
  const identity = await startIdentity(variables.FIREBASE_PROJECT_ID);
  const payments = await startPayments(variables);
  await inLocalDatabase(async (database) => {
    await seedPackages(database);
    if (identity.premiumUid !== null) await grantDemoPackage(database, identity.premiumUid, Date.now());
  });
  const stack: Stack = {
    state,
    identity: identity.url,
    payments: payments.url,
    variables: {
      ...variables,
      IDENTITY_KEYS_ADDRESS: identity.keysAddress,
      PAYMENT_PROVIDER_URL: payments.url,
    },
  };
  const server = await serve(port, stack).catch((error: unknown) => refuseServer(port, error));
  return healthy(server, [identity, payments]);
}

/** Starts a stack, prints the ready line and serves until a signal comes or the parent process is gone. */
export async function serveUntilStopped(serve: Serve): Promise<void> {
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
  stack = await startStack(serve);
  console.log(`Ready on ${stack.url} (Ctrl-C stops it)\n${stack.note}`);
}

/** The stack of a listening server; ends this process if the Worker or its database does not answer. */
async function healthy(server: Server, beside: readonly (Identity | Payments)[]): Promise<RunningStack> {
  const address = server.httpServer?.address();
  if (typeof address !== "object" || !address) return exitWith("The server has no port; start it again.");
  const answer = await healthOf(`http://${host}:${address.port}/api/health`);
  if (answer !== "ok") exitWith(`The server cannot answer calls (health check: ${answer}); ${stateHint()}.`);
  return {
    url: `http://localhost:${address.port}`,
    note: beside.map(({ note }) => note).join("\n"),
    stop: async () => void (await Promise.all([server.close(), ...beside.map(({ stop }) => stop())])),
  };
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
    return refusePort(pagePort, port, error);
  } catch {
    console.error(error instanceof Error ? error.message : error);
    return exitWith(`The server could not start, its message is above; ${stateHint()}.`);
  }
}
