// The part of the sheet that the canvas shows, and how it is zoomed, panned and fitted. Pure.

import type { Box, Point } from "./geometry.ts";

export interface Viewport {
  /** 1 is 100 %. */
  readonly zoom: number;
  /** The position of sheet point (0, 0), in px from the canvas's top left corner. */
  readonly x: number;
  readonly y: number;
}

/** The size of the canvas, in px. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

export const zoomMin = 0.02;
export const zoomMax = 4;

/** The zooms that buttons and keys step through, in percent. */
const zoomStops = [2, 5, 10, 25, 50, 75, 100, 125, 150, 200, 300, 400];

/** The least extent of the drawing, or of the empty sheet, that panning keeps on the canvas, in px. */
const keptInView = 64;

/** On phones, the first view of a drawing is not smaller than this. */
const firstZoomMin = 0.75;

export function toSheet({ zoom, x, y }: Viewport, screen: Point): Point {
  return { x: (screen.x - x) / zoom, y: (screen.y - y) / zoom };
}

export function toScreen({ zoom, x, y }: Viewport, sheet: Point): Point {
  return { x: sheet.x * zoom + x, y: sheet.y * zoom + y };
}

/**
 * 100 %, unscrolled: the sheet begins below the floating tools. On small screens it begins beside them, so that a tapped
 * part, 64 below, has its name below them.
 */
export function home(isSmall: boolean): Viewport {
  return { zoom: 1, x: 0, y: isSmall ? 20 : 72 };
}

export function isHome({ zoom, x, y }: Viewport, isSmall: boolean): boolean {
  const { y: top } = home(isSmall);
  return zoom === 1 && x === 0 && y === top;
}

/** The sheet point under `at` stays there. */
export function zoomAbout(viewport: Viewport, at: Point, zoom: number): Viewport {
  const limited = Math.min(zoomMax, Math.max(zoomMin, zoom));
  if (limited === viewport.zoom) return viewport;
  const fixed = toSheet(viewport, at);
  return { zoom: limited, x: at.x - fixed.x * limited, y: at.y - fixed.y * limited };
}

/** The next stop of the buttons and keys. */
export function nextZoom(zoom: number, direction: "in" | "out"): number {
  // Within half a percent the zoom is displayed as the stop, so it counts as the stop.
  const next =
    direction === "in"
      ? zoomStops.find((stop) => stop > zoom * 100 + 0.5)
      : zoomStops.filter((stop) => stop < zoom * 100 - 0.5).at(-1);
  return next === undefined ? zoom : next / 100;
}

/**
 * Pinches with two fingers: the sheet point between them stays between them, within the limits of panning.
 *
 * @param from the first points of the fingers; `viewport` is that of this moment
 * @param at the present points of the fingers
 */
export function pinched(
  viewport: Viewport,
  from: readonly [Point, Point],
  at: readonly [Point, Point],
  size: Size,
  extent: Box | null,
): Viewport {
  const before = distance(...from);
  const zoom = before > 0 ? (viewport.zoom * distance(...at)) / before : viewport.zoom;
  const [start, end] = [middle(...from), middle(...at)];
  const zoomed = zoomAbout(viewport, start, zoom);
  return panned(zoomed, end.x - start.x, end.y - start.y, size, extent);
}

/**
 * The viewport moved by px, so that some of the drawing stays on the canvas. If zooming has left a viewport outside
 * these limits, it may only move towards them.
 *
 * @param extent of the drawing; null for an empty sheet
 */
export function panned(viewport: Viewport, dx: number, dy: number, size: Size, extent: Box | null): Viewport {
  const kept = extent ?? { x: 0, y: 0, ...size };
  const { zoom } = viewport;
  const x = pannedOn(viewport.x, dx, kept.x * zoom, kept.width * zoom, size.width);
  const y = pannedOn(viewport.y, dy, kept.y * zoom, kept.height * zoom, size.height);
  return x === viewport.x && y === viewport.y ? viewport : { zoom, x, y };
}

function pannedOn(from: number, by: number, start: number, length: number, room: number): number {
  const least = Math.min(keptInView, length, room);
  const low = Math.min(from, least - start - length);
  const high = Math.max(from, room - least - start);
  return Math.min(high, Math.max(low, from + by));
}

/** On small screens, the room for the tools and for a name above a part, in px. */
const smallTop = 84;

