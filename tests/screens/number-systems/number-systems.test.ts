// The converter on the real page: the specification's texts, the base and width that follow from the number, errors,
// long numbers, workings and copies.

import type { Locator } from "playwright-core";
import { describe, expect, test } from "vitest";
import { begin } from "#support/browser/begin.ts";
import { sizeNames, useBrowser, type OpenOptions } from "#support/browser/browser.ts";
import { axeFaultsInBoth } from "#support/browser/faults.ts";
import { systemColour } from "#support/browser/system-colour.ts";
import { NumberSystemsScreen } from "./screen.ts";

const open = useBrowser();

async function openScreen(options: OpenOptions = {}) {
  const opened = await open({ path: "/number-systems", ...options });
  const screen = new NumberSystemsScreen(opened.page);
  await screen.field.waitFor();
  return { ...opened, screen };
}

/** Whether an end of the line is hidden, or it reaches over what is above or below. */
function wordsAreCut(words: Locator): Promise<boolean> {
  return words.evaluate((line) => {
    const { top, bottom } = line.getBoundingClientRect();
    const above =
      document.querySelector("main form")?.closest("section")?.getBoundingClientRect().bottom ?? NaN;
    const below =
      document.querySelector("main table")?.closest("section")?.getBoundingClientRect().top ?? NaN;
    return !(line.scrollWidth <= line.clientWidth && above < top && bottom < below);
  });
}

test("before anything is typed a sentence and examples stand there", async () => {
  const { page, screen } = await openScreen();
  await page.getByText("Enter a number to convert it to every base").waitFor();
  expect(await screen.table.count()).toBe(0);
  expect(await screen.disabled("Base of the number")).toEqual([]);
  await page.getByRole("button", { name: "45.625" }).click();
  await screen.table.waitFor();
  expect(await screen.field.inputValue()).toBe("45.625");
  await page.goBack();
  await expect.poll(() => screen.field.inputValue()).toBe("");
});

test("the specification's names stand on the controls and rows", async () => {
  const { page, screen } = await openScreen();
  await screen.field.fill("45.625");
  await screen.table.waitFor();
  for (const name of ["BIN", "OCT", "DEC", "HEX"] as const) {
    expect(await screen.base(name).count(), name).toBe(1);
    expect(await screen.row(name).count(), name).toBe(1);
  }
  for (const name of ["4", "8", "12", "16", "Var"]) {
    expect(await screen.widths.getByRole("radio", { name, exact: true }).count(), name).toBe(1);
  }
  expect(await page.getByRole("button", { name: /^Custom/ }).count()).toBe(1);
  for (const name of ["Value", "1's", "2's"]) {
    expect(await screen.complements.getByRole("rowheader", { name, exact: true }).count(), name).toBe(1);
  }
  expect(await screen.complements.getByText("(Integer Part Only)", { exact: true }).count()).toBe(1);
  for (const name of ["Binary", "Octal", "Decimal", "Hexadecimal"]) {
    expect(await screen.table.getByText(name, { exact: true }).count(), name).toBe(1);
  }
});

test("the line under the field says how the number is read, and one press reads it as decimal", async () => {
  const { page, screen } = await openScreen();
  await screen.field.fill("45.625");
  const line = page.locator("form output").filter({ hasText: "Read as" });
  await expect.poll(() => line.innerText()).toBe("Read as octal");
  await page.getByText("37.79… in decimal").waitFor();
  expect(await screen.base("OCT").isChecked()).toBe(true);
  await page.getByRole("button", { name: "Read as decimal" }).click();
  await expect.poll(() => line.innerText()).toBe("Read as decimal");
  expect(await screen.base("DEC").isChecked()).toBe(true);
  expect(await screen.value("DEC")).toBe("45.625");
  expect(await screen.field.evaluate((field) => field === document.activeElement)).toBe(true);
  expect(await page.getByRole("button", { name: "Read as decimal" }).count()).toBe(0);
  await screen.field.fill("1F");
  await expect.poll(() => line.innerText()).toBe("Read as hexadecimal");
  await page.getByText("31 in decimal").waitFor();
  expect(await page.getByRole("button", { name: "Read as decimal" }).count()).toBe(0);
});

