// Signing in with Google in an operator's build: the library's own window and frame, whose hosts this test answers for.
// @module-tag deep

import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { AccountScreen } from "#support/browser/account-screen.ts";
import {
  authDomain,
  canonicalName,
  everySetting,
  startOperatorSite,
  type OperatorSite,
} from "#support/browser/operator-page.ts";

let site: OperatorSite;
beforeAll(async () => {
  site = await startOperatorSite();
});
afterAll(() => site?.close());

const email = "ada@example.org";
const photo = "https://lh3.googleusercontent.com/a/ada";

/** Stands in for Google's script, which talks to the frame: it shows the frame and hands the test the listener. */
const gapi = `
const open = ({ url, where }, opened) => {
  const frame = document.createElement("iframe");
  frame.src = url;
  where.append(frame);
  return Promise.resolve(opened({
    restyle: async () => undefined,
    ping: async (answered) => answered(),
    send: () => undefined,
    register: (kind, listener) => Object.assign(window, { [kind]: listener }),
  }));
};
const iframes = { CROSS_ORIGIN_IFRAMES_FILTER: () => true, getContext: () => ({ open }) };
window.gapi = { load: (_name, { callback }) => callback(), iframes };
window[new URL(document.currentScript.src).searchParams.get("onload")]();
`;

function tokenOf(claims: object): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
  return [part({ alg: "RS256" }), part(claims), "signature"].join(".");
}

/** The provider's answers by the last part of the path. */
function answers(): Readonly<Record<string, object>> {
  const nowS = Math.floor(Date.now() / 1000);
  const idToken = tokenOf({ sub: "uid-1", iat: nowS, auth_time: nowS, exp: nowS + 3600, email });
  const user = {
    localId: "uid-1",
    email,
    emailVerified: true,
    displayName: "Ada King",
    photoUrl: photo,
    providerUserInfo: [{ providerId: "google.com", rawId: "1", federatedId: "1", email }],
  };
  return {
    projects: { projectId: "example-project", authorizedDomains: [canonicalName, "127.0.0.1"] },
    "accounts:signInWithIdp": {
      idToken,
      refreshToken: "refresh",
      expiresIn: "3600",
      localId: "uid-1",
      email,
      providerId: "google.com",
      rawUserInfo: "{}",
    },
    "accounts:lookup": { users: [user] },
  };
}

async function openPage({ open, port }: OperatorSite = site, host = canonicalName) {
  const opened = await open(`http://${host}:${port}/#/`);
  const asked: string[] = [];
  const frames: string[] = [];
  await opened.context.route("https://apis.google.com/**", (route) =>
    route.fulfill({ contentType: "text/javascript", body: gapi }),
  );
  await opened.context.route(`https://${authDomain}/**`, (route) => {
    frames.push(new URL(route.request().url()).pathname);
    return route.fulfill({ contentType: "text/html", body: "<title>The provider</title>" });
  });
  await opened.context.route("https://identitytoolkit.googleapis.com/**", (route) => {
    const headers = { "Access-Control-Allow-Origin": "*", "Access-Control-Allow-Headers": "*" };
    if (route.request().method() === "OPTIONS") return route.fulfill({ headers });
    const name = new URL(route.request().url()).pathname.split("/").at(-1) ?? "";
    asked.push(name);
    return route.fulfill({ headers, json: answers()[name] ?? {} });
  });
  await opened.context.route(photo, (route) =>
    route.fulfill({ contentType: "image/svg+xml", body: "<svg xmlns='http://www.w3.org/2000/svg'/>" }),
  );
  return { ...opened, asked, frames, account: new AccountScreen(opened.page) };
}

/** Opens Google's window; resolves to it and to the event that the page waits for. */
async function openWindow({ page, googleButton }: AccountScreen) {
  const [opened] = await Promise.all([page.waitForEvent("popup"), googleButton.click()]);
  await opened.waitForURL(`https://${authDomain}/__/auth/handler**`);
  const { searchParams } = new URL(opened.url());
  return { opened, searchParams, eventId: searchParams.get("eventId") };
}