/** The part of the canvas that nothing floats over, in px. */
function clearArea({ width, height }: Size, isSmall: boolean): Box {
  // On large screens the names of the outermost parts are at their sides and need room.
  const side = isSmall ? 14 : 64;
  const top = isSmall ? smallTop : 80;
  const bottom = isSmall ? 16 : 80;
  return {
    x: side,
    y: top,
    width: Math.max(1, width - 2 * side),
    height: Math.max(1, height - top - bottom),
  };
}

/**
 * The part between the tools, which on a low screen has more room than the part below them. The tools are two boxes in
 * the upper corners of a small screen; elsewhere they are one, and this part has no width.
 */
function areaBetweenTools({ width, height }: Size, isSmall: boolean): Box {
  const [left, right, top, bottom] = [116, 212, 28, 16];
  return {
    x: left,
    y: top,
    width: isSmall ? Math.max(1, width - left - right) : 1,
    height: Math.max(1, height - top - bottom),
  };
}

/** The viewport that shows all of a drawing as large as it can, centred; never larger than 100 %. */
export function fit(extent: Box | null, size: Size, isSmall: boolean, least = zoomMin): Viewport {
  if (!extent) return home(isSmall);
  const zoomIn = ({ width, height }: Box) => Math.min(1, width / extent.width, height / extent.height);
  const [below, between] = [clearArea(size, isSmall), areaBetweenTools(size, isSmall)];
  const area = zoomIn(between) > zoomIn(below) ? between : below;
  const zoom = Math.max(least, Math.floor(zoomIn(area) * 100) / 100);
  return {
    zoom,
    x: area.x + Math.max(0, (area.width - extent.width * zoom) / 2) - extent.x * zoom,
    y: area.y + Math.max(0, (area.height - extent.height * zoom) / 2) - extent.y * zoom,
  };
}

/** The first view of a circuit: `home` if that shows all of it, else fitted. */
export function firstViewport(extent: Box | null, size: Size, isSmall: boolean): Viewport {
  const start = home(isSmall);
  if (!extent || isClear(extent, start, size, isSmall)) return start;
  return fit(extent, size, isSmall, isSmall ? firstZoomMin : zoomMin);
}

/**
 * The same viewport if it shows the whole box. Else moved as little as needed to show it, or its top left corner if it
 * is too large.
 */
export function revealing(viewport: Viewport, box: Box, size: Size, isSmall: boolean): Viewport {
  if (isClear(box, viewport, size, isSmall)) return viewport;
  const { zoom } = viewport;
  const area = clearArea(size, isSmall);
  const x = revealingOn(viewport.x, box.x * zoom, box.width * zoom, area.x, area.width);
  const y = revealingOn(viewport.y, box.y * zoom, box.height * zoom, area.y, area.height);
  return { zoom, x, y };
}

function revealingOn(from: number, start: number, length: number, areaStart: number, room: number): number {
  const low = areaStart - start;
  const high = areaStart + room - start - length;
  return Math.max(Math.min(from, low < high ? high : low), low);
}

/** Whether the whole box is on the canvas. */
export function isInView(box: Box, viewport: Viewport, size: Size): boolean {
  const start = toScreen(viewport, box);
  const end = toScreen(viewport, { x: box.x + box.width, y: box.y + box.height });
  return start.x >= 0 && start.y >= 0 && end.x <= size.width && end.y <= size.height;
}

/** Whether the whole box is on the canvas, and not behind the tools in the upper corners of a small screen. */
export function isClear(box: Box, viewport: Viewport, size: Size, isSmall: boolean): boolean {
  if (!isInView(box, viewport, size)) return false;
  if (!isSmall) return true;
  const start = toScreen(viewport, box);
  const end = toScreen(viewport, { x: box.x + box.width, y: box.y + box.height });
  const between = areaBetweenTools(size, isSmall);
  const isBetween = start.x >= between.x && end.x <= between.x + between.width && start.y >= between.y;
  return isBetween || start.y >= smallTop;
}

/** The part of the sheet that is on the canvas. */
export function visibleArea(viewport: Viewport, { width, height }: Size): Box {
  return {
    ...toSheet(viewport, { x: 0, y: 0 }),
    width: width / viewport.zoom,
    height: height / viewport.zoom,
  };
}

const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);

const middle = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