test("a wrong character is marked, said, and loses nothing", async () => {
  const { screen, errors } = await openScreen();
  await screen.field.fill("45");
  await screen.table.waitFor();
  await screen.field.fill("45G1");
  await expect.poll(() => screen.marked()).toBe("G");
  expect(await screen.sentence()).toBe(
    "“G” is not a digit of base 16, the largest base here (position 3). Its digits are 0 to 9 and A to F.",
  );
  expect(await screen.field.inputValue()).toBe("45G1");
  expect(await screen.field.getAttribute("aria-invalid")).toBe("true");
  expect(await screen.value("DEC")).toBe("37");
  expect(await screen.disabled("Base of the number")).toEqual(["BIN", "OCT", "DEC", "HEX"]);
  await screen.field.fill("451");
  await expect.poll(() => screen.sentence()).toBe("");
  expect(await screen.marked()).toBeNull();
  expect(await screen.value("OCT")).toBe("451");
  expect(errors).toEqual([]);
});

describe.each(sizeNames)("on a %s", (size) => {
  test("bases and complements of 45.625", async () => {
    const { page, screen } = await openScreen({ size, path: "/number-systems?number=45.625&base=10" });
    await screen.table.waitFor();
    expect(await screen.value("BIN")).toBe("0010 1101.1010");
    expect(await screen.value("OCT")).toBe("55.5");
    expect(await screen.value("DEC")).toBe("45.625");
    expect(await screen.value("HEX")).toBe("2D.A");
    expect(await screen.value("Value")).toMatch(/^0010 1101\s*2D$/);
    expect(await screen.value("1's")).toMatch(/^1101 0010\s*D2$/);
    expect(await screen.value("2's")).toMatch(/^1101 0011\s*D3$/);
    expect(await screen.row("DEC").getAttribute("aria-current")).toBe("true");
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  });

  test("the old number is muted while the field is wrong, says so in words, and is not copied", async () => {
    const { page, screen } = await openScreen({ size });
    await screen.field.fill("45");
    await screen.table.waitFor();
    const cell = screen.row("DEC").getByRole("cell").first();
    const colour = () => cell.evaluate((element) => getComputedStyle(element).color);
    const ink = await colour();
    const places = () =>
      page.locator("main section, main tr").evaluateAll((boxes) =>
        boxes.map((box) => {
          const { x, y, width, height } = box.getBoundingClientRect();
          return [x, y, width, height].join(" ");
        }),
      );
    const before = await places();
    const words = page.getByText("Results of the earlier number: 45 in octal", { exact: true });
    const copies = page.getByRole("main").locator("button:enabled", { has: page.locator("svg") });
    const enabled = () => copies.and(page.getByRole("button", { name: /^Copy / })).count();
    expect(await words.count()).toBe(0);
    expect(await enabled()).toBe(4 + 3 + 3);
    await screen.field.fill("45-");
    await words.waitFor();
    await expect.poll(colour).not.toBe(ink);
    expect(await cell.innerText()).toContain("37");
    expect(await screen.value("Value")).toMatch(/^0010 0101\s*25$/);
    expect(await enabled()).toBe(0);
    expect(await places()).toEqual(before);
    expect(await wordsAreCut(words)).toBe(false);
    await page.emulateMedia({ forcedColors: "active" });
    const gray = await systemColour(page, "GrayText");
    expect(await colour()).toBe(gray);
    const widths = screen.widths.locator("label");
    const grayWidths = await widths.evaluateAll(
      (labels, system) =>
        labels
          .filter((label) => getComputedStyle(label).color === system)
          .map(({ textContent }) => textContent),
      gray,
    );
    expect(grayWidths, "widths that cannot be chosen").toEqual(["4"]);
    await page.emulateMedia({ forcedColors: "none" });
    await screen.field.fill("45");
    await expect.poll(colour).toBe(ink);
    expect(await words.count()).toBe(0);
    expect(await enabled()).toBe(4 + 3 + 3);
  });

  test("the words about an old number that is too long for a line leave it to the table", async () => {
    const { page, screen } = await openScreen({ size });
    await screen.field.fill("1011 ".repeat(20));
    await screen.table.waitFor();
    await screen.field.fill("1011-");
    const words = page.getByText("Results of the earlier number", { exact: true });
    await words.waitFor();
    expect(await wordsAreCut(words)).toBe(false);
  });

  test("a row of a number or complement is 48 px high, and one with a working says so", async () => {
    const { page, screen } = await openScreen({ size });
    await screen.field.fill("45");
    await screen.table.waitFor();
    const heights = await page
      .locator("main tbody tr")
      .evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().height));
    expect(heights).toEqual(heights.map(() => 48));
    for (const name of ["BIN", "DEC", "HEX"]) {
      const button = screen.working(name);
      expect(await button.getByText("Working").isVisible()).toBe(true);
      expect(await page.getByRole("button", { name: new RegExp(`^${name} Working`) }).count()).toBe(1);
    }
    expect(await screen.row("OCT").getByText("Working").count()).toBe(0);
  });

  test("axe finds nothing and everything has room", async () => {
    const { page, screen } = await openScreen({ size });
    const check = async (what: string) => {
      expect(await axeFaultsInBoth(page), what).toEqual([]);
      const { wide, small } = await page.evaluate(() => ({
        wide: document.documentElement.scrollWidth - document.documentElement.clientWidth,
        small: [...document.querySelectorAll("main button, main label:not(.spoken)")]
          .map((element) => ({
            html: element.outerHTML.slice(0, 100),
            box: element.getBoundingClientRect(),
          }))
          .filter(({ box }) => box.height < 43.9 || box.width < 43.9)
          .map(({ html }) => html),
      }));
      expect(wide, what).toBe(0);
      if (size === "phone") expect(small, what).toEqual([]);
    };
    await check("idle");
    await screen.field.fill("0.3");
    await screen.working("BIN").click();
    await screen.table.getByRole("list").first().waitFor();
    await check("working");
    await screen.field.fill("9".repeat(300));
    await screen.table.getByRole("button", { name: /^All / }).first().waitFor();
    await check("long");
    await screen.field.fill("1-");
    await expect.poll(() => screen.marked()).toBe("-");
    await check("error");
    await page.getByRole("button", { name: /^Custom/ }).click();
    await page.getByRole("dialog", { name: "Premium Feature" }).waitFor();
    await check("dialog");
  });
});

