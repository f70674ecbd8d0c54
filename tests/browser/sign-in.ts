// Signs in through the page, as a person does.

import type { Page } from "playwright-core";

/** The accounts that `npm start` makes. */
export type DemoEmail = "free@example.com" | "unverified@example.com" | "premium@example.com";
export const demoPassword = "demo-1234";

export async function signIn(page: Page, email: string, password: string = demoPassword): Promise<void> {
  const dialog = page.getByRole("dialog");
  await page.getByRole("banner").getByRole("button", { name: "Sign in" }).click();
  await dialog.getByRole("button", { name: "Continue with e-mail" }).click();
  await dialog.getByRole("textbox", { name: "E-mail" }).fill(email);
  await dialog.getByRole("button", { name: "Continue", exact: true }).click();
  await dialog.getByLabel("Password", { exact: true }).fill(password);
  await dialog.getByRole("button", { name: "Continue", exact: true }).click();
  await dialog.waitFor({ state: "detached" });
}
