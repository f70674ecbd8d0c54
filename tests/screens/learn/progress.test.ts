// A reader's progress on the page: what counts, where it is shown, and that it needs no storage.
// @module-tag deep

import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { sectionsOf } from "#learn/core/catalogue.ts";
import { useBrowser } from "#support/browser/browser.ts";
import { atSection, navigator, section, setPath } from "./library.ts";

const open = useBrowser();

const allBut = (lesson: "04", missing: string) => sectionsOf(lesson).filter((id) => id !== missing);
const kept = (page: Page) => page.evaluate(() => localStorage.getItem("lessonProgress"));

describe("progress", () => {
  test("a section counts once its end was in sight, and stands on page, navigator and list", async () => {
    const { page } = await open({ path: "/learn/lesson/03" });
    await section(page, "annulment").waitFor();
    expect(await kept(page)).toBeNull();
    await section(page, "annulment").evaluate((element) => element.scrollIntoView({ block: "end" }));
    await section(page, "annulment").getByText("This section is read.").waitFor({ state: "attached" });
    const stored: unknown = JSON.parse((await kept(page)) ?? "{}");
    expect(stored).toMatchObject({ "03": { read: expect.arrayContaining(["annulment"]) } });
    await navigator(page)
      .getByText(/^\d+ of 21 sections read$/)
      .waitFor({ state: "attached" });
    await setPath(page, "/learn");
    await page
      .getByRole("region", { name: "Laws of Boolean Algebra" })
      .getByText(/^\d+ of 21 sections read$/)
      .waitFor();
  });

  test("leads from Home to the lesson that was open last, until it is finished or the progress is reset", async () => {
    const almost = {
      "02": { read: ["gate"], solved: [] },
      "04": { read: allBut("04", "halves"), solved: [] },
    };
    const { page } = await open({
      path: "/learn/lesson/02",
      before: (context) =>
        context.addInitScript(
          (stored) =>
            localStorage.getItem("lessonProgress") ?? localStorage.setItem("lessonProgress", stored),
          JSON.stringify(almost),
        ),
    });
    const way = page.getByRole("link", { name: /^Continue lesson/ });
    const addressOn = async (path: string) => {
      await section(page, path).waitFor();
      await setPath(page, "/");
      await page.getByRole("link", { name: "Open Learn" }).waitFor();
      return (await way.count()) === 0 ? null : way.getAttribute("href");
    };
    expect(await addressOn("gate")).toBe("#/learn/lesson/02?section=not");
    await setPath(page, "/learn/lesson/04");
    expect(await addressOn("halves")).toBe("#/learn/lesson/04?section=halves");
    await way.click();
    await atSection(page, "halves");
    // The wheel ends the arrival at the section.
    await page.mouse.wheel(0, 1);
    await section(page, "halves").evaluate((element) => element.scrollIntoView({ block: "end" }));
    await section(page, "halves").getByText("This section is read.").waitFor({ state: "attached" });
    // The lesson is finished; the one before it is not.
    expect(await addressOn("halves")).toBe("#/learn/lesson/02?section=not");
    await setPath(page, "/learn");
    await page.getByRole("button", { name: "Reset progress" }).click();
    await expect.poll(() => page.evaluate(() => localStorage.getItem("begunLessons"))).toBeNull();
    await page.getByRole("button", { name: "Undo" }).click();
    await expect.poll(() => page.evaluate(() => localStorage.getItem("begunLessons"))).toContain("02");
  });

  test("is reset by a press, and Undo brings it back", async () => {
    const text = JSON.stringify({ "02": { read: ["and"], solved: ["x", "y"] } });
    const { page } = await open({
      path: "/learn",
      before: (context) =>
        context.addInitScript(
          (stored) => localStorage.getItem("visited") ?? localStorage.setItem("lessonProgress", stored),
          text,
        ),
    });
    const card = page.getByRole("region", { name: "Boolean Variables and Logic Gates" });
    await card.getByText("2 tasks solved").waitFor();
    await page.getByRole("button", { name: "Reset progress" }).click();
    await card.getByText("2 tasks solved").waitFor({ state: "detached" });
    expect(await kept(page)).toBeNull();
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe("MAIN");
    await page.getByRole("button", { name: "Undo" }).click();
    await card.getByText("2 tasks solved").waitFor();
    expect(JSON.parse((await kept(page)) ?? "{}")).toEqual(JSON.parse(text));
  });

  test("of another tab shows here", async () => {
    const { page, context } = await open({ path: "/learn" });
    await page
      .getByRole("link", { name: /^START/ })
      .first()
      .waitFor();
    const other = await context.newPage();
    await other.goto(page.url());
    await other.evaluate(() =>
      localStorage.setItem("lessonProgress", JSON.stringify({ "01": { read: [], solved: ["one"] } })),
    );
    await page.getByText("1 task solved").waitFor();
  });

  test("works where storage is blocked", async () => {
    const { page, errors } = await open({
      path: "/learn/lesson/03",
      before: (context) =>
        context.addInitScript(() => {
          for (const name of ["localStorage", "sessionStorage"] as const)
            Object.defineProperty(window, name, {
              get: () => {
                throw new DOMException("blocked", "SecurityError");
              },
            });
        }),
    });
    await section(page, "identity").evaluate((element) => element.scrollIntoView({ block: "end" }));
    await section(page, "identity").getByText("This section is read.").waitFor({ state: "attached" });
    await setPath(page, "/learn");
    await page
      .getByText(/sections read$/)
      .first()
      .waitFor();
    expect(errors).toEqual([]);
  });
});
