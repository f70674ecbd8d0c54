// Draws the frames around parts and the bands under selected wires, below everything else.

import { Graphics } from "pixi.js";
import { withId } from "../core/model/circuit.ts";
import type { Frame } from "../core/scene/frame.ts";
import type { Box } from "../core/scene/geometry.ts";
import {
  dashedFrameWidth,
  frameBox,
  frameOutline,
  frameRadius,
  frameWidth,
  markFrame,
  type MarkFrame,
} from "../core/scene/mark-frames.ts";
import { dash, wireLine, withoutSharedTrunks } from "../core/scene/net-lines.ts";
import { dashesOf, linesOf } from "../core/scene/outline.ts";
import { drawLine } from "./contexts.ts";
import { meets, watcher, type Layer } from "./layer.ts";
import { fillOf, strokeOf, type Style } from "./style.ts";

const band = { width: 9, alpha: 0.28 } as const;

export class MarksLayer implements Layer {
  readonly container = new Graphics();
  private readonly changed = watcher();

  update({ state, routing, marks, namesAbove }: Frame, region: Box, style: Style): void {
    const { selectedParts, selectedWires, refused, hovered, targets, loop, changing } = marks;
    const from = [selectedParts, selectedWires, refused, hovered, targets, loop, changing];
    if (!this.changed(state.parts, routing, region, style, namesAbove, ...from)) return;
    this.container.clear();
    if (selectedWires.size > 0) this.drawBands({ state, routing, marks }, style);
    const marked = selectedParts.size + targets.size + loop.size + changing.size;
    if (marked === 0 && refused === null && hovered === null) return;
    for (const part of state.parts) {
      const frame = markFrame(marks, part.id);
      if (!frame) continue;
      const box = frameBox(part, routing.inputs.get(part.id)?.length ?? 0, namesAbove);
      if (meets(box, region)) this.drawFrame(box, frame, style);
    }
  }

  private drawFrame(box: Box, { stroke, fill, alpha, isDashed }: MarkFrame, style: Style): void {
    const { x, y, width, height } = box;
    if (fill) this.container.roundRect(x, y, width, height, frameRadius).fill(fillOf(style, fill, alpha));
    if (isDashed) {
      for (const { points } of linesOf(frameOutline(box)))
        for (const piece of dashesOf(points, dash.length, dash.gap)) drawLine(this.container, piece);
      this.container.stroke(strokeOf(style, stroke, dashedFrameWidth));
    } else
      this.container.roundRect(x, y, width, height, frameRadius).stroke(strokeOf(style, stroke, frameWidth));
  }

  private drawBands(
    { state, routing, marks }: Pick<Frame, "state" | "routing" | "marks">,
    style: Style,
  ): void {
    const lines = [...marks.selectedWires].flatMap((id) => {
      const [wire, path] = [withId(state.wires, id), routing.paths.get(id)];
      const from = wire && withId(state.parts, wire.from);
      const to = wire && withId(state.parts, wire.to);
      return path && from && to ? [wireLine(path, from, to)] : [];
    });
    for (const line of withoutSharedTrunks(lines)) drawLine(this.container, line);
    this.container.stroke(strokeOf(style, "accent", band.width, { alpha: band.alpha }));
  }
}
