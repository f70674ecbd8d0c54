// The linked views of the map's screen: map, table, circuit and expression show one function, and what is marked in one of
// them is marked in all.
// @module-tag deep

import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { begin } from "#support/browser/begin.ts";
import { type OpenOptions, useBrowser } from "#support/browser/browser.ts";
import { inFirstScreen } from "#support/browser/first-screen.ts";
import { axeFaultsInBoth } from "#support/browser/faults.ts";
import { smallTargets } from "#support/browser/targets.ts";
import { KmapScreen } from "./screen.ts";

const open = useBrowser();

async function openScreen(options: OpenOptions) {
  const opened = await open(options);
  const screen = new KmapScreen(opened.page);
  await screen.shown();
  return { ...opened, screen, views: new Views(opened.page) };
}

class Views {
  constructor(readonly page: Page) {}

  /** Opens the view beside the map; on a phone in its place. */
  async open(name: "Map" | "Table" | "Circuit", size: "desktop" | "phone" = "desktop"): Promise<void> {
    const chosen =
      size === "desktop"
        ? this.page.getByRole("switch", { name, exact: true })
        : this.page.getByRole("radiogroup", { name: "Views" }).locator("label", { hasText: name });
    await chosen.click();
  }

  row(number: number) {
    return this.page.locator(`tr[data-row="${number}"]`);
  }

  /** The frames of the parts that can be pressed: switches and the gates of terms, in the order of the parts. */
  parts() {
    return this.page.getByRole("img", { name: "Circuit of F" }).locator("[data-part]");
  }

  input(name: string) {
    return this.page
      .getByRole("group", { name: "Inputs of the circuit" })
      .getByRole("switch", { name, exact: true });
  }

  term(at: number) {
    return this.page.locator(`section[data-minimal] [data-term="${at}"]`);
  }

  /** What is marked, as numbers of rows, cells, terms and parts of the circuit. */
  marked() {
    return this.page.evaluate(() => {
      const numbers = (selector: string, name: string) =>
        [...document.querySelectorAll<HTMLElement | SVGElement>(selector)]
          .map((element) => Number(element.dataset[name]))
          .toSorted((one, other) => one - other);
      return {
        rows: numbers("tr[data-row][data-lit]", "row"),
        cells: numbers("[data-cell][data-lit]", "cell"),
        terms: numbers("section[data-minimal] [data-term]:has([data-lit])", "term"),
        gates: numbers("svg [data-part][data-lit]", "part"),
      };
    });
  }

  /** The sentence about what is marked. */
  sentence() {
    return this.page.locator("section[data-minimal] output").first().innerText();
  }
}

test("what is marked in one view is marked in all, with one sentence", async () => {
  // A'.C+B.C with the parts A 1, B 2, C 3, A' 4, the gates 5 and 6, OR 7, the bulb 8.
  const { page, screen, views, errors } = await openScreen({ path: "/kmap?vars=3&rows=1,3,7" });
  await expect.poll(() => screen.minimal()).toBe("A'.C+B.C");
  await views.open("Table");
  await views.open("Circuit");
  await expect.poll(() => views.parts().count()).toBe(5);
  const legend = page.getByRole("list", { name: "Groups" }).getByRole("button");
  const second = { rows: [3, 7], cells: [], terms: [1], gates: [6] };
  const cases: readonly [name: string, point: () => Promise<void>, marked: object, sentence: RegExp][] = [
    [
      "a cell",
      () => screen.cell(3).hover(),
      { rows: [3], cells: [3], terms: [0, 1], gates: [5, 6] },
      /Row 3 is covered by/,
    ],
    [
      "a row",
      () => views.row(1).hover(),
      { rows: [1], cells: [1], terms: [0], gates: [5] },
      /Row 1 is covered by/,
    ],
    ["a group", () => legend.nth(1).hover(), second, /^3, 7: essential, because only this group covers 7\.$/],
    [
      "a term",
      () => views.term(0).hover(),
      { rows: [1, 3], cells: [], terms: [0], gates: [5] },
      /^1, 3: essential/,
    ],
    ["a gate", () => views.parts().nth(4).hover(), second, /^3, 7: essential/],
  ];
  for (const [name, point, marked, sentence] of cases) {
    await point();
    await expect.poll(() => views.marked(), { message: name }).toEqual(marked);
    expect.soft(await views.sentence(), name).toMatch(sentence);
  }
  // A press holds the mark, wherever the pointer goes, until Esc.
  await views.parts().nth(4).click();
  await page.mouse.move(0, 0);
  await expect.poll(() => views.marked()).toEqual(second);
  await legend.nth(1).focus();
  await page.keyboard.press("Escape");
  await expect.poll(() => views.marked()).toMatchObject({ gates: [] });
  expect(errors).toEqual([]);
});

