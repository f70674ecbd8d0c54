// The screen of the packages as a person finds it: the cards, the dialogs on the way to the payment provider, and the
// form that is posted there.

import type { Locator, Page, Route } from "playwright-core";
import { inject } from "vitest";
import { AccountScreen } from "#support/browser/account-screen.ts";
import type { OpenedPage, OpenOptions } from "#support/browser/browser.ts";
import { IdentityAdmin, type NewAccount } from "#support/browser/identity-admin.ts";

/** As the service lists one. */
export interface ListedPackage {
  readonly packageId: string;
  readonly name: string;
  readonly description: string;
  readonly price: string;
  readonly offerAmount: number;
  readonly period: number;
}

export const buyer = {
  "First name": "Ada",
  "Last name": "King",
  Phone: "+44 20 7946 0958",
  Address: "1 St James's Square",
  City: "London",
  Country: "United Kingdom",
} as const;

export type BuyerField = keyof typeof buyer;

export class UpgradeScreen {
  readonly page: Page;
  readonly account: AccountScreen;
  readonly packages: Locator;
  readonly cards: Locator;
  readonly premiumAdds: Locator;
  readonly detailsDialog: Locator;
  readonly verifyDialog: Locator;
  readonly failedDialog: Locator;
  /** Covers the page until the payment provider's has come. */
  readonly overlay: Locator;
  /** Whose details a purchase sends. */
  readonly changeDetails: Locator;

  constructor(page: Page) {
    const dialog = (name: string) => page.getByRole("dialog", { name, exact: true });
    this.page = page;
    this.account = new AccountScreen(page);
    this.packages = page.getByRole("region", { name: "Packages", exact: true });
    this.cards = this.packages.getByRole("listitem").filter({ has: page.getByRole("heading", { level: 3 }) });
    this.premiumAdds = page.getByRole("region", { name: "What Premium adds" });
    this.detailsDialog = dialog("Your details");
    this.verifyDialog = dialog("Email verification required");
    this.failedDialog = dialog("Payment not started");
    this.overlay = dialog("Opening the payment page");
    this.changeDetails = this.packages.getByRole("button", { name: "Change", exact: true });
  }

  card(name: string): Locator {
    return this.cards.filter({ has: this.page.getByRole("heading", { name, exact: true }) });
  }

  buyNow(name: string): Locator {
    return this.card(name).getByRole("button", { name: "Buy Now", exact: true });
  }

  /** From the first step of the sign-in dialog, which is open. */
  async signInOver(email: string, password: string): Promise<void> {
    await this.account.chooseEmail(email);
    await this.account.password.fill(password);
    await this.account.continueButton.click();
  }

  /** Whether the browser is to keep the details of the dialog. */
  get remember(): Locator {
    return this.detailsDialog.getByRole("switch", { name: /^Remember these details/ });
  }

  async fillDetails(changes: Partial<Record<BuyerField, string>> = {}): Promise<void> {
    for (const [label, text] of Object.entries({ ...buyer, ...changes }))
      await this.detailsDialog.getByLabel(label, { exact: true }).fill(text);
  }

  /** Leaves for the payment page, or shows what is wrong. */
  async submitDetails(): Promise<void> {
    await this.detailsDialog.getByRole("button", { name: "Continue to payment" }).click();
  }

  /** Buys beside an order that may still be paid. */
  async buyBeside(name: string): Promise<void> {
    await this.buyNow(name).click();
    await this.page.getByRole("button", { name: "Buy anyway" }).click();
  }

  /** Buys as a user who has given no details yet, and wants them to be remembered. */
  async buy(name: string): Promise<void> {
    await this.buyNow(name).click();
    await this.detailsDialog.waitFor();
    await this.fillDetails();
    await this.remember.click();
    await this.submitDetails();
  }
}

/** Keeps the forms that are posted to the payment provider, in the place of the sandbox: it answers with a page. */
export async function catchForms(page: Page): Promise<URLSearchParams[]> {
  const forms: URLSearchParams[] = [];
  await page.route("**/pay/checkout", async (route) => {
    forms.push(new URLSearchParams(route.request().postData() ?? ""));
    await route.fulfill({
      contentType: "text/html",
      body: "<title>The provider</title><h1>The provider</h1>",
    });
  });
  return forms;
}

/** Lists these packages in the place of the service's. */
export async function listPackages(page: Page, packages: readonly ListedPackage[]): Promise<void> {
  await page.route("**/api/free/upgrade/packages", (route) => route.fulfill({ json: packages }));
}

/** `count` packages of different lengths of text, each with another offer. */
export function packagesOf(count: number): readonly ListedPackage[] {
  return Array.from({ length: count }, (_, index) => ({
    packageId: `p${index}`,
    name: index === 3 ? "For a whole class and its teachers" : `Package ${index + 1}`,
    description: "Everything included, on web and Android. ".repeat(1 + (index % 3)).trim(),
    price: `${4 * (index + 1)}.00`,
    offerAmount: 5 * index,
    period: 30 * (index + 1),
  }));
}

/** Refuses a call of the page with a code. */
export function refuse(status: number, code: string): (route: Route) => Promise<void> {
  return (route) => route.fulfill({ status, json: { code, message: `A sentence about ${code}.` } });
}

type Open = (options?: OpenOptions) => Promise<OpenedPage>;

/** The screen with a new user, whose address is verified, and of whom nothing else is known. */
export async function openAsBuyer(
  open: Open,
  options: OpenOptions = {},
): Promise<OpenedPage & NewAccount & { readonly screen: UpgradeScreen }> {
  const user = await new IdentityAdmin(inject("url")).add({ isVerified: true });
  const opened = await open({ path: "/upgrade", ...options });
  const screen = new UpgradeScreen(opened.page);
  await screen.account.signIn(user.email, user.password);
  return { ...opened, ...user, screen };
}

/** The same one press before the order of a Semester is placed; what would be posted is kept. */
export async function openBeforeOrder(open: Open, options: OpenOptions = {}) {
  const opened = await openAsBuyer(open, options);
  const { screen, page } = opened;
  await screen.buyNow("Semester").click();
  await screen.detailsDialog.waitFor();
  await screen.fillDetails();
  return { ...opened, forms: await catchForms(page) };
}

/** The page that answers instead of the sandbox's. */
export async function providerHasCome(page: Page): Promise<void> {
  await page.getByRole("heading", { name: "The provider" }).waitFor();
}
