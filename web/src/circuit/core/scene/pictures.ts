// The picture of each kind of part, as shapes relative to the top left corner of its box. Canvas, saved pictures and
// the gates on the page all use it. Pure.

import {
  hasPins,
  isDisplay,
  isGate,
  isPin,
  isSwitch,
  kinds,
  type DisplayKind,
  type GateKind,
  type Kind,
  type SwitchKind,
} from "../model/kinds.ts";
import { digitPath, digitWidth } from "./digits.ts";
import { backAt, bubbleRadius, gateOutline, gateOutlines, type GateOutline } from "./gate-outlines.ts";
import { symbolPath } from "./gate-symbols.ts";
import { inputOffsets, type Box } from "./geometry.ts";
import { lineWidth, type Paint } from "./paint.ts";
import { hexSegments, segmentPaths } from "./segments.ts";
import type { Signal } from "./signal.ts";

type Outline =
  /** Path data of SVG, with the commands M, L, H, V, A and Z only; arcs are parts of circles. */
  | { readonly type: "path"; readonly d: string }
  | { readonly type: "circle"; readonly x: number; readonly y: number; readonly radius: number };

export interface Shape {
  readonly role:
    | "lead"
    | "bar"
    | "curve"
    | "body"
    | "symbol"
    | "bubble"
    | "knob"
    | "digit"
    | "cross"
    | "ray"
    | "ring"
    | "dot";
  readonly outline: Outline;
  readonly paint: Paint;
}

/** In the order in which they are drawn. */
export type Picture = readonly Shape[];

export interface Look {
  /**
   * The number of wires that end in the part. Wires are drawn to the body, so only leads without a wire have shapes.
   */
  readonly inputs: number;
  /** Whether a wire begins at the part and so covers its output lead. */
  readonly hasOutputWire: boolean;
  /** The position of a switch, or whether a bulb is lit. */
  readonly isOn: boolean;
  /** Whether gates are rectangles with a symbol (IEC), and not of distinctive shapes. */
  readonly isRectangular: boolean;
  /** Of a box on a sheet; other parts have the size of their kind. */
  readonly size?: Pick<Box, "width" | "height">;
  /** The values of a display's pins: bit 0 for the first from the top. By default all are 0. */
  readonly pins?: number;
}

/** Of a part without wires. */
export const looseLook: Look = { inputs: 0, hasOutputWire: false, isOn: false, isRectangular: false };

const ink: Paint = { stroke: "ink", width: lineWidth };
const filled: Paint = { ...ink, fill: "surface" };

export function pictureOf(kind: Kind, look: Look): Picture {
  const leads = leadsOf(kind, look);
  if (isGate(kind))
    return [...leads, ...(look.isRectangular ? rectangle : gate)(kind, gateOutlines[kind], look.inputs)];
  if (isSwitch(kind)) return [...leads, ...switchShapes(kind, look.isOn)];
  if (kind === "bulb") return [...leads, ...bulbShapes(look.isOn)];
  if (kind === "node") return nodeShapes;
  if (kind === "box") return look.size ? [boxBody(look.size)] : boxInPalette;
  if (isDisplay(kind)) return displayShapes(kind, look.pins ?? 0);
  if (isPin(kind)) return leads;
  return kind === "note" ? noteShapes : [...leads, ...constantShapes(kind === "one")];
}

/** The digit of an output value, centred at (0, 0). An unstable output is 0 in the colour of unstable wires. */
export function valuePicture(signal: Signal): Picture {
  const stroke = signal === 1 ? "one" : signal === 0 ? "muted" : "warn";
  return [path("digit", digitPath(signal === 1 ? 1 : 0, 0, 0), { stroke, width: digitWidth })];
}

/** The distance from the left of the box at which a wire that ends at height y meets the body. */
export function inputDepth(kind: Kind, y: number): number {
  const outline = gateOutline(kind);
  if (outline) return backAt(outline, y);
  if (kind === "inputPin") return kinds.inputPin.width;
  return kind === "bulb" ? bulb.x - bulb.radius : 0;
}

/** The distance from the left of the box at which a wire leaves the body. */
export function outputStart(kind: Kind): number {
  const outline = gateOutline(kind);
  if (outline) return outline.front;
  if (isSwitch(kind)) return housing.right;
  if (kind === "outputPin") return 0;
  return kind === "zero" || kind === "one" ? constant.right : 20;
}

