// The panel with the steps of an answer. Its derivations are written by hand and come at the network, so that they hold
// what is tested: folded runs, long lines, an input without a step.
// @module-tag deep

import { beforeAll, describe, expect, test } from "vitest";
import type { DerivationStep } from "#contract/derivation-step.ts";
import { derivation } from "#messages/expression.ts";
import { type OpenedPage, type Size, sizeNames, sizes, useBrowser } from "#support/browser/browser.ts";
import { longDerivation, longQuestion, shortDerivation, shortQuestion } from "#support/logic/derivations.ts";
import { faults, faultsInBoth } from "#support/browser/faults.ts";
import { answerSteps, questionPath, stepsPath, StepsScreen } from "./steps-screen.ts";

const open = useBrowser();

const as = "premium@example.com";

/** One of each size for all tests: each begins with an answer of its own. The page keeps the derivation of a question. */
const pages = new Map<Size, OpenedPage>();
let atTheNetwork: readonly DerivationStep[] = [];
beforeAll(async () => {
  for (const size of sizeNames) {
    const before = async (context: OpenedPage["context"]) => {
      await context.grantPermissions(["clipboard-read", "clipboard-write"]);
      await context.route(stepsPath, (route) => route.fulfill({ json: atTheNetwork }));
    };
    pages.set(size, await open({ as, size, before, path: "/simplify" }));
  }
});

async function opened(steps: readonly DerivationStep[], size: Size = "desktop") {
  const shared = pages.get(size);
  if (!shared) throw new Error("No page was opened.");
  const { page, errors } = shared;
  await page.emulateMedia({ media: null, forcedColors: "none" });
  await page.setViewportSize(sizes[size]);
  const screen = new StepsScreen(page);
  atTheNetwork = steps;
  await screen.begin(
    steps === longDerivation ? questionPath(longQuestion, "mint") : questionPath(shortQuestion),
  );
  await screen.openSteps();
  return { page, errors, screen };
}

/** On a page of its own, for a derivation that its question does not have. */
async function openedWith(steps: readonly DerivationStep[], path: string) {
  const { page } = await open({ as, path, before: (context) => answerSteps(context, steps) });
  const screen = new StepsScreen(page);
  await screen.openSteps();
  return { page, screen };
}

/** Whether the button of a step is between the head and the foot of the panel. */
async function isInSight(screen: StepsScreen, at: number): Promise<boolean> {
  const [head, foot, box] = await Promise.all([
    screen.panel.getByRole("heading", { name: "Steps" }).boundingBox(),
    screen.next.boundingBox(),
    screen.head(at).boundingBox(),
  ]);
  return (
    head !== null &&
    foot !== null &&
    box !== null &&
    box.y > head.y + head.height &&
    box.y + box.height < foot.y
  );
}

describe.each(sizeNames)("on a %s", (size) => {
  test("axe finds nothing and all of it fits", async () => {
    const { page, screen, errors } = await opened(shortDerivation, size);
    expect(await faultsInBoth(page), "first step").toEqual([]);
    await screen.head(3).click();
    expect(await faultsInBoth(page), "a step that changes the whole line").toEqual([]);
    await page.keyboard.press("End");
    expect(await faultsInBoth(page), "last step").toEqual([]);
    expect(errors).toEqual([]);
  });

  test("long lines are cut and shown whole by a press, which opens no step", async () => {
    const { page, screen, errors } = await opened(longDerivation, size);
    expect(await faults(page)).toEqual([]);
    const line = screen.step(0);
    await line.getByRole("button", { name: "All 20 terms" }).click();
    await line.getByRole("region").waitFor();
    expect(await screen.openStep()).toBe(1);
    expect(await faults(page), "a whole line").toEqual([]);
    expect(errors).toEqual([]);
  });
});

test("a step opens by a press on its number, its law or its line, and shows sentence, both sides and the law", async () => {
  const { screen } = await opened(shortDerivation);
  expect(await screen.openStep()).toBe(1);
  await screen.head(3).click();
  expect(await screen.openStep()).toBe(3);
  const step = screen.step(3);
  for (const words of ["Distributive", "B is common to both terms; take it out.", "Before", "After", "Law"])
    expect(await step.getByText(words, { exact: true }).count(), words).toBe(1);
  const texts = (await step.innerText()).replaceAll(/\s/g, "");
  expect(texts).toContain("BeforeA'.B+A.B.C");
  expect(texts).toContain("AfterB.(A'+A.C)");
  await screen.step(5).getByRole("math").first().click();
  expect(await screen.openStep()).toBe(5);
  expect(await screen.rail.locator("[data-open]").count()).toBe(1);
});

