// A build with an example operator's settings sends the right requests at the right time and never an expression; the
// ordinary build sends nothing to anybody.
// @module-tag deep

import { setTimeout as sleep } from "node:timers/promises";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { sizes, useBrowser } from "#support/browser/browser.ts";
import {
  canonicalName,
  eventsOf,
  otherName,
  startOperatorSite,
  type OperatorPage,
  type OperatorSite,
} from "#support/browser/operator-page.ts";
import { SimplifierScreen } from "../screens/simplifier/screen.ts";

const open = useBrowser();
/** Its numbers are too long to turn up by chance in a random id that a service is sent. */
const expression = "Q704715.R704715'+Q704715.S704715";
const ofExpression = /[QRS]704715/;
/** For how long nothing may be sent: there is no event to wait for. */
const quietMs = 500;

describe("with an operator's settings", () => {
  let site: OperatorSite;
  let base: string;
  beforeAll(async () => {
    site = await startOperatorSite();
    base = `http://${canonicalName}:${site.port}`;
  });
  afterAll(() => site?.close());

  test("page views are sent only after the consent, for each path once, and carry no expression", async () => {
    const opened = await site.open(`${base}/?ref=${expression}#/simplify?input=${expression}`);
    const { page, outside, refused } = opened;
    const question = page.getByRole("region", { name: "Usage statistics" });
    await question.waitFor();
    await simplify(opened, expression);
    expect(outside).toEqual([]);

    await question.getByRole("button", { name: "Allow" }).click();
    await question.waitFor({ state: "detached" });
    await expect.poll(() => viewsOf(opened).length).toBe(1);
    await page.evaluate((input) => (location.hash = `/simplify?input=${input}'`), expression);
    await layersAndBack(page);
    await page.evaluate(() => (location.hash = "/kmap?vars=4"));
    await expect.poll(() => viewsOf(opened).length).toBe(2);
    await page.evaluate(() => (location.hash = "/learn/lesson/02"));
    await expect.poll(() => viewsOf(opened).length).toBe(3);
    expect(viewsOf(opened)).toMatchObject([
      { page_path: "/simplify", user: "annonymous", page_location: `${base}/#/simplify` },
      { page_path: "/kmap", user: "annonymous", page_location: `${base}/#/kmap` },
      { page_path: "/learn/lesson/02", user: "annonymous", page_location: `${base}/#/learn/lesson/02` },
    ]);
    for (const { url, body } of outside) expect(decodeURIComponent(url) + body).not.toMatch(ofExpression);
    expect(refused).toEqual([]);
  });

  test("the answer is remembered, and taken back in the settings it ends the counting", async () => {
    const opened = await site.open(`${base}/#/`);
    const { page } = opened;
    const question = page.getByRole("region", { name: "Usage statistics" });
    await question.getByRole("button", { name: "Allow" }).click();
    await expect.poll(() => viewsOf(opened).length).toBe(1);
    await page.reload();
    await expect.poll(() => viewsOf(opened).length).toBe(2);
    expect(await question.count()).toBe(0);
    await page.getByRole("button", { name: "Settings" }).click();
    const choice = page.getByRole("menuitemcheckbox", { name: "Usage statistics" });
    expect(await choice.getAttribute("aria-checked")).toBe("true");
    await choice.click();
    const sent = opened.outside.length;
    await page.evaluate(() => (location.hash = "/kmap"));
    await page.getByRole("heading", { level: 1, name: "Karnaugh Map" }).waitFor();
    await page.reload();
    await page.getByRole("heading", { level: 1, name: "Karnaugh Map" }).waitFor();
    await sleep(quietMs);
    expect(opened.outside.length).toBe(sent);
    expect(await question.count()).toBe(0);
  });

  test("refused, nothing is ever loaded or sent", async () => {
    const { page, outside } = await site.open(`${base}/#/`);
    const question = page.getByRole("region", { name: "Usage statistics" });
    await question.getByRole("button", { name: "No, thanks" }).click();
    await question.waitFor({ state: "detached" });
    await page.evaluate(() => (location.hash = "/kmap"));
    await page.reload();
    await page.getByRole("heading", { level: 1, name: "Karnaugh Map" }).waitFor();
    await sleep(quietMs);
    expect(outside).toEqual([]);
  });

  test("a network failure of the API is mailed once in five minutes, without the expression", async () => {
    const opened = await site.open(`${base}/?q=1#/kmap`);
    const { page, context, outside, refused } = opened;
    await context.route(/\.wasm$|\/api\/free\//, (route) => route.abort());
    await page.evaluate((input) => (location.hash = `/simplify?input=${input}`), expression);
    const screen = new SimplifierScreen(page);
    await fail(screen, expression);
    await expect.poll(() => outside.length).toBe(1);
    expect(outside[0]?.url).toBe("https://api.emailjs.com/api/v1.0/email/send");
    expect(JSON.parse(outside[0]?.body ?? "")).toMatchObject({
      user_id: "example-key",
      service_id: "example-service",
      template_id: "example-template",
      template_params: {
        subject: "Network Error On Simplifyer",
        message: "The service could not be reached. Check the connection and try again.",
        page: `${base}/#/simplify`,
      },
    });
    expect(outside[0]?.body).not.toMatch(ofExpression);

    await fail(screen, "A+B");
    await sleep(quietMs);
    expect(outside).toHaveLength(1);

    const sixMinutesAgo = Date.now() - 6 * 60 * 1000;
    await page.evaluate((time) => localStorage.setItem("lastEmailSentTime", String(time)), sixMinutesAgo);
    await page.reload();
    await fail(screen, "A+B+C");
    await expect.poll(() => outside.length).toBe(2);
    expect(refused).toEqual([]);
  });

  test("another host is left for the canonical one, hash and query kept", async () => {
    const hash = "#/simplify?input=A.B%2BC&mode=boolean";
    const { page } = await site.open(`http://${otherName}:${site.port}/?noheader=1${hash}`);
    await page.waitForURL(`${base}/**`);
    expect(page.url()).toBe(`${base}/?noheader=1${hash}`);
  });

  test("on loopback nobody is sent away", async () => {
    const { page } = await site.open(`http://127.0.0.1:${site.port}/#/kmap`);
    await page.getByRole("heading", { level: 1, name: "Karnaugh Map" }).waitFor();
    expect(new URL(page.url()).hostname).toBe("127.0.0.1");
  });
});

test("the ordinary build asks nothing and sends nothing to any other host", async () => {
  const elsewhere: string[] = [];
  const { page, context } = await open({
    path: "/simplify",
    before: async (fresh) => {
      fresh.on("request", (request) => {
        if (new URL(request.url()).hostname !== "localhost") elsewhere.push(request.url());
      });
      await fresh.route("**/*.wasm", (route) => route.abort());
    },
  });
  const screen = new SimplifierScreen(page);
  await context.setOffline(true);
  await fail(screen, "A+B");
  await context.setOffline(false);
  for (const path of ["/", "/kmap", "/learn"]) {
    await page.evaluate((hash) => (location.hash = hash), path);
    await page.getByRole("heading", { level: 1 }).waitFor();
  }
  await page.waitForLoadState("networkidle");
  expect(await page.getByRole("region", { name: "Usage statistics" }).count()).toBe(0);
  expect(elsewhere).toEqual([]);
});

/** Opens layers over a small screen, each an entry of the browser's history, and closes them by Back. */
async function layersAndBack(page: Page): Promise<void> {
  const wide = page.viewportSize();
  await page.setViewportSize(sizes.phone);
  for (const [button, layer] of [
    ["History", page.getByRole("complementary", { name: "History" })],
    ["Menu", page.getByRole("dialog", { name: "Menu" })],
  ] as const) {
    await page.getByRole("button", { name: button, exact: true }).click();
    await layer.waitFor();
    await expect.poll(() => page.evaluate(() => "layers" in history.state)).toBe(true);
    await page.goBack();
    await layer.waitFor({ state: "detached" });
  }
  if (wide) await page.setViewportSize(wide);
}

async function simplify({ page }: OperatorPage, input: string): Promise<void> {
  const screen = new SimplifierScreen(page);
  await screen.field.fill(input);
  await screen.field.press("Enter");
  await screen.answer.waitFor();
}

async function fail(screen: SimplifierScreen, input: string): Promise<void> {
  await screen.field.fill(input);
  await screen.field.press("Enter");
  await screen.alert.filter({ hasText: "The service could not be reached" }).waitFor();
}

/** Parameters of the page views that the page sent, in order. */
function viewsOf(opened: OperatorPage): object[] {
  return eventsOf(opened).flatMap(([name, params]) => (name === "page_view" ? [params] : []));
}