test("the smallest base in which the text is valid is selected, the others below it are disabled", async () => {
  const { page, screen } = await openScreen();
  for (const [text, base, disabled] of [
    ["1011", "BIN", []],
    ["1010 1101", "BIN", []],
    ["1.01", "BIN", []],
    ["17", "OCT", ["BIN"]],
    ["19", "DEC", ["BIN", "OCT"]],
    [".9", "DEC", ["BIN", "OCT"]],
    ["9.", "DEC", ["BIN", "OCT"]],
    ["1f", "HEX", ["BIN", "OCT", "DEC"]],
  ] as const) {
    await begin(page, "/number-systems");
    await screen.field.fill(text);
    await screen.table.waitFor();
    expect.soft(await screen.base(base).isChecked(), `${text}: ${base}`).toBe(true);
    expect.soft(await screen.disabled("Base of the number"), text).toEqual(disabled);
    expect.soft(await screen.row(base).getAttribute("aria-current"), `${text}: ${base}`).toBe("true");
  }
});

test("a base that was clicked stays while the text is valid in it", async () => {
  const { page, screen } = await openScreen();
  await screen.field.fill("10");
  await screen.choose("Base of the number", "DEC");
  expect(await screen.value("BIN")).toBe("1010");
  await screen.field.press("End");
  await page.keyboard.type("7");
  expect(await screen.base("DEC").isChecked()).toBe(true);
  await page.keyboard.type("a");
  expect(await screen.base("HEX").isChecked()).toBe(true);
  await page.keyboard.press("Backspace");
  expect(await screen.base("OCT").isChecked()).toBe(true);
});

test("what is typed becomes upper case, and the caret stays where it is", async () => {
  const { page, screen } = await openScreen();
  await screen.field.fill("11");
  await screen.field.press("Home");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.type("abc");
  expect(await screen.field.inputValue()).toBe("1ABC1");
});

test("every wrong text has a sentence with its position", async () => {
  const { page, screen } = await openScreen();
  for (const [text, marked, sentence] of [
    ["-5", "-", "Signed numbers are not converted (position 1). Remove the sign."],
    [
      "1,5",
      ",",
      "A number has no commas (position 2). Use a point before the fraction and spaces between groups of digits.",
    ],
    ["1.2.3", ".", "A number can have only one point (position 4)."],
    ["0xFF", "X", "Remove 0X (position 2). Choose the base below the field."],
  ] as const) {
    await begin(page, "/number-systems");
    await screen.field.fill(text);
    await expect.poll(() => screen.sentence(), { message: text }).toBe(sentence);
    expect.soft(await screen.marked(), text).toBe(marked);
    expect.soft(await screen.field.inputValue(), text).toBe(text.toUpperCase());
  }
});

