// The canvas of circuits, alone on a page with the real page's security policy: what it draws with either renderer, when
// it draws, and what becomes of it when WebGL is missing or lost.
// @module-tag deep

import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { serveViewPage } from "#scripts/bench/simulator/view-page.ts";
import type { Marks } from "#circuit/core/scene/frame.ts";
import { svgOf } from "#circuit/core/file/svg.ts";
import { fixedColours, themeColours, type Colours } from "#circuit/core/scene/paint.ts";
import { inkOf } from "#circuit/core/scene/ink.ts";
import type { Drawing } from "#circuit/core/scene/looks.ts";
import { route } from "#circuit/core/scene/route.ts";
import type { Part, State } from "#circuit/core/model/circuit.ts";
import { roles } from "#theme/roles.ts";
import { useBrowser } from "#support/browser/browser.ts";

const open = useBrowser();
let served: Awaited<ReturnType<typeof serveViewPage>>;
beforeAll(async () => {
  served = await serveViewPage();
});
afterAll(() => served?.stop());

const parts: readonly Part[] = [
  { id: 1, kind: "switch", x: 100, y: 105, name: "A", on: true },
  { id: 2, kind: "switch", x: 100, y: 205, name: "B", on: false },
  { id: 3, kind: "not", x: 250, y: 100 },
  { id: 4, kind: "not", x: 250, y: 200 },
  { id: 5, kind: "bulb", x: 400, y: 200, name: "F1" },
];
const state: State = {
  parts,
  definitions: [],
  wires: [
    { id: 1, from: 1, to: 3 },
    { id: 2, from: 2, to: 4 },
    { id: 3, from: 4, to: 5 },
  ],
  nextIds: { part: 6, wire: 4 },
  outputs: new Map([
    [1, 1],
    [2, 0],
    [3, 0],
    [4, 1],
    [5, 1],
  ]),
  unstable: new Set(),
  error: null,
  races: [],
};

/** As the page takes it. */
const sent = { parts, definitions: [], wires: state.wires, outputs: [...state.outputs] };

/** Points of the drawing at 100 %, and the role of the colour there. */
const places = {
  "a wire that carries 1": [200, 120, "one"],
  "a wire that carries 0": [200, 220, "line-strong"],
  "the body of a gate": [270, 120, "surface"],
  "the outline of a gate": [262, 110, "ink"],
  "a switch at 1": [140, 120, "one"],
  "the glass of a lit bulb": [421, 212, "lamp"],
  "the empty sheet": [610, 390, "canvas"],
} as const;

type Place = keyof typeof places;

const renderers = ["canvas", "webgl"] as const;

async function openDrawing(
  renderer: (typeof renderers)[number] | undefined,
  before?: (page: Page) => Promise<void>,
) {
  const opened = await open({ site: served.url.slice(0, -1) });
  const { page } = opened;
  await before?.(page);
  await page.evaluate(async (kind) => circuitPage.open(kind), renderer);
  await page.evaluate(([drawn]) => circuitPage.drawState(drawn), [sent] as const);
  return opened;
}

/** `#rrggbb` of the points, as the screen shows them. */
async function pixels(
  page: Page,
  points: readonly (readonly [number, number])[],
): Promise<readonly string[]> {
  const shot = (await page.screenshot()).toString("base64");
  return page.evaluate(
    async ([data, at]) => {
      const image = new Image();
      image.src = `data:image/png;base64,${data}`;
      await image.decode();
      const context = new OffscreenCanvas(image.width, image.height).getContext("2d");
      context?.drawImage(image, 0, 0);
      return at.map(([x, y]) => {
        const [r = 0, g = 0, b = 0] = context?.getImageData(x, y, 1, 1).data ?? [];
        return `#${((r << 16) | (g << 8) | b).toString(16).padStart(6, "0")}`;
      });
    },
    [shot, points] as const,
  );
}

async function expectDrawing(page: Page, scheme: 0 | 1 = 0): Promise<void> {
  const names = Object.keys(places) as Place[];
  const expected = names.map((name) => [name, roles[places[name][2]][scheme]]);
  await expect
    .poll(async () => {
      const colours = await pixels(
        page,
        names.map((name) => [places[name][0], places[name][1]]),
      );
      return names.map((name, index) => [name, colours[index]]);
    })
    .toEqual(expected);
}

/** How many frames the page asks for while ten pass that the test has asked for. */
function askedByItself(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const before = circuitPage.asked();
    for (let frame = 0; frame < 10; frame += 1) await new Promise(requestAnimationFrame);
    return circuitPage.asked() - before - 10;
  });
}

