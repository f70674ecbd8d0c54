// Packages and purchases in an operator's build: without the payment provider's address nothing can be bought, and with
// it the form goes there within the security policy; what the statistics and the error e-mail say of it.
// @module-tag deep

import type { BrowserContext, Route } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  canonicalName,
  eventsOf,
  everySetting,
  startOperatorSite,
  type OperatorSite,
} from "#support/browser/operator-page.ts";
import { untilIdle } from "#support/browser/until-idle.ts";
import { packagesOf, refuse, UpgradeScreen } from "../screens/upgrade/screen.ts";

const email = "ada@example.org";
const hash = "E26AF1FF8B2B53C13612EB723A1BE585";

function tokenOf(claims: object): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
  return [part({ alg: "RS256" }), part(claims), "signature"].join(".");
}

/** The identity provider, for one user with a password and a verified address. */
async function answerIdentity(route: Route): Promise<boolean> {
  const { host, pathname } = new URL(route.request().url());
  if (host !== "identitytoolkit.googleapis.com") return false;
  const headers = { "Access-Control-Allow-Origin": "*", "Access-Control-Allow-Headers": "*" };
  const nowS = Math.floor(Date.now() / 1000);
  const idToken = tokenOf({ sub: "uid-1", iat: nowS, auth_time: nowS, exp: nowS + 3600, email });
  const answers: Readonly<Record<string, object>> = {
    "accounts:createAuthUri": { registered: true, signinMethods: ["password"] },
    "accounts:signInWithPassword": {
      idToken,
      refreshToken: "refresh",
      expiresIn: "3600",
      localId: "uid-1",
      email,
    },
    "accounts:lookup": {
      users: [
        {
          localId: "uid-1",
          email,
          emailVerified: true,
          displayName: "Ada King",
          phoneNumber: "+442079460958",
          providerUserInfo: [{ providerId: "password", rawId: email, federatedId: email, email }],
        },
      ],
    },
  };
  const json = answers[pathname.split("/").at(-1) ?? ""] ?? {};
  await route.fulfill(route.request().method() === "OPTIONS" ? { headers } : { headers, json });
  return true;
}

/** The service, which the page's server has none of. */
async function answerApi(context: BrowserContext): Promise<void> {
  await context.route(/^http:.+\/api\//, (route) => {
    const answers: Readonly<Record<string, unknown>> = {
      "/api/free/upgrade/packages": packagesOf(3),
      "/api/free/upgrade/merchant": { merchantId: "1221149", currency: "USD" },
      "/api/signed/hash": hash,
      "/api/signed/package": { StartDate: "", Period: -1 },
    };
    return route.fulfill({ json: answers[new URL(route.request().url()).pathname] });
  });
}

