// Lesson 07: a circuit whose switches are pressed, and a task of each level of its practice solved.
// @module-tag deep

import type { Locator } from "playwright-core";
import { describe, expect, test } from "vitest";
import { setupIn } from "#addresses/core/codec.ts";
import { lessonAddress, type TaskAddress } from "#addresses/core/learn.ts";
import { simulatorAddress } from "#addresses/core/simulator.ts";
import { unpackLink } from "#circuit/core/file/link.ts";
import { partNamer } from "#learn/circuits/core/spoken-circuit.ts";
import { wiresToGates } from "#learn/practice/circuits/core/sentences.ts";
import { circuitTask, type CircuitTask, type TaskOf } from "#learn/practice/circuits/core/tasks.ts";
import { lessonBlocks, practice } from "#messages/lesson-blocks.ts";
import { circuitTasks as texts } from "#messages/lesson-circuits.ts";
import { axeFaultsInBoth } from "#support/browser/faults.ts";
import { sizeNames, useBrowser } from "#support/browser/browser.ts";
import { reach, section } from "./library.ts";

const open = useBrowser();

const inPractice = { within: "[data-section=practice]" };

const seed = 7;
const taskAt = (level: 1 | 2 | 3): TaskAddress => ({ kind: "circuit", level, seed });
const status = (frame: Locator, text: string | RegExp) => frame.getByRole("status").filter({ hasText: text });

function taskOf<Kind extends CircuitTask["kind"]>(level: 1 | 2 | 3, kind: Kind): TaskOf<Kind> {
  const task = circuitTask(taskAt(level));
  if (task.kind !== kind) throw new Error(`Level ${level} gives a task of kind ${task.kind}.`);
  return task as TaskOf<Kind>;
}

async function openTask(level: 1 | 2 | 3, size: "desktop" | "phone") {
  const { page, errors } = await open({ path: lessonAddress("07", { task: taskAt(level) }), size });
  const frame = page.getByRole("region", { name: texts.practice });
  await frame.getByRole("img").first().waitFor();
  const solved = async () => {
    await frame.getByText(practice.solved).waitFor();
    const kept = () => page.evaluate(() => localStorage.getItem("lessonProgress") ?? "");
    await expect.poll(kept).toContain(`circuit-${level}-${seed}`);
    expect(errors).toEqual([]);
  };
  return { page, frame, solved };
}

describe.each(sizeNames)("on a %s", (size) => {
  test("the switches of a circuit are pressed, and the bulbs' values are told", async () => {
    const path = lessonAddress("07", { section: "half-adder" });
    const { page, errors } = await open({ path, size });
    const adder = section(page, "half-adder");
    await adder.getByRole("img").waitFor();
    const [a, b] = ["A", "B"].map((name) => adder.getByRole("switch", { name, exact: true }));
    await status(adder, "S = 0, K = 0").waitFor();
    await a?.press("Space");
    await status(adder, "S = 1, K = 0").waitFor();
    await b?.click();
    await status(adder, "S = 0, K = 1").waitFor();
    // The switch in the drawing is the same.
    await adder.locator("svg [data-part]").first().click();
    await status(adder, "S = 1, K = 0").waitFor();
    expect(await a?.getAttribute("aria-checked")).toBe("false");
    expect(await adder.getByRole("img").getAttribute("aria-label")).toBe(
      "Circuit. Gate 1: XOR of A and B. Gate 2: AND of A and B. S is gate 1. K is gate 2.",
    );
    expect(errors).toEqual([]);
  });
});

test("level 1: an expression that is not equal gets a row, an equal one counts; the drawing opens in the Simulator", async () => {
  const { page, frame, solved } = await openTask(1, "desktop");
  const { text, circuit } = taskOf(1, "expression");
  const field = frame.getByRole("textbox");
  await field.fill(`(${text})'`);
  await field.press("Enter");
  await status(frame, /^In row 0 /).waitFor();
  await field.fill(`${text}+${text}`);
  await field.press("Enter");
  await solved();
  expect(await axeFaultsInBoth(page, inPractice)).toEqual([]);
  const link = frame.getByRole("link", { name: "Open in Simulator" });
  const href = (await link.getAttribute("href")) ?? "";
  const setup = setupIn(simulatorAddress, href.slice(href.indexOf("?")), null);
  const opened = setup && "circuit" in setup ? unpackLink(setup.circuit) : null;
  expect(opened?.ok && opened.value.wires).toEqual(circuit.wires);
});

test("level 2: by keyboard, a wrong circuit gets a row in which it differs, and the right one counts", async () => {
  const { page, frame, solved } = await openTask(2, "desktop");
  const { right } = taskOf(2, "choice");
  await expect.poll(() => frame.getByRole("img").count()).toBe(3);
  const check = frame.getByRole("button", { name: lessonBlocks.check });
  await reach(page, check);
  await page.keyboard.press("Enter");
  await status(frame, texts.chooseCircuit).waitFor();
  const radio = (at: number) => frame.getByRole("radio", { name: texts.circuit(at + 1) });
  await radio(right === 0 ? 1 : 0).check();
  await reach(page, check);
  await page.keyboard.press("Enter");
  await status(frame, /^In row \d+ /).waitFor();
  await radio(right).press("Space");
  await radio(right).press("Enter");
  await status(frame, texts.rightCircuit(right + 1).slice(0, 9)).waitFor();
  await solved();
  expect(await axeFaultsInBoth(page, inPractice)).toEqual([]);
});

test("level 3: by touch, the chosen wire is marked, a right wire is told as right, and the wrong one counts", async () => {
  const { page, frame, solved } = await openTask(3, "phone");
  const { circuit, wire } = taskOf(3, "wire");
  const nameOf = partNamer(circuit);
  const wires = wiresToGates(circuit);
  const choose = async (id: number) => {
    const chosen = wires.find((each) => each.id === id);
    const name = texts.wire(nameOf(chosen?.from ?? 0), nameOf(chosen?.to ?? 0));
    await frame.getByRole("radio", { name, exact: true }).tap();
    await frame.locator("polyline").waitFor();
    await frame.getByRole("button", { name: lessonBlocks.check }).tap();
  };
  expect(await frame.locator("polyline").count()).toBe(0);
  await choose(wires.find(({ id }) => id !== wire.id)?.id ?? 0);
  await status(frame, /^This wire is right: /).waitFor();
  for (const degree of [1, 2, 3]) await frame.getByRole("button", { name: practice.hint(degree, 3) }).tap();
  await status(frame, texts.hintTo(nameOf(wire.to))).waitFor();
  await choose(wire.id);
  await status(frame, / must get /).waitFor();
  await solved();
  expect(await axeFaultsInBoth(page, inPractice)).toEqual([]);
});

test("an answer that was shown marks the wire and does not count", async () => {
  const { frame } = await openTask(3, "desktop");
  await frame.getByRole("button", { name: practice.show }).click();
  await status(frame, / must get /).waitFor();
  await frame.locator("polyline").waitFor();
  await frame.getByText(practice.doesNotCount).waitFor();
});
