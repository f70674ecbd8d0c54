// Everyone can see what a reader has done in a lesson, also in forced colours.
// @module-tag deep

import type { Locator, Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { useBrowser, type OpenOptions } from "#support/browser/browser.ts";
import { GateDemoScreen } from "./gate-demo-screen.ts";
import { give, questionsByLesson, rightAnswer } from "./question-screen.ts";

const open = useBrowser();

async function lesson(id: string, options: OpenOptions = {}): Promise<Page> {
  const { page } = await open({ path: `/learn/lesson/${id}`, ...options });
  await page.locator("main section[data-section]").first().waitFor();
  return page;
}

/** Sets states in each lesson that are told by colour, and gives what must differ from what without colours. */
interface Told {
  readonly name: string;
  readonly on: Locator;
  readonly off: Locator;
}

/** What is drawn without any colour: text, widths and styles of lines, hatching. */
const lookOf = (element: Locator) =>
  element.evaluate((target) => {
    const all = [target, ...target.querySelectorAll("*")];
    return all
      .map((each) => {
        const style = getComputedStyle(each);
        const { borderTopWidth, borderTopStyle, borderLeftWidth, outlineWidth, outlineStyle } = style;
        const own = [...each.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
        return [
          own.map(({ textContent }) => textContent).join(""),
          borderTopWidth,
          borderTopStyle,
          borderLeftWidth,
          outlineStyle === "none" ? "" : `${outlineStyle} ${outlineWidth}`,
          style.strokeWidth,
          style.textDecorationLine,
          style.fontWeight,
          getComputedStyle(each, "::after").content,
          each.getAttribute("d") ?? "",
        ].join("|");
      })
      .join("\n");
  });

async function expectTold({ name, on, off }: Told): Promise<void> {
  expect(await lookOf(on), name).not.toBe(await lookOf(off));
}

describe("in forced colours", () => {
  const forced = async (id: string) => {
    const page = await lesson(id);
    await page.emulateMedia({ forcedColors: "active" });
    return page;
  };

  test("lesson 01: inputs, predictions, the marked row and the function are told without colour", async () => {
    const page = await forced("01");
    const figure = page.locator("figure[data-story=lamp]");
    await figure.locator("[data-variable=A]").click();
    const predictions = figure.getByRole("group").getByRole("button");
    await predictions.first().click();
    await page.mouse.move(0, 0);
    const sixteen = page.getByRole("figure", { name: "The 16 functions of two variables" });
    const digits = figure.locator("[data-variable] [data-value]");
    expect(await digits.allInnerTexts()).toEqual(["1", "0"]);
    expect(await borderOf(digits.first())).not.toBe(await borderOf(digits.last()));
    expect(await borderOf(predictions.first())).not.toBe(await borderOf(predictions.last()));
    expect(await outlineOf(figure.locator("tr[data-lit]"))).toMatch(/^solid 2px/);
    expect(await outlineOf(figure.locator("tbody tr:not([data-lit])").first())).toMatch(/^none/);
    expect(await outlineOf(sixteen.locator("li [aria-pressed=true]"))).toMatch(/^solid 3px/);
    expect(await outlineOf(sixteen.locator("li [aria-pressed=false]").first())).toMatch(/^none/);
    await expectSystemColours(page.locator("figure svg[role=img]"));
  });

  test.each(["and", "or", "not"] as const)(
    "lesson 02, %s: each view tells its state without colour",
    async (gate) => {
      const page = await forced("02");
      const screen = new GateDemoScreen(page, gate);
      await screen.buttons("gate").first().click();
      await page.mouse.move(0, 0);
      await page.evaluate(
        () => document.activeElement instanceof HTMLElement && document.activeElement.blur(),
      );
      const pressed = screen.view("gate").locator("[aria-pressed=true]");
      expect(await pressed.innerText()).toBe("1");
      expect(await borderOf(pressed)).toMatch(/^double 4px/);
      const wires = screen.view("gate").locator("path[data-value]");
      const widths = await wires.evaluateAll((all) =>
        all.map((wire) => [wire.getAttribute("data-value"), getComputedStyle(wire).strokeWidth]),
      );
      for (const [value, width] of widths) expect(width).toBe(value === "1" ? "5px" : "3px");
      expect(await outlineOf(screen.view("table").locator("tr[data-present]"))).toMatch(/^solid 2px/);
      expect(await screen.view("table").locator("tr[data-present]").innerText()).toMatch(/[01]/);
      const [present, others] = [
        screen.view("diagram").locator("path[data-present]:not([role])").first(),
        screen.view("diagram").locator("path:not([data-present]):not([role]):not([clip-path])").last(),
      ];
      expect(await present.evaluate((path) => getComputedStyle(path).strokeWidth)).toBe("4.5px");
      expect(await others.evaluate((path) => getComputedStyle(path).strokeWidth)).not.toBe("4.5px");
      // Regions of value 1, and no others, are hatched.
      const regions = screen.view("diagram").locator("[role=button]");
      for (const region of await regions.all())
        expect(
          await region.evaluate((path) => path.parentElement?.querySelector('[fill^="url"]') !== null),
        ).toBe(((await region.getAttribute("aria-label")) ?? "").endsWith("1"));
      await expectSystemColours(page.locator("section[data-gate] svg"));
    },
  );

  test("lesson 03: verdicts, and the hatched figure", async () => {
    const page = await forced("03");
    const walked = page.locator('section[data-section="plan"] fieldset').locator("..");
    await walked.getByRole("button", { name: "Annulment" }).click();
    const wrong = await walked.locator("> output").innerHTML();
    expect(await walked.locator("> output").innerText()).toMatch(/^Not yet\./);
    await walked.getByRole("button", { name: "Identity" }).click();
    expect(await walked.locator("> output").innerText()).toMatch(/^Right\./);
    // The sign before the words differs too.
    const signIn = (html: string) => /<svg[\s\S]*?<\/svg>/.exec(html)?.[0] ?? "";
    expect(signIn(await walked.locator("> output").innerHTML())).not.toBe(signIn(wrong));
    const figure = page.locator('section[data-section="absorptive"] figure svg');
    expect(await figure.locator('path[fill^="url"]').count()).toBe(1);
    await expectSystemColours(figure);
  });

  test("lesson 04: wrong, empty and right cells differ by border and sign", async () => {
    const page = await forced("04");
    const practice = page.locator('section[data-section="practice"]');
    await practice.scrollIntoViewIfNeeded();
    const cells = practice.locator("table button");
    await cells.first().waitFor();
    for (let at = 0; at < (await cells.count()) - 1; at += 1) await cells.nth(at).click();
    await practice.getByRole("button", { name: "Check" }).click();
    await page.mouse.move(0, 0);
    const marked = (mark: string) => practice.locator(`table button[data-mark="${mark}"]`).first();
    const right = practice.locator("table button[data-value]:not([data-mark])").first();
    await marked("wrong").waitFor();
    await expectTold({ name: "wrong and right", on: marked("wrong"), off: right });
    await expectTold({ name: "empty and right", on: marked("empty"), off: right });
    expect(await borderOf(marked("wrong"))).toMatch(/^solid 2px/);
    expect(await borderOf(marked("empty"))).toMatch(/^dashed/);
    expect(await marked("wrong").innerText()).toContain("×");
  });

  test("the list and the navigator tell progress and the current lesson by words, a sign and a bar", async () => {
    const page = await forced("02");
    const [question] = questionsByLesson.find((each) => each.lesson === "02")?.questions ?? [];
    if (!question) throw new Error("lesson 02 asks nothing");
    await give(page.locator(`[data-question="${question.id}"]`), rightAnswer(question));
    const current = page
      .getByRole("navigation")
      .locator("[aria-current]")
      .filter({ hasText: "Boolean Variables" });
    const other = page
      .getByRole("navigation")
      .getByRole("link", { name: /Laws of Boolean Algebra/ })
      .first();
    const bar = (link: Locator) => link.evaluate((element) => getComputedStyle(element).borderLeftWidth);
    expect([await bar(current), await bar(other)]).toEqual(["3px", "0px"]);
    await page.evaluate(() => (location.hash = "/learn"));
    await page.getByText("1 task solved").first().waitFor();
  });
});

const borderOf = (element: Locator) =>
  element.evaluate((target) => {
    const { borderTopStyle, borderTopWidth } = getComputedStyle(target);
    return `${borderTopStyle} ${borderTopWidth}`;
  });

const outlineOf = (element: Locator) =>
  element.evaluate((target) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(target);
    return `${outlineStyle} ${outlineWidth}`;
  });

/** Each line, area and text of the drawings has a colour of the system, light or dark, so that it is seen on any ground. */
async function expectSystemColours(drawings: Locator): Promise<void> {
  for (const colorScheme of ["light", "dark"] as const) {
    await drawings.page().emulateMedia({ colorScheme });
    expect(await foreignColours(drawings), colorScheme).toEqual([]);
  }
}

function foreignColours(drawings: Locator): Promise<string[]> {
  return drawings.evaluateAll((all) => {
    const probe = document.body.appendChild(document.createElement("i"));
    const system = ["Canvas", "CanvasText", "Highlight", "HighlightText", "LinkText", "ButtonText"].map(
      (name) => {
        probe.style.color = name;
        return getComputedStyle(probe).color;
      },
    );
    probe.remove();
    const isForeign = (colour: string) =>
      colour.startsWith("rgb") && !colour.endsWith(", 0)") && !system.includes(colour);
    return all
      .flatMap((drawing) => [...drawing.querySelectorAll("path, circle, rect, line, text, tspan")])
      .filter((shape) => shape.closest("clipPath") === null)
      .filter((shape) => {
        const { fill, stroke, strokeWidth } = getComputedStyle(shape);
        return isForeign(fill) || (strokeWidth !== "0px" && isForeign(stroke));
      })
      .map(
        (shape) =>
          `${shape.outerHTML.slice(0, 120)} ${getComputedStyle(shape).fill} ${getComputedStyle(shape).stroke}`,
      );
  });
}
