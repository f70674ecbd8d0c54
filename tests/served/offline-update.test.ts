// A deployment while tabs are open: they keep working, say that a new version is ready, and bring it in when asked,
// each on its own and with what was typed.
// @module-tag deep

import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, test } from "vitest";
import { useBrowser } from "#support/browser/browser.ts";
import { startFront, type Front } from "#support/browser/front.ts";
import { entryOf, hurry, keptFiles, untilOffline } from "#support/browser/kept.ts";
import { startOperatorServer, videosAlone, type OperatorServer } from "#support/browser/operator-page.ts";
import { SimplifierScreen } from "../screens/simplifier/screen.ts";
import { TruthTableScreen } from "../screens/truth-table/screen.ts";

const open = useBrowser();

/** Of the same sources with other settings, so that the files have other names. */
let next: OperatorServer;
beforeAll(async () => {
  next = await startOperatorServer({ settings: videosAlone });
});
afterAll(() => next?.stop());

let front: Front;
beforeEach(async () => {
  front = await startFront(inject("url"));
});
afterEach(() => front?.stop());

/** Longer than what an address takes. */
const longText = Array.from({ length: 900 }, (_, at) => `A.B${at}'`).join("+");

const notice = (page: Page) => page.getByRole("status").filter({ hasText: "A new version is ready." });
const reloadButton = (page: Page) => notice(page).getByRole("button", { name: "Reload" });

/** A file that the worker of this build keeps ahead. */
async function chunkOf(url: string): Promise<string> {
  const [chunk = ""] =
    /\/assets\/sop-pos-page-[\w-]+\.js/.exec(await (await fetch(`${url}/sw.js`)).text()) ?? [];
  expect(chunk).not.toBe("");
  return chunk;
}

/** Ends all workers at once, as a system does that needs the memory. */
async function killWorkers(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("ServiceWorker.enable");
  await session.send("ServiceWorker.stopAllWorkers");
  await session.detach();
}

async function visit(path: string) {
  const opened = await open({ site: front.url, path, serviceWorkers: "allow", before: hurry });
  await untilOffline(opened.page);
  return opened;
}

test("two tabs live through a deployment, and each takes the new version when asked, with what was typed", async () => {
  const { page: first, context, errors } = await visit("/simplify");
  const second = await context.newPage();
  await second.goto(`${front.url}/#/`);
  const old = await entryOf(first);
  const simplifier = new SimplifierScreen(first);
  await simplifier.solve("A.B+A.B'");
  await simplifier.field.fill(longText);
  const homeField = second.getByRole("textbox", { name: "Expression or min terms" });
  await homeField.fill("C.D+C");

  front.deploy(next.url);
  const third = await context.newPage();
  await third.goto(`${front.url}/#/ttable`);
  // The version there is stays, for new tabs too, until somebody asks for the other.
  expect(await entryOf(third)).toBe(old);
  await new TruthTableScreen(third).addField.fill("A^B");
  for (const page of [first, second, third]) await notice(page).waitFor();
  expect(await entryOf(first)).toBe(old);

  await Promise.all([first.waitForEvent("load"), reloadButton(first).click()]);
  expect(await entryOf(first)).not.toBe(old);
  await expect.poll(() => simplifier.field.inputValue()).toBe(longText);
  await simplifier.solve("A+B");
  expect(await notice(first).count()).toBe(0);

  // The other tabs have the old chunks still, though the server has not; both kinds of files are kept.
  expect(await homeField.inputValue()).toBe("C.D+C");
  expect(await entryOf(second)).toBe(old);
  const asked = front.asked.length;
  // The service worker goes on fetching what no screen has asked for yet.
  const wanted: string[] = [];
  second.on("request", (request) => wanted.push(new URL(request.url()).pathname));
  await second.getByRole("link", { name: "Number Systems", exact: true }).click();
  await second.getByRole("textbox", { name: "Number", exact: true }).waitFor();
  await second.getByRole("link", { name: "Home", exact: true }).click();
  await homeField.fill("C.D+C");
  expect(front.asked.slice(asked).filter((path) => wanted.includes(path))).toEqual([]);

  await Promise.all([second.waitForEvent("load"), reloadButton(second).click()]);
  expect(await entryOf(second)).not.toBe(old);
  await expect.poll(() => homeField.inputValue()).toBe("C.D+C");
  await Promise.all([third.waitForEvent("load"), reloadButton(third).click()]);
  await expect.poll(() => new TruthTableScreen(third).addField.inputValue()).toBe("A^B");

  // The next start finds no tab of the old version, and deletes its files.
  await third.reload();
  await expect.poll(() => third.evaluate(() => caches.keys())).toHaveLength(1);
  expect(await keptFiles(third)).not.toContain(old);
  front.cut();
  await third.reload();
  await new TruthTableScreen(third).generate("A^B");
  expect(errors).toEqual([]);
  await context.close();
});

