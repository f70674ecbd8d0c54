// What `npm run dev` has at the page's origin: page, API, accounts and payment sandbox as `npm start` has them.
// @module-tag deep

import { afterAll, beforeAll, expect, inject, test } from "vitest";
import * as z from "zod";
import { demoPassword } from "#scripts/identity/demo-accounts.ts";
import { packageRoute } from "#contract/account.ts";
import { packagesRoute } from "#contract/upgrade.ts";
import { copyCheckout } from "#support/server/checkout.ts";
import { explorer } from "#support/server/explorer.ts";
import { startStack, type StartedStack } from "#support/server/stack.ts";
import { useBrowser } from "#support/browser/browser.ts";
import { startFront } from "#support/browser/front.ts";
import { endsAndLeavesNothing, hurry, untilOffline } from "#support/browser/kept.ts";
import { post } from "../payment/local.ts";
import { SimplifierScreen } from "../screens/simplifier/screen.ts";

const open = useBrowser();

// A copy, because the tools read the developer's own variables beside their configuration.
const checkout = copyCheckout();
let stack: StartedStack;
let url: string;
beforeAll(async () => {
  stack = await startStack({ task: "dev", folder: checkout.folder });
  ({ url } = stack);
});
afterAll(async () => {
  await stack?.stop();
  checkout.remove();
});

test("npm run dev serves the page and the API, and no explorer", async () => {
  expect(await (await fetch(url)).text()).toContain('<div id="root">');
  expect(await (await fetch(`${url}/api/health`)).json()).toMatchObject({ ok: true });
  for (const path of explorer) {
    const response = await fetch(url + path);
    expect(response.status).toBe(404);
  }
  const missing = await fetch(`${url}/assets/nope.js`);
  expect(missing.status).toBe(404);
  expect(await missing.json()).toMatchObject({ code: "not_found" });
});

test("npm run dev has the same accounts at the page's origin", async () => {
  const signedIn = await fetch(
    `${url}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=any`,
    {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ email: "free@example.com", password: demoPassword, returnSecureToken: true }),
    },
  );
  const { idToken } = z.object({ idToken: z.string() }).parse(await signedIn.json());
  const response = await fetch(url + packageRoute.path, {
    method: "POST",
    headers: { Authorization: `Bearer ${idToken}` },
  });
  expect({ status: response.status, body: await response.json() }).toEqual({
    status: 200,
    body: { StartDate: "", Period: -1 },
  });
});

test("npm run dev has the same sandbox at the page's origin", async () => {
  const [there, direct] = await Promise.all(
    [url, stack.payments].map((site) => post(`${site}/pay/checkout`, {})),
  );
  expect(there?.status).toBe(400);
  expect(there?.text).toBe(direct?.text);
  const sold = await fetch(url + packagesRoute.path, { method: packagesRoute.method });
  const packages = z.array(z.object({ packageId: z.string() })).parse(await sold.json());
  expect(packages.map(({ packageId }) => packageId)).toEqual(["monthly", "semester", "yearly"]);
});

test("a worker of an earlier visit ends and leaves nothing when npm run dev is served on the same port", async () => {
  const front = await startFront(inject("url"));
  try {
    const { page } = await open({
      site: front.url,
      path: "/simplify",
      serviceWorkers: "allow",
      before: hurry,
    });
    await untilOffline(page);
    front.deploy(url);
    await endsAndLeavesNothing(page, () => new SimplifierScreen(page).solve("A.B+A.B'"));
  } finally {
    await front.stop();
  }
}, 240_000);
