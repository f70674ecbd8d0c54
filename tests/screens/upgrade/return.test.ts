// What a buyer sees who comes back from payment, whatever became of the order, with the real Worker. The schedule of the
// questions is tested in return-asking.test.ts, the way through the sandbox in return-sandbox.test.ts.
// @module-tag deep

import { beforeAll, describe, expect, inject, test } from "vitest";
import { addressTextCharsMax } from "#addresses/core/codec.ts";
import { AccountScreen } from "#support/browser/account-screen.ts";
import { demoPassword, sizeNames, useBrowser } from "#support/browser/browser.ts";
import { Buyer, codes, type Order } from "#support/browser/buyer.ts";
import { faultsInBoth } from "#support/browser/faults.ts";
import { named } from "#support/browser/named.ts";
import { questionPath } from "../simplifier/steps-screen.ts";
import { returnAddresses, ReturnScreen, titles } from "./return-screen.ts";

const open = useBrowser();
const site = inject("url");
const arrive = () => Buyer.arrive(site, inject("stateFolder"));

const pendingText =
  "Your purchase is pending. Please contact developer with your payment receipt to track the status!";
const notFoundText =
  "Your payment is not found in the system. Please contact developer with your payment receipt !";

async function signedIn(buyer: Buyer, options: Parameters<typeof open>[0] = {}) {
  const { page, errors, context } = await open({ path: "/upgrade", ...options });
  await buyer.signIn(page);
  return { page, errors, context, screen: new ReturnScreen(page, site) };
}

test("a paid order, with its id after the # and in the page's query, is a success, and badge, card and gates follow without a reload", async () => {
  const buyer = await arrive();
  const { page, screen, errors } = await signedIn(buyer);
  await screen.packageCard.getByText("FREE", { exact: true }).waitFor();
  for (const [where, addressOf] of Object.entries(returnAddresses))
    await named(where, async () => {
      const order = await buyer.order();
      await buyer.notify(order, codes.success);
      await screen.arrive(addressOf(order.id));
      await screen.shows(titles.success);
      await screen.dialog
        .getByText("Your have successfully upgraded your package !", { exact: true })
        .waitFor();
      await screen.dialog.getByText(`Order ${order.id}`, { exact: true }).waitFor();
      await screen.badge.waitFor();
      await screen.packageCard.getByText("PREMIUM", { exact: true }).waitFor();
      expect(await screen.dialog.getByText(/[Ss]ign(ed)? in/).count()).toBe(0);
      // The buyer came from nowhere else.
      expect(await page.getByRole("button", { name: /^Back to/ }).count()).toBe(0);
      await screen.close.click();
      expect(page.url()).toBe(`${site}/#/upgrade`);
    });
  await page.evaluate(() => (location.hash = "/number-systems"));
  await page.getByRole("button", { name: "Custom", exact: true }).click();
  await page.getByRole("complementary", { name: "Custom Bases" }).waitFor();
  expect(errors).toEqual([]);
});

