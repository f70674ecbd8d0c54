// The paper of every screen, in every state that has content, read from its PDF: no two texts lie over each other, nothing is
// cut at the edge of a sheet or fades, all that the page shows is there, and each sheet names the tool, the input and the
// address.
// @module-tag deep

import type { Locator, Page } from "playwright-core";
import { describe, expect, inject, test } from "vitest";
import { useBrowser, type OpenOptions } from "#support/browser/browser.ts";
import { paperFaults, plain, print, textOf, untilPaperIsReady } from "#support/browser/paper.ts";
import { SimplifierScreen } from "../screens/simplifier/screen.ts";
import { SimulatorScreen } from "../screens/simulator/screen.ts";
import { StepsScreen } from "../screens/simplifier/steps-screen.ts";

const open = useBrowser();

interface State {
  readonly path: string;
  /** What the page shows once the state is there, for a part that comes late an element. */
  readonly shown: string | RegExp | ((page: Page) => Locator);
  /** What a visitor does then. */
  readonly act?: (page: Page) => Promise<unknown>;
  /** What has to be on the sheets, besides. */
  readonly printed?: readonly string[];
  /** The input as the head names it. */
  readonly input?: string;
}

const query = (text: string) => encodeURIComponent(text);
const simplify = (text: string, more = "&mode=boolean") => `/simplify?input=${query(text)}${more}`;
const table = (text: string, extras: readonly string[] = [], more = "") =>
  `/ttable?input=${query(text)}${extras.map((extra) => `&fn=${query(extra)}`).join("")}${more}`;

const press = (name: string | RegExp) => (page: Page) =>
  page.getByRole("main").getByRole("button", { name }).first().click();

const sevenProducts = "ABC+DEF+GHI+JKL+A'B'D'+C'E'F'+G'H'I'";
const long = Array.from({ length: 600 }, () => "A.B").join("+");
const functions = Array.from({ length: 20 }, (_, at) => `A.B+${"CDEF".charAt(at % 4)}.E'+A'.B'.C'.D'`);
const digits = "1234567890".repeat(30);

const simplifier: readonly State[] = [
  { path: "/simplify", shown: "NOT, after the operand" },
  {
    path: simplify("A.B+A'.C+B.C"),
    shown: "A.B+A'.C",
    input: "A.B+A'.C+B.C",
    act: async (page) => {
      await new SimplifierScreen(page).proved.waitFor();
      await press("Product of sums")(page);
      await press("Without static hazards")(page);
      await press("Map")(page);
      // The sum's, the product of sums' and the map's.
      const proved = page.getByText("smallest without hazards (proved)");
      await expect.poll(() => proved.count(), { timeout: 60_000 }).toBe(3);
      await page.getByRole("grid").first().waitFor();
    },
  },
  {
    path: simplify(sevenProducts),
    shown: "7 terms, 21 literals",
    input: sevenProducts,
    printed: ["The first 500 of 2,668 entries are printed.", "0, 1, 2, 3, 4, 5 … (512)", "3902, 3903"],
  },
  {
    path: simplify("1 3 5 7 9 11 13 15 17 19 23 29 31", "&mode=mint&dc=2 4"),
    shown: "13 min terms of A, B, C, D, E",
    input: "Σm(1 3 5 7 9 11 13 15 17 19 23 29 31) + Σd(2 4)",
    printed: ["3, 7, 19, 23"],
  },
  {
    // More than five prime implicants, and more than one minimal form.
    path: simplify("A'B+AB'+BC'+CA'+B'C+DE+D'F+E'G"),
    shown: "minimal (proved)",
    act: press(/^All \d+ prime implicants$/),
  },
  {
    path: simplify(long),
    shown: "A.B",
    printed: ["(2,399 characters)", "The input is too long for an address."],
  },
  { path: simplify("A+B)"), shown: "Could not simplify the input", input: "A+B)" },
  {
    path: simplify("A.B"),
    shown: "minimal (proved)",
    input: "A.B+C",
    act: async (page) => {
      const screen = new SimplifierScreen(page);
      await screen.field.fill("A.B+C");
      await page.locator("[data-old]").first().waitFor();
      // The line about the text comes after a pause.
      await screen.readAs.filter({ hasText: "A.B+C" }).waitFor();
    },
  },
];

/** The names of functions are in the form too. */
const functionsCard = (page: Page) => page.getByRole("region", { name: "Functions" });