describe("with the payment provider's address", () => {
  let site: OperatorSite;
  beforeAll(async () => {
    site = await startOperatorSite({ settings: everySetting, answer: answerIdentity });
  });
  afterAll(() => site?.close());

  test("the form goes there, the policy lets it, and the press is counted by its package alone", async () => {
    const opened = await site.open(`http://${canonicalName}:${site.port}/#/`);
    const { page, context, outside, refused } = opened;
    await answerApi(context);
    const forms: URLSearchParams[] = [];
    await context.route("https://sandbox.payhere.lk/**", (route) => {
      forms.push(new URLSearchParams(route.request().postData() ?? ""));
      return route.fulfill({ contentType: "text/html", body: "<h1>The provider</h1>" });
    });
    await page.getByRole("button", { name: "Allow" }).click();
    await page.evaluate(() => (location.hash = "#/upgrade"));
    const screen = new UpgradeScreen(page);
    for (const [name, address] of [
      [/^Terms/, "https://example.org/terms"],
      [/^Privacy/, "https://example.org/privacy"],
      [/^Refunds/, "https://example.org/refunds"],
    ] as const)
      expect(await screen.packages.getByRole("link", { name }).getAttribute("href")).toBe(address);
    await screen.buyNow("Package 2").click();
    await screen.signInOver(email, "long-enough-1");
    await screen.detailsDialog.waitFor();
    expect(await screen.detailsDialog.getByLabel("Phone").inputValue()).toBe("+442079460958");
    await screen.fillDetails();
    await expect
      .poll(() => eventsOf(opened).filter(([name]) => name === "purchase_click"))
      .toEqual([
        [
          "purchase_click",
          { package_id: "p1", page_location: `http://${canonicalName}:${site.port}/#/upgrade` },
        ],
      ]);
    await screen.submitDetails();
    await page.getByRole("heading", { name: "The provider" }).waitFor();
    expect(forms).toHaveLength(1);
    expect(Object.fromEntries(forms[0] ?? [])).toMatchObject({
      merchant_id: "1221149",
      amount: "7.60",
      currency: "USD",
      custom_1: email,
      custom_2: "p1",
      notify_url: `http://${canonicalName}:${site.port}/api/free/upgrade/notify`,
      hash,
    });
    expect(refused).toEqual([]);
    const counted = outside.filter(({ url }) => url.endsWith("/g/collect")).map(({ body }) => body);
    expect(counted.join("")).not.toMatch(/ada@|King|OID|uid-1/);
  });

  test("a list that cannot be loaded mails the operator once in five minutes", async () => {
    const { page, context, outside } = await site.open(`http://${canonicalName}:${site.port}/#/`);
    await context.route(/^http:.+\/api\//, (route) => route.abort());
    await page.evaluate(() => (location.hash = "#/upgrade"));
    const { packages } = new UpgradeScreen(page);
    await packages.getByText(/^Unable to load packages : /).waitFor();
    const mails = () => outside.filter(({ url }) => url.includes("api.emailjs.com"));
    await expect.poll(() => mails().length).toBe(1);
    expect(JSON.parse(mails()[0]?.body ?? "{}")).toMatchObject({
      template_params: {
        subject: "Network Error On Simplifyer",
        message:
          "Unable to load packages : The service could not be reached. Check the connection and try again.",
        page: `http://${canonicalName}:${site.port}/#/upgrade`,
      },
    });
    const again = packages.getByRole("button", { name: "Try again" });
    // The button stands there until the next try begins, so it is the try that is waited for.
    const failed = page.waitForEvent("requestfailed", (request) => request.url().endsWith("/packages"));
    await Promise.all([failed, again.click()]);
    await again.waitFor();
    await untilIdle(page);

    // The next mail tells of another failure, so that it is known from one that should not have been sent.
    await context.route("**/api/free/upgrade/packages", refuse(503, "unavailable"));
    const sixMinutesAgo = Date.now() - 6 * 60 * 1000;
    await page.evaluate((time) => localStorage.setItem("lastEmailSentTime", String(time)), sixMinutesAgo);
    await page.reload();
    await packages.getByText(/^Unable to load packages : /).waitFor();
    const told = (): unknown[] => mails().map(({ body }) => JSON.parse(body).template_params.message);
    await expect
      .poll(told)
      .toEqual([
        expect.stringContaining("could not be reached"),
        expect.not.stringContaining("could not be reached"),
      ]);
  });
});

describe("without the payment provider's address", () => {
  let site: OperatorSite;
  beforeAll(async () => {
    site = await startOperatorSite();
  });
  afterAll(() => site?.close());

  test("packages and prices are shown, and a sentence stands for Buy Now", async () => {
    const { page, context } = await site.open(`http://${canonicalName}:${site.port}/#/`);
    await answerApi(context);
    const asked: string[] = [];
    page.on("request", (request) => asked.push(new URL(request.url()).pathname));
    await page.evaluate(() => (location.hash = "#/upgrade"));
    const screen = new UpgradeScreen(page);
    await screen.packages.getByText("Packages cannot be bought on this site.", { exact: true }).waitFor();
    await screen.card("Package 2").getByText("7.60").waitFor();
    expect(await page.getByRole("button", { name: "Buy Now" }).count()).toBe(0);
    expect(asked).toContain("/api/free/upgrade/packages");
    expect(asked).not.toContain("/api/free/upgrade/merchant");
  });
});