test.each([
  ["Show Steps", questionPath("A.B+A.B'"), "Show Steps Premium", "Back to your steps"],
  ["a comparison", "/ttable?input=A.B&fn=B.A", "Compare columns Premium", "Back to Truth Table"],
  ["an input that no address holds", "/ttable?fn=B.A", "Compare columns Premium", "Back to Truth Table"],
  ["custom bases", "/number-systems?number=25&base=10", "Custom Premium", "Back to Number Systems"],
])(
  "whoever comes from %s goes back there after paying, with the input, and the dialog is behind no entry",
  async (_, path, feature, back) => {
    const buyer = await arrive();
    const { page, screen } = await signedIn(buyer, { path });
    const field = page.getByRole("main").getByRole("textbox").first();
    if ((await field.inputValue()) === "") {
      await field.fill(`${"A.B+".repeat(addressTextCharsMax / 4)}A`);
      await field.press("Enter");
      await page.waitForURL(/#\/ttable$/);
    }
    const typed = await field.inputValue();
    await page
      .getByRole("button", { name: feature })
      .or(page.getByRole("switch", { name: feature }))
      .click();
    await screen.dialog.getByRole("button", { name: "See Plans" }).click();
    await page.waitForURL(/#\/upgrade$/);
    const order = await buyer.order();
    await buyer.notify(order, codes.success);
    await screen.arrive(returnAddresses["in the page's query"](order.id));
    await screen.shows(titles.success);
    await screen.badge.waitFor();
    expect(await faultsInBoth(page)).toEqual([]);
    await screen.dialog.getByRole("button", { name: back }).click();
    await expect.poll(() => field.inputValue()).toBe(typed);
    expect(page.url()).not.toContain("order_id");
    await page.evaluate(() => (location.hash = "/upgrade"));
    await screen.packageCard.getByText("PREMIUM", { exact: true }).waitFor();
    expect(await page.getByRole("button", { name: /^Back to/ }).count()).toBe(0);
  },
);

test("a notify that comes while the page asks is a success a second later", async () => {
  const buyer = await arrive();
  const { page, screen } = await signedIn(buyer);
  const order = await buyer.order();
  const asked = page.waitForResponse("**/orderStatus");
  await screen.arrive(returnAddresses["after the #"](order.id));
  await asked;
  await screen.shows(titles.checking);
  await buyer.notify(order, codes.success);
  await screen.shows(titles.success);
  await screen.badge.waitFor();
});

describe("an order that did not come to Premium", () => {
  let buyer: Buyer;
  let failed: Order;
  let mismatching: Order;
  let chargedBack: Order;
  beforeAll(async () => {
    buyer = await arrive();
    failed = await buyer.order();
    await buyer.notify(failed, codes.failed);
    mismatching = await buyer.order();
    await buyer.notify(mismatching, codes.success, "3.99");
    chargedBack = await buyer.order();
    await buyer.notify(chargedBack, codes.success);
    await buyer.notify(chargedBack, codes.chargedBack);
  });

  test("of another amount is invalid, that was charged back is invalid, and was declined is not found at the first question", async () => {
    const { page } = await open();
    const screen = new ReturnScreen(page, site);
    for (const [name, order] of [
      ["of another amount", mismatching],
      ["that was charged back", chargedBack],
    ] as const)
      await named(name, async () => {
        await screen.arrive(returnAddresses["after the #"](order.id));
        await screen.shows(titles.invalid);
        await screen.dialog
          .getByText(/unverified\. Contact the developer with your payment receipt\.$/)
          .waitFor();
        expect(await screen.badge.count()).toBe(0);
      });
    await named("was declined", async () => {
      await screen.arrive(returnAddresses["in the page's query"](failed.id));
      await screen.shows(titles.notFound);
      await screen.dialog.getByText(notFoundText, { exact: true }).waitFor();
    });
  });
});

describe("without a question to the service", () => {
  test("a return with no order id, or what is none, is not found, and shows it as text", async () => {
    const { page, errors } = await open({ path: "/upgrade", size: "phone" });
    const screen = new ReturnScreen(page, site);
    for (const [name, parameter, shown] of [
      ["no order id", "", null],
      ["an empty one", "&order_id=", null],
      ["one that is none", "&order_id=12", "Order 12"],
      [
        "markup",
        `&order_id=${encodeURIComponent("<img src=x onerror=window.hit=1>")}`,
        "Order <img src=x onerror=wind…",
      ],
      ["a very long one", `&order_id=${"A1".repeat(2_000)}`, `Order ${"A1".repeat(11)}A…`],
    ] as const)
      await named(name, async () => {
        await page.evaluate((hash) => (location.hash = hash), `/upgrade?t=r${parameter}`);
        await screen.shows(titles.notFound);
        if (shown === null) expect(await screen.dialog.getByText(/^Order/).count()).toBe(0);
        else await screen.dialog.getByText(shown, { exact: true }).waitFor();
        expect(await page.evaluate(() => [document.images.length, "hit" in window])).toEqual([0, false]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
        expect(await screen.dialog.getByRole("button").count()).toBe(1);
        await screen.close.click();
        await screen.dialog.waitFor({ state: "detached" });
      });
    expect(screen.calls).toBe(0);
    expect(errors).toEqual([]);
  });

  test("a purchase is told to be canceled, also on this page's query", async () => {
    const { page } = await open();
    const screen = new ReturnScreen(page, site);
    for (const address of ["/#/upgrade?t=c", "/?t=c#/upgrade", "/?order_id=OIDAB3K9154000000#/upgrade?t=c"]) {
      await screen.arrive(address);
      await screen.shows(titles.canceled);
    }
    expect(screen.calls).toBe(0);
  });
});

test("where nobody is signed in success says to sign in, and signing in brings Premium", async () => {
  const buyer = await arrive();
  const order = await buyer.order();
  await buyer.notify(order, codes.success);
  const { page } = await open();
  const screen = new ReturnScreen(page, site);
  await screen.arrive(returnAddresses["in the page's query"](order.id));
  await screen.shows(titles.success);
  await screen.dialog.getByText("Sign in with the account that you bought with to use Premium.").waitFor();
  await screen.dialog.getByRole("button", { name: "Sign In" }).click();
  const account = new AccountScreen(page);
  await account.chooseEmail(buyer.account.email);
  await account.password.fill(buyer.account.password);
  await account.continueButton.click();
  await screen.badge.waitFor();
  expect(page.url()).toBe(`${site}/#/upgrade`);
  expect(await screen.dialog.count()).toBe(0);
});

test("to somebody else, with no package or not verified, success says that this account has no Premium", async () => {
  const buyer = await arrive();
  const order = await buyer.order();
  await buyer.notify(order, codes.success);
  const { page } = await open({ path: "/upgrade" });
  const screen = new ReturnScreen(page, site);
  const account = new AccountScreen(page);
  for (const email of ["free@example.com", "unverified@example.com"])
    await named(email, async () => {
      await account.signIn(email, demoPassword);
      await screen.arrive(returnAddresses["after the #"](order.id));
      await screen.shows(titles.success);
      await screen.dialog.getByText(/^The account that you are signed in with has no Premium\./).waitFor();
      await screen.close.click();
      await screen.packageCard.getByText("FREE", { exact: true }).waitFor();
      expect(await screen.badge.count()).toBe(0);
      await account.signOut();
    });
});

describe("every end", () => {
  let paid: Order;
  let unpaid: Order;
  let wrong: Order;
  beforeAll(async () => {
    const buyer = await arrive();
    [paid, unpaid, wrong] = [await buyer.order(), await buyer.order(), await buyer.order()];
    await buyer.notify(paid, codes.success);
    await buyer.notify(wrong, codes.success, "3.99");
  });

  test.each(sizeNames)("can be read and pressed on a %s", async (size) => {
    const { page } = await open({ size });
    const screen = new ReturnScreen(page, site);
    const look = async (title: string, tone: string) => {
      await screen.shows(title);
      expect(await screen.dialog.locator("[data-tone]").getAttribute("data-tone")).toBe(tone);
      expect(await faultsInBoth(page), title).toEqual([]);
    };
    await page.clock.install({ time: Date.now() });
    await screen.arrive("/#/upgrade");
    for (const [title, tone, parameters] of [
      [titles.success, "ok", `t=r&order_id=${paid.id}`],
      [titles.invalid, "bad", `t=r&order_id=${wrong.id}`],
      [titles.notFound, "warn", "t=r"],
      [titles.canceled, "quiet", "t=c"],
    ] as const) {
      await page.evaluate((query) => (location.hash = `/upgrade?${query}`), parameters);
      await look(title, tone);
      await screen.close.click();
      await screen.dialog.waitFor({ state: "detached" });
    }
    await page.evaluate((id) => (location.hash = `/upgrade?t=r&order_id=${id}`), unpaid.id);
    await look(titles.checking, "quiet");
    await expect
      .poll(async () => {
        await page.clock.fastForward(1_000);
        return screen.dialog.getByRole("heading").textContent();
      })
      .toBe(titles.pending);
    await screen.dialog.getByText(pendingText, { exact: true }).waitFor();
    await look(titles.pending, "warn");
  });
});