test("a point alone is not wrong yet; it is after Enter", async () => {
  const { screen } = await openScreen();
  await screen.field.fill(".");
  expect(await screen.sentence()).toBe("");
  await screen.field.press("Enter");
  expect(await screen.sentence()).toBe("Enter at least one digit (position 1).");
});

describe("the width is the smallest that fits, narrower ones are disabled", () => {
  test("of each number", async () => {
    const { page, screen } = await openScreen();
    for (const [number, width, disabled] of [
      ["15", "4", []],
      ["16", "8", ["4"]],
      ["255", "8", ["4"]],
      ["256", "12", ["4", "8"]],
      ["4096", "16", ["4", "8", "12"]],
      ["65536", "Var", ["4", "8", "12", "16"]],
    ] as const) {
      await begin(page, `/number-systems?number=${number}&base=10`);
      await screen.table.waitFor();
      const taken = screen.widths.getByRole("radio", { name: width, exact: true });
      expect.soft(await taken.isChecked(), `${number} takes ${width}`).toBe(true);
      expect.soft(await screen.disabled("Bits"), number).toEqual(disabled);
    }
  });
  test("a chosen width stays while the number fits it; Var is as wide as the number", async () => {
    const { screen } = await openScreen({ path: "/number-systems?number=45&base=10" });
    await screen.table.waitFor();
    await screen.choose("Bits", "12");
    expect(await screen.value("2's")).toMatch(/^1111 1101 0011\s*FD3$/);
    await screen.field.fill("46");
    expect(await screen.value("Value")).toMatch(/^0000 0010 1110/);
    await screen.choose("Bits", "Var");
    expect(await screen.value("1's")).toMatch(/^01 0001\s*11$/);
    await screen.field.fill("99999");
    await screen.choose("Bits", "Var");
    await screen.field.fill("9");
    expect(await screen.widths.getByRole("radio", { name: "Var" }).isChecked()).toBe(true);
  });
  test("the two's complement of 0 is 0, and a number without a point has no note", async () => {
    const { screen } = await openScreen();
    await screen.field.fill("0");
    expect(await screen.value("Value")).toMatch(/^0000/);
    expect(await screen.value("1's")).toMatch(/^1111/);
    expect(await screen.value("2's")).toMatch(/^0000/);
    expect(await screen.complements.getByText("(Integer Part Only)").count()).toBe(0);
    await screen.field.fill("0.");
    await screen.complements.getByText("(Integer Part Only)").waitFor();
  });
});

test("a fraction that repeats stands in brackets", async () => {
  const { screen } = await openScreen({ path: "/number-systems?number=0.1&base=10" });
  await screen.table.waitFor();
  expect(await screen.value("BIN")).toMatch(/^0000\.0\(0011\)\s*\(0011\) repeats$/);
  expect(await screen.value("OCT")).toMatch(/^0\.0\(6314\)/);
  await screen.field.fill("0.000000001");
  expect(await screen.value("HEX")).toMatch(/^0\.[0-9A-F]{64}…\s*the first 64 digits after the point$/);
});

