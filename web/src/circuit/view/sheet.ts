// The sheet as pixi's scene: its layers, and the region of it that is drawn. Panning only moves the container until the
// view leaves the drawn region.

import { Container } from "pixi.js";
import type { Frame } from "../core/scene/frame.ts";
import type { Box } from "../core/scene/geometry.ts";
import { HandLayer } from "./hand-layer.ts";
import type { Layer } from "./layer.ts";
import { MarksLayer } from "./marks-layer.ts";
import { NamesLayer } from "./names-layer.ts";
import { NetsLayer } from "./nets-layer.ts";
import { PartsLayer } from "./parts-layer.ts";
import type { Style } from "./style.ts";

export class Sheet {
  /** A render group, so that the cost of moving it does not depend on its content. */
  readonly container = new Container({ isRenderGroup: true });
  private readonly layers: readonly Layer[];
  private region: Box = { x: 0, y: 0, width: 0, height: 0 };

  /** @param margin how far the drawn region reaches beyond the canvas, in sizes of the canvas */
  constructor(
    private readonly margin: number,
    resolution: () => number,
  ) {
    this.layers = [
      new MarksLayer(),
      new NetsLayer(),
      new PartsLayer(),
      new NamesLayer(resolution),
      new HandLayer(),
    ];
    this.container.addChild(...this.layers.map((layer) => layer.container));
  }

  update(frame: Frame, style: Style): void {
    const { x, y, zoom } = frame.viewport;
    this.container.position.set(x, y);
    this.container.scale.set(zoom);
    const inView = viewOf(frame, 0);
    if (!contains(this.region, inView) || this.region.width > (1 + 3 * this.margin) * inView.width)
      this.region = viewOf(frame, this.margin);
    for (const layer of this.layers) layer.update(frame, this.region, style);
  }

  destroy(): void {
    this.container.destroy({ children: true, texture: true, textureSource: true });
    for (const layer of this.layers) layer.destroy?.();
  }
}

/** The part of the sheet that the canvas shows, and a margin. */
function viewOf({ viewport: { x, y, zoom }, size }: Frame, margin: number): Box {
  const [width, height] = [size.width / zoom, size.height / zoom];
  return {
    x: -x / zoom - margin * width,
    y: -y / zoom - margin * height,
    width: width * (1 + 2 * margin),
    height: height * (1 + 2 * margin),
  };
}

function contains(outer: Box, inner: Box): boolean {
  return (
    outer.x <= inner.x &&
    outer.y <= inner.y &&
    outer.x + outer.width >= inner.x + inner.width &&
    outer.y + outer.height >= inner.y + inner.height
  );
}
