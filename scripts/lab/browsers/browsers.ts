// The journeys in Firefox and in WebKit, against the stack of `npm start`: each screen gives its answer, and nothing goes
// wrong in the page. A picture of each journey's end is in `.wrangler/lab/browsers`.

import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { startFront } from "#support/browser/front.ts";
import { startStack } from "#support/server/stack.ts";
import { heading, type SuiteResult } from "../../test-suites.ts";
import { findFirefox, firefoxHint, startFirefox } from "./firefox.ts";
import { collectFaults } from "./in-page.ts";
import { type Journey, journeys } from "./journeys.ts";
import type { BrowserSession } from "./session.ts";
import { Visitor } from "./visitor.ts";
import { findWebkit, startWebkit, webkitHint } from "./webkit.ts";

const pictures = path.resolve(".wrangler", "lab", "browsers");

export async function testBrowsers(): Promise<readonly SuiteResult[]> {
  const [firefox, webkit] = [findFirefox(), findWebkit()];
  const browsers = [
    { name: "Firefox", hint: firefoxHint, start: firefox && (() => startFirefox(firefox)) },
    { name: "WebKit", hint: webkitHint, start: webkit && (() => startWebkit(webkit)) },
  ];
  rmSync(pictures, { recursive: true, force: true });
  mkdirSync(pictures, { recursive: true });
  const stack = browsers.some(({ start }) => start) ? await startStack() : null;
  try {
    const results: SuiteResult[] = [];
    for (const { name, hint, start } of browsers) {
      const suite = `browsers, ${name}`;
      if (!stack || !start) results.push({ suite, passed: 0, failed: 0, missing: hint });
      else results.push({ suite, ...(await makeJourneys(name, start, stack.url)) });
    }
    return results;
  } finally {
    await stack?.stop();
  }
}

async function makeJourneys(
  name: string,
  start: () => Promise<BrowserSession>,
  url: string,
): Promise<Pick<SuiteResult, "passed" | "failed" | "note">> {
  const front = await startFront(url);
  // The document's first script; a policy of the page forbids any other one.
  front.prefix("/color-scheme.js", `(${collectFaults.toString()})();\n`);
  const session = await start();
  heading(session.title);
  try {
    let passed = 0;
    for (const journey of journeys) {
      const faults = await make(journey, new Visitor(session, front.url));
      writeFileSync(path.join(pictures, `${name} ${journey.name}.png`), await session.screenshot());
      console.log(`${faults.length === 0 ? "✓" : "×"} ${journey.name}`);
      for (const fault of faults) console.log(`  ${fault}`);
      if (faults.length === 0) passed += 1;
    }
    return { passed, failed: journeys.length - passed, note: session.title };
  } finally {
    await session.end();
    await front.stop();
  }
}

/** What went wrong on the way and in the page. */
async function make({ path: opened, steps }: Journey, visitor: Visitor): Promise<readonly string[]> {
  const stopped: string[] = [];
  try {
    await visitor.open(opened);
    for (const step of steps) await step(visitor);
    await visitor.rests();
  } catch (error) {
    stopped.push(error instanceof Error ? error.message : String(error));
  }
  return [...stopped, ...(await visitor.faults())];
}