const truthTable: readonly State[] = [
  { path: "/ttable", shown: "Try one" },
  { path: table("A.B+C", ["A^C"]), shown: "Σm(1,3,4,6)", input: "A.B+C, A^C" },
  { path: table("A.B+C", ["A^C"], "&header=text"), shown: "Σm(1,3,4,6)" },
  { path: table("A.B+C.D+E.F+G"), shown: "Functions", printed: ["127", "125, 126, 127)"] },
  { path: table("A.B+C.D+E.F", functions), shown: functionsCard },
  { path: table("A.B+C.D+E.F", functions, "&header=text"), shown: functionsCard },
  // The parts come with a call of their own.
  {
    path: table("A.B.C'+C.D.E'+(E+F)'.A", ["(A+B)'.(C+D)", "A.B+C'.D'.E'"], "&parts=1&header=text"),
    shown: (page) => page.getByRole("table").locator("caption", { hasText: "parts" }),
  },
];

const sopPos: readonly State[] = [
  { path: "/soppos?vars=3", shown: "Tick the rows where the output is 1.", input: "F(A, B, C)" },
  { path: "/soppos?vars=3&start=X&rows=1,3,5-7", shown: "3 literals", input: "F(X, Y, Z)" },
  { path: "/soppos?vars=7&rows=1,3,5-7,9,18-22,40-50,100-120&dc=2,10&form=pos", shown: "minimal (proved)" },
  {
    path: "/soppos?vars=4&rows=1,3,5-7,9&dc=2,10&view=map&hazards=0",
    shown: "This sum has no static hazard.",
  },
  {
    path: "/soppos?vars=6&rows=1,3,5-7,9,18-22,40-50&dc=2,10&view=map&form=pos",
    shown: (page) => page.getByRole("grid").nth(3),
    act: (page) => page.getByText("minimal (proved)").first().waitFor(),
  },
];

const numberSystems: readonly State[] = [
  { path: "/number-systems", shown: "Try one" },
  {
    path: "/number-systems?number=45.625&base=10",
    shown: "2D.A",
    input: "45.625",
    act: async (page) => {
      for (const name of ["BIN", "HEX"]) await press(new RegExp(`^${name}`))(page);
      await page.getByText("= 101101").waitFor();
    },
  },
  {
    path: `/number-systems?number=${digits}&base=10`,
    shown: "Complements",
    input: digits,
    printed: [digits],
  },
  { path: "/number-systems?number=45z", shown: "“Z”" },
];

/** The lesson's own button draws all figures before it prints. */
async function drawAll(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.print = () => {
      document.documentElement.dataset["isPrinted"] = "";
    };
  });
  await page.getByRole("button", { name: "Print", exact: true }).click();
  await page.locator("html[data-is-printed]").waitFor({ state: "attached" });
}

const learn: readonly State[] = [
  { path: "/learn", shown: "Fundamentals of Boolean Algebra" },
  ...["01", "02"].map((id) => ({
    path: `/learn/lesson/${id}`,
    shown: (page: Page) => page.locator("[data-section]").last(),
    act: drawAll,
  })),
  {
    path: "/learn/lesson/03",
    // The derivations come after the lesson.
    shown: (page) => page.getByRole("list", { name: "Steps of the derivation" }).last(),
    act: drawAll,
  },
  {
    path: "/learn/lesson/04",
    shown: (page) => page.getByRole("region", { name: "Task: fill in the table" }),
  },
  { path: "/learn/lesson/99", shown: "Lesson Not Found" },
  { path: "/learn/lesson/99", shown: "Lesson Not Found" },
];

const others: readonly State[] = [
  { path: "/", shown: "Simplify Expression" },
  { path: "/kmap?vars=3&rows=1,3,5&dc=7", shown: "minimal (proved)", printed: ["essential"] },
  {
    path: `/kmap?input=${query("A.B+A'.C")}&vars=3&groups=1,3`,
    shown: "Your groups",
    printed: ["cells 1, 3"],
  },
  {
    path: "/cgen",
    shown: "Type an expression to see its circuit, or start from a truth table, a file or an example.",
  },
  { path: "/nowhere", shown: "404 Not Found" },
  { path: "/upgrade", shown: "Yearly" },
];

const circuits: readonly State[] = [
  { path: "/csim", shown: "Half adder" },
  {
    path: "/csim",
    shown: "4-bit adder of boxes",
    act: (page) => page.getByRole("button", { name: "4-bit adder of boxes", exact: true }).click(),
    printed: ["Cout = "],
  },
  {
    path: `/csim?input=${query("A.B+A'.C")}&fn=${query("A^B^C^D")}`,
    shown: (page) => page.getByRole("application").locator("canvas"),
    input: "A.B+A'.C, A^B^C^D",
    printed: ["F1 ="],
  },
];

