// The circuit generator as a visitor uses it: expressions or a truth table, the choices, the circuit and the table of forms.
// @module-tag deep

import { readFileSync } from "node:fs";
import type { Locator } from "playwright-core";
import { describe, expect, test } from "vitest";
import { begin } from "#support/browser/begin.ts";
import { type OpenOptions, type Size, useBrowser } from "#support/browser/browser.ts";
import { axeFaultsInBoth } from "#support/browser/faults.ts";
import { inFirstScreen } from "#support/browser/first-screen.ts";
import { paperFaults, print, textOf, untilPaperIsReady } from "#support/browser/paper.ts";
import { smallTargets } from "#support/browser/targets.ts";
import { SimulatorScreen } from "../simulator/screen.ts";
import { GeneratorScreen } from "./screen.ts";

const open = useBrowser();

async function openScreen(options: OpenOptions) {
  const opened = await open(options);
  return { ...opened, screen: new GeneratorScreen(opened.page) };
}

const bcd =
  "/cgen?vars=4&col=a:0,2,3,5-9:10-15&col=b:0-4,7-9:10-15&col=c:0,1,3-9:10-15&col=d:0,2,3,5,6,8,9:10-15" +
  "&col=e:0,2,6,8:10-15&col=f:0,4-6,8,9:10-15&col=g:2-6,8,9:10-15";

test.each<[drawn: string, path: string, size: Size, least: number]>([
  ["a half adder", "/cgen?input=A^B&fn=A.B&out=S,C", "phone", 1],
  ["BCD to 7 segments", bcd, "desktop", 1],
  ["BCD to 7 segments", bcd, "phone", 0.5],
])("the drawing of %s is shrunk to fit, and shows its bulbs", async (_, path, size, least) => {
  const { page } = await openScreen({ path, size });
  const drawing = page.getByRole("img", { name: /^Circuit of / });
  await drawing.waitFor();
  const seen = await drawing.evaluate((svg: SVGSVGElement) => {
    const frame = svg.closest("section");
    if (!frame) throw new Error("The drawing has no frame.");
    const { right } = frame.getBoundingClientRect();
    return {
      scale: svg.getBoundingClientRect().width / svg.viewBox.baseVal.width,
      overflow: frame.scrollWidth - frame.clientWidth,
      hidden: svg.getBoundingClientRect().right - right,
    };
  });
  expect(seen.hidden).toBeLessThanOrEqual(0);
  if (least === 1) expect(seen.overflow).toBe(0);
  else expect(seen.scale).toBeCloseTo(least, 2);
});

test("a sentence about a circuit that is not drawn names entries that are there", async () => {
  const { page } = await openScreen({ path: "/cgen?input=A^B^C^D^E^F^G&in=2" });
  const sentence = page.getByText(/^This circuit has \d+ gates; up to 150 are drawn\./);
  const [, menu = "", entry = ""] = (await sentence.textContent())?.match(/drawn\. ([^,]+), ([^,]+),/) ?? [];
  await page.getByRole("button", { name: menu, exact: true }).click();
  await page.getByRole("menuitem", { name: entry, exact: true }).waitFor();
});

