// Asks a deployed service whether it is what was built: the page with its headers, the WASM, and the API.

import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { healthRoute } from "#contract/health.ts";
import { simplifyRoute } from "#contract/simplify.ts";
import { packageRoute } from "#contract/account.ts";
import { notifyRoute } from "#contract/upgrade.ts";
import { usualBudget } from "../../worker/src/call-budget.ts";
import { createLogic } from "../../worker/src/logic.ts";
import { simplify } from "../../worker/src/routes/simplify.ts";

export interface SmokeOptions {
  /** The service's origin. */
  readonly origin: string;
  /** The folder of the page that was deployed, such as dist/client. */
  readonly client: string;
  /** The platform's id of the deployed version. */
  readonly versionId: string;
  /** Whether the Worker has a merchant and its secret; null if its secrets could not be asked. */
  readonly hasMerchant: boolean | null;
}

/** A question to the service; `fault` is a sentence, or null if the answer is right. */
export interface SmokeResult {
  readonly name: string;
  readonly fault: string | null;
}

const timeoutMs = 20_000;
/** A new version reaches all places of the platform within this time. */
const arrivalMs = 60_000;
const asked = { input: "A.B+A.B'.C+B.C'" };

type Ask = (path: string, init?: RequestInit) => Promise<Response>;

export async function smokeTest(options: SmokeOptions): Promise<readonly SmokeResult[]> {
  const ask: Ask = (address, init) =>
    fetch(options.origin + address, {
      ...init,
      redirect: "manual",
      cache: "no-store",
      signal: AbortSignal.timeout(timeoutMs),
    });
  const questions: Readonly<Record<string, () => Promise<string | null>>> = {
    "health and version": () => healthFault(ask, options),
    "page and headers": () => pageFault(ask, options),
    WASM: () => wasmFault(ask, options),
    licences: async () => statusFault(await ask("/licenses.txt"), 200),
    simplify: () => simplifyFault(ask),
    "package without a token": async () => statusFault(await ask(packageRoute.path, { method: "POST" }), 401),
    "notify without a signature": () => notifyFault(ask, options),
  };
  const results: SmokeResult[] = [];
  // One after the other: the version must have arrived before the rest is asked.
  for (const [name, question] of Object.entries(questions))
    results.push({
      name,
      fault: await question().catch(
        (error: unknown) =>
          `There is no answer: ${error instanceof Error ? error.message : "unknown fault"}.`,
      ),
    });
  return results;
}

async function healthFault(ask: Ask, { versionId }: SmokeOptions): Promise<string | null> {
  const endMs = Date.now() + arrivalMs;
  for (;;) {
    const response = await ask(healthRoute.path).catch(() => null);
    const health = response?.ok ? healthRoute.response.safeParse(await response.json()).data : undefined;
    if (health?.version === versionId) return null;
    if (Date.now() > endMs || response?.status === 503)
      return health
        ? `It runs version ${health.version || "without an id"}, and not ${versionId}.`
        : `The health check answers ${response?.status ?? "nothing"}.`;
    await new Promise((resolve) => setTimeout(resolve, 1_000));
  }
}

async function pageFault(ask: Ask, { client }: SmokeOptions): Promise<string | null> {
  const response = await ask("/");
  const wrong = await statusFault(response, 200);
  if (wrong !== null) return wrong;
  if (!(await response.text()).includes('<div id="root">')) return "The answer is not the page.";
  const [block = ""] = readFileSync(path.join(client, "_headers"), "utf8").split(/\n\n/);
  const headers = [...block.matchAll(/^ {2}([\w-]+): (.+)$/gm)];
  const others = headers.filter(([, name = "", value]) => response.headers.get(name) !== value);
  return others.length === 0
    ? null
    : `These headers are missing or other: ${others.map(([, name]) => name).join(", ")}.`;
}

async function wasmFault(ask: Ask, { client }: SmokeOptions): Promise<string | null> {
  const files = globSync("assets/*.wasm", { cwd: client });
  if (files.length === 0) return `${client} has no WASM; build again.`;
  for (const file of files) {
    const response = await ask(`/${file.replaceAll("\\", "/")}`);
    const type = response.headers.get("Content-Type");
    const wrong = await statusFault(response, 200);
    if (wrong !== null) return `${file}: ${wrong}`;
    // Browsers compile it while it arrives only with this type.
    if (type !== "application/wasm")
      return `${file} comes as ${type ?? "no type"}, and not as application/wasm.`;
    const bytes = Buffer.from(await response.arrayBuffer());
    if (hashOf(bytes) !== hashOf(readFileSync(path.join(client, file))))
      return `${file} has other bytes than the build.`;
  }
  return null;
}

async function simplifyFault(ask: Ask): Promise<string | null> {
  const logic = createLogic(new WebAssembly.Module(readFileSync("logic-rs/dist/worker/logic_rs_bg.wasm")));
  const local = simplify(logic, usualBudget, simplifyRoute.request.parse(asked));
  const response = await ask(simplifyRoute.path, {
    method: simplifyRoute.method,
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(asked),
  });
  const wrong = await statusFault(response, 200);
  if (wrong !== null) return wrong;
  const isSame = local.ok && JSON.stringify(await response.json()) === JSON.stringify(local.value);
  return isSame ? null : "The service answers another form than this machine.";
}

async function notifyFault(ask: Ask, { hasMerchant }: SmokeOptions): Promise<string | null> {
  const body = new URLSearchParams({ merchant_id: "0", order_id: "OIDSMOKE000000000" });
  const response = await ask(notifyRoute.path, { method: "POST", body });
  const type = response.headers.get("Content-Type") ?? "";
  if (!type.startsWith("application/json"))
    return `${notifyRoute.path} is answered by another than the Worker (${response.status}): a rule of the zone must leave this path out.`;
  // Without a merchant the Worker takes no notify at all.
  const wanted = (hasMerchant ?? response.status === 400) ? 400 : 503;
  return statusFault(response, wanted);
}

async function statusFault(response: Response, wanted: number): Promise<string | null> {
  return response.status === wanted ? null : `The answer is ${response.status}, and not ${wanted}.`;
}

function hashOf(bytes: Uint8Array): string {
  return createHash("sha256").update(bytes).digest("hex");
}
