// When `npm start` builds, and what a build leaves alone.
// @module-tag deep

import {
  appendFileSync,
  cpSync,
  globSync,
  readdirSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { afterAll, expect, test } from "vitest";
import { isCurrent, stampBuild } from "#scripts/build-stamp.ts";
import { builds } from "#scripts/page-build.ts";
import { copyCheckout } from "#support/server/checkout.ts";
import { failedStart, startStack, type StartedStack } from "#support/server/stack.ts";

const checkout = copyCheckout();
const { folder } = checkout;
afterAll(checkout.remove);

const { folder: local, mode } = builds.local;
const inBuild = (name: string) => checkout.file(`${local}/${name}`);

/** Changes with each build. */
function build(): number {
  return statSync(checkout.file(local), { throwIfNoEntry: false })?.ino ?? 0;
}

function largestScript(): string {
  const scripts = globSync(inBuild("client/assets/*.js"));
  return scripts.toSorted((a, b) => statSync(b).size - statSync(a).size)[0] ?? "";
}

async function scriptsOf(url: string): Promise<readonly string[]> {
  const html = await (await fetch(url)).text();
  return [...html.matchAll(/"(\/assets\/[^"]+\.js)"/g)].map(([, name = ""]) => name);
}

test.each([
  ["a missing file", () => rmSync(inBuild("client/index.html"))],
  ["a file cut short", () => truncateSync(largestScript(), 1000)],
  ["a file of other bytes", () => writeFileSync(largestScript(), "alert(1)")],
  ["a file too many", () => writeFileSync(inBuild("client/more.js"), "alert(1)")],
  ["no stamp", () => rmSync(inBuild("stamp.json"))],
  ["no folder", () => rmSync(checkout.file(local), { recursive: true })],
  ["the stamp of other sources", () => stampBuild(checkout.file(local), "of others")],
])("a build with %s is not taken", (_, damage) => {
  rmSync(checkout.file(local), { recursive: true, force: true });
  cpSync(local, checkout.file(local), { recursive: true });
  expect(isCurrent(checkout.file(local), mode)).toBe(true);
  damage();
  expect(isCurrent(checkout.file(local), mode)).toBe(false);
});

/** Both run to the end: the first serves a build that is replaced and deleted meanwhile. */
let first: StartedStack;
let second: StartedStack;
afterAll(() => Promise.all([first?.stop(), second?.stop()]));

test("the same sources are built once", async () => {
  rmSync(checkout.file(local), { recursive: true, force: true });
  cpSync(local, checkout.file(local), { recursive: true });
  const before = build();
  first = await startStack({ folder });
  expect((await fetch(first.url)).status).toBe(200);
  expect(build()).toBe(before);
});

test("a build that is not taken is made anew, and changes nothing for a server that runs", async () => {
  const scripts = await scriptsOf(first.url);
  const before = build();
  rmSync(inBuild("client"), { recursive: true });
  appendFileSync(checkout.file("web/src/main.tsx"), "\nconsole.debug(document.title);\n");
  second = await startStack({ folder });
  expect(build()).not.toBe(before);
  const made = await scriptsOf(second.url);
  expect((await fetch(second.url + made[0])).headers.get("Content-Type")).toContain("javascript");
  expect(made).not.toEqual(scripts);
  await expectServed(first, scripts);
});

test("a build that fails leaves the build before in place, and nothing beside it", async () => {
  const before = build();
  appendFileSync(checkout.file("web/src/main.tsx"), "\n)");
  const { code, output } = await failedStart({ folder });
  expect(code).toBe(1);
  expect(output.trim().split("\n").at(-1)).toContain(`${local} is as it was`);
  expect(build()).toBe(before);
  const beside = readdirSync(checkout.file(".wrangler"));
  expect(beside.filter((name) => name.startsWith("build"))).toEqual(["build"]);
});

test("a build changes nothing for a server that runs, not even when it is deleted; a server's end leaves no copy", async () => {
  const scripts = await scriptsOf(first.url);
  rmSync(checkout.file(local), { recursive: true });
  await expectServed(first, scripts);
  await Promise.all([first.stop(), second.stop()]);
  expect(readdirSync(checkout.file(".wrangler/served"))).toEqual([]);
});

async function expectServed({ url }: StartedStack, scripts: readonly string[]): Promise<void> {
  expect(scripts.length).toBeGreaterThan(0);
  expect(await scriptsOf(url)).toEqual(scripts);
  for (const name of scripts) expect((await fetch(url + name)).status).toBe(200);
}
