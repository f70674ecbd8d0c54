// Where the page is not kept: data saved, service workers or storage denied, the worker gone from the server, withdrawn
// by the operator. The page works all the same.
// @module-tag deep

import type { BrowserContext } from "playwright-core";
import { afterEach, beforeEach, describe, expect, inject, test } from "vitest";
import { useBrowser } from "#support/browser/browser.ts";
import { scriptOf } from "#support/browser/built-file.ts";
import { startFront, type Front } from "#support/browser/front.ts";
import {
  endsAndLeavesNothing,
  hurry,
  keptFiles,
  registrations,
  untilOffline,
} from "#support/browser/kept.ts";
import { everySetting, startOperatorServer } from "#support/browser/operator-page.ts";
import { SimplifierScreen } from "../screens/simplifier/screen.ts";

const open = useBrowser();

let front: Front;
beforeEach(async () => {
  front = await startFront(inject("url"));
});
afterEach(() => front?.stop());

const visit = (before?: (context: BrowserContext) => Promise<unknown>) =>
  open({
    site: front.url,
    path: "/simplify",
    serviceWorkers: "allow",
    before: async (fresh) => {
      await hurry(fresh);
      await before?.(fresh);
    },
  });

/** The path of the own script of a screen. */
const pathOf = (screen: string) => scriptOf(`src/features/${screen}-page.tsx`).replace("**", "");

test("with data saved only what is used is kept, and that works without a network", async () => {
  const saves = "Object.defineProperty(navigator.connection, 'saveData', { get: () => true });";
  front.prefix("/sw.js", saves);
  const { page, context } = await visit((fresh) => fresh.addInitScript(saves));
  await new SimplifierScreen(page).solve("A.B+A.B'");
  await untilOffline(page);
  await expect.poll(() => keptFiles(page)).toContain(pathOf("simplifier/simplifier"));
  const never = [pathOf("sop-pos/sop-pos"), pathOf("number-systems/number-systems"), pathOf("home/home")];
  const unused = [...never, pathOf("truth-table/truth-table")];
  expect(front.asked.filter((path) => unused.includes(path))).toEqual([]);
  expect((await keptFiles(page)).filter((path) => unused.includes(path))).toEqual([]);

  await page.getByRole("link", { name: "Truth Table", exact: true }).click();
  await page.getByRole("textbox", { name: "Expression", exact: true }).waitFor();
  await page.reload();
  await page.getByRole("textbox", { name: "Expression", exact: true }).waitFor();
  await expect.poll(() => keptFiles(page)).toContain(pathOf("truth-table/truth-table"));
  front.cut();
  await page.reload();
  await page.getByRole("textbox", { name: "Expression", exact: true }).waitFor();
  expect((await keptFiles(page)).filter((path) => never.includes(path))).toEqual([]);
  await context.close();
});

/** What a browser may deny, each as a script that is run before the page's own. */
const denied: readonly (readonly [name: string, deny: () => unknown])[] = [
  [
    "no service workers, as on plain http",
    () => Reflect.deleteProperty(Navigator.prototype, "serviceWorker"),
  ],
  [
    "service workers denied, as in a frame without rights",
    () =>
      Object.defineProperty(Navigator.prototype, "serviceWorker", {
        get() {
          throw new DOMException("denied", "SecurityError");
        },
      }),
  ],
  [
    "registering denied, as with cookies blocked",
    () => {
      ServiceWorkerContainer.prototype.register = () =>
        Promise.reject(new DOMException("denied", "SecurityError"));
    },
  ],
  [
    "all storage blocked",
    () => {
      const deny = {
        get() {
          throw new DOMException("denied", "SecurityError");
        },
      };
      for (const name of ["localStorage", "sessionStorage", "caches", "indexedDB"])
        Object.defineProperty(window, name, deny);
    },
  ],
];

describe("the page works and nothing is said in the console", () => {
  test("with service workers or storage denied", async () => {
    const opened = await Promise.all(
      denied.map(async ([name, deny]) => {
        const visited = await visit((fresh) => fresh.addInitScript(deny));
        await new SimplifierScreen(visited.page).solve("A.B+A.B'");
        return { name, ...visited };
      }),
    );
    // Once a page that is opened after them has its worker, these would have had theirs.
    await untilOffline((await visit()).page);
    for (const { name, page, errors } of opened) {
      await page.getByRole("link", { name: "Truth Table", exact: true }).click();
      await page.getByRole("textbox", { name: "Expression", exact: true }).waitFor();
      expect(errors, name).toEqual([]);
    }
  });

  test("with no worker on the server, and the page not kept", async () => {
    front.remove("/sw.js");
    const { page, context, errors } = await visit();
    await new SimplifierScreen(page).solve("A.B+A.B'");
    await expect.poll(() => front.asked).toContain("/sw.js");
    await page.reload();
    await new SimplifierScreen(page).solve("A+B");
    expect(errors.filter((message) => !message.includes("404"))).toEqual([]);
    expect(await registrations(page)).toBe(0);
    await context.close();
  });

  test("when the worker is removed from the server later, and the page stays kept", async () => {
    const { page, context, errors } = await visit();
    await untilOffline(page);
    front.remove("/sw.js");
    const asked = front.asked.filter((path) => path === "/sw.js").length;
    await page.reload();
    await new SimplifierScreen(page).solve("A.B+A.B'");
    await expect.poll(() => front.asked.filter((path) => path === "/sw.js").length).toBeGreaterThan(asked);
    await page.reload();
    await new SimplifierScreen(page).solve("A+B");
    expect(errors.filter((message) => !message.includes("404"))).toEqual([]);
    expect(await registrations(page)).toBe(1);
    await context.close();
  });
});

test("a worker of an earlier visit ends and leaves nothing when the operator withdraws it", async () => {
  const withdrawn = await startOperatorServer({ settings: everySetting });
  try {
    const { page } = await visit();
    await untilOffline(page);
    front.deploy(withdrawn.url);
    await endsAndLeavesNothing(page, () => new SimplifierScreen(page).solve("A.B+A.B'"));
  } finally {
    await withdrawn.stop();
  }
});
