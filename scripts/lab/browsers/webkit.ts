// WebKitGTK's small browser on a screen that nobody sees (Xvfb), driven by WebDriver over HTTP
// (https://www.w3.org/TR/webdriver2/).

import {
  answers,
  freePort,
  lastOf,
  onPath,
  type StartedProgram,
  startProgram,
  untilReady,
} from "../programs.ts";
import { type BrowserSession, clickActions, keyActions, viewport } from "./session.ts";

export const webkitHint = "needs WebKitGTK: Debian's packages webkit2gtk-driver and xvfb";

export interface WebkitPrograms {
  readonly driver: string;
  readonly browser: string;
  readonly screen: string;
}

export function findWebkit(): WebkitPrograms | null {
  const driver = onPath("WebKitWebDriver");
  const screen = onPath("Xvfb");
  const browser = lastOf("/usr/{lib,lib/*,libexec}/webkit2gtk-4.*/MiniBrowser");
  return driver && screen && browser ? { driver, browser, screen } : null;
}

/** Room for the window's own parts, in px. */
const windowParts = 200;

export async function startWebkit({ driver, browser, screen }: WebkitPrograms): Promise<BrowserSession> {
  const started: StartedProgram[] = [];
  const start = (program: string, args: readonly string[], env = {}) => {
    const one = startProgram(program, args, { env });
    started.unshift(one);
    return one;
  };
  const end = async () => {
    for (const each of started) await each.end();
  };
  try {
    const size = `${viewport.width + windowParts}x${viewport.height + windowParts}x24`;
    // The screen takes a free number and writes it to this descriptor.
    const shown = start(screen, ["-displayfd", "1", "-screen", "0", size, "-nolisten", "tcp"]);
    const display = await untilReady(shown, () => /^\d+$/m.exec(shown.output())?.[0]);
    const port = await freePort();
    const address = `http://127.0.0.1:${port}`;
    const driving = start(driver, [`--port=${port}`], { DISPLAY: `:${display}` });
    await untilReady(driving, () => answers(`${address}/status`));
    return await openSession(address, browser, end);
  } catch (error) {
    await end();
    throw error;
  }
}

interface NewSession {
  readonly sessionId: string;
  readonly capabilities: { readonly browserName: string; readonly browserVersion: string };
}

async function openSession(
  address: string,
  binary: string,
  end: () => Promise<void>,
): Promise<BrowserSession> {
  const options = { binary, args: ["--automation"] };
  const { sessionId, capabilities } = await send<NewSession>("POST", `${address}/session`, {
    capabilities: { alwaysMatch: { "webkitgtk:browserOptions": options } },
  });
  const session = `${address}/session/${sessionId}`;
  const open = (url: string) => send("POST", `${session}/url`, { url });
  const run = <Result>(script: string) =>
    send<Result>("POST", `${session}/execute/sync`, { script, args: [] });
  const perform = (actions: object) => send("POST", `${session}/actions`, { actions: [actions] });

  // The window's bars are a part of its size.
  await send("POST", `${session}/window/rect`, viewport);
  const [width, height] = await run<readonly [number, number]>("return [innerWidth, innerHeight]");
  await send("POST", `${session}/window/rect`, {
    width: 2 * viewport.width - width,
    height: 2 * viewport.height - height,
  });
  return {
    title: `${capabilities.browserName} ${capabilities.browserVersion}`,
    open: async (url) => {
      await open("about:blank");
      await open(url);
    },
    evaluate: (expression) => run<string>(`return (${expression})`),
    click: async (point) => void (await perform(clickActions(point))),
    pressKeys: async (pressed) => void (await perform(keyActions(pressed))),
    screenshot: async () => Buffer.from(await send<string>("GET", `${session}/screenshot`), "base64"),
    end: async () => {
      await send("DELETE", session);
      await end();
    },
  };
}

/** The protocol says what each command answers. */
async function send<Value>(method: string, address: string, body?: object): Promise<Value> {
  const response = await fetch(address, {
    method,
    headers: { "Content-Type": "application/json" },
    ...(body && { body: JSON.stringify(body) }),
  });
  const { value } = (await response.json()) as { value: Value & { message?: string } };
  if (!response.ok) throw new Error(`${new URL(address).pathname}: ${value.message}`);
  return value;
}