function leadsOf(kind: Kind, { inputs, hasOutputWire }: Look): Picture {
  if (kind === "node" || kind === "note" || hasPins(kind)) return [];
  const shapes = inputOffsets({ kind }, inputs)
    .slice(inputs)
    .map((y) => path("lead", `M0 ${y}H${inputDepth(kind, y)}`, ink));
  if (hasOutputWire || !kinds[kind].isSource) return shapes;
  const { width, height } = kinds[kind];
  return [...shapes, path("lead", `M${outputStart(kind)} ${height / 2}H${width}`, ink)];
}

/** How far the bar reaches beyond the outermost leads. */
const barReach = 4;

/** The edge longer than the body that the leads of many inputs meet. */
function bars(kind: Kind, back: number, inputs: number): Picture {
  const ys = inputOffsets({ kind }, inputs);
  const top = Math.min(...ys);
  const bottom = Math.max(...ys);
  const bar = `M${back} ${top - barReach}V0M${back} 40V${bottom + barReach}`;
  return top <= 0 ? [path("bar", bar, ink)] : [];
}

function gate(kind: Kind, outline: GateOutline, inputs: number): Picture {
  return [
    ...bars(kind, backAt(outline, 0), inputs),
    ...(outline.secondCurve ? [path("curve", outline.secondCurve, ink)] : []),
    path("body", outline.body, filled),
    ...(outline.bubble ? [circle("bubble", outline.bubble, 20, bubbleRadius, filled)] : []),
  ];
}

/**
 * Back edge, bubble and output are where those of the distinctive shape are, so that wires need no change: where its back
 * edge is bent, they end under the body.
 */
function rectangle(kind: GateKind, outline: GateOutline, inputs: number): Picture {
  const { bubble: bubbleX, front } = outline;
  const left = backAt(outline, 0);
  const right = bubbleX === undefined ? front : bubbleX - bubbleRadius;
  return [
    ...bars(kind, left, inputs),
    path("body", `M${left} 0H${right}V40H${left}Z`, filled),
    path("symbol", symbolPath(kind, (left + right) / 2, 20), { stroke: "ink", width: digitWidth }),
    ...(bubbleX === undefined ? [] : [circle("bubble", bubbleX, 20, bubbleRadius, filled)]),
  ];
}

const housing = { left: 1, top: 3, right: 44, bottom: 27 } as const;

/** The digit and the line width show the position too, so that it never depends on colour alone. */
function switchShapes(kind: SwitchKind, isOn: boolean): Picture {
  const stroke = isOn ? "one" : "line-strong";
  const knob: Paint = { fill: isOn ? "one" : "surface", stroke, width: lineWidth };
  const body: Paint = { fill: isOn ? "one-tint" : "surface", stroke, width: isOn ? 2.5 : lineWidth };
  const digit = (x: number): Shape =>
    path("digit", digitPath(isOn ? 1 : 0, x, 15), { stroke: isOn ? "one" : "muted", width: digitWidth });
  switch (kind) {
    case "switch":
      return [
        path("body", rounded(housing, 12), body),
        circle("knob", isOn ? 32 : 13, 15, 8.5, knob),
        digit(isOn ? 15 : 32),
      ];
    case "button":
      return [
        path("body", rounded(housing, 4), body),
        circle("ring", 15, 15, 9.5, { stroke, width: 1.25 }),
        circle("knob", 15, 15, 6.5, knob),
        digit(34),
      ];
    case "clock":
      return [
        path("body", rounded(housing, 4), body),
        path("symbol", "M6 20H11V10H17V20H23V10H26", { stroke: isOn ? "one" : "ink", width: lineWidth }),
        digit(34),
      ];
  }
}

const constant = { left: 1, top: 4, right: 23, bottom: 26 } as const;

function constantShapes(isOne: boolean): Picture {
  const body: Paint = isOne ? { fill: "one-tint", stroke: "one", width: 2.5 } : filled;
  const digit: Paint = { stroke: isOne ? "one" : "ink", width: digitWidth };
  return [
    path("body", rounded(constant, 3), body),
    path("digit", digitPath(isOne ? 1 : 0, (constant.left + constant.right) / 2, 15), digit),
  ];
}

type Sides = Readonly<Record<"left" | "top" | "right" | "bottom", number>>;

/** Path data of a rectangle with round corners. */
function rounded({ left, top, right, bottom }: Sides, radius: number): string {
  const corner = (x: number, y: number) => `A${radius} ${radius} 0 0 1 ${x} ${y}`;
  const sides =
    `H${right - radius}${corner(right, top + radius)}V${bottom - radius}${corner(right - radius, bottom)}` +
    `H${left + radius}${corner(left, bottom - radius)}V${top + radius}${corner(left + radius, top)}`;
  return `M${left + radius} ${top}${sides}Z`;
}

