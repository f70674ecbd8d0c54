// As much of the platform's API as wrangler asks in a deployment, on loopback: accounts, secrets, a D1 database in memory,
// static files and the Worker. It deploys nothing; it notes what it was asked.

import { DatabaseSync } from "node:sqlite";
import { startListener, type HeardCall, type Listener } from "./listener.ts";

const account = "a".repeat(32);
export const databaseId = "11111111-2222-3333-4444-555555555555";

export interface PlatformApi {
  readonly listener: Listener;
  /** The environment in which wrangler asks it. */
  readonly env: Readonly<Record<string, string>>;
  readonly database: DatabaseSync;
  readonly versionId: string;
  /** The names of the Worker's secrets; null while there is no Worker. */
  secrets: readonly string[] | null;
  /** Whether the token is good. */
  isLoggedIn: boolean;
  /** Paths that answer with a fault of the platform. */
  readonly broken: Set<string>;
  stop(): Promise<void>;
}

interface Answer {
  readonly status?: number;
  readonly result?: unknown;
  readonly error?: readonly [code: number, message: string];
}

/** `versionId` is the id that the platform gives what is deployed. */
export async function startPlatformApi(versionId: string): Promise<PlatformApi> {
  const database = new DatabaseSync(":memory:");
  const listener = await startListener();
  const api: PlatformApi = {
    listener,
    database,
    secrets: null,
    isLoggedIn: true,
    broken: new Set(),
    versionId,
    env: {
      CLOUDFLARE_API_BASE_URL: listener.origin,
      CLOUDFLARE_API_TOKEN: "token-1",
      CLOUDFLARE_ACCOUNT_ID: account,
    },
    stop: async () => {
      await listener.stop();
      database.close();
    },
  };
  listener.answer = (call) => {
    const path = new URL(call.path, "http://localhost").pathname.replace(`/accounts/${account}`, "");
    if (path === "/export.sql") return { body: "-- the export" };
    const { status = 200, result = null, error } = answerTo(path, call, api);
    const errors = error ? [{ code: error[0], message: error[1] }] : [];
    const page = { page: 1, per_page: 50, count: 1, total_count: 1, total_pages: 1 };
    return { status, body: { success: !error, errors, messages: [], result, result_info: page } };
  };
  return api;
}

function answerTo(path: string, { method, body }: HeardCall, state: PlatformApi): Answer {
  const { database, versionId, listener } = state;
  if (state.broken.has(path)) return { status: 500, error: [10_000, "The platform is broken."] };
  if (!state.isLoggedIn) return { status: 401, error: [10_000, "Authentication error"] };
  const name = /\/workers\/(?:scripts|services|workers)\/([^/]+)/.exec(path)?.[1];
  switch (path) {
    case "/user":
      return { result: { id: "u", email: "operator@example.com" } };
    case "/user/tokens/verify":
      return { result: { id: "t", status: "active" } };
    case "/accounts":
    case "/memberships":
      return { result: [{ id: account, name: "Operator", account: { id: account, name: "Operator" } }] };
    case "/workers/subdomain":
      return { result: { subdomain: "operator" } };
    case "/workers/assets/upload":
      return { status: 201, result: { jwt: "done" } };
    case `/d1/database/${databaseId}`:
      return { result: { uuid: databaseId, name: "boolean-algebra-toolkit", version: "production" } };
    case `/d1/database/${databaseId}/query`:
      return queried(database, body);
    case `/d1/database/${databaseId}/export`: {
      const file = { filename: "export.sql", signed_url: `${listener.origin}/export.sql` };
      return {
        result: {
          success: true,
          messages: [],
          type: "export",
          at_bookmark: "b",
          status: "complete",
          result: file,
        },
      };
    }
  }
  if (name === undefined) return { status: 404, error: [7003, "No route for that URI"] };
  if (path.endsWith("/secrets") && state.secrets)
    return { result: state.secrets.map((secret) => ({ name: secret, type: "secret_text" })) };
  if (path.endsWith("/assets-upload-session")) return { result: { jwt: "upload", buckets: [] } };
  if (path.endsWith(`/scripts/${name}`) && method === "PUT") {
    state.secrets ??= [];
    return { result: { id: name, deployment_id: versionId, startup_time_ms: 5, entry_point: "index.js" } };
  }
  if (path.endsWith("/versions") && method === "POST")
    return { result: { id: versionId, startup_time_ms: 5, metadata: { has_preview: false } } };
  if (path.endsWith("/deployments") && method === "GET") return { result: { deployments: [] } };
  if (path.endsWith("/deployments")) return { result: { id: versionId } };
  if (path === `/workers/workers/${name}`)
    return { result: { id: name, name, subdomain: { enabled: true, previews_enabled: false } } };
  if (path.endsWith("/subdomain")) return { result: { enabled: true, previews_enabled: false } };
  if (path.endsWith("/schedules")) return { result: { schedules: [] } };
  return { status: 404, error: [10_007, "This Worker does not exist on your account."] };
}

function queried(database: DatabaseSync, body: string): Answer {
  const { sql, params = [] } = JSON.parse(body) as { sql: string; params?: string[] };
  try {
    if (/^\s*SELECT/i.test(sql)) {
      const results = database.prepare(sql).all(...params);
      return { result: [{ results, success: true, meta: { changes: 0 } }] };
    }
    database.exec(sql);
    return { result: [{ results: [], success: true, meta: { changes: 0, duration: 1 } }] };
  } catch (error) {
    return {
      status: 400,
      error: [7500, `${error instanceof Error ? error.message : "fault"}: SQLITE_ERROR`],
    };
  }
}
