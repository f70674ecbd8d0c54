// Show Steps with the service of `npm start`: for a premium user, for a user without Premium, and signed out.
// @module-tag deep

import { describe, expect, test } from "vitest";
import { lineListTexts } from "#messages/expression.ts";
import { AccountScreen } from "#support/browser/account-screen.ts";
import { sizeNames, useBrowser } from "#support/browser/browser.ts";
import { shortDerivation, shortQuestion } from "#support/logic/derivations.ts";
import { faults, faultsInBoth } from "#support/browser/faults.ts";
import { answerSteps, questionPath, stepsPath, StepsScreen } from "./steps-screen.ts";

const open = useBrowser();

/** The label of each step and its line, as plain text. */
async function shown(screen: StepsScreen): Promise<string[]> {
  return screen.rail.locator("[data-step]").evaluateAll((steps) =>
    steps.map((step) => {
      const label = step.querySelector("[aria-expanded]")?.textContent ?? "";
      const line = step.querySelector("[role=math] [aria-hidden]")?.textContent ?? "";
      return `${label} ${line.replaceAll(/[\s\u200b]/g, "")}`;
    }),
  );
}

test.each(sizeNames)("a premium user on a %s sees each law from the input to the Result", async (size) => {
  const { page, errors } = await open({ size, as: "premium@example.com", path: questionPath("A.B+A.B'") });
  const screen = new StepsScreen(page);
  await screen.openSteps();
  await screen.back.click();
  expect(await shown(screen)).toEqual([
    "Step 0Original A.B+A.B'",
    "Step 1Distributive A.(B+B')",
    "Step 2Complement A.1",
    "Step 3Identity A",
  ]);
  expect(await page.getByRole("button", { name: "Show Steps Premium" }).count()).toBe(0);
  expect(await faults(page)).toEqual([]);
  expect(errors).toEqual([]);
});

test("steps of min terms begin with the sum of the rows that the Result covers", async () => {
  const { page } = await open({ as: "premium@example.com", path: "/simplify?input=1%203&mode=mint&dc=2" });
  const screen = new StepsScreen(page);
  await screen.openSteps();
  const result = await screen.row("Result").locator("code").innerText();
  const lines = await shown(screen);
  expect(lines.at(-1)?.endsWith(` ${result}`), lines.join("\n")).toBe(true);
  await screen.panel.getByText(`Step 1 of ${lines.length - 1}`, { exact: true }).waitFor();
});

