// The dots of the sheet: a background of the canvas element, which the browser repeats faster than we could draw it.

import type { Frame } from "../core/scene/frame.ts";

const pitch = 20;

/**
 * The least distance of dots, in px. If they would be nearer, every second dot is left out, then every second of the
 * rest.
 */
const nearest = 14;

export function showDots(canvas: HTMLCanvasElement): void {
  canvas.style.backgroundImage = "radial-gradient(circle, var(--dots) 0.9px, transparent 1.3px)";
}

export function placeDots(canvas: HTMLCanvasElement, { viewport: { x, y, zoom } }: Frame): void {
  const doublings = Math.max(0, Math.ceil(Math.log2(nearest / (pitch * zoom))));
  const step = pitch * zoom * 2 ** doublings;
  canvas.style.backgroundSize = `${step}px ${step}px`;
  // The dot is in the middle of its tile.
  canvas.style.backgroundPosition = `${modulo(x - step / 2, step)}px ${modulo(y - step / 2, step)}px`;
}

function modulo(value: number, by: number): number {
  return ((value % by) + by) % by;
}
