// The call for the steps of an answer when it is slow, fails or is no longer wanted: what the panel says, and that no call
// goes on that nobody waits for.
// @module-tag deep

import type { BrowserContext, Page } from "playwright-core";
import { beforeAll, describe, expect, test } from "vitest";
import { AccountScreen } from "#support/browser/account-screen.ts";
import { demoPassword, type OpenedPage, useBrowser } from "#support/browser/browser.ts";
import { shortDerivation, shortQuestion } from "#support/logic/derivations.ts";
import { faults } from "#support/browser/faults.ts";
import { answerSteps, questionPath, stepsPath, StepsScreen } from "./steps-screen.ts";

const open = useBrowser();

const as = "premium@example.com";

/** For the tests that leave the user as it is. */
let shared: OpenedPage;
let question = shortQuestion;
beforeAll(async () => {
  shared = await open({ as, path: "/simplify" });
});

async function opened(before: (context: BrowserContext) => Promise<unknown>) {
  const { page, context } = shared;
  await context.unrouteAll({ behavior: "ignoreErrors" });
  await before(context);
  // The page keeps the derivation of a question.
  question += ".1";
  const screen = new StepsScreen(page);
  await screen.begin(questionPath(question));
  await screen.show.waitFor();
  return { page, context, screen };
}

async function openedAlone(before: (context: BrowserContext) => Promise<unknown>) {
  const { page, context } = await open({ as, path: questionPath(shortQuestion), before });
  const screen = new StepsScreen(page);
  await screen.show.waitFor();
  return { page, context, screen };
}

/** Never answers. */
const hold = (context: BrowserContext) => context.route(stepsPath, () => undefined);
const aborted = (page: Page) =>
  page.waitForEvent("requestfailed", (request) => request.url().endsWith("/premium/simplify/steps"));
const asked = (page: Page) => page.waitForRequest(stepsPath);

const failures: Readonly<
  Record<
    string,
    { readonly answer: { readonly status: number; readonly json: object } | null; readonly sentence: string }
  >
> = {
  "a server that fails": {
    answer: { status: 500, json: { message: "The service failed. Try again.", code: "internal" } },
    sentence: "The service failed. Try again.",
  },
  "a derivation that is too long": {
    answer: {
      status: 422,
      json: {
        message: "The derivation would have more than 500 steps.",
        code: "too_complex",
        field: "input",
      },
    },
    sentence: "The derivation would have more than 500 steps.",
  },
  "no network": { answer: null, sentence: "The service could not be reached." },
};

describe.each(Object.entries(failures))("%s", (_name, { answer, sentence }) => {
  test("is told by a sentence in the panel, and Try again asks again", async () => {
    const { page, context, screen } = await opened((context_) =>
      context_.route(stepsPath, (route) =>
        answer ? route.fulfill(answer) : route.abort("internetdisconnected"),
      ),
    );
    await screen.show.click();
    const alert = screen.panel.getByRole("alert");
    await alert.getByText(sentence).waitFor();
    expect(await faults(page)).toEqual([]);
    expect(await screen.row("Result").isVisible()).toBe(true);
    await context.unroute(stepsPath);
    await answerSteps(context, shortDerivation);
    await alert.getByRole("button", { name: "Try again" }).click();
    await screen.rail.waitFor();
    expect(await alert.count()).toBe(0);
    await expect
      .poll(() => screen.panel.evaluate((panel) => panel.contains(document.activeElement)))
      .toBe(true);
  });
});

test("after a failure the next press on Show Steps asks again", async () => {
  const { context, screen } = await opened((context_) =>
    context_.route(stepsPath, (route) => route.abort("internetdisconnected")),
  );
  await screen.show.click();
  await screen.panel.getByRole("alert").waitFor();
  await screen.show.click();
  await context.unroute(stepsPath);
  await answerSteps(context, shortDerivation);
  await screen.openSteps();
});

const refusal = (code: string) => (context: BrowserContext) =>
  context.route(stepsPath, (route) =>
    route.fulfill({ status: 401, json: { message: "The service refuses.", code } }),
  );

test("a refusal with 401 premium_required opens the premium alert, closes the panel and has the package asked for anew", async () => {
  const { page, screen } = await openedAlone(refusal("premium_required"));
  const packageAsked = page.waitForRequest("**/api/signed/package");
  await screen.show.click();
  await screen.gate.waitFor();
  await packageAsked;
  await screen.panel.waitFor({ state: "detached" });
  expect(await faults(page)).toEqual([]);
  await screen.gate.getByRole("button", { name: "Not Now" }).click();
  await screen.gate.waitFor({ state: "detached" });
  expect(await screen.row("Result").isVisible()).toBe(true);
});

