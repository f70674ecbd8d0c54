// A circuit whose wires take the page's thread too long: it is shown and edited at once, and routed well shortly after.
// @module-tag deep

import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { pageColours } from "#circuit/colours.ts";
import { svgOf } from "#circuit/core/file/svg.ts";
import type { Circuit } from "#circuit/core/model/circuit.ts";
import { load } from "#circuit/core/model/load.ts";
import { route, routeInTime } from "#circuit/core/scene/route.ts";
import { useBrowser } from "#support/browser/browser.ts";
import { generatedCircuit, scattered } from "#support/circuit/generated.ts";
import { openCircuit } from "./circuit.ts";

const open = useBrowser();

const tangle = named(scattered(generatedCircuit(4, 46, true), 4, -35));

/** As the screen keeps it: switches and bulbs have names. */
function named(circuit: Circuit): Circuit {
  return {
    ...circuit,
    parts: circuit.parts.map((part) =>
      part.kind === "switch"
        ? { ...part, name: `A${part.id}`, on: false }
        : part.kind === "bulb"
          ? { ...part, name: `F${part.id}` }
          : part,
    ),
  };
}

/** The paths of an SVG file, which are those of the wires and of the parts. */
const pathsOf = (svg: string) => [...svg.matchAll(/<path d="([^"]+)"/g)].map(([, d]) => d).toSorted();

/** As the circuit is printed. */
async function shownPaths(page: Page): Promise<(string | undefined)[]> {
  const svgs = await page.evaluate(() => {
    dispatchEvent(new Event("beforeprint"));
    const shown = [...document.querySelectorAll("main svg")].map((svg) => svg.outerHTML);
    dispatchEvent(new Event("afterprint"));
    return shown;
  });
  return pathsOf(svgs.find((svg) => svg.includes("<text")) ?? "");
}

function routedPaths(circuit: Circuit) {
  const state = load(circuit);
  const drawing = {
    state,
    routing: route(circuit),
    showsOutputs: false,
    showsJoints: true,
    namesAbove: false,
    isRectangular: false,
  };
  return pathsOf(svgOf(drawing, pageColours));
}

test("it is drawn as it is routed without a limit, when opened and after an edit", async () => {
  expect(routeInTime(tangle, null).isRough).toBe(true);
  const { page, screen } = await openCircuit(open, { ...tangle, name: "Test", outputs: new Map() });
  await expect.poll(() => shownPaths(page), { timeout: 20_000 }).toEqual(routedPaths(tangle));
  await screen.canvas.focus();
  await page.keyboard.press("Home");
  await page.keyboard.press("Delete");
  const first = Math.min(...tangle.parts.map(({ id }) => id));
  const rest = {
    parts: tangle.parts.filter(({ id }) => id !== first),
    definitions: [],
    wires: tangle.wires.filter(({ from, to }) => from !== first && to !== first),
  };
  await expect.poll(() => shownPaths(page), { timeout: 20_000 }).toEqual(routedPaths(rest));
});
