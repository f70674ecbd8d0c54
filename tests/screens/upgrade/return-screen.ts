// The return from payment as a person finds it: the dialog, and what shows Premium on the page.

import type { Locator, Page, Request } from "playwright-core";

export const titles = {
  checking: "Checking your payment",
  success: "Your purchase was successful!",
  canceled: "Your purchase was canceled.",
  invalid: "Invalid purchase !",
  pending: "Purchase pending",
  notFound: "Your purchse did not compleated !",
  unanswered: "Your payment could not be checked",
} as const;

export class ReturnScreen {
  readonly page: Page;
  readonly site: string;
  readonly dialog: Locator;
  readonly close: Locator;
  readonly badge: Locator;
  readonly packageCard: Locator;
  /** How often the page has asked for the status of an order. */
  calls = 0;
  /** How many of these calls have an answer, or failed. */
  ended = 0;

  constructor(page: Page, site: string) {
    this.page = page;
    this.site = site;
    this.dialog = page.getByRole("dialog");
    this.close = this.dialog.getByRole("button", { name: "Close", exact: true });
    // The title of the screen is the same word.
    this.badge = page.getByRole("banner").locator("span").getByText("Premium", { exact: true });
    this.packageCard = page.getByRole("region", { name: "Current Package" });
    const isCall = (request: Request) => request.url().endsWith("/api/free/upgrade/orderStatus");
    page.on("request", (request) => void (this.calls += isCall(request) ? 1 : 0));
    const end = (request: Request) => void (this.ended += isCall(request) ? 1 : 0);
    page.on("requestfinished", end);
    page.on("requestfailed", end);
  }

  /** Comes back from the provider, which is another page. */
  async arrive(address: string): Promise<void> {
    await this.page.goto("about:blank");
    await this.page.goto(this.site + address);
  }

  /** The dialog by its heading; its name is the same. */
  async shows(title: string): Promise<void> {
    await this.page.getByRole("dialog", { name: title, exact: true }).waitFor();
    await this.dialog.getByRole("heading", { name: title, exact: true }).waitFor();
  }
}

/** The address of a return with an order, in both ways that the provider writes it. */
export const returnAddresses = {
  "after the #": (orderId: string) => `/#/upgrade?t=r&order_id=${orderId}`,
  "in the page's query": (orderId: string) => `/?order_id=${orderId}#/upgrade?t=r`,
} as const;