describe("a premium user whose sign-in is no longer taken is asked to sign in, and never sold Premium", () => {
  const tokenPath = "**/securetoken.googleapis.com/**";
  const endings: Readonly<Record<string, (context: BrowserContext) => Promise<unknown>>> = {
    "a service that refuses every token": () => Promise.resolve(),
    "a provider that renews the token no more": (context) =>
      context.route(tokenPath, (route) =>
        route.fulfill({ status: 400, json: { error: { code: 400, message: "TOKEN_EXPIRED" } } }),
      ),
  };

  test.each(Object.entries(endings))("%s", async (_name, end) => {
    const { page, context, screen } = await openedAlone(refusal("unauthenticated"));
    await end(context);
    await screen.show.click();
    const alert = screen.panel.getByRole("alert");
    await alert.getByText("Your sign-in has expired. Sign in again.", { exact: true }).waitFor();
    expect(await screen.gate.count()).toBe(0);
    expect(await faults(page)).toEqual([]);
    await alert.getByRole("button", { name: "Sign in" }).click();
    await context.unroute(stepsPath);
    await context.unroute(tokenPath);
    await answerSteps(context, shortDerivation);
    const account = new AccountScreen(page);
    await account.title("Sign in").waitFor();
    await account.chooseEmail("premium@example.com");
    await account.password.fill(demoPassword);
    await account.continueButton.click();
    await account.dialog.waitFor({ state: "detached" });
    await screen.rail.waitFor();
    expect(await screen.gate.count()).toBe(0);
  });

  test("a renewal that fails by network is told as that", async () => {
    const { context, screen } = await openedAlone(refusal("unauthenticated"));
    await context.route(tokenPath, (route) => route.abort("internetdisconnected"));
    await screen.show.click();
    await screen.panel
      .getByRole("alert")
      .getByText(/^The service could not be reached/)
      .waitFor();
    expect(await screen.gate.count()).toBe(0);
    await context.unroute(tokenPath);
    await context.unroute(stepsPath);
    await answerSteps(context, shortDerivation);
    await screen.panel.getByRole("button", { name: "Try again" }).click();
    await screen.rail.waitFor();
  });
});

test("a slow call says Loading Steps ... at once and can be cancelled after a second", async () => {
  const { page, screen } = await opened(hold);
  const call = asked(page);
  await screen.show.click();
  await screen.panel.getByText("Loading Steps ...", { exact: true }).waitFor();
  expect(await screen.panel.getByRole("button", { name: "Cancel" }).count()).toBe(0);
  await call;
  expect(await faults(page)).toEqual([]);
  const ended = aborted(page);
  await screen.panel.getByRole("button", { name: "Cancel" }).click();
  await ended;
  await screen.panel.waitFor({ state: "detached" });
  await expect.poll(() => screen.show.evaluate((button) => button === document.activeElement)).toBe(true);
});

const endings: Readonly<Record<string, (screen: StepsScreen) => Promise<unknown>>> = {
  "an edit of the input": (screen) => screen.field.press("End").then(() => screen.field.press("D")),
  "leaving the page": ({ page }) => page.getByRole("link", { name: "SoP PoS", exact: true }).click(),
  "closing the panel": ({ panel }) => panel.getByRole("button", { name: "Close" }).click(),
  "closing the answer": ({ page }) => page.getByRole("button", { name: "Close answer" }).click(),
};

test.each(Object.entries(endings))("%s ends the call", async (name, end) => {
  const { page, screen } = await opened(hold);
  const call = asked(page);
  await screen.show.click();
  await call;
  if (name === "leaving the page") await page.getByRole("button", { name: "Menu" }).click();
  const ended = aborted(page);
  await end(screen);
  await ended;
  await screen.panel.waitFor({ state: "detached" });
  // Nothing of the screen is set in for a panel that is gone.
  expect(await page.getByRole("main").evaluate((main) => getComputedStyle(main).marginRight)).toBe("0px");
});

test("an edit keeps the focus in the field, and its text", async () => {
  const { page, screen } = await opened(hold);
  const call = asked(page);
  await screen.show.click();
  await call;
  await screen.field.press("End");
  await page.keyboard.type("+D");
  await screen.panel.waitFor({ state: "detached" });
  expect(await screen.field.inputValue()).toBe(`${question}+D`);
  await expect.poll(() => screen.field.evaluate((field) => field === document.activeElement)).toBe(true);
});

test("an answer makes one call, with its own question, however often the panel opens", async () => {
  let bodies: readonly string[] = [];
  const { page, screen } = await opened(async (context) => {
    bodies = await answerSteps(context, shortDerivation);
  });
  for (let time = 0; time < 3; time += 1) {
    await screen.openSteps();
    await page.keyboard.press("Escape");
    await screen.panel.waitFor({ state: "detached" });
  }
  expect(bodies).toEqual([JSON.stringify({ input: question, mode: "boolean" })]);
  await screen.solve("1 3");
  await screen.dontCares.fill("2");
  await screen.dontCares.press("Enter");
  await screen.proved.waitFor();
  await screen.openSteps();
  expect(bodies.slice(1)).toEqual([JSON.stringify({ input: "1,3", mode: "mint", dontCares: "2" })]);
});

test("steps stay beside an edited input and say so; the next answer closes them", async () => {
  const { screen } = await opened((context) => answerSteps(context, shortDerivation));
  await screen.openSteps();
  await screen.field.press("End");
  await screen.field.press("D");
  await screen.panel.getByText("These are the steps of the earlier input.").waitFor();
  expect(await screen.show.count()).toBe(0);
  await screen.field.press("Backspace");
  await screen.field.press("Enter");
  await screen.show.waitFor();
  expect(await screen.panel.getByText("These are the steps of the earlier input.").count()).toBe(0);
  await screen.solve("A+B");
  await screen.panel.waitFor({ state: "detached" });
});