test("Back and Next go from the input to the result and stay at the ends", async () => {
  const { page, screen } = await opened(shortDerivation);
  await screen.back.click();
  expect(await screen.openStep()).toBe(0);
  expect(await screen.back.getAttribute("aria-disabled")).toBe("true");
  await screen.back.press("Enter");
  expect(await screen.openStep()).toBe(0);
  for (let at = 1; at <= 5; at += 1) {
    await screen.next.click();
    await screen.panel.getByText(`Step ${at} of 5`, { exact: true }).waitFor();
  }
  expect(await screen.next.getAttribute("aria-disabled")).toBe("true");
  // A button that goes or is disabled would lose it.
  await expect.poll(() => screen.next.evaluate((button) => button === document.activeElement)).toBe(true);
  await page.keyboard.press("Enter");
  expect(await screen.openStep()).toBe(5);
});

test("arrows, Home and End go from step to step and take the focus along; the rail is one stop of Tab", async () => {
  const { page, screen } = await opened(shortDerivation);
  await screen.head(1).focus();
  for (const [key, at] of [
    ["ArrowDown", 2],
    ["ArrowDown", 3],
    ["ArrowUp", 2],
    ["End", 5],
    ["ArrowDown", 5],
    ["Home", 0],
    ["ArrowUp", 0],
  ] as const) {
    await page.keyboard.press(key);
    // The focus follows when the open step has been drawn.
    await expect
      .poll(() => screen.head(at).evaluate((head) => head === document.activeElement), { message: key })
      .toBe(true);
    expect(await screen.openStep(), key).toBe(at);
  }
  await page.keyboard.press("Tab");
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe("Back");
  // The rail is drawn again, and leaves the focus where it is.
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await screen.panel.getByText("Step 1 of 5", { exact: true }).waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe("Next");
});

test("a live region says the step, its sentence and what the law makes", async () => {
  const { screen } = await opened(shortDerivation);
  await screen.head(3).click();
  expect(await screen.spoken()).toBe(
    "Step 3 of 5, Distributive. B is common to both terms; take it out. After: B and open not A or A and C close.",
  );
});

test("three or more steps of one law are one line with its last result, and a step within opens them", async () => {
  const { page, screen } = await opened(longDerivation);
  for (const [numbers, law] of [
    ["13–18", "Distributive"],
    ["19–24", "Complement"],
    ["25–30", "Identity"],
  ] as const) {
    const run = screen.rail.getByRole("listitem").filter({ hasText: numbers });
    await run.getByText(derivation.uses(law, 6)).waitFor();
    await run.getByRole("math").first().waitFor();
  }
  expect(await screen.step(13).count()).toBe(0);
  await screen.run("19–24").focus();
  await page.keyboard.press("Enter");
  expect(await screen.step(24).count()).toBe(1);
  await expect.poll(() => screen.head(19).evaluate((head) => head === document.activeElement)).toBe(true);
  await screen.head(12).click();
  await screen.next.click();
  expect(await screen.openStep()).toBe(13);
  expect(await screen.run("13–18").count()).toBe(0);
  expect(await screen.run("25–30").count()).toBe(1);
});

test("the open step is scrolled into view inside the panel, and the page stays", async () => {
  const { page, screen } = await opened(longDerivation, "phone");
  const scrolled = await page.evaluate(() => window.scrollY);
  await screen.head(1).focus();
  for (const key of ["End", "Home", "End"]) {
    await page.keyboard.press(key);
    const at = await screen.openStep();
    expect(at).toBe(key === "End" ? 30 : 0);
    await expect.poll(() => isInSight(screen, at), { message: key }).toBe(true);
  }
  expect(await page.evaluate(() => window.scrollY)).toBe(scrolled);
});

test("of hundreds of steps only the lines in sight are drawn, and End still goes to the last", async () => {
  const many = Array.from({ length: 300 }, (_, at) => {
    const step = longDerivation[at % 12];
    if (!step) throw new Error("The derivation has no such step.");
    return step;
  });
  const { page, screen } = await openedWith(many, questionPath(longQuestion, "mint"));
  const lines = screen.rail.getByRole("math");
  expect(await lines.count()).toBeLessThan(40);
  await screen.head(1).focus();
  await page.keyboard.press("End");
  await screen.panel.getByText("Step 299 of 299", { exact: true }).waitFor();
  await expect.poll(() => isInSight(screen, 299)).toBe(true);
  expect(await lines.count()).toBeLessThan(80);
});