test("on a desktop a marked term, its group, its rows and its gate are in one view", async () => {
  const { page, screen, views } = await openScreen({ path: "/kmap?vars=4&rows=0,2,5,7,8,10,13&dc=15" });
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect.poll(() => screen.minimal()).toBe("B.D+B'.D'");
  await views.open("Table");
  await views.open("Circuit");
  const group = page.getByRole("list", { name: "Groups" }).getByRole("button").first();
  await group.click();
  await expect
    .poll(() => views.marked())
    .toMatchObject({ rows: [5, 7, 13, 15], terms: [0], gates: [expect.any(Number)] });
  await inFirstScreen(page, {
    term: views.term(0),
    group,
    map: page.getByRole("grid"),
    "last row": views.row(15),
    gate: page.locator("svg [data-part][data-lit]"),
  });
});

test("a switch of the circuit marks row and cell, a row sets the switches, and an X says how it is taken", async () => {
  const { page, screen, views, errors } = await openScreen({ path: "/kmap?vars=3&rows=1,3,7&dc=4,5" });
  await views.open("Circuit");
  await expect.poll(() => screen.minimal()).toBe("C");
  await views.input("A").press("Space");
  await expect.poll(() => views.marked()).toMatchObject({ cells: [4] });
  await page.getByText("Row 4: F is 0").waitFor();
  expect(await views.sentence()).toBe("X in row 4: taken as 0 here, because no group needs it.");
  // By keyboard, and in the drawing.
  await views.input("C").press("Space");
  await page.getByText("Row 5: F is 1").waitFor();
  await expect.poll(() => views.sentence()).toBe("X in row 5: taken as 1 here, because the group doubles.");
  await views.parts().nth(1).click();
  await page.getByText("Row 7: F is 1").waitFor();
  await screen.cell(2).hover();
  await page.getByText("Row 2: F is 0").waitFor();
  expect(await views.input("B").getAttribute("aria-checked")).toBe("true");
  expect(await views.input("C").getAttribute("aria-checked")).toBe("false");
  expect(errors).toEqual([]);
});

test("a press in any view changes the function in all", async () => {
  const { page, screen, views, errors } = await openScreen({ path: "/kmap?vars=3&rows=1,3,7" });
  await expect.poll(() => screen.minimal()).toBe("A'.C+B.C");
  await views.open("Table");
  await views.open("Circuit");
  await expect.poll(() => views.parts().count()).toBe(5);
  await views.row(5).click();
  await expect.poll(() => screen.values()).toBe("01010101");
  await expect.poll(() => screen.field.inputValue()).toBe("Σm(1,3,5,7)");
  // C alone: no gates, but every input.
  await expect.poll(() => views.parts().count()).toBe(3);
  await screen.set(1, "0");
  await expect.poll(() => views.row(1).locator("[data-output]").getAttribute("data-value")).toBe("0");
  await expect.poll(() => views.parts().count()).toBe(5);
  await screen.undo.click();
  await expect.poll(() => views.row(1).locator("[data-output]").getAttribute("data-value")).toBe("1");
  await screen.choose("PoS");
  await page.getByRole("region", { name: "Minimal product of sums" }).waitFor();
  await screen.button("Clear").click();
  await page.getByText("The circuit is drawn when a cell is 1.").waitFor();
  // The opened views are remembered.
  await begin(page, "/kmap?vars=2&rows=1");
  await views.row(0).waitFor();
  await views.parts().first().waitFor();
  expect(await axeFaultsInBoth(page)).toEqual([]);
  expect(errors).toEqual([]);
});