/** Between the pins, which reach beyond the body by their width. */
function boxBody({ width, height }: Pick<Box, "width" | "height">): Shape {
  const sides = { left: kinds.inputPin.width, top: 0, right: width - kinds.outputPin.width, bottom: height };
  return path("body", rounded(sides, 4), filled);
}

/** A box of no definition, with pins as an example. */
const boxInPalette: Picture = [path("lead", "M0 15H10M0 35H10M60 25H70", ink), boxBody(kinds.box)];

const displays = {
  segments: { middle: { x: 64, y: 85 }, halfWidth: 22, halfHeight: 44, thick: 8 },
  hexDigit: { middle: { x: 58, y: 45 }, halfWidth: 15, halfHeight: 30, thick: 6 },
} as const;

/** A lit segment is thicker than a dark one too, so that it never depends on colour alone. */
function displayShapes(kind: DisplayKind, pins: number): Picture {
  const { width, height } = kinds[kind];
  const { middle, halfWidth, halfHeight, thick } = displays[kind];
  const lit = kind === "segments" ? pins : (hexSegments[reversed4(pins)] ?? 0);
  const paths = segmentPaths(lit, middle, halfWidth, halfHeight);
  const dark: Paint = { stroke: "line-strong", width: 1 };
  const isPointLit = (pins & 128) > 0;
  const point = { x: middle.x + halfWidth + 12, y: middle.y + halfHeight };
  return [
    path(
      "body",
      rounded({ left: kinds.inputPin.width, top: 0, right: width - 1, bottom: height }, 4),
      filled,
    ),
    ...(paths.dark ? [path("digit", paths.dark, dark)] : []),
    ...(paths.lit ? [path("digit", paths.lit, { stroke: "one", width: thick, cap: "round" })] : []),
    ...(kind === "segments"
      ? [circle("dot", point.x, point.y, isPointLit ? 5 : 3.5, isPointLit ? { fill: "one" } : dark)]
      : []),
  ];
}

/** The first of four pins is the most significant bit of the digit. */
const reversed4 = (pins: number) =>
  ((pins & 1) << 3) | ((pins & 2) << 1) | ((pins & 4) >> 1) | ((pins & 8) >> 3);

const bulb = { x: 21, y: 20, radius: 13 } as const;

/** In degrees. There is no ray to the left, because the lead is there. */
const rayAngles = [-135, -90, -45, 0, 45, 90, 135];

const rays = rayAngles
  .map((degrees) => {
    const [dx, dy] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
    return `M${at(bulb.x, dx, 17.5)} ${at(bulb.y, dy, 17.5)}L${at(bulb.x, dx, 23.3)} ${at(bulb.y, dy, 23.3)}`;
  })
  .join("");

const cross = "M11.81 10.81L30.19 29.19M30.19 10.81L11.81 29.19";

function bulbShapes(isLit: boolean): Picture {
  const glass: Paint = isLit ? { ...ink, stroke: "lamp-ink", fill: "lamp" } : filled;
  return [
    ...(isLit ? [path("ray", rays, { stroke: "warn", width: lineWidth, cap: "round" })] : []),
    circle("body", bulb.x, bulb.y, bulb.radius, glass),
    path("cross", cross, { stroke: isLit ? "lamp-ink" : "line-strong", width: lineWidth }),
  ];
}

/** Twelve short arcs. */
const ring = Array.from({ length: 12 }, (_, index) => {
  const [from, to] = [index * 30 - 6.5, index * 30 + 6.5].map((degrees) => (degrees * Math.PI) / 180);
  return from === undefined || to === undefined
    ? ""
    : `M${at(20, Math.cos(from), 9)} ${at(20, Math.sin(from), 9)}` +
        `A9 9 0 0 1 ${at(20, Math.cos(to), 9)} ${at(20, Math.sin(to), 9)}`;
}).join("");

const nodeShapes: Picture = [
  path("ring", ring, { stroke: "line-strong", width: 1.25 }),
  circle("dot", 20, 20, 4.5, { fill: "ink" }),
];

/** A page with a folded corner. */
const noteShapes: Picture = [
  path("body", "M3 2H12L17 7V18H3Z", { fill: "surface", stroke: "line-strong", width: 1.5 }),
  path("symbol", "M12 2V7H17M6 11H14M6 14.5H14", { stroke: "line-strong", width: 1.25 }),
];

function at(middle: number, part: number, distance: number): number {
  return Math.round((middle + part * distance) * 100) / 100;
}

function path(role: Shape["role"], d: string, paint: Paint): Shape {
  return { role, outline: { type: "path", d }, paint };
}

function circle(role: Shape["role"], x: number, y: number, radius: number, paint: Paint): Shape {
  return { role, outline: { type: "circle", x, y, radius }, paint };
}
