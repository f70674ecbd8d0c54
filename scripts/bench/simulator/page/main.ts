// A page with only the canvas of circuits, under the security policy of the real page: for benchmarks and tests of the
// view.

import { readColours } from "../../../../web/src/circuit/colours.ts";
import type { Circuit, PartId, State } from "../../../../web/src/circuit/core/model/circuit.ts";
import type { Bit } from "../../../../web/src/circuit/core/model/kinds.ts";
import { pngOf } from "../../../../web/src/lib/save-png.ts";
import type { Point } from "../../../../web/src/circuit/core/scene/geometry.ts";
import type { Frame } from "../../../../web/src/circuit/core/scene/frame.ts";
import { route, routeMoved } from "../../../../web/src/circuit/core/scene/route.ts";
import type { Viewport } from "../../../../web/src/circuit/core/scene/viewport.ts";
import type { CanvasView } from "../../../../web/src/circuit/view/create-view.ts";
import { roles } from "../../../../web/src/theme/roles.ts";
import { sampleState } from "./sample.ts";

type RendererKind = "webgl" | "canvas";

export interface CircuitPage {
  readonly events: readonly string[];
  readonly open: (renderer?: RendererKind, resolution?: number) => Promise<void>;
  readonly scheme: (scheme: "light" | "dark") => void;
  readonly draw: (change: Partial<Frame>) => void;
  readonly drawState: (state: Sent) => void;
  readonly sample: (parts: number, viewport: Viewport) => void;
  readonly pan: (frames: number) => Promise<readonly FrameTime[]>;
  readonly drag: (frames: number) => Promise<readonly FrameTime[]>;
  /** The number of animation frames that the page has requested. */
  readonly asked: () => number;
  /** The size of a drawing's PNG and the colours of its pixels at points, `#rrggbbaa`; or why there is none. */
  readonly png: (svg: string, points: readonly Point[]) => Promise<Png>;
  readonly destroy: () => void;
}

/** A state as a driver can send it: without maps and sets. */
interface Sent extends Circuit {
  readonly outputs: readonly (readonly [PartId, Bit])[];
}

type Png =
  | { readonly width: number; readonly height: number; readonly pixels: readonly string[] }
  | { readonly code: string };

/** The time of the script, ours and pixi's, and the time since the frame before; in ms. */
interface FrameTime {
  readonly scriptMs: number;
  readonly sinceLastMs: number;
}

const host = document.body.appendChild(document.createElement("div"));
host.id = "host";
let view: CanvasView | null = null;
let frame: Frame = {
  state: {
    parts: [],
    definitions: [],
    wires: [],
    nextIds: { part: 1, wire: 1 },
    outputs: new Map(),
    unstable: new Set(),
    error: null,
    races: [],
  },
  routing: { paths: new Map(), joints: [], inputs: new Map(), isRough: false },
  viewport: { zoom: 1, x: 0, y: 0 },
  size: { width: innerWidth, height: innerHeight },
  marks: {
    selectedParts: new Set(),
    selectedWires: new Set(),
    refused: null,
    hovered: null,
    targets: new Set(),
    loop: new Set(),
    changing: new Set(),
  },
  wireInHand: null,
  marquee: null,
  showsOutputs: false,
  showsJoints: true,
  namesAbove: false,
  isRectangular: false,
};
const events: string[] = [];

function draw(change: Partial<Frame>): void {
  frame = { ...frame, ...change };
  view?.draw(frame);
}

function scheme(name: "light" | "dark"): void {
  for (const [role, pair] of Object.entries(roles))
    document.documentElement.style.setProperty(`--${role}`, pair[name === "light" ? 0 : 1]);
  view?.setColours(readColours(host));
}

/** Calls `change` before each animation frame and measures the time of `change` and of all callbacks of that frame. */
async function time(frames: number, change: (index: number) => void): Promise<readonly FrameTime[]> {
  const times: FrameTime[] = [];
  let last = performance.now();
  for (let index = 0; index < frames; index += 1) {
    const begun = performance.now();
    change(index);
    const changed = performance.now();
    // The view requested its callback first, so this callback runs after it.
    const [start, end] = await new Promise<readonly [number, number]>((resolve) => {
      requestAnimationFrame(() => resolve([frameStart, performance.now()]));
    });
    times.push({ scriptMs: changed - begun + end - start, sinceLastMs: end - last });
    last = end;
  }
  return times;
}

/** When the first callback of the animation frame began. */
let frameStart = 0;
const browsersOwn = globalThis.requestAnimationFrame.bind(globalThis);
let isFirst = true;
let asked = 0;
globalThis.requestAnimationFrame = (callback) => {
  const marks = isFirst;
  isFirst = false;
  asked += 1;
  return browsersOwn((at) => {
    if (marks) {
      frameStart = performance.now();
      isFirst = true;
    }
    callback(at);
  });
};

async function drag(frames: number): Promise<readonly FrameTime[]> {
  const { state } = frame;
  const middle = dragged(state);
  return time(frames, (index) => {
    const parts = frame.state.parts.map((part) =>
      part.id === middle ? { ...part, x: part.x + 5 * (index % 2 === 0 ? 1 : -1), y: part.y + 5 } : part,
    );
    const moved = { ...state, parts };
    draw({ state: moved, routing: routeMoved(moved, frame.routing, new Set([middle])) });
  });
}

/** A part in view with four wires. */
function dragged({ parts, wires }: State): number {
  const counts = new Map<number, number>();
  for (const { from, to } of wires) for (const id of [from, to]) counts.set(id, (counts.get(id) ?? 0) + 1);
  const inView = parts.filter(({ x, y }) => x < innerWidth - 200 && y < innerHeight / 2);
  const part = inView.find(({ id }) => counts.get(id) === 4);
  if (!part) throw new Error("No part in view has four wires");
  return part.id;
}

async function png(svg: string, points: readonly Point[]): Promise<Png> {
  const result = await pngOf(svg);
  if (!result.ok) return result.error;
  const image = await createImageBitmap(result.value);
  const context = new OffscreenCanvas(image.width, image.height).getContext("2d");
  context?.drawImage(image, 0, 0);
  const pixels = points.map(({ x, y }) => {
    const bytes = [...(context?.getImageData(x, y, 1, 1).data ?? [])];
    return `#${bytes.map((byte) => byte.toString(16).padStart(2, "0")).join("")}`;
  });
  return { width: image.width, height: image.height, pixels };
}

globalThis.circuitPage = {
  events,
  async open(renderer, resolution) {
    const { createView } = await import("../../../../web/src/circuit/view/create-view.ts");
    view = await createView(host, {
      colours: readColours(host),
      ...(renderer && { renderer }),
      ...(resolution && { resolution }),
      onLost: () => events.push("lost"),
      onRestored: () => events.push("restored"),
    });
    view.draw(frame);
  },
  scheme,
  draw,
  drawState: ({ parts, wires, outputs }) => {
    const state = { ...frame.state, parts, wires, outputs: new Map(outputs) };
    draw({ state, routing: route(state) });
  },
  sample: (parts, viewport) => {
    const state = sampleState(parts);
    draw({ state, routing: route(state), viewport });
  },
  pan: async (frames) =>
    time(frames, (index) => {
      const by = index % 200 < 100 ? -7 : 7;
      const { x, y, zoom } = frame.viewport;
      draw({ viewport: { zoom, x: x + by, y: y + by / 2 } });
    }),
  drag,
  asked: () => asked,
  png,
  destroy: () => {
    view?.destroy();
    view = null;
  },
};
scheme("light");
