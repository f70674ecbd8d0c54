// One sign-in: each step of the dialog, what is refused there, the banner, the menu and the card of the account, and the end.

import { expect, test } from "vitest";
import { AccountScreen } from "#support/browser/account-screen.ts";
import { demoPassword, useBrowser } from "#support/browser/browser.ts";
import { axeFaults } from "#support/browser/faults.ts";
import { tells } from "#support/browser/heard.ts";

const open = useBrowser();

test("each step of a sign-in says what is wrong, keeps what is typed, and ends with the account", async () => {
  const { page, errors } = await open({ path: "/upgrade" });
  const account = new AccountScreen(page);
  const { dialog } = account;
  const card = page.getByRole("region", { name: "Account" });
  const button = (name: string) => dialog.getByRole("button", { name, exact: true });
  await tells(card, "the card of nobody", [
    'region "Account"',
    'heading "Account" [level=2]',
    "You are not signed in. The same account works in the Android app.",
    'button "Sign In"',
  ]);

  await card.getByRole("button", { name: "Sign In" }).click();
  await account.googleButton.waitFor();
  await tells(dialog, "the first step", [
    'dialog "Sign in"',
    'heading "Sign in" [level=2]',
    'button "Close"',
    "The same account works in the Android app.",
    'button "Continue with Google"',
    'button "Continue with e-mail"',
    'button "Facebook" [disabled]',
    'link "Privacy , opens a new tab" <https://example.com/privacy>',
    'link "Terms , opens a new tab" <https://example.com/terms>',
  ]);
  await account.chooseEmail("not-an-address");
  await tells(dialog, "an address that is none", [
    'dialog "Sign in"',
    'button "Back"',
    'heading "Your e-mail" [level=2]',
    'button "Close"',
    "We check whether you already have an account.",
    "E-mail",
    'textbox "E-mail" [invalid]: not-an-address',
    "Invalid Email",
    'button "Continue"',
  ]);
  await account.email.fill("google@example.com");
  await account.continueButton.click();
  await tells(dialog, "the address of a Google account", [
    'dialog "Sign in"',
    'button "Back"',
    'heading "Your e-mail" [level=2]',
    'button "Close"',
    "We check whether you already have an account.",
    "E-mail",
    'textbox "E-mail" [invalid]: google@example.com',
    "Already signed in with Google. Use Google SignIn",
    'button "Continue with Google"',
    'button "Continue"',
  ]);
  await account.email.fill("nobody@example.com");
  await account.continueButton.click();
  await account.title("Create your account").waitFor();
  await account.name.fill("Ada King");
  await account.password.fill("long-enough-1");
  await account.passwordAgain.fill("another-one");
  await account.continueButton.click();
  await tells(dialog, "unlike passwords of a new account", [
    'dialog "Sign in"',
    'button "Back"',
    'heading "Create your account" [level=2]',
    'button "Close"',
    "nobody@example.com",
    "Full name",
    'textbox "Full name": Ada King',
    "Password",
    'textbox "Password": long-enough-1',
    'button "Show the password"',
    "Re-enter password",
    'textbox "Re-enter password" [invalid]: another-one',
    'button "Show the password"',
    "Passwords does not match",
    'button "Continue"',
    'button "I already have an account"',
  ]);
  await button("Back").click();
  await account.chooseEmail("unverified@example.com");
  await account.title("Welcome back").waitFor();
  await account.password.fill("wrong-one-1");
  await account.continueButton.click();
  await account.alert.waitFor();
  await tells(dialog, "a wrong password", [
    'dialog "Sign in"',
    'button "Back"',
    'heading "Welcome back" [level=2]',
    'button "Close"',
    "unverified@example.com",
    "Sign-in error : Firebase: The password is invalid or the user does not have a password. (auth/wrong-password).",
    "The password is wrong. Try again, or choose Forgot password.",
    'button "Close"',
    "Password",
    'textbox "Password": wrong-one-1',
    'button "Show the password"',
    'button "Continue"',
    'button "Forgot password"',
  ]);
  expect.soft(await axeFaults(page), "axe").toEqual([]);
  await button("Forgot password").click();
  await dialog.getByText(/sent to unverified@example\.com/).waitFor();
  await account.password.fill(demoPassword);
  await account.continueButton.click();
  await dialog.waitFor({ state: "detached" });

  await tells(account.banner, "the banner of an address that is not verified", [
    'region "Email Not Verified !"',
    'heading "Email Not Verified !" [level=2]',
    "Please verify the email before using Premium",
    'button "Send Email"',
  ]);
  await account.banner.getByRole("button", { name: "Send Email" }).click();
  await page.getByText("Email sent to your inbox").waitFor();
  await tells(card, "the card of the account", [
    'region "Account"',
    'heading "Account" [level=2]',
    "Unverified Demo",
    "unverified@example.com",
    'button "Sign Out"',
    'button "Orders"',
    'button "Delete account"',
  ]);
  await card.getByRole("button", { name: "Delete account" }).click();
  await tells(dialog, "the deletion of the account", [
    'dialog "Delete account"',
    'heading "Delete account" [level=2]',
    'button "Close"',
    "This deletes the account unverified@example.com for good, here and in the Android app. The history on this device stays.",
    "Enter your password to go on.",
    "Password",
    'textbox "Password"',
    'button "Show the password"',
    'button "Delete account" [disabled]',
    'button "Cancel"',
  ]);
  await button("Cancel").click();
  await account.openMenu();
  await tells(page.getByRole("menu"), "the menu of the account", [
    "Unverified Demo unverified@example.com",
    'menuitem "Account"',
    'menuitem "Sign Out"',
  ]);
  await page.getByRole("menuitem", { name: "Sign Out" }).click();
  await account.signInButton.waitFor();
  await account.banner.waitFor({ state: "detached" });
  expect
    .soft(
      errors.filter((error) => !error.includes("400")),
      "errors of the page",
    )
    .toEqual([]);
});