test("typed expressions become a circuit whose switches can be pressed, and the forms are compared", async () => {
  const { page, screen, errors } = await openScreen({ path: "/cgen" });
  await page
    .getByText("Type an expression to see its circuit, or start from a truth table, a file or an example.")
    .waitFor();
  await screen.field.fill("A.B+A.C");
  await expect
    .poll(() => screen.compared())
    .toEqual([
      "As written: 3, 6, 2, 4, 2",
      "Sum: 3, 6, 2, 4, 2",
      "Product: 2, 4, 2, 3, 2",
      "Factored: 2, 4, 2, 3, 2",
      "AND–XOR: 7, 12, 5, 4, 3",
    ]);
  await page.getByText("Sum: fewest products or sums in all: proved").waitFor();
  await page.getByText("2 AND, 1 OR", { exact: true }).waitFor();
  await page.getByText("1 × 7408, 1 × 7432; 5 of 8 gates unused").waitFor();

  // By the switches for keys, and in the drawing.
  await expect.poll(() => screen.values.textContent()).toBe("F1 = 0");
  await page.getByRole("switch", { name: "A", exact: true }).press("Space");
  await screen.drawing("F1").locator("[data-part]").nth(1).click();
  await expect.poll(() => screen.values.textContent()).toBe("F1 = 1");
  expect(await page.getByRole("switch", { name: "B", exact: true }).getAttribute("aria-checked")).toBe(
    "true",
  );

  await screen.drawing("F1").locator("[data-part]").nth(3).hover();
  await page.getByText("g1, AND: A.B").waitFor();

  await page.getByRole("button", { name: "Factored" }).click();
  await page.getByText("1 AND, 1 OR", { exact: true }).waitFor();
  await screen.chooseGates("NAND");
  await page.getByText(/^\d NAND$/).waitFor();
  await screen.chooseInputs("2");
  await expect.poll(() => screen.hash()).toBe("#/cgen?input=A.B+A.C&form=factored&gates=nand&in=2");

  // A second output with a name.
  await page.getByRole("button", { name: "Add an output" }).click();
  await page.keyboard.type("A^B");
  await page.getByRole("textbox", { name: "Name of F2" }).fill("S");
  await screen.drawing("F1, S").waitFor();
  await expect.poll(() => screen.hash()).toContain("&fn=A^B&out=,S&");
  await page.reload();
  await screen.drawing("F1, S").waitFor();
  await page.getByRole("button", { name: "Remove S" }).click();
  await screen.drawing("F1").waitFor();
  await page.getByRole("button", { name: "Undo" }).click();
  await screen.drawing("F1, S").waitFor();
  expect(errors).toEqual([]);
});

test("a truth table is set by presses and keys, with don't-cares", async () => {
  const { page, screen, errors } = await openScreen({ path: "/cgen" });
  await screen.startFrom("Truth table");
  await screen.cell(3, "F1").click();
  await page.getByText("1 NOT, 1 AND", { exact: true }).waitFor();
  // From the pressed cell on by keys: X below it, and to the last row.
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("x");
  await page.keyboard.press("End");
  await page.keyboard.press("1");
  await expect.poll(() => screen.hash()).toBe("#/cgen?vars=3&col=:3,7:4");
  await page.getByText("1 AND", { exact: true }).waitFor();
  // A table is not written in any form.
  expect((await screen.compared()).join()).not.toContain("As written");
  await page.getByRole("button", { name: "Add an output" }).click();
  await page.getByRole("textbox", { name: "Name of F2" }).fill("A");
  await page.getByText("A: A is a variable.").waitFor();
  await page.getByRole("textbox", { name: "Name of F2" }).fill("G");
  await screen.drawing("F1, G").waitFor();
  expect(errors).toEqual([]);
});

test("expressions are shown as a truth table, until it is set by hand", async () => {
  const { page, screen, errors } = await openScreen({ path: "/cgen?input=A^B&fn=A.B&out=S" });
  await screen.drawing("S, F2").waitFor();
  await screen.startFrom("Truth table");
  await expect.poll(() => screen.hash()).toBe("#/cgen?vars=2&names=A,B&col=S:1-2&col=:3");
  await screen.startFrom("Expressions");
  await screen.field.fill("A+B");
  await screen.drawing("S, F2").waitFor();
  await page.getByText("1 AND, 1 OR", { exact: true }).waitFor();
  await screen.startFrom("Truth table");
  await expect.poll(() => screen.hash()).toBe("#/cgen?vars=2&names=A,B&col=S:1-3&col=:3");
  await screen.cell(0, "S").click();
  await screen.startFrom("Expressions");
  await screen.field.fill("A");
  await screen.drawing("S, F2").waitFor();
  await screen.startFrom("Truth table");
  await expect.poll(() => screen.hash()).toBe("#/cgen?vars=2&names=A,B&col=S:0-3&col=:3");
  // An output that had a 1 comes back.
  await page.getByRole("button", { name: "Remove an output" }).click();
  await page.getByText("F2 was removed.").waitFor();
  await page.getByRole("button", { name: "Undo" }).click();
  await screen.drawing("S, F2").waitFor();
  expect(errors).toEqual([]);
});

