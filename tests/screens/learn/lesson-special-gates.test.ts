// The practice of lesson 08: a task of each level solved, each verdict, the hints, and an answer that was shown.
// @module-tag deep

import type { Locator } from "playwright-core";
import { expect, test } from "vitest";
import { lessonAddress, type TaskAddress } from "#addresses/core/learn.ts";
import { outputOf } from "#learn/practice/gates/core/sentences.ts";
import { gateTask, type GateTask, type GateTaskOf } from "#learn/practice/gates/core/tasks.ts";
import { gateTasks as texts } from "#messages/gate-tasks.ts";
import { lessonBlocks, practice } from "#messages/lesson-blocks.ts";
import { axeFaultsInBoth } from "#support/browser/faults.ts";
import { useBrowser } from "#support/browser/browser.ts";
import { reach } from "./library.ts";

const open = useBrowser();

const inPractice = { within: "[data-section=practice]" };
const seed = 5;
const taskAt = (level: 1 | 2 | 3): TaskAddress => ({ kind: "gates", level, seed });
const status = (frame: Locator, text: string | RegExp) => frame.getByRole("status").filter({ hasText: text });

function taskOf<Kind extends GateTask["kind"]>(level: 1 | 2 | 3, kind: Kind): GateTaskOf<Kind> {
  const task = gateTask(taskAt(level));
  if (task.kind !== kind) throw new Error(`Level ${level} gives a task of kind ${task.kind}.`);
  return task as GateTaskOf<Kind>;
}

async function openTask(level: 1 | 2 | 3, size: "desktop" | "phone") {
  const { page, errors } = await open({ path: lessonAddress("08", { task: taskAt(level) }), size });
  const frame = page.getByRole("region", { name: texts.practice });
  await frame.getByRole("button", { name: lessonBlocks.check }).waitFor();
  const solved = async () => {
    await frame.getByText(practice.solved).waitFor();
    const kept = () => page.evaluate(() => localStorage.getItem("lessonProgress") ?? "");
    await expect.poll(kept).toContain(`gates-${level}-${seed}`);
    expect(errors).toEqual([]);
    expect(await axeFaultsInBoth(page, inPractice)).toEqual([]);
  };
  return { page, frame, solved };
}

test("level 1: by keyboard, a wrong output gets the rule of the gate, and the right one counts", async () => {
  const { page, frame, solved } = await openTask(1, "desktop");
  const task = taskOf(1, "value");
  const output = outputOf(task);
  await frame.getByRole("button", { name: lessonBlocks.check }).press("Enter");
  await status(frame, texts.chooseValue).waitFor();
  const radio = (value: number) => frame.getByRole("radio", { name: String(value), exact: true });
  // Which radio of the two gets the focus is the browser's choice.
  await reach(page, frame.locator("div:has(> label > input[type=radio])"));
  await radio(1 - output).press("Space");
  await radio(1 - output).press("Enter");
  await status(frame, texts.rules[task.gate]).waitFor();
  await radio(output).press("Space");
  await radio(output).press("Enter");
  await status(frame, `It gives ${output}.`).waitFor();
  await solved();
});

test("level 2: by touch, no number and a wrong number are told, each hint says more, and the right number counts", async () => {
  const { frame, solved } = await openTask(2, "phone");
  const { count } = taskOf(2, "count");
  const field = frame.getByRole("textbox", { name: texts.number });
  const check = frame.getByRole("button", { name: lessonBlocks.check });
  await check.tap();
  await status(frame, lessonBlocks.noNumber).waitFor();
  await field.fill("many");
  await check.tap();
  await status(frame, lessonBlocks.noNumber).waitFor();
  expect(await field.inputValue()).toBe("many");
  await field.fill(String(count + 1));
  await check.tap();
  await status(frame, texts.wrongNumber(count + 1)).waitFor();
  for (const degree of [1, 2, 3]) await frame.getByRole("button", { name: practice.hint(degree, 3) }).tap();
  await status(frame, "This is the form:").waitFor();
  await field.fill(String(count));
  await check.tap();
  await status(frame, `${count} gates:`).waitFor();
  await solved();
});

test("level 3: an equal answer of other gates says which, and one of the asked gate counts", async () => {
  const { page, frame, solved } = await openTask(3, "desktop");
  const { text, form, gate } = taskOf(3, "only");
  const field = frame.getByRole("textbox");
  await field.fill(`(${text})+0`);
  await field.press("Enter");
  await status(frame, /^Equal, but /).waitFor();
  expect(await frame.getByText(practice.solved).count()).toBe(0);
  await field.fill(form);
  await field.press("Enter");
  await solved();
  await frame.getByRole("button", { name: practice.show }).click();
  await status(frame, /^A right answer: /).waitFor();
  expect(gate).toMatch(/^n(?:and|or)$/);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1280);
});
