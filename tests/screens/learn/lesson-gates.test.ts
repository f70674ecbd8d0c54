// The demonstrations of lessons 02 and 08: whatever is pressed on any view, all views show one state, and the keyboard reaches all
// states on each view alone.
// @module-tag deep

import fc from "fast-check";
import { expect, test } from "vitest";
import { sizeNames, useBrowser, type OpenOptions } from "#support/browser/browser.ts";
import { assertProperty } from "#support/depth.ts";
import {
  demoGates,
  GateDemoScreen,
  specialGates,
  viewsOf,
  type DemoGate,
  type ViewName,
} from "./gate-demo-screen.ts";

const open = useBrowser();

async function openLesson(options: OpenOptions = {}) {
  const opened = await open({ path: "/learn/lesson/02", ...options });
  await opened.page.locator("section[data-gate=or]").waitFor();
  return opened;
}

const functions: Readonly<Record<DemoGate, (inputs: string) => boolean>> = {
  not: (inputs) => inputs === "0",
  and: (inputs) => inputs === "11",
  or: (inputs) => inputs !== "00",
  nand: (inputs) => inputs !== "11",
  nor: (inputs) => inputs === "00",
  xor: (inputs) => inputs === "01" || inputs === "10",
  xnor: (inputs) => inputs === "00" || inputs === "11",
};

const allInputs: Readonly<Record<(typeof demoGates)[number], readonly string[]>> = {
  not: ["0", "1"],
  and: ["00", "01", "10", "11"],
  or: ["00", "01", "10", "11"],
};

/** The one state that all views show; fails where they differ. */
async function stateOf(screen: GateDemoScreen, gate: DemoGate): Promise<string> {
  const { line, ...views } = await screen.shown();
  if (!line) throw new Error("The demonstration has no state line.");
  expect(line.output).toBe(functions[gate](line.inputs) ? "1" : "0");
  for (const [name, shown] of Object.entries(views)) expect({ name, ...shown }).toEqual({ name, ...line });
  return line.inputs;
}

interface Press {
  readonly view: ViewName;
  readonly button: number;
}

test.each(demoGates)("after random presses on any view of %s all views show one state", async (gate) => {
  const { page, errors } = await openLesson();
  const screen = new GateDemoScreen(page, gate);
  const counts = new Map<ViewName, number>();
  for (const view of viewsOf[gate]) counts.set(view, await screen.buttons(view).count());
  const press: fc.Arbitrary<Press> = fc
    .constantFrom(...viewsOf[gate])
    .chain((view) => fc.nat((counts.get(view) ?? 1) - 1).map((button) => ({ view, button })));
  await assertProperty(
    fc.asyncProperty(fc.array(press, { minLength: 1, maxLength: 6 }), async (presses) => {
      for (const { view, button } of presses) {
        const before = await stateOf(screen, gate);
        const target = screen.buttons(view).nth(button);
        const wasPressed = (await target.getAttribute("aria-pressed")) === "true";
        // The middle of a region's box may lie in another region.
        if (view === "diagram") await target.dispatchEvent("click");
        else await target.click();
        const after = await stateOf(screen, gate);
        const isChoice = view === "table" || view === "diagram";
        expect(await target.getAttribute("aria-pressed")).toBe(String(isChoice || !wasPressed));
        expect(after !== before).toBe(!isChoice || !wasPressed);
      }
    }),
    { seed: 18, runs: 8 },
  );
  await screen.demo.getByRole("button", { name: "Reset" }).click();
  expect(await stateOf(screen, gate)).toBe(allInputs[gate][0]);
  expect(errors).toEqual([]);
});

test("NAND, NOR, XOR and XNOR show one state in all views after each press", async () => {
  const { page, errors } = await open({ path: "/learn/lesson/08" });
  await page.locator("section[data-gate=xnor]").waitFor();
  for (const gate of specialGates) {
    const screen = new GateDemoScreen(page, gate);
    const reached = new Set([await stateOf(screen, gate)]);
    for (const view of viewsOf[gate]) {
      const buttons = screen.buttons(view);
      for (let at = 0; at < (await buttons.count()); at += 1) {
        await buttons.nth(at).dispatchEvent("click");
        reached.add(await stateOf(screen, gate));
      }
    }
    expect([...reached].toSorted(), gate).toEqual(["00", "01", "10", "11"]);
  }
  expect(errors).toEqual([]);
});

test("by keyboard each view of each gate alone reaches all states", async () => {
  const { page } = await openLesson();
  for (const gate of demoGates) {
    const screen = new GateDemoScreen(page, gate);
    for (const view of viewsOf[gate]) {
      await screen.demo.getByRole("button", { name: "Reset" }).click();
      expect(await stateOf(screen, gate), `${gate}: ${view}`).toBe(allInputs[gate][0]);
      const states = await statesByKeyboard(screen, gate, view);
      expect
        .soft(states, `${gate}: by keyboard the ${view} alone reaches all states`)
        .toEqual(allInputs[gate]);
    }
  }
});