test("1200, 1280 and 1536 px wide the card beside the panel cuts nothing off", async () => {
  const { page, screen } = await opened(shortDerivation);
  for (const width of [1200, 1280, 1536]) {
    await page.setViewportSize({ width, height: 800 });
    const cut = await screen.answer.evaluate((card) => {
      const { right } = card.getBoundingClientRect();
      return [...card.querySelectorAll("button")]
        .filter((button) => button.getBoundingClientRect().right > right)
        .map((button) => button.textContent || button.ariaLabel);
    });
    expect.soft(cut, `${width} px`).toEqual([]);
  }
});

test("320 px wide the panel cuts nothing off", async () => {
  const { page, screen } = await opened(shortDerivation, "phone");
  await page.setViewportSize({ width: 320, height: 640 });
  const cut = await screen.panel
    .locator("button")
    .evaluateAll((buttons) =>
      buttons
        .filter((button) =>
          [button, ...button.children].some(
            (part) => part.scrollWidth > part.clientWidth + 1 && part.clientWidth > 0,
          ),
        )
        .map((button) => button.textContent),
    );
  expect(cut).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

test("an input that is minimal already has no step: a sentence says so", async () => {
  const { page, screen } = await openedWith(
    [{ currentExpression: "A.B", stepType: "CORRECTED", description: "This is the input as it was read." }],
    questionPath("A.B"),
  );
  await screen.panel.getByText("The input is a minimum sum of products already.").waitFor();
  expect(await screen.next.count()).toBe(0);
  expect(await faults(page)).toEqual([]);
});

test("a last line that is not the Result is told", async () => {
  const { screen } = await openedWith(shortDerivation.slice(0, -1), questionPath(shortQuestion));
  await screen.panel.getByText("The last line is not the Result of the answer").waitFor();
});

test("in forced colours the open step has a frame, and both sides keep their line", async () => {
  const { page, screen } = await opened(shortDerivation);
  await page.emulateMedia({ forcedColors: "active" });
  const outlined = await screen.rail
    .locator("[data-step]")
    .evaluateAll((steps) =>
      steps
        .filter((step) => getComputedStyle(step).outlineStyle !== "none")
        .map((step) => step.getAttribute("data-step")),
    );
  expect(outlined).toEqual(["1"]);
  const lines = await screen
    .step(1)
    .locator("dd [data-marked]")
    .evaluateAll((marks) => marks.map((mark) => getComputedStyle(mark).borderBottomStyle));
  expect(new Set(lines)).toEqual(new Set(["dashed", "solid"]));
});

test("all steps are copied as Text and as LaTeX", async () => {
  const { page, screen } = await opened(shortDerivation);
  const copied = async (format: string) => {
    await page.evaluate(() => navigator.clipboard.writeText(""));
    await screen.panel.getByRole("button", { name: "Copy Steps" }).click();
    await page.getByRole("menuitem", { name: format }).click();
    await page.getByText("Copied", { exact: true }).waitFor();
    const text = () => page.evaluate(() => navigator.clipboard.readText());
    await expect.poll(text, { message: format }).not.toBe("");
    return text();
  };
  const text = await copied("Text");
  for (const { currentExpression } of shortDerivation) expect(text, "Text").toContain(currentExpression);
  const latex = await copied("LaTeX");
  expect(latex, "LaTeX").toContain("\\begin{align*}");
  expect(latex, "LaTeX").toContain("\\overline{A} \\cdot B");
});

test.each(sizeNames)(
  "on paper from a %s: the answer and all steps, unfolded, without the panel",
  async (size) => {
    const { page, screen } = await opened(longDerivation, size);
    await page.emulateMedia({ media: "print" });
    await page.evaluate(() => window.dispatchEvent(new Event("beforeprint")));
    expect(await screen.row("Result").isVisible()).toBe(true);
    const printed = page.getByRole("main").getByRole("region", { name: "Steps of the derivation" });
    const laws = await printed
      .locator("li")
      .evaluateAll((items) => items.filter((item) => item.checkVisibility()).length);
    expect(laws).toBe(31);
    expect(await screen.panel.isVisible()).toBe(false);
    expect(await page.locator("button:visible:not(th *)").count()).toBe(0);
    await page.evaluate(() => window.dispatchEvent(new Event("afterprint")));
    await printed.waitFor({ state: "detached" });
  },
);

test("the panel closes by its button, by Esc and by a second press, and gives the focus back", async () => {
  const { page, screen } = await opened(shortDerivation);
  const closings = [
    () => screen.panel.getByRole("button", { name: "Close" }).click(),
    () => page.keyboard.press("Escape"),
    () => screen.show.click(),
  ];
  for (const close of closings) {
    await close();
    await screen.panel.waitFor({ state: "detached" });
    await expect.poll(() => screen.show.evaluate((button) => button === document.activeElement)).toBe(true);
    await screen.openSteps();
  }
});