describe("long numbers", () => {
  test("10,000 digits are answered away from the page, which stays alive", async () => {
    const { page, screen, errors } = await openScreen();
    const started = page.waitForEvent("worker");
    await screen.field.fill("9".repeat(10_000));
    expect((await started).url()).toContain("convert");
    await screen.table.waitFor();
    await screen.table.getByRole("button", { name: "All 33,220 digits" }).click();
    expect((await screen.value("BIN")).replaceAll(/[^01]/g, "").length).toBeGreaterThanOrEqual(33_220);
    expect(await screen.widths.getByRole("radio", { name: "Var" }).isChecked()).toBe(true);
    await screen.field.press("End");
    await screen.field.press("Backspace");
    await screen.table.getByRole("button", { name: "All 9,999 digits" }).waitFor();
    expect(errors).toEqual([]);
  });
  test("1,000 digits need no Web Worker, 1,001 do", async () => {
    const { page, screen } = await openScreen();
    const workers: string[] = [];
    page.on("worker", (worker) => workers.push(worker.url()));
    await screen.field.fill("1".repeat(1_000));
    await screen.table.waitFor();
    expect(workers).toEqual([]);
    const started = page.waitForEvent("worker");
    await screen.field.fill("1".repeat(1_001));
    await started;
  });
  test("where no Web Worker can start, the page converts", async () => {
    const { screen } = await openScreen({
      before: (context) => context.addInitScript(() => Reflect.deleteProperty(window, "Worker")),
    });
    await screen.field.fill("7".repeat(1_001));
    await screen.table.getByRole("button", { name: "All 1,001 digits" }).waitFor();
  });
  test("one digit more than 10,000 is refused with the limit", async () => {
    const { screen } = await openScreen();
    await screen.field.fill("45");
    await screen.table.waitFor();
    await screen.field.fill("1".repeat(10_001));
    await expect
      .poll(() => screen.sentence())
      .toBe("A number can have at most 10,000 digits (position 10,001).");
    expect(await screen.field.inputValue()).toHaveLength(10_001);
    expect(await screen.value("OCT")).toBe("45");
  });
});

test("the working of a row unfolds under it and folds again", async () => {
  const { page, screen } = await openScreen({ path: "/number-systems?number=2.5&base=10" });
  await screen.table.waitFor();
  expect(await screen.working("DEC").count()).toBe(0);
  await screen.working("BIN").click();
  const lines = await screen.table.getByRole("listitem").allInnerTexts();
  const told = lines.join(" ").replaceAll(/\s+/g, " ");
  expect(told).toContain("Divide by 2 repeatedly and read the remainders from last to first");
  expect(told).toContain("2 ÷ 2 = 1 remainder 0");
  expect(told).toContain("1 ÷ 2 = 0 remainder 1");
  expect(told).toContain("0.5 × 2 = 1 → 1");
  expect(await screen.working("BIN").getAttribute("aria-expanded")).toBe("true");
  await screen.working("BIN").click();
  expect(await page.getByText("Divide by 2").count()).toBe(0);
});

test("the working of a long number tells how much it leaves out", async () => {
  const { screen } = await openScreen();
  await screen.field.fill("9".repeat(300));
  await screen.working("BIN").click();
  await screen.table.getByText("985 more lines of the same kind").waitFor();
});

test("a hexadecimal complement is spoken with its base and seen with it as an index", async () => {
  const { page, screen } = await openScreen({ path: "/number-systems?number=37&base=10" });
  await screen.table.waitFor();
  const hexadecimal = page.getByRole("button", { name: "Copy hexadecimal 25", exact: true });
  expect(await hexadecimal.innerText()).toBe("25");
  const index = await hexadecimal
    .locator("span")
    .evaluate((digits) => getComputedStyle(digits, "::after").content);
  expect(index).toBe('"16"');
});

test("every number is copied as digits without groups", async () => {
  const path = "/number-systems?number=45.625&base=10";
  const { page } = await openScreen({
    before: (context) => context.grantPermissions(["clipboard-read", "clipboard-write"]),
  });
  for (const [name, copied] of [
    ["hexadecimal 2D", "2D"],
    ["hexadecimal D3", "D3"],
    ["BIN", "101101.101"],
    ["HEX", "2D.A"],
    ["Value", "00101101"],
    ["1's", "11010010"],
    ["2's", "11010011"],
  ] as const) {
    await begin(page, path);
    await page.getByRole("button", { name: `Copy ${name}`, exact: true }).click();
    await page.getByText("Copied", { exact: true }).waitFor();
    expect.soft(await page.evaluate(() => navigator.clipboard.readText()), name).toBe(copied);
  }
});

test("everything can be done by keyboard alone", async () => {
  const { page, screen } = await openScreen();
  await page.keyboard.type("45");
  await page.keyboard.press("Enter");
  // Past the button that clears and the one that reads it as decimal.
  for (let turn = 0; turn < 3; turn += 1) await page.keyboard.press("Tab");
  expect(await screen.base("OCT").evaluate((radio) => radio === document.activeElement)).toBe(true);
  await page.keyboard.press("ArrowRight");
  expect(await screen.value("BIN")).toBe("0010 1101");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await page.getByText("Divide by 2").waitFor();
});