test.each(sizeNames)("on a %s the pointer hits exactly the region that it points at", async (size) => {
  const { page } = await openLesson({ size });
  for (const gate of demoGates) {
    const screen = new GateDemoScreen(page, gate);
    const picture = screen.view("diagram").locator("svg");
    await picture.scrollIntoViewIfNeeded();
    // Points of the drawing, 280 × 170: far out, in A alone, in both, in B alone.
    const points: Readonly<Record<string, readonly [number, number]>> =
      gate === "not"
        ? { "0": [30, 85], "1": [140, 85] }
        : { "00": [20, 85], "10": [62, 85], "11": [140, 100], "01": [218, 85] };
    for (const [inputs, [x, y]] of Object.entries(points)) {
      const { width } = (await picture.boundingBox()) ?? { width: 0 };
      await picture.click({ position: { x: (x * width) / 280, y: (y * width) / 280 } });
      expect.soft(await stateOf(screen, gate), `${gate} at ${inputs}`).toBe(inputs);
    }
  }
});

/** All states that the keyboard reaches on one view, in order. */
async function statesByKeyboard(
  screen: GateDemoScreen,
  gate: DemoGate,
  view: ViewName,
): Promise<readonly string[]> {
  const { keyboard } = screen.demo.page();
  const states = new Set([await stateOf(screen, gate)]);
  const buttons = screen.buttons(view);
  const count = await buttons.count();
  if (view === "table" || view === "diagram") {
    // One stop of Tab, and arrows from it.
    expect(await screen.view(view).locator("[aria-pressed][tabindex='0']").count()).toBe(1);
    await screen.view(view).locator("[tabindex='0']").focus();
    await keyboard.press("Home");
    for (let at = 0; at < count; at += 1) {
      await keyboard.press(at % 2 === 0 ? "Enter" : "Space");
      states.add(await stateOf(screen, gate));
      await expect.poll(() => buttons.nth(at).evaluate((node) => node === document.activeElement)).toBe(true);
      await keyboard.press(at % 2 === 0 ? "ArrowRight" : "ArrowDown");
    }
    await keyboard.press("ArrowLeft");
    await keyboard.press("Enter");
    expect(await buttons.nth(count - 2).getAttribute("aria-pressed")).toBe("true");
  } else {
    await buttons.first().focus();
    for (let at = 0; at < 2 ** count; at += 1) {
      await keyboard.press("Space");
      states.add(await stateOf(screen, gate));
      if (count > 1) await keyboard.press(at % 2 === 0 ? "Tab" : "Shift+Tab");
    }
  }
  return [...states].toSorted();
}

test("what can be pressed on a phone is at least 44 px wide and high", async () => {
  const { page } = await openLesson({ size: "phone" });
  for (const gate of demoGates) {
    const screen = new GateDemoScreen(page, gate);
    for (const view of viewsOf[gate]) {
      for (const target of await screen.buttons(view).all()) {
        const box = await target.boundingBox();
        expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
      }
    }
    const reset = await screen.demo.getByRole("button", { name: "Reset" }).boundingBox();
    expect(Math.min(reset?.width ?? 0, reset?.height ?? 0)).toBeGreaterThanOrEqual(44);
  }
});

test("the demonstrations begin anew for each gate, and one gate's state is not another's", async () => {
  const { page } = await openLesson();
  const [and, or] = [new GateDemoScreen(page, "and"), new GateDemoScreen(page, "or")];
  await and.buttons("table").nth(3).click();
  expect(await stateOf(and, "and")).toBe("11");
  expect(await stateOf(or, "or")).toBe("00");
});

test("on paper the state stays, and nothing that can only be pressed", async () => {
  const { page } = await openLesson();
  const screen = new GateDemoScreen(page, "or");
  await screen.buttons("table").nth(2).click();
  await page.emulateMedia({ media: "print" });
  expect(await stateOf(screen, "or")).toBe("10");
  expect(await screen.demo.locator("output").isVisible()).toBe(true);
  expect(await screen.demo.getByRole("button", { name: "Reset" }).isVisible()).toBe(false);
});

test("in forced colours thickness, hatching, rays and frames still tell 1 from 0 and the present state", async () => {
  const { page } = await openLesson();
  await page.emulateMedia({ forcedColors: "active" });
  const screen = new GateDemoScreen(page, "or");
  await screen.buttons("circuit").first().click();
  const style = (part: string, property: string) =>
    screen.demo
      .locator(part)
      .evaluate((node, name) => getComputedStyle(node).getPropertyValue(name), property);
  const widthOf = async (part: string) => Number.parseFloat(await style(part, "stroke-width"));
  const wire = (at: number) => `[data-view=gate] svg > path:nth-of-type(${at})`;
  expect(await widthOf(wire(1))).toBeGreaterThan(await widthOf(wire(2)));
  expect(await style("[data-view=gate] [aria-pressed=true]", "border-top-style")).toBe("double");
  expect(await style("[data-view=table] tr[data-present]", "outline-style")).toBe("solid");
  expect(await widthOf("[data-view=diagram] path[data-present]:not([role])")).toBeGreaterThan(
    await widthOf("[data-view=diagram] svg > g:last-child > path:first-child"),
  );
  expect(await screen.view("diagram").locator("path[fill^=url]").count()).toBe(3);
  expect(await screen.view("circuit").locator("g[data-lit] path").count()).toBe(2);
});

test("nothing moves for who asks for less motion", async () => {
  const { page } = await openLesson();
  const input = new GateDemoScreen(page, "and").buttons("gate").first();
  const duration = () => input.evaluate((node) => getComputedStyle(node).transitionDuration);
  await page.emulateMedia({ reducedMotion: "no-preference" });
  expect(await duration()).toBe("0.12s");
  await page.emulateMedia({ reducedMotion: "reduce" });
  expect(await duration()).toBe("0s");
});
