// One purchase: the packages, the buyer's details with what is refused, the sandbox, and Premium on return.

import { expect, inject, test } from "vitest";
import { begin } from "#support/browser/begin.ts";
import { useBrowser } from "#support/browser/browser.ts";
import { axeFaults } from "#support/browser/faults.ts";
import { tells } from "#support/browser/heard.ts";
import { premiumTold } from "#support/browser/premium-told.ts";
import { questionPath, StepsScreen } from "../simplifier/steps-screen.ts";
import { ReturnScreen, titles } from "./return-screen.ts";
import { openAsBuyer } from "./screen.ts";

const open = useBrowser();

/** The last day of a package that is bought now. */
function lastDay(days: number): string {
  const lastMs = Date.now() + days * 24 * 60 * 60 * 1000 - 1;
  return new Date(lastMs).toLocaleDateString("en-US", { dateStyle: "long" });
}

test("a package is chosen, details are given, the payment is made, and Premium is there", async () => {
  const { page, errors, screen, email } = await openAsBuyer(open);
  const returned = new ReturnScreen(page, inject("url"));
  // The buyer comes from Show Steps, and goes back there at the end.
  const question = questionPath("A.B+A.B'");
  await begin(page, question);
  const steps = new StepsScreen(page);
  await steps.show.click();
  await page.getByRole("button", { name: "See Plans" }).click();
  await returned.packageCard.getByText("FREE", { exact: true }).waitFor();
  await screen.buyNow("Monthly").waitFor();
  await tells(screen.premiumAdds, "what Premium adds", [
    'region "What Premium adds"',
    'heading "What Premium adds" [level=2]',
    ...premiumTold,
  ]);
  await tells(returned.packageCard, "the package before", [
    'region "Current Package"',
    'heading "Current Package" [level=2]',
    "FREE",
    "Every tool works. Premium checks your own steps and explains each answer.",
  ]);
  await tells(screen.packages, "the packages", [
    'region "Packages"',
    'heading "Packages" [level=2]',
    'heading "Monthly" [level=3]',
    "30 days",
    "4.00",
    "USD",
    "Steps, column comparison and custom bases.",
    `One payment. It does not renew. Ends on ${lastDay(30)}.`,
    'button "Buy Now"',
    'heading "Semester" [level=3]',
    "25% off",
    "180 days",
    "now",
    "15.00",
    "USD , before 20.00",
    "One term of study, everything included.",
    `One payment. It does not renew. Ends on ${lastDay(180)}.`,
    'button "Buy Now"',
    'heading "Yearly" [level=3]',
    "30% off",
    "365 days",
    "now",
    "25.20",
    "USD , before 36.00",
    "A full year on web and Android.",
    `One payment. It does not renew. Ends on ${lastDay(365)}.`,
    'button "Buy Now"',
    "You pay at PayHere; your card number stays there.",
    'link "Terms , opens a new tab" <https://example.com/terms>',
    'link "Privacy , opens a new tab" <https://example.com/privacy>',
    'link "Refunds , opens a new tab" <https://example.com/refunds>',
  ]);

  await screen.buyNow("Monthly").click();
  await screen.detailsDialog.waitFor();
  await screen.submitDetails();
  await tells(screen.detailsDialog, "details that are missing", [
    'dialog "Your details"',
    'heading "Your details" [level=2]',
    'button "Close"',
    "Monthly, 4.00 USD",
    `One payment. It does not renew. Ends on ${lastDay(30)}.`,
    "You pay at PayHere; your card number stays there.",
    `These details and ${email} go to the payment provider.`,
    "First name",
    'textbox "First name" [invalid]',
    "Enter your first name.",
    "Last name",
    'textbox "Last name" [invalid]',
    "Enter your last name.",
    "Phone",
    'textbox "Phone" [invalid]',
    "Enter your phone number.",
    "Address",
    'textbox "Address" [invalid]',
    "Enter your address.",
    "City",
    'textbox "City" [invalid]',
    "Enter your city.",
    "Country",
    'textbox "Country" [invalid]',
    "Enter your country.",
    'switch "Remember these details in this browser until I sign out"',
    'button "Continue to payment"',
  ]);
  await screen.fillDetails({ Country: "" });
  await screen.submitDetails();
  expect
    .soft(await screen.detailsDialog.getByLabel("City").inputValue(), "what is given stays")
    .toBe("London");
  await screen.fillDetails();
  await screen.remember.click();
  expect.soft(await axeFaults(page), "axe").toEqual([]);
  await screen.submitDetails();
  await page.waitForURL(/\/pay\/checkout\?order_id=/);
  const orderId = new URL(page.url()).searchParams.get("order_id");
  const order = await page.getByRole("region", { name: "Order" }).innerText();
  expect.soft(order, "the order at the provider").toMatch(/4\.00 USD[\s\S]*Monthly[\s\S]*Ada King/);
  await page.getByRole("button", { name: "Pay", exact: true }).click();

  await returned.shows(titles.success);
  await tells(returned.dialog, "what is said of the purchase", [
    'dialog "Your purchase was successful!"',
    'heading "Your purchase was successful!" [level=2]',
    "Your have successfully upgraded your package !",
    `Order ${orderId}`,
    'button "Copy order id"',
    'button "Close"',
    'button "Back to your steps"',
  ]);
  await returned.close.click();
  await returned.badge.waitFor({ state: "attached" });
  await tells(returned.packageCard, "the package after", [
    'region "Current Package"',
    'heading "Current Package" [level=2]',
    "PREMIUM",
    `30 days left. The last day is ${lastDay(30)}.`,
    'button "Back to your steps"',
  ]);
  await page.getByText(lastDay(60)).first().waitFor();
  // The details were to be remembered.
  await screen.changeDetails.waitFor();
  await page.getByRole("button", { name: "Orders" }).click();
  await tells(page.getByRole("list", { name: "Orders" }), "the orders", [
    'list "Orders"',
    "Monthly, 4.00 USD paid",
    lastDay(0),
    `Order ${orderId}`,
    'button "Copy order id"',
  ]);
  await page.getByRole("button", { name: "Back to your steps" }).click();
  await steps.openSteps();
  expect.soft(decodeURIComponent(page.url()), "the input is kept").toContain(decodeURIComponent(question));
  expect.soft(errors, "errors of the page").toEqual([]);
});
