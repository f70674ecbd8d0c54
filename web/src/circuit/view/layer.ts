// What every layer of the sheet does: it takes a frame, and keeps one display object for each thing that is in view.

import type { Container } from "pixi.js";
import type { Box } from "../core/scene/geometry.ts";
import type { Frame } from "../core/scene/frame.ts";
import type { Style } from "./style.ts";

export interface Layer {
  readonly container: Container;
  /**
   * @param region the part of the sheet that is drawn
   * @param style like the region, the same object until it changes
   */
  update(frame: Frame, region: Box, style: Style): void;
  /** Frees what hangs on no container. */
  destroy?(): void;
}

export function meets(a: Box, b: Box): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

/** Remembers what a layer was drawn from: true where one of these differs from the last call. */
export function watcher(): (...values: readonly unknown[]) => boolean {
  let last: readonly unknown[] = [];
  return (...values) => {
    const differs = values.some((value, index) => value !== last[index]) || last.length === 0;
    last = values;
    return differs;
  };
}
