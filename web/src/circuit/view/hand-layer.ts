// Draws what the pointer holds, above everything else: the wire in hand and the marquee.

import { Graphics } from "pixi.js";
import type { Frame } from "../core/scene/frame.ts";
import type { Box } from "../core/scene/geometry.ts";
import { dash } from "../core/scene/net-lines.ts";
import { dashesOf } from "../core/scene/outline.ts";
import { drawLine } from "./contexts.ts";
import { watcher, type Layer } from "./layer.ts";
import { fillOf, strokeOf, type Style } from "./style.ts";

const wireWidth = 2.25;
const dotRadius = 4;

export class HandLayer implements Layer {
  readonly container = new Graphics();
  private readonly changed = watcher();

  update({ wireInHand, marquee, viewport }: Frame, _region: Box, style: Style): void {
    if (!this.changed(wireInHand, marquee, marquee && viewport.zoom, style)) return;
    this.container.clear();
    const end = wireInHand?.at(-1);
    if (wireInHand && end) {
      for (const piece of dashesOf(wireInHand, dash.length, dash.gap)) drawLine(this.container, piece);
      this.container.stroke(strokeOf(style, "ok", wireWidth));
      this.container.circle(end.x, end.y, dotRadius).fill(fillOf(style, "ok"));
    }
    if (marquee) {
      const { x, y, width, height } = marquee;
      this.container.rect(x, y, width, height).fill(fillOf(style, "accent", 0.1));
      this.container.rect(x, y, width, height).stroke(strokeOf(style, "accent", 1 / viewport.zoom));
    }
  }
}
