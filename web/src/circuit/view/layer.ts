// A layer of the sheet: it takes frames, and keeps one display object for each item in view.

import type { Container } from "pixi.js";
import type { Box } from "../core/scene/geometry.ts";
import type { Frame } from "../core/scene/frame.ts";
import type { Style } from "./style.ts";

export interface Layer {
  readonly container: Container;
  /**
   * @param region the part of the sheet that is drawn
   * @param style like the region, the same object as long as nothing in it changes
   */
  update(frame: Frame, region: Box, style: Style): void;
  /** Frees the resources that belong to no container. */
  destroy?(): void;
}

export function meets(a: Box, b: Box): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

/** Remembers the values that a layer was drawn from. The answer is true if a value differs from the last call. */
export function watcher(): (...values: readonly unknown[]) => boolean {
  let last: readonly unknown[] = [];
  return (...values) => {
    const differs = values.some((value, index) => value !== last[index]) || last.length === 0;
    last = values;
    return differs;
  };
}