test("a reload by hand brings the new version that was ready", async () => {
  const { page, context } = await visit("/simplify");
  const old = await entryOf(page);
  front.deploy(next.url);
  await page.reload();
  await notice(page).waitFor();
  expect(await entryOf(page)).toBe(old);
  // Asking the page something by its locators counts as a press in it, which would end the wait for the new version.
  const session = await page.context().newCDPSession(page);
  const entry = { expression: "document.querySelector('script[type=module][src]')?.getAttribute('src')" };
  const entryUntouched = async () => (await session.send("Runtime.evaluate", entry)).result.value ?? old;
  // On a busy machine Chromium may keep the worker before for half a minute, and the page gives up after ten seconds:
  // the notice stands, and the next reload asks again.
  for (let reloads = 0; reloads < 4 && (await entryUntouched()) === old; reloads += 1) {
    await page.reload();
    await expect
      .poll(entryUntouched)
      .not.toBe(old)
      .catch(() => undefined);
  }
  expect(await entryUntouched()).not.toBe(old);
  await new SimplifierScreen(page).solve("A+B");
  await context.close();
});

test("the notice can be closed, and the focus stays on the page", async () => {
  const { page, context } = await visit("/simplify");
  front.deploy(next.url);
  await page.reload();
  await notice(page).getByRole("button", { name: "Close" }).click();
  await notice(page).waitFor({ state: "detached" });
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe("MAIN");
  await context.close();
});

test("a tab that comes into sight after an hour looks for a new version, and not before", async () => {
  const { page, context } = await visit("/simplify");
  const checks = () => front.asked.filter((path) => path === "/sw.js").length;
  /** How often the tab then has the browser look for a new version, which it does at once. */
  const comeIntoSight = () =>
    page.evaluate(() => {
      const { update } = ServiceWorkerRegistration.prototype;
      let times = 0;
      ServiceWorkerRegistration.prototype.update = function () {
        times += 1;
        return update.call(this);
      };
      document.dispatchEvent(new Event("visibilitychange"));
      ServiceWorkerRegistration.prototype.update = update;
      return times;
    });
  const before = checks();
  expect(await comeIntoSight()).toBe(0);
  front.deploy(next.url);
  await page.clock.setFixedTime(Date.now() + 61 * 60 * 1_000);
  expect(await comeIntoSight()).toBe(1);
  await notice(page).waitFor();
  expect(checks()).toBe(before + 1);
  await context.close();
});

test("a deployment that is gone before its files are fetched changes nothing", async () => {
  const { page, context, errors } = await visit("/simplify");
  const old = await entryOf(page);
  front.deploy(next.url);
  const chunk = await chunkOf(next.url);
  front.remove(chunk);
  await page.reload();
  await expect.poll(() => front.asked).toContain(chunk);
  await page.reload();
  await new SimplifierScreen(page).solve("A+B");
  expect(await entryOf(page)).toBe(old);
  expect(await notice(page).count()).toBe(0);
  expect(errors).toEqual([]);
  await context.close();
});

test("an update whose installation is killed half way leaves the old version whole, and comes later", async () => {
  const { page, context, errors } = await visit("/simplify");
  const old = await entryOf(page);
  const kept = await keptFiles(page);
  const chunk = await chunkOf(next.url);
  const letGo = front.hold(chunk);
  front.deploy(next.url);
  await page.reload();
  await expect.poll(() => front.asked).toContain(chunk);
  await killWorkers(page);
  letGo();
  front.cut();
  await page.reload();
  await new SimplifierScreen(page).solve("A+B");
  expect(await entryOf(page)).toBe(old);
  expect(await keptFiles(page)).toEqual(expect.arrayContaining([...kept]));
  front.mend();
  await page.reload();
  await notice(page).waitFor();
  await Promise.all([page.waitForEvent("load"), reloadButton(page).click()]);
  expect(await entryOf(page)).not.toBe(old);
  await new SimplifierScreen(page).solve("A.B");
  expect(errors).toEqual([]);
  await context.close();
});

test("a first installation that is killed half way is made again by the next visit", async () => {
  const chunk = await chunkOf(inject("url"));
  const letGo = front.hold(chunk);
  const { page, context } = await open({
    site: front.url,
    path: "/simplify",
    serviceWorkers: "allow",
    before: hurry,
  });
  await expect.poll(() => front.asked, { timeout: 60_000 }).toContain(chunk);
  await killWorkers(page);
  letGo();
  await new SimplifierScreen(page).solve("A+B");
  await page.reload();
  await untilOffline(page);
  front.cut();
  await page.goto(`${front.url}/#/soppos`);
  await page.reload();
  await page.getByRole("heading", { level: 1 }).waitFor();
  expect(await keptFiles(page)).toContain(chunk);
  await context.close();
});
