// The build of an example operator in Chromium. This file answers for the outside services and keeps every request to
// them.

import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import { chromium, type Browser, type BrowserContext, type Page, type Route } from "playwright-core";
import { chromiumArgs, findChromium } from "#scripts/chromium.ts";
import { spend } from "#support/costs.ts";

export const canonicalName = "canonical.example";
export const otherName = "other.example";
export const authDomain = "example-project.firebaseapp.com";

interface OutsideRequest {
  readonly url: string;
  readonly body: string;
}

export interface OperatorPage {
  readonly page: Page;
  readonly context: BrowserContext;
  /** Requests so far to other hosts than the page's own. */
  readonly outside: readonly OutsideRequest[];
  /** Requests so far that the page's security policy refused. */
  readonly refused: readonly string[];
}

type Settings = Readonly<Record<`VITE_${string}`, string>>;

/** Every setting that the example's has not. One build has them all, for all tests of one of them. */
export const everySetting: Settings = {
  VITE_CONTACT_EMAIL: "help+pay@example.com",
  VITE_PAYMENT_CHECKOUT_URL: "https://sandbox.payhere.lk/pay/checkout",
  VITE_TERMS_URL: "https://example.org/terms",
  VITE_PRIVACY_URL: "https://example.org/privacy",
  VITE_REFUND_URL: "https://example.org/refunds",
  VITE_TOKEN_SYNC_PATH: "/session",
  VITE_OFFLINE: "off",
};

/** Videos, and none of the example's services. */
export const videosAlone: Settings = {
  VITE_FIREBASE_API_KEY: "",
  VITE_FIREBASE_PROJECT_ID: "",
  VITE_FIREBASE_AUTH_DOMAIN: "",
  VITE_EMAILJS_PUBLIC_KEY: "",
  VITE_LESSON_VIDEOS: "01=abc123,03=def456",
};

export interface OperatorOptions {
  /** Settings of the build besides the example's. Each other choice is a build of its own. */
  readonly settings?: Settings;
  /** The origin of the Worker that answers the page's calls. */
  readonly api?: string;
  /** Answers for an outside service, and says whether it did; what it leaves is answered as below. */
  readonly answer?: (route: Route) => Promise<boolean>;
}

export interface OperatorSite {
  /** That of each of its addresses. */
  readonly port: number;
  readonly open: (url: string) => Promise<OperatorPage>;
  readonly close: () => Promise<void>;
}

/**
 * Always the same, because the build has it in the canonical host: a port of its own for each server would be a build of its
 * own. Chromium goes to the server's own port instead.
 */
const port = 8080;

export async function startOperatorSite(options: OperatorOptions = {}): Promise<OperatorSite> {
  const server = await startOperatorServer(options);
  const served = new URL(server.url).host;
  const toServer = ["*.example", `127.0.0.1:${port}`].map((from) => `MAP ${from} ${served}`);
  spend("browsers");
  const browser = await chromium.launch({
    executablePath: findChromium() ?? "",
    args: [...chromiumArgs, `--host-resolver-rules=${toServer.join(",")}`],
  });
  return {
    port,
    open: (url) => openPage(browser, url, options),
    close: async () => {
      await browser.close();
      await server.stop();
    },
  };
}

export interface OperatorServer {
  readonly url: string;
  readonly stop: () => Promise<void>;
}

/** The server alone, for a browser of the test's own. */
export async function startOperatorServer(options: OperatorOptions = {}): Promise<OperatorServer> {
  spend("servers");
  const served = await freePort();
  const server = await startServer(served, options);
  return {
    url: `http://127.0.0.1:${served}`,
    stop: async () => {
      server.kill("SIGTERM");
      if (server.exitCode === null) await once(server, "exit");
    },
  };
}

/** The events that the page sent to the statistics so far, in order, each with its parameters but for the SDK's own. */
export function eventsOf({ outside }: OperatorPage): (readonly [name: string, params: object])[] {
  return outside
    .filter(({ url }) => url.endsWith("/g/collect"))
    .map(
      ({ body }) =>
        JSON.parse(body, withoutReceiver) as readonly [kind: string, name: string, params: object],
    )
    .filter(([kind]) => kind === "event")
    .map(([, name, params]) => [name, params]);
}

function withoutReceiver(key: string, value: unknown): unknown {
  return key === "send_to" ? undefined : value;
}

async function startServer(served: number, { settings, api }: OperatorOptions): Promise<ChildProcess> {
  // The test runner's NODE_ENV would build React for development.
  const { NODE_ENV: _, ...env } = process.env;
  const server = spawn("node", ["tests/support/browser/operator-server.ts"], {
    env: {
      ...env,
      PORT: String(served),
      VITE_CANONICAL_HOST: `${canonicalName}:${port}`,
      VITE_FIREBASE_API_KEY: "AIza-example",
      VITE_FIREBASE_PROJECT_ID: "example-project",
      VITE_FIREBASE_AUTH_DOMAIN: authDomain,
      VITE_FIREBASE_APP_ID: "1:123456789012:web:0123456789abcdef",
      VITE_FIREBASE_MEASUREMENT_ID: "G-EXAMPLE",
      VITE_EMAILJS_PUBLIC_KEY: "example-key",
      VITE_EMAILJS_SERVICE_ID: "example-service",
      VITE_EMAILJS_TEMPLATE_ID: "example-template",
      ...settings,
      ...(api !== undefined && { API: api }),
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  for await (const chunk of server.stdout) if (String(chunk).includes("Ready")) return server;
  throw new Error("The operator's page was not built.");
}

async function openPage(browser: Browser, url: string, { answer }: OperatorOptions): Promise<OperatorPage> {
  const context = await browser.newContext({ reducedMotion: "reduce", serviceWorkers: "block" });
  const outside: OutsideRequest[] = [];
  await context.route(/^https:/, async (route) => {
    outside.push({ url: route.request().url(), body: route.request().postData() ?? "" });
    if (!(await answer?.(route))) await answerUsually(route);
  });
  const page = await context.newPage();
  const refused: string[] = [];
  page.on("console", (message) => {
    if (/Content Security Policy/.test(message.text())) refused.push(message.text());
  });
  await page.goto(url);
  return { page, context, outside, refused };
}

/** Stands in for the providers; the tag script below sends each event, as theirs does. */
async function answerUsually(route: Route): Promise<void> {
  const { host, pathname } = new URL(route.request().url());
  const headers = { "Access-Control-Allow-Origin": "*", "Access-Control-Allow-Headers": "*" };
  if (route.request().method() === "OPTIONS") return route.fulfill({ headers });
  if (pathname.endsWith("/webConfig")) {
    return route.fulfill({ headers, json: { measurementId: "G-EXAMPLE", appId: "1:1:web:1" } });
  }
  if (host === "firebaseinstallations.googleapis.com") {
    const authToken = { token: "example.token.text", expiresIn: "604800s" };
    const json = { fid: "cExampleFid_0123456789", refreshToken: "2_example", authToken };
    return route.fulfill({ headers, json });
  }
  if (host === "www.googletagmanager.com") {
    return route.fulfill({ contentType: "text/javascript", body: tagScript });
  }
  return route.fulfill({ headers, body: "OK" });
}

const tagScript = `
const send = (entry) => fetch("https://www.google-analytics.com/g/collect", {
  method: "POST",
  body: JSON.stringify([...entry]),
});
dataLayer.forEach(send);
const push = dataLayer.push;
dataLayer.push = (...entries) => {
  entries.forEach(send);
  return push.apply(dataLayer, entries);
};
`;

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  if (typeof address === "object" && address) return address.port;
  throw new Error("No free port.");
}