describe.each([
  ["free@example.com", "a user without Premium"],
  [null, "who is signed out"],
] as const)("%s", (as, who) => {
  test.each(sizeNames)(`${who} gets the star and the dialog, and no call is made, on a %s`, async (size) => {
    const { page, context } = await open({
      size,
      ...(as && { as }),
      path: questionPath("A.B+A.B'"),
    });
    const calls: string[] = [];
    await context.route(stepsPath, (route) => {
      calls.push(route.request().url());
      return route.continue();
    });
    const screen = new StepsScreen(page);
    const starred = page.getByRole("button", { name: "Show Steps Premium" });
    await starred.click();
    await screen.gate
      .getByText("The step-by-step explanation comes with a Premium package. The answer itself stays free.")
      .waitFor();
    await screen.gate.getByRole("link", { name: "Try it free in lesson 03" }).waitFor();
    expect(await faultsInBoth(page)).toEqual([]);
    expect(await new AccountScreen(page).focused()).toBe("Not Now");
    await screen.gate.getByRole("button", { name: "Not Now" }).click();
    await expect.poll(() => starred.evaluate((button) => button === document.activeElement)).toBe(true);
    expect(await screen.panel.count()).toBe(0);
    expect(calls).toEqual([]);
    await starred.click();
    await screen.gate.getByRole("button", { name: "See Plans" }).click();
    await page.waitForURL(/#\/upgrade/);
  });
});

test("from the dialog an example opens, and lesson 03 where own lines are checked free", async () => {
  const { page, errors } = await open({ path: questionPath("A.B+A.B'") });
  const screen = new StepsScreen(page);
  await screen.show.click();
  await screen.gate.getByRole("link", { name: "Example: A.B+A.C" }).click();
  await screen.gate.waitFor({ state: "detached" });
  await expect.poll(() => screen.field.inputValue()).toBe("A.B+A.C");
  await screen.show.click();
  // The second time it is there at once.
  expect(await new AccountScreen(page).focused()).toBe("Not Now");
  await screen.gate.getByRole("link", { name: "Try it free in lesson 03" }).click();
  const line = page.getByRole("textbox", { name: "Line 1" });
  await line.fill("A.(B+B')+A'.C'");
  await line.press("Enter");
  await page.getByText(lineListTexts.byLaw("Distributive")).waitFor();
  expect(errors).toEqual([]);
});

describe("before it is known whether the visitor is premium", () => {
  async function unknown(as: "premium@example.com" | "free@example.com") {
    let tell: () => void = () => undefined;
    const told = new Promise<void>((resolve) => {
      tell = resolve;
    });
    let calls: readonly string[] = [];
    const { page } = await open({
      as,
      path: questionPath(shortQuestion),
      before: async (context) => {
        await context.addInitScript(() => localStorage.removeItem("package"));
        await context.route("**/api/signed/package", async (route) => {
          await told;
          await route.continue();
        });
        calls = await answerSteps(context, shortDerivation);
      },
    });
    const screen = new StepsScreen(page);
    await screen.show.click();
    await screen.panel.getByText("Loading Steps ...", { exact: true }).waitFor();
    expect(calls).toEqual([]);
    return { screen, tell, calls: () => calls };
  }

  test("the steps come once it is", async () => {
    const { screen, tell, calls } = await unknown("premium@example.com");
    tell();
    await screen.rail.waitFor();
    expect(calls()).toHaveLength(1);
  });

  test("the dialog comes instead, and no call is made, where the visitor is not", async () => {
    const { screen, tell, calls } = await unknown("free@example.com");
    tell();
    await screen.gate.waitFor();
    await screen.panel.waitFor({ state: "detached" });
    expect(calls()).toEqual([]);
  });

  test("that it cannot be found out is told, and it can be tried again", async () => {
    const { page, context } = await open({
      as: "premium@example.com",
      path: questionPath(shortQuestion),
      before: async (opened) => {
        await opened.addInitScript(() => localStorage.removeItem("package"));
        await opened.route("**/api/signed/package", (route) => route.abort("internetdisconnected"));
        await answerSteps(opened, shortDerivation);
      },
    });
    const screen = new StepsScreen(page);
    await screen.show.click();
    const alert = screen.panel.getByRole("alert");
    await alert.getByText("It could not be checked whether you have Premium.").waitFor();
    await context.unroute("**/api/signed/package");
    await alert.getByRole("button", { name: "Try again" }).click();
    await screen.rail.waitFor();
  });
});

test("one button of the screen is filled: Simplify before an answer and after an edit, Show Steps else", async () => {
  const { page } = await open({ path: "/simplify" });
  const screen = new StepsScreen(page);
  const filled = () =>
    page
      .getByRole("main")
      .getByRole("button")
      .evaluateAll((buttons) => {
        const probe = document.createElement("i");
        probe.style.color = "var(--accent)";
        document.body.appendChild(probe);
        const accent = getComputedStyle(probe).color;
        probe.remove();
        return buttons
          .filter((button) => getComputedStyle(button).backgroundColor === accent)
          .map((button) => button.textContent);
      });
  await screen.field.fill("A+A.B");
  expect(await filled()).toEqual(["Simplify"]);
  await screen.field.press("Enter");
  await screen.show.waitFor();
  expect(await filled()).toEqual(["Show StepsPremium"]);
  await screen.field.press("C");
  await expect.poll(filled).toEqual(["Simplify"]);
});