test("whatever is typed, pressed, chosen or undone in any view, field, map, table and circuit show one function", async () => {
  const { page, screen, views, errors } = await openScreen({ path: "/kmap?vars=3&rows=1,3,7" });
  await views.open("Table");
  await views.open("Circuit");
  let seed = 35;
  const random = (below: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31;
    return Math.floor((seed / 2 ** 31) * below);
  };
  const texts = [
    ["A.B+C'", "10101011"],
    ["x^y", "0110"],
    ["(a+b).(c+d')", "0000101110111011"],
    // A map has two variables at least.
    ["p'", "1100"],
  ] as const;
  const rowsNow = async () => (await screen.values()).length;
  const actions: Readonly<Record<string, () => Promise<void>>> = {
    text: async () => {
      const [text, values] = texts[random(texts.length)] ?? ["", ""];
      await screen.field.fill(text);
      // It is read a moment later.
      await expect.poll(() => screen.values(), { message: text }).toBe(values);
    },
    cell: async () => screen.cell(random(await rowsNow())).click(),
    row: async () => views.row(random(await rowsNow())).click(),
    form: () => screen.choose(random(2) === 0 ? "SoP" : "PoS"),
    key: async () => screen.set(random(await rowsNow()), (["1", "X", "0"] as const)[random(3)] ?? "1"),
    invert: () => screen.button("Invert").click(),
    undo: async () => {
      if (await screen.undo.isEnabled()) await screen.undo.click();
    },
  };
  const tableValues = () =>
    page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>("tr[data-row] td[data-output]")]
        .map((cell) => cell.dataset["value"])
        .join(""),
    );
  const names = Object.keys(actions);
  for (let turn = 0; turn < 40; turn += 1) {
    const name = names[random(names.length)] ?? "";
    await actions[name]?.();
    const about = `${turn}: ${name}`;
    await expect
      .poll(async () => (await tableValues()) === (await screen.values()), { message: about })
      .toBe(true);
    const values = await screen.values();
    const row =
      [...Array(values.length).keys()].find((at) => at >= random(values.length) && values[at] !== "X") ?? 0;
    const value = values[row];
    if (value === "X" || !values.includes("1")) continue;
    await views.row(row).hover();
    await page.getByText(new RegExp(`^Row ${row}: F is ${value}$`)).waitFor();
  }
  expect(errors).toEqual([]);
});

describe("on a phone one view is shown at a time", () => {
  test("table and circuit take the place of the map, and the choice stays", async () => {
    const { page, screen, views } = await openScreen({ size: "phone", path: "/kmap?vars=2&rows=1" });
    await views.open("Table", "phone");
    await views.row(2).click();
    await expect.poll(() => screen.minimal()).toBe("A.B'+A'.B");
    expect(await page.locator("[data-cell]").count()).toBe(0);
    expect(await smallTargets(page)).toEqual([]);
    await expect.poll(() => screen.hash()).toContain("rows=1-2");
    await page.reload();
    await views.row(2).waitFor();
    await views.open("Circuit", "phone");
    await views.input("B").press("Space");
    await page.getByText("Row 1: F is 1").waitFor();
    expect(await views.row(0).count()).toBe(0);
    // There is no legend here, so that the products are listed: for the keyboard, which no gate takes.
    const product = page.getByRole("group", { name: "Products" }).getByRole("button").nth(1);
    await product.press("Enter");
    await expect.poll(() => product.getAttribute("aria-pressed")).toBe("true");
    await expect.poll(async () => (await views.marked()).terms).toEqual([1]);
    expect(await smallTargets(page)).toEqual([]);
    expect(await axeFaultsInBoth(page)).toEqual([]);
    const tooWide = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(tooWide).toBe(0);
    // Paper has the map whatever is shown.
    await page.evaluate(() => window.dispatchEvent(new Event("beforeprint")));
    await expect.poll(() => screen.values()).toBe("0110");
    await page.evaluate(() => window.dispatchEvent(new Event("afterprint")));
    await expect.poll(() => page.locator("[data-cell]").count()).toBe(0);
    await views.open("Map", "phone");
    await expect.poll(() => screen.values()).toBe("0110");
  });
});