/** What the provider reports of a window in which an account was chosen. */
function succeeded(eventId: string | null): object {
  return {
    type: "signInViaPopup",
    eventId,
    urlResponse: `https://${authDomain}/__/auth/handler?code=1`,
    sessionId: "session",
    postBody: null,
    tenantId: null,
    error: null,
  };
}

/** Tells the page by the frame what became of the window, as the provider does. */
function report(page: Page, authEvent: object): Promise<unknown> {
  return page.evaluate(
    (event) =>
      (window as unknown as { authEvent: (message: object) => unknown }).authEvent({
        type: "authEvent",
        authEvent: event,
      }),
    authEvent,
  );
}

test("the library's window signs in, within the security policy", async () => {
  const { page, account, asked, frames, refused, outside } = await openPage();
  expect(outside).toEqual([]);
  await account.openDialog();
  const { searchParams, eventId } = await openWindow(account);
  expect(searchParams.get("providerId")).toBe("google.com");
  expect(searchParams.get("scopes")).toContain("profile");
  await report(page, succeeded(eventId));
  await account.accountButton.waitFor();
  await account.dialog.waitFor({ state: "detached" });
  expect(asked).toContain("accounts:signInWithIdp");
  expect(frames).toContain("/__/auth/iframe");
  await page.getByRole("banner").locator(`img[src="${photo}"]`).waitFor();
  await account.openMenu();
  await page.getByText("Ada King").waitFor();
  expect(refused).toEqual([]);
});

test("a window that is closed is told", async () => {
  const { account } = await openPage();
  await account.openDialog();
  const { opened } = await openWindow(account);
  await opened.close();
  await account.alert.getByText("Sign in closed by the user", { exact: true }).waitFor();
});

test("a second press replaces the first window and says so", async () => {
  const { account } = await openPage();
  await account.openDialog();
  await openWindow(account);
  await openWindow(account);
  await account.alert
    .getByText("Coudn't open the login popup. Make sure no other sign in popups are opened", { exact: true })
    .waitFor();
});

test("a window that the browser blocks is told", async () => {
  const { page, account } = await openPage();
  await page.evaluate(() => (window.open = () => null));
  await account.openDialog();
  await account.googleButton.click();
  await account.alert.getByText(/^Pop-up blocked by the browser\. Please allow pop-up for /).waitFor();
});

test("page views call a user signed-in, and name nobody", async () => {
  const { page, account, outside } = await openPage();
  await account.openDialog();
  const { eventId } = await openWindow(account);
  await report(page, succeeded(eventId));
  await account.accountButton.waitFor();
  await page.getByRole("region", { name: "Usage statistics" }).getByRole("button", { name: "Allow" }).click();
  const views = () => outside.filter(({ body }) => body.startsWith('["event","page_view"'));
  await expect.poll(() => views().length).toBeGreaterThan(0);
  for (const { body } of views()) expect(body).toContain('"user":"signed-in"');
  expect(JSON.stringify(outside.filter(({ url }) => !url.includes("identitytoolkit")))).not.toContain(email);
});

test("a service at the page's origin is told of the token and of signing out, where the operator wants it", async () => {
  const telling = await startOperatorSite({ settings: everySetting });
  try {
    // The library tells only from a secure context, such as loopback.
    const { page, account, context } = await openPage(telling, "127.0.0.1");
    const told: string[] = [];
    await context.route("**/session", (route) => {
      const request = route.request();
      told.push(
        `${request.method()} ${request.headers()["authorization"]?.startsWith("Bearer ey") ?? false}`,
      );
      return route.fulfill({ status: 204 });
    });
    await account.openDialog();
    const { eventId } = await openWindow(account);
    await report(page, succeeded(eventId));
    await account.accountButton.waitFor();
    await expect.poll(() => told.at(-1)).toBe("POST true");
    await account.signOut();
    await expect.poll(() => told.at(-1)).toBe("DELETE false");
  } finally {
    await telling.close();
  }
});