test("a table is read from a file or pasted, and a line that is wrong is named", async () => {
  const { page, screen, errors } = await openScreen({ path: "/cgen" });
  await screen.startFrom("Truth table");
  const file = page.locator("input[type=file]");
  const read = (name: string, text: string) =>
    file.setInputFiles({ name, mimeType: "text/plain", buffer: Buffer.from(text) });
  await read("half.pla", ".i 2\n.o 2\n.ilb x y\n.ob s c\n10 10\n01 10\n11 01\n.e\n");
  await page.getByText("half.pla was read: 2 inputs, 2 outputs.").waitFor();
  await screen.drawing("s, c").waitFor();
  await expect
    .poll(() => screen.hash())
    .toBe("#/cgen?vars=2&names=x,y&col=s:1-2&col=c:3&label=half&label=x&label=y&label=s&label=c");

  await read("wrong.pla", ".i 2\n.o 1\n1a 1\n");
  await page.getByText("Line 3: The sign a has no meaning here.").waitFor();
  expect(await screen.cell(3, "c").textContent()).toBe("1");

  await screen.cell(0, "s").focus();
  await page.evaluate(() => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text", "A\tB\tC\ty[0]\n0\t0\t0\t1\n1\t1\t1\tX\n");
    document.activeElement?.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true }));
  });
  await page
    .getByText("The pasted table was read: 3 inputs, 1 output. Named otherwise here: y[0] is F1.")
    .waitFor();
  await page.getByText("Inputs: A, B, C. Outputs: y[0]. This border was guessed.").waitFor();
  await page.getByRole("button", { name: "One input fewer" }).click();
  await page.getByText("Inputs: A, B. Outputs: C, y[0].", { exact: true }).waitFor();
  expect(await page.getByText("Line 3:").count()).toBe(0);
  await expect.poll(() => screen.hash()).toContain("#/cgen?vars=2&col=C:");
  // The table before the pasted one comes back.
  await page.getByRole("button", { name: "Undo" }).click();
  await expect.poll(() => screen.hash()).toContain("#/cgen?vars=2&names=x,y&col=s:1-2&col=c:3&label=half");

  // Ten inputs: more than are set by hand, and not in the way of the circuit.
  await read("wide.pla", `.i 10\n.o 1\n${"1".repeat(10)} 1\n.e\n`);
  await page.getByText("This table has 10 inputs, 1 output: too many to be set by hand here.").waitFor();
  await page.getByText("1 AND", { exact: true }).waitFor();
  // Their AND–XOR form is not found, and cannot be chosen.
  await page
    .getByRole("row", { name: "AND–XOR Of at most 8 inputs: all polarities are compared." })
    .waitFor();
  expect(await page.getByRole("button", { name: "AND–XOR" }).count()).toBe(0);
  await page.getByRole("button", { name: "Start a new table" }).click();
  await screen.cell(7, "F1").waitFor();
  await page.getByRole("button", { name: "Undo" }).click();
  await page.getByText("This table has 10 inputs").waitFor();
  expect(errors).toEqual([]);
});

test("of a form that is too large its size is given", async () => {
  const { page, screen, errors } = await openScreen({ path: "/cgen" });
  // Parity of 12 inputs: 2,048 products of 12 literals, one for every other row.
  await screen.field.fill("A^B^C^D^E^F^G^H^I^J^K^L");
  await page
    .getByRole("row", { name: "Sum 26,625 operands: more than 20,000 are not built here." })
    .waitFor();
  await page.getByRole("button", { name: "Sum", exact: true }).click();
  await page
    .getByRole("region", { name: "Circuit" })
    .getByText("26,625 operands: more than 20,000 are not built here.")
    .waitFor();
  expect(errors).toEqual([]);
});

test("what is wrong is said, and nothing typed is lost", async () => {
  const { page, screen, errors } = await openScreen({ path: "/cgen?input=A.B&fn=C%2B" });
  // Below its field, and nowhere else.
  const refusal = page.getByText("The expression ends too early");
  await refusal.first().waitFor();
  expect(await refusal.count()).toBe(1);
  // Another notation is read as what it means.
  await begin(page, "/cgen?input=!a %26%26 b");
  await screen.drawing("F1").waitFor();
  await begin(page, `/cgen?input=${Array.from({ length: 17 }, (_, at) => `x${at}`).join(".")}`);
  await page.getByText("All expressions together may have at most 16 variables here.").waitFor();
  expect(await screen.field.inputValue()).toContain("x16");
  await begin(page, "/cgen?input=A.B&out=B");
  await page.getByText("B is a variable.").waitFor();
  await screen.drawing("F1").waitFor();
  expect(errors).toEqual([]);
});

test("without the package the screen says so and keeps the text", async () => {
  const { page, screen } = await openScreen({
    path: "/cgen",
    before: (context) => context.route("**/networks.worker-*.js", (route) => route.abort()),
  });
  await screen.field.fill("A.B");
  await page.getByText("This needs WebAssembly, which is not available in this browser.").waitFor();
  expect(await screen.field.inputValue()).toBe("A.B");
});

