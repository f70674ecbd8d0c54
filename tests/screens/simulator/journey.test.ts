// One visit of the simulator: a circuit is built, wired, tried, checked and changed; the panels, menus and what is refused.

import { expect, test } from "vitest";
import { useBrowser } from "#support/browser/browser.ts";
import { axeFaults } from "#support/browser/faults.ts";
import { tells } from "#support/browser/heard.ts";
import { Board } from "./board.ts";
import { percent, says } from "./circuit.ts";
import { SimulatorScreen } from "./screen.ts";

const open = useBrowser();

/** Where a part that is added to an empty place of the sheet has its middle, and where it is dragged to. */
const parts = [
  ["Switch", { x: 41, y: 31 }, { x: 85, y: 120 }],
  ["Switch", { x: 41, y: 31 }, { x: 85, y: 240 }],
  ["AND", { x: 48, y: 36 }, { x: 260, y: 180 }],
] as const;

test("parts are added, wired, tried and checked, each change can be undone, and what is refused stays", async () => {
  const { page, errors } = await open({ path: "/csim" });
  const screen = new SimulatorScreen(page);
  const board = new Board(page, "desktop");
  const main = page.getByRole("main");
  const button = (name: string) => page.getByRole("button", { name, exact: true });
  await screen.canvas.locator("canvas").waitFor();
  await tells(main, "an empty sheet", [
    'main "Simulator"',
    'group "Parts"',
    'button "Add AND": AND',
    'button "Add OR": OR',
    'button "Add NOT": NOT',
    'button "Add NAND": NAND',
    'button "Add NOR": NOR',
    'button "Add Switch": Switch',
    'button "Add Bulb": Bulb',
    'button "Add Node": Node',
    'button "Add XOR": XOR',
    'button "Add XNOR": XNOR',
    'button "Add Button": Button',
    'button "Add Clock": Clock',
    'button "Add Zero": Zero',
    'button "Add One": One',
    'button "Add Note": Note',
    'button "Add 7-seg": 7-seg',
    'button "Add Hex": Hex',
    'application "Circuit drawing"',
    "The sheet is empty. Add a part, or open an example.",
    'button "Half adder"',
    'button "Half adder of NANDs"',
    'button "Full adder"',
    'button "Full adder of NANDs"',
    'button "2:1 multiplexer"',
    'button "SR latch"',
    'button "D latch"',
    'button "4-bit adder"',
    'button "Ring of NOTs"',
    'button "Digit of segments"',
    'button "Full adder of boxes"',
    'button "4-bit adder of boxes"',
    'button "D flip-flop"',
    'button "4-bit counter"',
    "New to this?",
    'link "Start with lesson 02." <#/learn/lesson/02>',
    'toolbar "Tools"',
    'button "Mouse" [pressed]',
    'button "Connector"',
    'button "Undo" [disabled]',
    'button "Redo" [disabled]',
    'button "Options"',
    'button "File"',
    "Simulator is Still Under Development",
    'button "Close"',
    'button "Parts and wires"',
    'button "Table"',
    'button "Time"',
    'group "Zoom"',
    'button "Zoom out"',
    'button "Reset zoom"',
    "100%",
    'button "Zoom in"',
    'button "Fit"',
    'region "Properties"',
    'heading "Untitled circuit" [level=2]',
    'button "Rename Untitled circuit"',
    "Parts",
    "0",
    "Wires",
    "0",
    "Select a part to see its values and to change it.",
  ]);

  for (const [kind, from, to] of parts) {
    await screen.add(kind);
    await board.drag(from, to);
  }
  await screen.pull("Bulb", { x: 400, y: 250 });
  const [[, , first], [, , second], [, , gate]] = parts;
  await screen.tool("Connector").click();
  await board.drag(second, gate);
  await says(page, "Switch B connected to AND 3");
  await screen.tool("Mouse").click();
  await screen.openList();
  await screen.connect("Switch A", "AND 3");
  await screen.connect("AND 3", "Bulb F1");
  await screen.setSwitch("B", true);
  await board.click(first);
  await says(page, "Switch A on; Bulb F1 on");
  await tells(screen.list, "the list of parts and wires", [
    'region "Parts and wires"',
    'heading "Parts" [level=3]',
    'list "Parts"',
    'listitem "Switch A, on"',
    'button "Select Switch A" [pressed]',
    "Switch A, on",
    'switch "Switch A" [checked]',
    'button "Connect Switch A"',
    'button "Delete Switch A"',
    'listitem "Switch B, on"',
    'button "Select Switch B"',
    "Switch B, on",
    'switch "Switch B" [checked]',
    'button "Connect Switch B"',
    'button "Delete Switch B"',
    'listitem "AND 3, output 1"',
    'button "Select AND 3"',
    "AND 3, output 1",
    'button "Connect AND 3"',
    'button "Delete AND 3"',
    'listitem "Bulb F1, on"',
    'button "Select Bulb F1"',
    "Bulb F1, on",
    'button "Delete Bulb F1"',
    'heading "Wires" [level=3]',
    'list "Wires"',
    'listitem "Switch B to AND 3, 1"',
    'button "Select wire Switch B to AND 3"',
    "Switch B to AND 3, 1",
    'button "Delete wire Switch B to AND 3"',
    'listitem "Switch A to AND 3, 1"',
    'button "Select wire Switch A to AND 3"',
    "Switch A to AND 3, 1",
    'button "Delete wire Switch A to AND 3"',
    'listitem "AND 3 to Bulb F1, 1"',
    'button "Select wire AND 3 to Bulb F1"',
    "AND 3 to Bulb F1, 1",
    'button "Delete wire AND 3 to Bulb F1"',
  ]);
  await board.click(gate);
  await tells(screen.properties, "the properties of a gate", [
    'region "Properties"',
    'heading "AND 3" [level=2]',
    "Output",
    "1",
    "From Switch A",
    "1",
    "From Switch B",
    "1",
    "X",
    'spinbutton "X": 230',
    "Y",
    'spinbutton "Y": 160',
    'switch "Show Output Value"',
    'button "Delete"',
  ]);
  expect.soft(await axeFaults(page), "axe").toEqual([]);

  await screen.list.getByRole("button", { name: "Select Bulb F1" }).click();
  const name = screen.properties.getByRole("textbox", { name: "Name" });
  await name.fill("A");
  await tells(screen.properties, "a name that is refused", [
    'region "Properties"',
    'heading "Bulb F1" [level=2]',
    "Output",
    "1",
    "From AND 3",
    "1",
    "Name",
    'textbox "Name" [invalid]: A',
    "Another switch or bulb has this name",
    "X",
    'spinbutton "X": 380',
    "Y",
    'spinbutton "Y": 160',
    'switch "Show Output Value"',
    'heading "Function" [level=3]',
    'math "A and B"',
    'button "Open in"',
    'button "Delete"',
  ]);
  await name.fill("Y");
  await name.press("Enter");
  await screen.part("Bulb Y, on").waitFor();
  await screen.closeList();

  await button("Table").click();
  const table = page.getByRole("table", { name: "Truth table of Y" });
  await table.getByRole("row").nth(3).click();
  await says(page, "Switch B off; Bulb Y off");
  await tells(table, "the table of the circuit", [
    'table "Truth table of Y"',
    'row "A B Y"',
    'row "A = 0, B = 0: Y = 0 0 0"',
    'row "A = 0, B = 1: Y = 0 1 0"',
    'row "A = 1, B = 0: Y = 0 0 0"',
    'row "A = 1, B = 1: Y = 1 1 1"',
  ]);
  const check = page.getByRole("textbox", { name: "Check against an expression" });
  await tells(page.locator("form", { has: check }), "the check before anything is typed", [
    "Check against an expression",
    'textbox "Check against an expression"',
    'button "Check"',
    "A' is NOT A, A.B or AB is AND, A+B is OR, A^B is XOR.",
  ]);
  for (const [text, sentence] of [
    ["A+", "See character 3. The expression ends too early. Write an operand at the end."],
    ["A.B", "Right. Y is equal to it in all 4 rows."],
    ["A+B", "Not equal: Y is 0 and the expression is 1 for A = 0, B = 1. The switches are set to this row."],
  ] as const) {
    await check.fill(text);
    await check.press("Enter");
    await page.getByText(sentence, { exact: true }).waitFor();
    expect.soft(await check.inputValue(), `${text} stays`).toBe(text);
  }
  await table.getByRole("button", { name: "A = 0, B = 1: Y = 0", pressed: true }).waitFor();
  await button("Time").click();
  await page.getByText("Gate delay 0: nothing changes next").waitFor();
  await screen.canvas.focus();
  await board.click(first);
  await button("One gate delay").click();
  await page.getByText(/^Gate delay 1: /).waitFor();
  await tells(
    page.getByRole("slider", { name: "Moment" }).locator("xpath=../../.."),
    "the time of the circuit",
    [
      'button "One gate delay"',
      'button "Run"',
      "Gate delay 1: 1 signal changes next",
      "Moment",
      'slider "Moment": 1',
      "Gate delays a second",
      'radiogroup "Gate delays a second"',
      'radio "1"',
      'radio "2"',
      'radio "5" [checked]',
      'radio "10"',
      'radio "25"',
      'button "Save SVG"',
      "group: Signals",
      "While this panel is open, each part takes one gate delay, and clocks tick when time runs.",
    ],
  );
  await page.keyboard.press("Escape");

  await screen.openList();
  await screen.list.getByRole("button", { name: "Delete AND 3" }).click();
  await says(page, "AND 3 deleted");
  expect.soft(await screen.wires(), "the wires of a part go with it").toEqual([]);
  await screen.tool("Undo").click();
  await expect.poll(() => screen.wires()).toHaveLength(3);
  await screen.tool("Undo").click();
  await screen.tool("Redo").click();
  await screen.canvas.focus();
  await page.keyboard.press("Control+a");
  await tells(screen.properties, "the properties of several parts", [
    'region "Properties"',
    'heading "4 parts" [level=2]',
    'button "Duplicate"',
    'button "Make a box"',
    'button "Delete"',
  ]);
  await page.keyboard.press("Control+c");
  await page.keyboard.press("Control+v");
  await expect.poll(() => screen.parts()).toHaveLength(8);
  await screen.tool("Undo").click();
  await screen.canvas.focus();
  await page.keyboard.press("Control+a");
  await screen.properties.getByRole("button", { name: "Make a box" }).click();
  await tells(screen.properties, "the properties of a box", [
    'region "Properties"',
    'heading "Box 1 (5)" [level=2]',
    "Name",
    'textbox "Name": Box 1',
    "Input A",
    "1",
    "Input B",
    "1",
    "Output Y",
    "1",
    'button "Open the box"',
    "1 box of this name",
    "X",
    'spinbutton "X": 220',
    "Y",
    'spinbutton "Y": 145',
    'button "Delete"',
  ]);
  await screen.list.getByRole("button", { name: /^Open / }).click();
  await tells(page.getByRole("region", { name: /^Inside / }), "the strip above an open box", [
    'region "Inside Box 1"',
    "What you change here changes all boxes of this name. Switches and bulbs are its pins.",
    'button "Leave the box"',
  ]);
  await button("Leave the box").click();
  await screen.tool("Undo").click();
  await board.click(gate, { button: "right" });
  await tells(page.getByRole("menu"), "the menu at a part", ['menuitem "Delete"']);
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");
  await button("Rename Untitled circuit").click();
  await page.getByRole("textbox", { name: "Name" }).fill("Gate");
  await button("Save").click();
  await page.getByRole("heading", { level: 2, name: "Gate" }).waitFor();

  await screen.tool("Options").click();
  await tells(page.getByRole("dialog"), "the options", [
    'dialog "Options"',
    'heading "Options" [level=2]',
    'button "Close"',
    'switch "Show Output Value"',
    'switch "Show Joint Nodes" [checked]',
    'switch "Snap to grid" [checked]',
    'switch "Rectangular symbols (IEC)"',
    'switch "Title above saved pictures"',
  ]);
  const symbols = page.getByRole("switch", { name: "Rectangular symbols (IEC)" });
  await symbols.click();
  expect.soft(await symbols.getAttribute("aria-checked"), "the rectangular symbols").toBe("true");
  await page.keyboard.press("Escape");
  await button("Zoom in").click();
  await expect.poll(() => percent(screen)).toBe("125%");
  await button("Reset zoom").click();
  await screen.tool("File").click();
  await tells(page.getByRole("menu"), "the menu of files and examples", [
    'menuitem "New"',
    'menuitem "My circuits"',
    'menuitem "Import"',
    'menuitem "Save JSON"',
    'menuitem "Save SVG"',
    'menuitem "Save PNG"',
    'menuitem "Copy link"',
    'menuitem "Make a task"',
    'menuitem "Tidy"',
    'menuitem "Open in Truth Table"',
    'menuitem "Simplify this circuit"',
    'menuitem "Open Y in Simplifier"',
    "Examples",
    'menuitem "Half adder"',
    'menuitem "Half adder of NANDs"',
    'menuitem "Full adder"',
    'menuitem "Full adder of NANDs"',
    'menuitem "2:1 multiplexer"',
    'menuitem "SR latch"',
    'menuitem "D latch"',
    'menuitem "4-bit adder"',
    'menuitem "Ring of NOTs"',
    'menuitem "Digit of segments"',
    'menuitem "Full adder of boxes"',
    'menuitem "4-bit adder of boxes"',
    'menuitem "D flip-flop"',
    'menuitem "4-bit counter"',
  ]);
  await page.getByRole("menuitem", { name: "My circuits" }).click();
  await tells(page.getByRole("dialog"), "the circuits that are kept", [
    'dialog "My circuits"',
    'heading "My circuits" [level=2]',
    'button "Close"',
    'list "My circuits"',
    'button "Open Gate"',
    "Gate 4 parts · open",
    'button "Rename Gate"',
    'button "Duplicate Gate"',
    'button "Delete Gate"',
    'button "New"',
  ]);
  await page.keyboard.press("Escape");
  await screen.chooseFile("Ring of NOTs");
  await tells(screen.alert, "a loop that does not settle", [
    "The loop of NOT 1, NOT 2 and NOT 3 never settles",
    'button "Show loop"',
  ]);
  await screen.add("Clock");
  const period = page.getByRole("spinbutton", { name: "Period in gate delays" });
  await period.fill("3");
  await page.getByText("Enter an even number from 2 to 1,000.").waitFor();
  await tells(screen.properties, "the properties of a clock", [
    'region "Properties"',
    'heading "Clock A" [level=2]',
    "Output",
    "0",
    "Name",
    'textbox "Name": A',
    "Period in gate delays",
    'spinbutton "Period in gate delays" [invalid]: 3',
    "Enter an even number from 2 to 1,000.",
    "X",
    'spinbutton "X": 16',
    "Y",
    'spinbutton "Y": 16',
    'switch "Show Output Value"',
    'button "Delete"',
  ]);
  expect.soft(errors, "errors of the page").toEqual([]);
});
