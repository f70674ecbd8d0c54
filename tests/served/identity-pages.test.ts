// The identity server's pages in a browser: the account page of a local Google sign-in, the list of mails, the form
// behind a mail's link.
// @module-tag deep

import type { Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { callApi, mailsOf, startLocal, type Local } from "../identity/local.ts";
import { sizeNames, useBrowser, type OpenedPage } from "#support/browser/browser.ts";
import { axeFaults } from "#support/browser/faults.ts";

const open = useBrowser();

let local: Local;
beforeAll(async () => {
  local = await startLocal();
});
afterAll(() => local?.stop());

/** The app's origin differs from the server's, as in use. */
const appSite = () => local.server.url.replace("127.0.0.1", "localhost");

interface Message {
  readonly origin: string;
  readonly data: { readonly type: string; readonly state: string; readonly idToken: string };
}

/** A page that hears nothing for so long hears nothing. */
const quietMs = 3_000;

interface Popup extends OpenedPage {
  readonly popup: Page;
  /** The message of the popup to the page that opened it; null if there is none for so long. */
  readonly heard: (ms?: number) => Promise<Message | null>;
}

async function openPopup(origin = appSite()): Promise<Popup> {
  const opened = await open({ site: appSite() });
  const query = new URLSearchParams({ origin, state: "state-1" }).toString();
  const [popup] = await Promise.all([
    opened.page.waitForEvent("popup"),
    opened.page.evaluate((address) => {
      addEventListener("message", ({ origin: from, data }) => {
        document.body.dataset["heard"] = JSON.stringify({ origin: from, data });
      });
      window.open(address, "_blank", "popup,width=500,height=600");
    }, `${local.server.url}/emulator/google?${query}`),
  ]);
  await popup.waitForLoadState();
  return {
    ...opened,
    popup,
    // On a busy machine the message may come late.
    async heard(ms = 30_000) {
      // The message may come after the window has closed.
      const comes = opened.page.waitForFunction(() => document.body.dataset["heard"], null, {
        timeout: ms,
      });
      const text = await comes.then((handle) => handle.jsonValue()).catch(() => undefined);
      return text === undefined ? null : (JSON.parse(text) as Message);
    },
  };
}

/** What closes the window may end before its answer comes. */
async function closeBy(popup: Page, act: () => Promise<void>): Promise<void> {
  const closed = popup.waitForEvent("close");
  await act().catch(() => {});
  await closed;
}

async function expectAccessible(page: Page): Promise<void> {
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    expect.soft(await axeFaults(page), `${page.url()}, ${colorScheme}`).toEqual([]);
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
}

describe("the account page", () => {
  test("a known account goes to the page that asked, by name, and the window closes", async () => {
    const { popup, heard, errors } = await openPopup();
    await closeBy(popup, () => popup.getByRole("button", { name: "google@example.com" }).click());
    const message = await heard();
    expect(message?.origin).toBe(local.server.url);
    expect(message?.data).toMatchObject({ type: "google-account", state: "state-1" });
    expect(JSON.parse(message?.data.idToken ?? "")).toEqual({
      sub: "google:google@example.com",
      email: "google@example.com",
      name: "Google Demo",
      email_verified: true,
    });
    expect(errors).toEqual([]);
  });

  test("another account is named by the keyboard alone", async () => {
    const { popup, heard } = await openPopup();
    await popup.getByRole("button", { name: "google@example.com" }).focus();
    await popup.keyboard.press("Tab");
    await popup.keyboard.type("Grace@Example.com");
    await popup.keyboard.press("Tab");
    await popup.keyboard.type("Grace");
    await closeBy(popup, () => popup.keyboard.press("Enter"));
    expect(JSON.parse((await heard())?.data.idToken ?? "")).toEqual({
      sub: "google:grace@example.com",
      email: "grace@example.com",
      name: "Grace",
      email_verified: true,
    });
  });
});

test("a page of another origin than the one it named hears nothing", async () => {
  const { popup, heard } = await openPopup("http://localhost:1");
  await closeBy(popup, () => popup.getByRole("button", { name: "google@example.com" }).click());
  expect(await heard(quietMs)).toBeNull();
});

test("opened by nobody, it says so and stays", async () => {
  const { page } = await open({ site: appSite() });
  const query = new URLSearchParams({ origin: appSite(), state: "x" }).toString();
  await page.goto(`${local.server.url}/emulator/google?${query}`);
  await page.getByRole("button", { name: "google@example.com" }).click();
  await page.getByRole("alert").filter({ hasText: "Open this window from the app" }).waitFor();
});

test.each(sizeNames)(
  "axe finds no fault and nothing scrolls sideways on a %s, light and dark",
  async (size) => {
    const email = `${crypto.randomUUID()}@a-long-name-of-a-host.example.com`;
    await callApi(local, "signUp", { email, password: "secret-1" });
    await callApi(local, "sendOobCode", { requestType: "PASSWORD_RESET", email });
    const { page, errors } = await open({ size, site: local.server.url });
    await page.getByText(`To ${email}`).waitFor();
    await expectAccessible(page);
    await page.getByRole("link", { name: "Open the link" }).first().click();
    await page.getByLabel("New password").waitFor();
    await expectAccessible(page);
    const query = new URLSearchParams({ origin: appSite(), state: "x" }).toString();
    await page.goto(`${local.server.url}/emulator/google?${query}`);
    await expectAccessible(page);
    expect(errors).toEqual([]);
  },
);

describe("the link of a reset", () => {
  let email: string;
  beforeEach(async () => {
    email = `${crypto.randomUUID()}@example.com`;
    await callApi(local, "signUp", { email, password: "secret-1" });
    await callApi(local, "sendOobCode", {
      requestType: "PASSWORD_RESET",
      email,
      continueUrl: `${appSite()}/`,
    });
  });

  test("a person sets a new password there, and goes back to the app", async () => {
    const { page, errors } = await open({ site: local.server.url });
    await page.goto((await mailsOf(local, email)).at(-1)?.["oobLink"] ?? "");
    await page.getByLabel("New password").fill("secret-2");
    await page.getByRole("button", { name: "Change the password" }).click();
    await page.getByText("Your password is changed.").waitFor();
    expect((await callApi(local, "signInWithPassword", { email, password: "secret-2" })).status).toBe(200);
    await page.getByRole("link", { name: "Continue" }).click();
    await page.waitForURL(`${appSite()}/`);
    expect(errors).toEqual([]);
  });
});