test("a NAND circuit of an answer takes three presses, and the next one two", async () => {
  const { page, screen, errors } = await openScreen({ path: "/simplify?input=A.B%2BC&mode=boolean" });
  const openHere = async () => {
    await page.getByRole("button", { name: "Open in", exact: true }).click();
    await page.getByRole("menuitem", { name: "Generator" }).click();
    await screen.drawing("F1").waitFor();
  };
  await openHere();
  await page.getByText("1 AND, 1 OR", { exact: true }).waitFor();
  await screen.chooseGates("NAND");
  await page.getByText("3 NAND", { exact: true }).waitFor();
  await page.goBack();
  await openHere();
  await page.getByText("3 NAND", { exact: true }).waitFor();
  await expect.poll(() => screen.hash()).toBe("#/cgen?input=A.B+C&gates=nand");
  // A link without gates means those that are the first.
  await begin(page, "/cgen?input=A.B%2BC");
  await page.getByText("1 AND, 1 OR", { exact: true }).waitFor();
  expect(errors).toEqual([]);
});

test("the circuit opens in the simulator, its functions in the other tools, and it can be copied", async () => {
  const { page, context, screen, errors } = await openScreen({
    path: "/cgen?input=A^B&fn=A.B&out=S,K&gates=nand",
  });
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const way = async (name: string) => {
    await screen.drawing("S, K").waitFor();
    await page.getByRole("button", { name: "Open in" }).click();
    await page.getByRole("menuitem", { name }).click();
  };
  const copied = async (name: string) => {
    await page.getByRole("button", { name: "Copy", exact: true }).click();
    await page.getByRole("menuitem", { name }).click();
    return page.evaluate(() => navigator.clipboard.readText());
  };
  await screen.drawing("S, K").waitFor();
  await expect.poll(() => copied("As a list of gates")).toMatch(/^g1 = NAND\(A\)\n.*\nS = g\d\nK = g\d$/s);
  await expect.poll(() => copied("As expressions")).toMatch(/^S = .*'\nK = \(A\.B\)''$/s);
  await expect.poll(() => copied("As a picture in LaTeX")).toMatch(/\\begin\{circuitikz\}.*nand port/s);
  await way("Karnaugh Map: K");
  await expect.poll(() => screen.hash()).toMatch(/^#\/kmap\?input=A\.B&.*out=K/);
  await page.goBack();
  await way("Truth Table");
  await expect.poll(() => screen.hash()).toMatch(/^#\/ttable\?input=A\^B&fn=A\.B/);
  await page.goBack();
  await way("Simulator");
  const simulator = new SimulatorScreen(page);
  await simulator.openList();
  for (const name of ["Switch A", "Switch B", "Bulb S", "Bulb K"])
    await simulator.list.getByRole("button", { name: `Select ${name}` }).waitFor();
  expect(errors).toEqual([]);
});

test("a circuit of the simulator is simplified here, and the built one takes its place in one step", async () => {
  const { page, screen, errors } = await openScreen({ path: "/csim?input=A.B%2BA.B'&fn=A^B" });
  await page.getByRole("application").locator("canvas").waitFor();
  await page.getByRole("button", { name: "File", exact: true }).click();
  await page.getByRole("menuitem", { name: "Simplify this circuit" }).click();
  await screen.drawing("F1, F2").waitFor();
  await expect
    .poll(() => screen.hash())
    .toBe("#/cgen?input=B'.A+A.B&fn=A^B&out=F1,F2&form=factored&gates=withXor&in=2&replaces=5.9.3.3");
  // Of A and A XOR B one gate is left, so that Replace is the button to press.
  expect((await screen.compared())[0]).toBe("Now: 5, 9, 3, –, 3");
  await page.getByText("Than now: 4 gates fewer, 2 chips fewer.").waitFor();
  await screen.chooseGates("NAND");
  await page.getByText(/^\d NAND$/).waitFor();
  await page.getByRole("button", { name: "Replace in the simulator" }).click();
  await page.getByText("The gates of the circuit were replaced.").waitFor();
  const simulator = new SimulatorScreen(page);
  expect(await screen.hash()).toBe("#/csim");
  await simulator.openList();
  const made = ["Bulb F1", "Bulb F2", "NAND", "NAND", "NAND", "NAND", "Switch A", "Switch B"];
  await expect.poll(() => simulator.madeOf()).toEqual(made);
  await page.getByRole("button", { name: "Undo", exact: true }).last().click();
  await expect.poll(() => simulator.madeOf()).toEqual(expect.arrayContaining(["AND", "NOT", "OR", "XOR"]));
  expect(errors).toEqual([]);
});

test("the circuit is saved as a picture, for the simulator and for other tools", async () => {
  const { page, screen, errors } = await openScreen({ path: "/cgen?input=A.B&fn=A&out=wire,T" });
  const saved = async (name: string) => {
    await page.getByRole("button", { name: "Save", exact: true }).click();
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("menuitem", { name, exact: true }).click(),
    ]);
    return [download.suggestedFilename(), readFileSync(await download.path(), "latin1")] as const;
  };
  await screen.drawing("wire, T").waitFor();
  const files: readonly (readonly [entry: string, file: string, start: RegExp])[] = [
    ["SVG", "wire_T.svg", /^<svg .*>wire</s],
    ["PNG", "wire_T.png", /^\u0089PNG/],
    ["File of the simulator", "wire_T.json", /"kind":"and"/],
    ["Verilog, gates", "wire_T.v", /^ {2}and \(g1, A, B\);$/m],
    ["VHDL", "wire_T.vhd", /^ {2}g1 <= A and B;$/m],
    ["PLA, the sums", "wire_T.pla", /^11 10$/m],
    ["BLIF", "wire_T.blif", /^\.names A B g1\n11 1$/m],
    ["Logisim-evolution", "wire_T.circ", /name="AND Gate"/],
    ["Digital", "wire_T.dig", /<elementName>And<\/elementName>/],
    ["Verilog, assignments", "wire_T.v", /^ {2}assign wire_1 = g1;$/m],
  ];
  for (const [entry, file, start] of files) {
    const [name, text] = await saved(entry);
    expect.soft(name, entry).toBe(file);
    expect.soft(text, entry).toMatch(start);
  }
  await page.getByText("The format does not allow all names: wire is written as wire_1.").waitFor();
  expect(errors).toEqual([]);
});

test("everything can be done by keys alone", async () => {
  const { page, context, screen, errors } = await openScreen({ path: "/cgen" });
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await screen.field.waitFor();
  const { keyboard } = page;
  /** Presses Tab until the element has the focus. */
  const tabTo = async (element: Locator, key: "Tab" | "Shift+Tab" = "Tab") => {
    for (let tabs = 0; tabs < 60; tabs += 1) {
      if (await element.evaluate((found) => found === document.activeElement)) return;
      await keyboard.press(key);
    }
    throw new Error(`${String(element)} is not reached`);
  };
  const radio = (group: string, name: string) =>
    page.getByRole("radiogroup", { name: group }).getByRole("radio", { name, exact: true });
  const button = (name: string) => page.getByRole("button", { name, exact: true });
  /** Opens the menu of a button, and goes by a key to its entry. */
  const goToEntry = async (
    menu: string,
    key: "Home" | "End",
    name: string,
    role: "menuitem" | "menuitemradio" = "menuitem",
    by: "Tab" | "Shift+Tab" = "Tab",
  ) => {
    await tabTo(button(menu), by);
    await keyboard.press("Enter");
    const entry = page.getByRole(role, { name, exact: true });
    await entry.waitFor();
    // The menu takes the focus a moment after it is drawn; the button does nothing at a key that comes before that.
    await expect
      .poll(async () => {
        await keyboard.press(key);
        return entry.evaluate((found) => found === document.activeElement);
      })
      .toBe(true);
  };

  await tabTo(screen.field);
  await keyboard.type("A.B+A.C");
  await tabTo(button("Add an output"));
  await keyboard.press("Enter");
  await keyboard.type("A^B");
  await tabTo(page.getByRole("textbox", { name: "Name of F2" }), "Shift+Tab");
  await keyboard.type("S");
  await tabTo(radio("Gates", "AND OR NOT"));
  await keyboard.press("ArrowRight");
  await goToEntry("Inputs: any", "Home", "2", "menuitemradio");
  await keyboard.press("ArrowDown");
  await keyboard.press("ArrowDown");
  await keyboard.press("Enter");
  await tabTo(page.getByRole("region", { name: "Compare" }).getByRole("button", { name: "Factored" }));
  await keyboard.press("Enter");
  await expect
    .poll(() => screen.hash())
    .toBe("#/cgen?input=A.B+A.C&fn=A^B&out=,S&form=factored&gates=withXor&in=4");
  await page.getByText("1 AND, 1 OR, 1 XOR", { exact: true }).waitFor();
  await tabTo(page.getByRole("switch", { name: "A", exact: true }), "Shift+Tab");
  await keyboard.press("Space");
  await expect.poll(() => screen.values.textContent()).toBe("F1 = 0, S = 1");

  await goToEntry("Save", "End", "Digital", "menuitem", "Shift+Tab");
  const [download] = await Promise.all([page.waitForEvent("download"), keyboard.press("Enter")]);
  expect(download.suggestedFilename()).toBe("F1_S.dig");
  await goToEntry("Copy", "Home", "As expressions");
  await keyboard.press("Enter");
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe("F1 = A.(B+C)\nS = A^B");
  await tabTo(page.getByRole("region", { name: "Compare" }).getByRole("button", { name: "AND–XOR" }));
  await keyboard.press("Enter");
  await expect.poll(() => screen.hash()).toContain("&form=andXor");

  await goToEntry("Start from", "Home", "Expressions", "menuitemradio", "Shift+Tab");
  await keyboard.press("ArrowDown");
  await keyboard.press("Enter");
  await tabTo(screen.cell(0, "F1"));
  await keyboard.press("ArrowDown");
  await keyboard.press("1");
  await keyboard.press("ArrowRight");
  await keyboard.press("x");
  await expect.poll(() => screen.hash()).toContain("#/cgen?vars=3&names=A,B,C&col=:1,5-7&col=S:2-5:1");
  expect(errors).toEqual([]);
});

describe.each(["desktop", "phone"] as const)("at the size of a %s", (size) => {
  test("every example is drawn, without faults of access", async () => {
    const { page, screen, errors } = await openScreen({ size, path: "/cgen" });
    await page.getByRole("button", { name: "Start from" }).waitFor();
    expect(await axeFaultsInBoth(page)).toEqual([]);
    const examples = {
      "BCD to 7 segments": "a, b, c, d, e, f, g",
      "Full adder": "S, Co",
      "2-bit comparator": "G, E, L",
      "2-bit multiplier": "P3, P2, P1, P0",
      "3-to-8 decoder": "Y0, Y1, Y2, Y3, Y4, Y5, Y6, Y7",
      "4:1 multiplexer": "Y",
      "Gray to binary": "B3, B2, B1, B0",
      "Majority of 5": "M",
    };
    for (const [name, outputs] of Object.entries(examples)) {
      await screen.startFrom(name);
      await page.getByRole("img", { name: `Circuit of ${outputs}`, exact: true }).waitFor();
    }
    expect(await axeFaultsInBoth(page)).toEqual([]);
    if (size === "phone") expect(await smallTargets(page)).toEqual([]);
    await screen.startFrom("Full adder");
    await page.getByRole("img", { name: "Circuit of S, Co" }).waitFor();
    if (size === "phone") await page.setViewportSize({ width: 360, height: 740 });
    await inFirstScreen(page, {
      field: page.getByRole("textbox", { name: "Expression of S" }),
      buttons: page.getByRole("button", { name: "Start from" }),
      drawing: page.getByRole("img", { name: "Circuit of S, Co" }),
      forms: page.getByRole("table"),
    });
    expect(await axeFaultsInBoth(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    expect(errors).toEqual([]);
  });
});

test("the circuit is printed on one page, with the table of forms", async () => {
  const { page, screen } = await openScreen({
    path: "/cgen?input=A^B^C&fn=A.B%2BA.C%2BB.C&out=S,Co&gates=withXor",
  });
  await screen.drawing("S, Co").waitFor();
  await untilPaperIsReady(page);
  const sheets = await print(page);
  expect(sheets).toHaveLength(1);
  expect(await paperFaults(page, sheets)).toEqual([]);
  const [sheet] = sheets;
  expect(sheet && textOf(sheet)).toContain("Factored");
});

test("BCD to 7 segments is printed on one sheet, with its forms compared", async () => {
  const { page } = await openScreen({ path: bcd });
  await page.getByRole("img", { name: /^Circuit of / }).waitFor();
  await untilPaperIsReady(page);
  const sheets = await print(page);
  expect(sheets).toHaveLength(1);
  expect(sheets.map(textOf).join("")).toMatch(/Compare.*AND–XOR/);
  expect(await paperFaults(page, sheets)).toEqual([]);
});
