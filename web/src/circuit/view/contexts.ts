// Shapes as pixi's drawing contexts: one for each look of a part, which all parts of that look share.

import { GraphicsContext } from "pixi.js";
import type { Point } from "../core/scene/geometry.ts";
import { linesOf } from "../core/scene/outline.ts";
import type { Shape } from "../core/scene/pictures.ts";
import { fillOf, strokeOf, type Style } from "./style.ts";

export class Contexts {
  private readonly known = new Map<string, GraphicsContext>();
  private style: Style | null = null;

  /** The context of this key. The first call for a key draws it from the shapes. */
  of(key: string, style: Style, shapes: () => readonly Shape[]): GraphicsContext {
    if (style !== this.style) this.clear();
    this.style = style;
    const known = this.known.get(key);
    if (known) return known;
    const context = new GraphicsContext();
    for (const shape of shapes()) drawShape(context, shape, style);
    this.known.set(key, context);
    return context;
  }

  clear(): void {
    for (const context of this.known.values()) context.destroy();
    this.known.clear();
  }
}

function drawShape(context: GraphicsContext, { outline, paint }: Shape, style: Style): void {
  context.beginPath();
  if (outline.type === "circle") context.circle(outline.x, outline.y, outline.radius);
  else for (const { points, isClosed } of linesOf(outline.d)) drawLine(context, points, isClosed);
  if (paint.fill) context.fill(fillOf(style, paint.fill));
  if (paint.stroke)
    context.stroke(strokeOf(style, paint.stroke, paint.width ?? 0, { cap: paint.cap ?? "butt" }));
}

/** Adds a line to the path. */
export function drawLine(
  path: { readonly poly: (points: number[], close: boolean) => unknown },
  points: readonly Point[],
  isClosed = false,
): void {
  path.poly(
    points.flatMap(({ x, y }) => [x, y]),
    isClosed,
  );
}
