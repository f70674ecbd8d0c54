// The account as a person finds it: the header's button and menu, the dialog, the banner and the screen of the account.

import type { Locator, Page } from "playwright-core";

export class AccountScreen {
  readonly page: Page;
  readonly signInButton: Locator;
  readonly accountButton: Locator;
  readonly dialog: Locator;
  readonly email: Locator;
  readonly name: Locator;
  readonly password: Locator;
  readonly passwordAgain: Locator;
  readonly continueButton: Locator;
  readonly googleButton: Locator;
  readonly alert: Locator;
  readonly banner: Locator;

  constructor(page: Page) {
    const header = page.getByRole("banner");
    const dialog = page.getByRole("dialog");
    this.page = page;
    this.signInButton = header.getByRole("button", { name: "Sign in", exact: true });
    this.accountButton = header.getByRole("button", { name: "Account", exact: true });
    this.dialog = dialog;
    this.email = dialog.getByRole("textbox", { name: "E-mail" });
    this.name = dialog.getByRole("textbox", { name: "Full name" });
    this.password = dialog.getByLabel("Password", { exact: true });
    this.passwordAgain = dialog.getByLabel("Re-enter password", { exact: true });
    this.continueButton = dialog.getByRole("button", { name: "Continue", exact: true });
    this.googleButton = dialog.getByRole("button", { name: "Continue with Google" });
    this.alert = dialog.getByRole("alert").locator("> *");
    this.banner = page.getByRole("region", { name: "Email Not Verified !" });
  }

  title(text: string): Locator {
    return this.dialog.getByRole("heading", { name: text, exact: true });
  }

  async openDialog(): Promise<void> {
    await this.signInButton.click();
    await this.title("Sign in").waitFor();
  }

  /** From the first step to the one after the address. */
  async chooseEmail(email: string): Promise<void> {
    await this.dialog.getByRole("button", { name: "Continue with e-mail" }).click();
    await this.email.fill(email);
    await this.continueButton.click();
  }

  async signIn(email: string, password: string): Promise<void> {
    await this.openDialog();
    await this.chooseEmail(email);
    await this.password.fill(password);
    await this.continueButton.click();
    await this.dialog.waitFor({ state: "detached" });
    await this.accountButton.waitFor();
  }

  async openMenu(): Promise<void> {
    await this.accountButton.click();
    await this.page.getByRole("menuitem", { name: "Sign Out" }).waitFor();
  }

  async signOut(): Promise<void> {
    await this.openMenu();
    await this.page.getByRole("menuitem", { name: "Sign Out" }).click();
    await this.signInButton.waitFor();
  }

  /** What has the focus: its name, or the kind of element where it has none. */
  focused(): Promise<string> {
    return this.page.evaluate(() => {
      const element = document.activeElement;
      if (element instanceof HTMLInputElement) return element.labels?.[0]?.textContent ?? "";
      if (!(element instanceof HTMLButtonElement)) return element?.localName ?? "";
      return element.getAttribute("aria-label") ?? element.textContent;
    });
  }
}

/** Presses a button of the identity server's account page, whose window may be closed before the press has ended. */
export async function pressAndClose(button: Locator): Promise<void> {
  await Promise.all([button.page().waitForEvent("close"), button.click().catch(() => undefined)]);
}