describe.each(renderers)("with %s", (renderer) => {
  test("a drawing has the theme's colours, and follows it from light to dark", async () => {
    const { page, errors } = await openDrawing(renderer);
    await expectDrawing(page, 0);
    await page.evaluate(() => circuitPage.scheme("dark"));
    await expectDrawing(page, 1);
    expect(errors).toEqual([]);
  });

  test("each mark has its frame, 6 px outside", async () => {
    const { page } = await openDrawing(renderer);
    // In this order an old frame is not taken for the new one, also where its colour is mixed with the sheet's.
    for (const [name, marks, colour] of [
      ["a selected part", { selectedParts: [3] }, "accent"],
      ["a hovered part", { hovered: 3 }, "hover"],
      ["a part of a loop", { loop: [3] }, "warn"],
      ["a part that takes no wire", { refused: 3 }, "bad"],
      ["a valid target", { targets: [3] }, "ok"],
      ["a selected part below the pointer", { selectedParts: [3], hovered: 3 }, "accent"],
      ["a part that changes next", { changing: [3] }, "warn"],
    ] as const) {
      await page.evaluate(
        ([changed]) => {
          circuitPage.draw({
            marks: {
              selectedParts: new Set("selectedParts" in changed ? changed.selectedParts : []),
              selectedWires: new Set(),
              refused: "refused" in changed ? changed.refused : null,
              hovered: "hovered" in changed ? changed.hovered : null,
              targets: new Set("targets" in changed ? changed.targets : []),
              loop: new Set("loop" in changed ? changed.loop : []),
              changing: new Set("changing" in changed ? changed.changing : []),
            } satisfies Marks,
          });
        },
        [marks] as const,
      );
      const expected = colour === "hover" ? fixedColours.hover : roles[colour][0];
      // A dashed frame has gaps: one of eight neighbours is in a dash.
      const edge = Array.from({ length: 8 }, (_point, index): [number, number] => [265 + index, 94]);
      await expect
        .poll(async () => nearest(await pixels(page, edge), expected), { message: name })
        .toBeLessThan(60);
    }
  });

  test("a line is a pixel wide at least when the view is zoomed out", async () => {
    const { page } = await openDrawing(renderer);
    await page.evaluate(() => circuitPage.draw({ viewport: { zoom: 0.1, x: 100, y: 100 } }));
    // Of a wire that carries 0: how much of its colour is on the pixels that it crosses, together.
    const across = Array.from({ length: 6 }, (_point, index): [number, number] => [121, 119 + index]);
    const covered = async () => {
      const reds = (await pixels(page, across)).map((colour) => Number.parseInt(colour.slice(1, 3), 16));
      const [sheet, wire] = [roles.canvas[0], roles["line-strong"][0]].map((colour) =>
        Number.parseInt(colour.slice(1, 3), 16),
      );
      return reds.reduce((sum, red) => sum + ((sheet ?? 0) - red) / ((sheet ?? 0) - (wire ?? 0)), 0);
    };
    await expect.poll(covered).toBeGreaterThan(0.95);
    expect(await covered()).toBeLessThan(1.4);
  });

  test("panning moves everything, and back again", async () => {
    const { page } = await openDrawing(renderer);
    await page.evaluate(() => circuitPage.draw({ viewport: { zoom: 1, x: -2_000, y: 0 } }));
    await expect.poll(async () => pixels(page, [[200, 121]])).toEqual([roles.canvas[0]]);
    await page.evaluate(() => circuitPage.draw({ viewport: { zoom: 1, x: 0, y: 0 } }));
    await expectDrawing(page);
  });

  test("what is deleted goes, and what is added comes", async () => {
    const { page } = await openDrawing(renderer);
    await expectDrawing(page);
    const without = { ...sent, parts: parts.filter(({ id }) => id !== 3), wires: state.wires.slice(1) };
    await page.evaluate(([drawn]) => circuitPage.drawState(drawn), [without] as const);
    await expect
      .poll(async () =>
        pixels(page, [
          [200, 121],
          [262, 110],
        ]),
      )
      .toEqual([roles.canvas[0], roles.canvas[0]]);
    await page.evaluate(([drawn]) => circuitPage.drawState(drawn), [sent] as const);
    await expectDrawing(page);
  });

  test("nothing is drawn when nothing changes", async () => {
    const { page } = await openDrawing(renderer);
    await expectDrawing(page);
    expect(await askedByItself(page)).toBe(0);
    const before = await page.evaluate(() => circuitPage.asked());
    await page.evaluate(() => {
      circuitPage.draw({});
      circuitPage.draw({});
    });
    // Two frames that come together are drawn once.
    expect(await page.evaluate(() => circuitPage.asked())).toBe(before + 1);
  });

  test("drawing everything anew at other zooms and in other colours keeps no memory", async () => {
    const { page, context } = await openDrawing(renderer);
    const session = await context.newCDPSession(page);
    const redraw = async (times: number) => {
      for (let index = 0; index < times; index += 1)
        await page.evaluate(async (at) => {
          circuitPage.scheme(at % 2 === 0 ? "light" : "dark");
          circuitPage.sample(300, { zoom: 0.2 + (at % 5) * 0.1, x: 0, y: 0 });
          await new Promise(requestAnimationFrame);
        }, index);
      await session.send("HeapProfiler.collectGarbage");
      return (await session.send("Runtime.getHeapUsage")).usedSize;
    };
    // Ten drawings are of each zoom in both colours.
    const before = await redraw(10);
    expect(await redraw(20)).toBeLessThan(before + 1_000_000);
  });

  test("after its end there is no canvas and no work, and another view can be opened", async () => {
    const { page, errors } = await openDrawing(renderer);
    await expectDrawing(page);
    await page.evaluate(() => circuitPage.destroy());
    expect(await page.locator("canvas").count()).toBe(0);
    expect(await askedByItself(page)).toBe(0);
    await page.evaluate(async (kind) => circuitPage.open(kind), renderer);
    await expectDrawing(page);
    expect(errors).toEqual([]);
  });
});

