// A buyer as a test needs one: a user of one's own with orders, what the payment provider tells of them, and the pages of
// the payment sandbox. The Worker, its database and its signatures are the real ones.

import { readFileSync } from "node:fs";
import path from "node:path";
import { parseEnv } from "node:util";
import type { Page } from "playwright-core";
import { composeOrderId, emailHashOf } from "#contract/order-id.ts";
import { formOf, notifyOf, signatureOf } from "#support/server/payments.ts";
import { AccountScreen } from "./account-screen.ts";
import { IdentityAdmin, type NewAccount } from "./identity-admin.ts";

const json = { "Content-Type": "application/json" };
const monthly = { packageId: "monthly", amount: "4.00", currency: "USD" } as const;

/** The provider's codes for what became of a payment. */
export const codes = { success: "2", failed: "-2", chargedBack: "-3" } as const;

export interface Order {
  readonly id: string;
  /** Of the form that is posted to the provider. */
  readonly hash: string;
}

export class Buyer {
  readonly account: NewAccount;
  readonly #site: string;
  readonly #stateFolder: string;
  #placedAtMs = Date.now();

  private constructor(account: NewAccount, site: string, stateFolder: string) {
    this.account = account;
    this.#site = site;
    this.#stateFolder = stateFolder;
  }

  /** A new user with a verified address. */
  static async arrive(site: string, stateFolder: string): Promise<Buyer> {
    return new Buyer(await new IdentityAdmin(site).add({ isVerified: true }), site, stateFolder);
  }

  /** Signs in on a page that nobody is signed in on, and waits until the package is known. */
  async signIn(page: Page): Promise<void> {
    await new AccountScreen(page).signIn(this.account.email, this.account.password);
    await page.waitForFunction(() => localStorage.getItem("package") !== null);
  }

  /** Places an order for the package of 30 days. */
  async order(): Promise<Order> {
    const { email } = this.account;
    // An id has the second in it: a second order of the same second would be the same.
    this.#placedAtMs -= 1_000;
    const orderId = composeOrderId(emailHashOf(email), this.#placedAtMs) ?? "";
    const body = JSON.stringify({ orderId, packageId: monthly.packageId });
    const Authorization = `Bearer ${await this.#token()}`;
    const response = await this.#post("/api/signed/hash", {
      headers: { ...json, Authorization },
      body,
    });
    return { id: orderId, hash: (await response.json()) as string };
  }

  /** What the provider tells the Worker, signed with the merchant's secret of this stack. */
  async notify({ id }: Order, code: string, amount: string = monthly.amount): Promise<void> {
    const variables = parseEnv(readFileSync(path.join(this.#stateFolder, ".dev.vars"), "utf8"));
    const fields = notifyOf(id, amount, code) as ReturnType<typeof notifyOf> &
      Parameters<typeof signatureOf>[0];
    const md5sig = signatureOf(fields, variables["PAYMENT_MERCHANT_SECRET"]);
    await this.#post("/api/free/upgrade/notify", formOf({ ...fields, md5sig }));
  }

  /** Posts the form of an order, as Buy Now does; the page is the sandbox's checkout then. */
  async checkOut(page: Page, { id, hash }: Order): Promise<void> {
    const back = `${this.#site}/#/upgrade`;
    const fields = {
      merchant_id: "1221149",
      return_url: `${back}?t=r`,
      cancel_url: `${back}?t=c`,
      notify_url: `${this.#site}/api/free/upgrade/notify`,
      order_id: id,
      items: "Monthly",
      custom_1: this.account.email,
      custom_2: monthly.packageId,
      currency: monthly.currency,
      amount: monthly.amount,
      first_name: "Ada",
      last_name: "King",
      email: this.account.email,
      phone: "1",
      address: "1 Street",
      city: "London",
      country: "United Kingdom",
      hash,
    };
    await page.evaluate((given) => {
      const form = document.createElement("form");
      Object.assign(form, { method: "post", action: "/pay/checkout" });
      for (const [name, value] of Object.entries(given)) {
        const input = document.createElement("input");
        form.appendChild(Object.assign(input, { type: "hidden", name, value }));
      }
      document.body.appendChild(form);
      form.submit();
    }, fields);
    await page.getByRole("button", { name: "Pay", exact: true }).waitFor();
  }

  async #token(): Promise<string> {
    const { email, password } = this.account;
    const address = "/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=local";
    const body = JSON.stringify({ email, password, returnSecureToken: true });
    const response = await this.#post(address, { headers: json, body });
    const { idToken } = (await response.json()) as { idToken: string };
    return idToken;
  }

  async #post(address: string, init: RequestInit): Promise<Response> {
    const response = await fetch(this.#site + address, { method: "POST", ...init });
    if (!response.ok) throw new Error(`${address} answered ${response.status}: ${await response.text()}`);
    return response;
  }
}