const premium: readonly State[] = [
  {
    path: simplify("A.B+A'.C+B.C"),
    shown: "minimal (proved)",
    act: (page) => new StepsScreen(page).openSteps(),
    printed: ["Steps", "Consensus"],
  },
  {
    path: table("A.B+C", ["C+A.B", "A^C", "(A^C)'"], "&compare=1"),
    shown: /first differ in row/,
  },
  {
    path: "/number-systems?number=45&base=10",
    shown: "Complements",
    act: async (page) => {
      await page.getByRole("button", { name: "Custom" }).click();
      await page.getByRole("complementary").getByRole("textbox").fill("7");
      await page.getByRole("complementary").getByRole("button", { name: "Add" }).click();
      await page.getByRole("main").getByText("Septenary").waitFor();
    },
    printed: ["Septenary63"],
  },
  { path: "/upgrade", shown: "Yearly", printed: ["PREMIUM"] },
];

/** The address that leads to the state, where it can be told beforehand. */
const addressOf = (path: string) => plain(`${inject("url")}/#${path.split("?", 1)[0]}`);

async function checked(page: Page, { path, shown, act, printed = [], input = "" }: State): Promise<void> {
  // Another screen in between, so that nothing of the state before is left.
  await page.goto(`${inject("url")}/#/cgen`);
  await page.getByRole("main").getByRole("button", { name: "Start from" }).waitFor();
  await page.goto(`${inject("url")}/#${path}`);
  const main = page.getByRole("main");
  await (typeof shown === "function" ? shown(page) : main.getByText(shown).first()).waitFor();
  await untilPaperIsReady(page);
  await act?.(page);
  const sheets = await print(page);
  expect(await paperFaults(page, sheets), path).toEqual([]);

  const title = plain(await page.title());
  for (const [at, sheet] of sheets.entries()) {
    const text = textOf(sheet);
    expect(text, `${path}, sheet ${at + 1}`).toContain(title);
    expect(text, `${path}, sheet ${at + 1}`).toContain(plain(input.slice(0, 90)));
    expect(text, `${path}, sheet ${at + 1}`).toMatch(
      /http|Theaddressisonthefirstsheet\.|Theinputistoolongforanaddress\./,
    );
  }
  const whole = sheets.map(textOf).join("");
  for (const text of [input, ...printed]) expect(whole, path).toContain(plain(text));
  if (!printed.includes("The input is too long for an address.")) expect(whole).toContain(addressOf(path));
}

const desktop: OpenOptions = {};

const visits: readonly (readonly [screen: string, states: readonly State[], options: OpenOptions])[] = [
  ["the Simplifier", simplifier, desktop],
  ["the truth table", truthTable, desktop],
  ["SoP PoS", sopPos, desktop],
  ["Number Systems", numberSystems, desktop],
  ["the simulator", circuits, desktop],
  ["lessons", learn, desktop],
  ["the other screens", others, desktop],
  ["what is Premium", premium, { as: "premium@example.com" }],
  ["the Simplifier on a dark phone", simplifier.slice(1, 3), { size: "phone", colorScheme: "dark" }],
  ["the truth table on a phone", truthTable.slice(3), { size: "phone" }],
  ["the simulator on a phone", circuits, { size: "phone" }],
];

describe("on paper no text is cut, covered or missing, and each sheet says what it is", () => {
  test.each(visits)("%s", async (_, states, options) => {
    const { page } = await open(options);
    for (const state of states) await checked(page, state);
  });
});

test("a printed circuit leaves the simulator's view as it was", async () => {
  const { page } = await open({ path: `/csim?input=${query("A.B+A'.C")}` });
  const { canvas } = new SimulatorScreen(page);
  const zoom = page.getByRole("button", { name: "Reset zoom" });
  await canvas.locator("canvas").first().waitFor();
  await page.getByRole("button", { name: "Zoom in" }).click();
  const seen = async () => ({
    zoom: await zoom.getAttribute("aria-description"),
    canvas: await canvas.locator("canvas").first().boundingBox(),
  });
  const before = await seen();
  const [sheet] = await print(page);
  expect(sheet && textOf(sheet)).toContain("F1=");
  await expect.poll(seen).toEqual(before);
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  expect(await seen()).toEqual(before);
});