describe("WebGL", () => {
  const lose = (page: Page, comesBack: boolean) =>
    page.evaluate(async (restores) => {
      const context = document.querySelector("canvas")?.getContext("webgl2");
      const extension = context?.getExtension("WEBGL_lose_context");
      // A context cannot be restored before all have been told that it is lost.
      const isLost = new Promise((resolve) => {
        context?.canvas.addEventListener("webglcontextlost", () => setTimeout(resolve), { once: true });
      });
      extension?.loseContext();
      await isLost;
      if (restores) extension?.restoreContext();
    }, comesBack);
  const events = (page: Page) => page.evaluate(() => circuitPage.events);

  test("that is lost and comes back draws again what was there", async () => {
    const { page } = await openDrawing("webgl");
    await expectDrawing(page);
    await lose(page, true);
    await expect.poll(() => events(page)).toEqual(["lost", "restored"]);
    await expectDrawing(page);
    await lose(page, true);
    await expect.poll(() => events(page)).toEqual(["lost", "restored", "lost", "restored"]);
    await expectDrawing(page);
  });

  test("that is lost for good gives way to a canvas", async () => {
    const { page } = await openDrawing("webgl");
    await expectDrawing(page);
    await lose(page, false);
    await expect.poll(() => events(page)).toEqual(["lost", "restored"]);
    await expectDrawing(page);
    expect(await page.evaluate(() => document.querySelector("canvas")?.getContext("2d") !== null)).toBe(true);
  });

  test.each([
    ["that a processor works out is not used", undefined, false],
    ["that is missing is not used", undefined, true],
    ["that is refused gives way to a canvas", "webgl", true],
  ] as const)("%s", async (_, renderer, isMissing) => {
    const { page, errors } = await openDrawing(renderer, async (opened) => {
      if (isMissing) await opened.evaluate(withoutWebgl);
    });
    await expectDrawing(page);
    expect(await page.evaluate(() => document.querySelector("canvas")?.getContext("2d") !== null)).toBe(true);
    expect(errors).toEqual([]);
  });
});

describe("a PNG", () => {
  const colours = {
    ...fixedColours,
    ...Object.fromEntries(themeColours.map((colour) => [colour, roles[colour][0]])),
  } as Colours;
  const drawing: Drawing = {
    state,
    routing: route(state),
    showsOutputs: false,
    showsJoints: true,
    namesAbove: false,
    isRectangular: false,
  };

  test("is twice as large as the drawing, transparent, and as the canvas draws it", async () => {
    const { page, errors } = await open({ site: served.url.slice(0, -1) });
    const { x, y, width, height } = inkOf(drawing);
    const at = ([px, py]: readonly [number, number, ...unknown[]]) => ({ x: 2 * (px - x), y: 2 * (py - y) });
    const points = [at(places["a wire that carries 1"]), at(places["the body of a gate"]), { x: 0, y: 0 }];
    const png = await page.evaluate(async ([svg, where]) => circuitPage.png(svg, where), [
      svgOf(drawing, colours),
      points,
    ] as const);
    expect(png).toEqual({
      width: 2 * width,
      height: 2 * height,
      pixels: [`${roles.one[0]}ff`, `${roles.surface[0]}ff`, "#00000000"],
    });
    expect(errors).toEqual([]);
  });

  test("that no browser could hold is refused", async () => {
    const { page } = await open({ site: served.url.slice(0, -1) });
    const far = parts.map((part) => (part.id === 5 ? { ...part, x: 19_000 } : part));
    const wide = { ...drawing, state: { ...state, parts: far } };
    const png = await page.evaluate(async ([svg]) => circuitPage.png(svg, []), [
      svgOf(wide, colours),
    ] as const);
    expect(png).toEqual({ code: "picture_too_large" });
  });
});

function withoutWebgl(): void {
  const getContext = HTMLCanvasElement.prototype.getContext;
  Object.defineProperty(HTMLCanvasElement.prototype, "getContext", {
    value(this: HTMLCanvasElement, kind: string, options: unknown): unknown {
      return kind.startsWith("webgl") ? null : Reflect.apply(getContext, this, [kind, options]);
    },
  });
}

/** How far the nearest of some colours is from another one: the sum over red, green and blue. */
function nearest(found: readonly string[], wanted: string): number {
  const channels = (colour: string) => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  const target = channels(wanted);
  return Math.min(
    ...found.map((colour) =>
      channels(colour).reduce((sum, value, index) => sum + Math.abs(value - (target[index] ?? 0)), 0),
    ),
  );
}
