// Lessons 09 and 10: the timing of a circuit, and a task of each level of their practices solved.
// @module-tag deep

import type { Locator } from "playwright-core";
import { describe, expect, test } from "vitest";
import { lessonAddress, type TaskKind } from "#addresses/core/learn.ts";
import { consensusTask } from "#learn/practice/consensus/core/tasks.ts";
import { deMorganTask, plainGates } from "#learn/practice/de-morgan/core/tasks.ts";
import { consensusTasks } from "#messages/consensus-tasks.ts";
import { deMorganTasks } from "#messages/de-morgan-tasks.ts";
import { lessonBlocks, practice } from "#messages/lesson-blocks.ts";
import { axeFaultsInBoth } from "#support/browser/faults.ts";
import { sizeNames, useBrowser } from "#support/browser/browser.ts";
import { section } from "./library.ts";

const open = useBrowser();

const status = (frame: Locator, text: string | RegExp) => frame.getByRole("status").filter({ hasText: text });

interface Asked {
  readonly lesson: string;
  readonly kind: TaskKind;
  readonly level: 1 | 2 | 3;
  readonly seed: number;
}

/** The practice at this task, and what waits until it counts. */
async function openTask({ lesson, kind, level, seed }: Asked, size: (typeof sizeNames)[number] = "desktop") {
  const { page, errors } = await open({ path: lessonAddress(lesson, { task: { kind, level, seed } }), size });
  const name = kind === "consensus" ? consensusTasks.practice : deMorganTasks.practice;
  const frame = page.getByRole("region", { name });
  await frame.getByRole("button", { name: lessonBlocks.check }).waitFor();
  const solved = async () => {
    await frame.getByText(practice.solved).waitFor();
    const kept = () => page.evaluate(() => localStorage.getItem("lessonProgress") ?? "");
    await expect.poll(kept).toContain(`${kind}-${level}-${seed}`);
    expect(errors).toEqual([]);
    expect(await axeFaultsInBoth(page, { within: "[data-section=practice]" })).toEqual([]);
  };
  return { frame, solved };
}

describe.each(sizeNames)("on a %s", (size) => {
  test("the timing says that F falls for one gate delay, and with the consensus that it stays", async () => {
    const { page, errors } = await open({ path: lessonAddress("09", { section: "late" }), size });
    const lineOf = (id: string, name: string) =>
      page.locator(`[data-timing=${id}]`).getByRole("row", { name }).getByRole("img");
    const short = lineOf("short-timing", "F");
    await short.waitFor();
    expect(await short.getAttribute("aria-label")).toMatch(/^1(?: 1)+ 0(?: 1)+$/);
    await section(page, "cure").scrollIntoViewIfNeeded();
    const covered = lineOf("covered-timing", "F");
    await covered.waitFor();
    expect(await covered.getAttribute("aria-label")).toMatch(/^1(?: 1)+$/);
    expect(errors).toEqual([]);
  });
});

describe("consensus", () => {
  const asked = { lesson: "09", kind: "consensus", seed: 3 } as const;

  test("level 1: by touch, a needed term is told with a row, and the superfluous one counts", async () => {
    const { frame, solved } = await openTask({ ...asked, level: 1 }, "phone");
    const task = consensusTask({ level: 1, seed: asked.seed });
    if (task.kind !== "superfluous") throw new Error("Level 1 asks for a superfluous term.");
    const check = frame.getByRole("button", { name: lessonBlocks.check });
    await check.tap();
    await status(frame, lessonBlocks.nothingChosen).waitFor();
    const radios = frame.getByRole("group").or(frame.locator("form")).getByRole("radio");
    const options = frame.locator("form").getByRole("radio");
    expect(await radios.count()).toBeGreaterThan(2);
    await options.nth(task.right === 0 ? 1 : 0).tap();
    await check.tap();
    await status(frame, /is needed: in row \d+/).waitFor();
    await options.nth(task.right).tap();
    await check.tap();
    await status(frame, /can be left out/).waitFor();
    await solved();
  });

  test("level 2: another term gets a row, the missing one counts", async () => {
    const { frame, solved } = await openTask({ ...asked, level: 2 });
    const task = consensusTask({ level: 2, seed: asked.seed });
    if (task.kind !== "missing") throw new Error("Level 2 asks for a missing term.");
    const field = frame.getByRole("textbox");
    await field.fill(task.terms[0] ?? "");
    await field.press("Enter");
    await status(frame, /^In row \d+/).waitFor();
    await field.fill(task.answer);
    await field.press("Enter");
    await solved();
  });

  test("level 3: by keyboard, both answers say the same of the sum, and the right one counts", async () => {
    const { frame, solved } = await openTask({ ...asked, level: 3 });
    const task = consensusTask({ level: 3, seed: asked.seed });
    if (task.kind !== "hazard") throw new Error("Level 3 asks for a hazard.");
    const [free, hazard] = [consensusTasks.isFree, consensusTasks.hasHazard].map((name) =>
      frame.getByRole("radio", { name }),
    );
    const [right, wrong] = task.hazard ? [hazard, free] : [free, hazard];
    const says = task.hazard ? /^It has a hazard: from row/ : /^It is free of hazards: any two/;
    await wrong?.press("Space");
    await wrong?.press("Enter");
    await status(frame, says).waitFor();
    expect(await frame.getByText(practice.solved).count()).toBe(0);
    await right?.press("Space");
    await right?.press("Enter");
    await solved();
  });
});

describe("De Morgan", () => {
  const asked = { lesson: "10", kind: "demorgan" } as const;
  /** The first seed with a task of this kind. */
  const seedOf = (level: 1 | 2 | 3, kind: string) =>
    Array.from({ length: 50 }, (_, at) => at + 1).find(
      (seed) => deMorganTask({ level, seed }).kind === kind,
    ) ?? 0;

  test("level 1: each gate says what it is with bubbles, and the equal one counts", async () => {
    const seed = seedOf(1, "gate");
    const { frame, solved } = await openTask({ ...asked, level: 1, seed });
    const task = deMorganTask({ level: 1, seed });
    if (task.kind !== "gate") throw new Error("The task asks for a gate.");
    for (const gate of [...plainGates.filter((each) => each !== task.right), task.right]) {
      const radio = frame.getByRole("radio", { name: deMorganTasks.withBubbles(gate), exact: true });
      await radio.press("Space");
      await radio.press("Enter");
      if (gate !== task.right) await status(frame, /with a bubble at each input gives/).waitFor();
    }
    await solved();
  });

  test.each([2, 3] as const)(
    "level %i: a bar over a group is told, and the open form counts",
    async (level) => {
      const seed = seedOf(level, level === 2 ? "open" : "complement");
      const { frame, solved } = await openTask({ ...asked, level, seed });
      const task = deMorganTask({ level, seed });
      if (task.kind === "gate") throw new Error("The task asks for an expression.");
      const field = frame.getByRole("textbox");
      await field.fill(`(${task.answer})''`);
      await field.press("Enter");
      await status(frame, "a bar still covers more than one variable").waitFor();
      for (const degree of [1, 2, 3])
        await frame.getByRole("button", { name: practice.hint(degree, 3) }).click();
      await status(frame, "The literals of the answer").waitFor();
      await field.fill(task.answer);
      await field.press("Enter");
      await solved();
    },
  );
});
