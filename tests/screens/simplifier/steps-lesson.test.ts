// From a step to the lesson that explains its law and back; and derivations in that lesson, drawn as Show Steps draws them.
// @module-tag deep

import { expect, test } from "vitest";
import { derivations } from "#lessons/03/worked-derivations/core/derivations.ts";
import { useBrowser } from "#support/browser/browser.ts";
import { shortDerivation, shortQuestion } from "#support/logic/derivations.ts";
import { answerSteps, questionPath, StepsScreen } from "./steps-screen.ts";

const open = useBrowser();

async function opened() {
  const { page } = await open({
    as: "premium@example.com",
    path: questionPath(shortQuestion),
    before: (context) => answerSteps(context, shortDerivation),
  });
  const screen = new StepsScreen(page);
  await screen.openSteps();
  return { page, screen };
}

test("an open step links to its law, the input as it was read and closed steps to nothing", async () => {
  const { screen } = await opened();
  const links = screen.rail.getByRole("link");
  const expected = [
    [1, "De Morgan's law in lesson 03", "de-morgan"],
    [2, "Double Negation law in lesson 03", "double-negation"],
    [3, "Distributive law in lesson 03", "distributive"],
    [4, "Redundancy law in lesson 03", "redundancy"],
  ] as const;
  for (const [at, text, section] of expected) {
    await screen.head(at).click();
    expect(await links.allInnerTexts()).toEqual([text]);
    expect(await links.getAttribute("href")).toBe(`#/learn/lesson/03?section=${section}`);
    expect(await screen.step(at).getByRole("link").count()).toBe(1);
  }
  await screen.head(0).click();
  expect(await links.count()).toBe(0);
});

test("the link leads to the heading of the law's section, and Back to the Simplifier with its answer", async () => {
  const { page, screen } = await opened();
  await screen.head(3).click();
  await screen.rail.getByRole("link", { name: "Distributive law in lesson 03" }).click();
  const heading = page.locator("[data-section=distributive]").getByRole("heading", { level: 2 });
  await heading.waitFor();
  await expect.poll(() => heading.evaluate((title) => title === document.activeElement)).toBe(true);
  await expect
    .poll(async () => {
      const box = await heading.boundingBox();
      return box !== null && box.y >= 0 && box.y < 400;
    })
    .toBe(true);
  expect(await screen.panel.count()).toBe(0);
  await page.goBack();
  await screen.answer.waitFor();
  expect(await screen.field.inputValue()).toBe(shortQuestion);
  await expect.poll(() => screen.row("Result").innerText()).toMatch(/^A'\.B\+B\.C\s/);
});

test("the lesson derives its four expressions step by step; buttons and open step stay in sight", async () => {
  const { page, errors } = await open({ path: "/learn/lesson/03?section=worked-derivations" });
  for (const { title, steps } of derivations) {
    const worked = page.getByRole("region", { name: title, exact: true });
    await worked.getByRole("list", { name: "Steps of the derivation" }).waitFor();
    const next = worked.getByRole("button", { name: "Next", exact: true });
    await next.scrollIntoViewIfNeeded();
    const last = steps.length - 1;
    for (let at = 1; at <= last; at += 1) {
      await next.click();
      await worked.getByText(`Step ${at} of ${last}`, { exact: true }).waitFor();
    }
    expect(await next.getAttribute("aria-disabled")).toBe("true");
    await expect.poll(() => next.evaluate((button) => button === document.activeElement)).toBe(true);
    // Neither the button that was pressed nor the step that it opened went out of sight.
    await expect.poll(() => worked.evaluate(isFollowed)).toBe(true);
    // Expressions are read as words, which step-sentence.test.ts holds; the sentence begins with the step's own.
    const begins = steps.at(-1)?.description.split(" ").slice(0, 2).join(" ") ?? "";
    expect(begins).not.toBe("");
    const spoken = await worked.locator("output").last().innerText();
    expect(spoken).toContain(`Step ${last} of ${last}, `);
    expect(spoken).toContain(`. ${begins}`);
  }
  expect(errors).toEqual([]);
});

/** Whether the open step is in the window, below the page's head and above the buttons of its derivation. */
function isFollowed(worked: HTMLElement): boolean {
  const step = worked.querySelector("[data-open] button")?.getBoundingClientRect();
  const footer = worked.querySelector("ol + *, div:has(> ol) + *")?.getBoundingClientRect();
  const header = document.querySelector("header")?.getBoundingClientRect();
  if (!step || !footer || !header) throw new Error("The derivation is not drawn.");
  return step.top >= header.bottom && step.bottom <= footer.top && footer.bottom <= window.innerHeight + 1;
}

test("on paper each worked derivation is whole, with all of its laws", async () => {
  const { page } = await open({ path: "/learn/lesson/03" });
  const first = page.getByRole("region", { name: derivations[0]?.title ?? "", exact: true });
  // The steps are a part that comes after the lesson.
  await first.getByRole("button", { name: "Next" }).waitFor();
  await page.emulateMedia({ media: "print" });
  await page.evaluate(() => window.dispatchEvent(new Event("beforeprint")));
  for (const { title, steps } of derivations) {
    const worked = page.getByRole("region", { name: title, exact: true });
    const printed = (await worked.innerText()).replaceAll(/\s/g, "");
    for (const { description } of steps) expect(printed, title).toContain(description.replaceAll(/\s/g, ""));
    expect(await worked.getByRole("button").count()).toBe(0);
  }
});

test.each([
  ["the Simplifier", "/simplify", "01"],
  ["the Truth Table", "/ttable", "04"],
])("%s leads newcomers to a lesson with one quiet line", async (_, path, lesson) => {
  const { page } = await open({ path });
  const link = page.getByRole("main").getByRole("link", { name: `Start with lesson ${lesson}.` });
  expect(await link.count()).toBe(1);
  await link.click();
  await page.locator("[data-section]").first().waitFor();
  await expect.poll(() => page.url()).toContain(`#/learn/lesson/${lesson}`);
});
