// Firefox without a window, driven by WebDriver BiDi over a WebSocket (https://w3c.github.io/webdriver-bidi/). Playwright's
// own client asks for commands that the long-lived edition of Firefox does not have.

import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { onPath, startProgram, untilReady } from "../programs.ts";
import { type BrowserSession, clickActions, keyActions, viewport } from "./session.ts";

export const firefoxHint = "needs Firefox: Debian's package firefox-esr";

export function findFirefox(): string | null {
  return onPath("firefox-esr", "firefox");
}

/** Keeps Firefox from asking its maker's servers for anything, and from its pages of welcome. */
const preferences = {
  "app.normandy.enabled": false,
  "app.update.disabledForTesting": true,
  "browser.aboutwelcome.enabled": false,
  "browser.region.network.url": "",
  "browser.safebrowsing.malware.enabled": false,
  "browser.safebrowsing.phishing.enabled": false,
  "browser.search.update": false,
  "datareporting.policy.dataSubmissionEnabled": false,
  "extensions.update.enabled": false,
  "network.captive-portal-service.enabled": false,
  "network.connectivity-service.enabled": false,
  "services.settings.server": "data:,#remote-settings-dummy/v1",
  "toolkit.telemetry.enabled": false,
} as const;

export async function startFirefox(program: string): Promise<BrowserSession> {
  const profile = mkdtempSync(path.join(tmpdir(), "firefox-"));
  const lines = Object.entries(preferences).map(
    ([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});`,
  );
  writeFileSync(path.join(profile, "user.js"), lines.join("\n"));
  const args = ["--headless", "--no-remote", "--profile", profile, "--remote-debugging-port", "0"];
  const started = startProgram(program, args);
  const end = async () => {
    await started.end();
    rmSync(profile, { recursive: true, force: true });
  };
  try {
    const address = await untilReady(
      started,
      () => /WebDriver BiDi listening on (\S+)/.exec(started.output())?.[1],
    );
    return await openSession(await Connection.to(`${address}/session`), end);
  } catch (error) {
    await end();
    throw error;
  }
}

interface Capabilities {
  readonly browserName: string;
  readonly browserVersion: string;
}

type Evaluated =
  | { readonly type: "success"; readonly result: { readonly value?: string } }
  | { readonly type: "exception"; readonly exceptionDetails: { readonly text: string } };

async function openSession(connection: Connection, end: () => Promise<void>): Promise<BrowserSession> {
  const { capabilities } = await connection.send<{ capabilities: Capabilities }>("session.new", {
    capabilities: {},
  });
  const { contexts } = await connection.send<{ contexts: readonly { context: string }[] }>(
    "browsingContext.getTree",
    {},
  );
  const context = contexts[0]?.context;
  await connection.send("browsingContext.setViewport", { context, viewport });
  const navigate = (url: string) =>
    connection.send("browsingContext.navigate", { context, url, wait: "complete" });
  const perform = (actions: object) =>
    connection.send("input.performActions", { context, actions: [actions] });
  return {
    title: `${capabilities.browserName} ${capabilities.browserVersion}`,
    open: async (address) => {
      await navigate("about:blank");
      await navigate(address);
    },
    evaluate: async (expression) => {
      const target = { context };
      const evaluated = await connection.send<Evaluated>("script.evaluate", {
        expression,
        target,
        awaitPromise: true,
      });
      if (evaluated.type === "exception") throw new Error(evaluated.exceptionDetails.text);
      return evaluated.result.value ?? "";
    },
    click: async (point) => void (await perform(clickActions(point))),
    pressKeys: async (keys) => void (await perform(keyActions(keys))),
    screenshot: async () => {
      const { data } = await connection.send<{ data: string }>("browsingContext.captureScreenshot", {
        context,
      });
      return Buffer.from(data, "base64");
    },
    end: async () => {
      connection.close();
      await end();
    },
  };
}

interface Reply {
  readonly id?: number;
  readonly result?: unknown;
  readonly message?: string;
}

interface Waiting {
  readonly resolve: (result: unknown) => void;
  readonly reject: (error: Error) => void;
}

/** Sends commands, and gives each its answer. */
class Connection {
  readonly #socket: WebSocket;
  readonly #waiting = new Map<number, Waiting>();
  #lastId = 0;

  constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.addEventListener("message", ({ data }) => {
      const { id = 0, result, message }: Reply = JSON.parse(String(data));
      const waiting = this.#waiting.get(id);
      this.#waiting.delete(id);
      if (message === undefined) waiting?.resolve(result);
      else waiting?.reject(new Error(message));
    });
    socket.addEventListener("close", () => {
      for (const { reject } of this.#waiting.values()) reject(new Error("Firefox has ended."));
    });
  }

  static to(address: string): Promise<Connection> {
    const socket = new WebSocket(address);
    return new Promise((resolve, reject) => {
      socket.addEventListener("open", () => resolve(new Connection(socket)));
      socket.addEventListener("error", () => reject(new Error(`${address} does not answer.`)));
    });
  }

  /** The protocol says what each command answers. */
  async send<Result>(method: string, params: object): Promise<Result> {
    this.#lastId += 1;
    const id = this.#lastId;
    const answer = new Promise<unknown>((resolve, reject) => this.#waiting.set(id, { resolve, reject }));
    this.#socket.send(JSON.stringify({ id, method, params }));
    return (await answer) as Result;
  }

  close(): void {
    this.#socket.close();
  }
}
