// Draws the wires in view, a display object for each net.

import { Container, type Graphics } from "pixi.js";
import type { PartId, State } from "../core/model/circuit.ts";
import type { Frame } from "../core/scene/frame.ts";
import type { Box } from "../core/scene/geometry.ts";
import { dash, jointRadius, wirePaint } from "../core/scene/net-lines.ts";
import { boxAround, isSameNet, linesOfNet, netsOf, type Net } from "../core/scene/nets.ts";
import { dashesOf } from "../core/scene/outline.ts";
import type { Routing } from "../core/scene/routing.ts";
import { signalOf, type Signal } from "../core/scene/signal.ts";
import { drawLine } from "./contexts.ts";
import { meets, watcher, type Layer } from "./layer.ts";
import { Stock } from "./stock.ts";
import { fillOf, strokeOf, type Style } from "./style.ts";

/** Leads and dots reach up to this far beyond the paths. */
const reach = 20;

interface Drawn {
  net: Net;
  /** The box around the lines of the net. */
  box: Box;
  signal: Signal;
  graphics: Graphics | null;
  isStale: boolean;
}

export class NetsLayer implements Layer {
  readonly container = new Container();
  /** Wires that carry 1 are drawn above the others. */
  private readonly low = this.container.addChild(new Container());
  private readonly high = this.container.addChild(new Container());
  private readonly drawn = new Map<PartId, Drawn>();
  private readonly netsChanged = watcher();
  private readonly signalsChanged = watcher();
  private readonly styleChanged = watcher();
  private readonly anyChanged = watcher();
  private readonly stock = new Stock();

  update({ state, routing, showsJoints }: Frame, region: Box, style: Style): void {
    if (this.netsChanged(state.wires, routing, showsJoints)) this.takeNets(state, routing, showsJoints);
    if (this.signalsChanged(state.outputs, state.unstable, routing)) this.takeSignals(state);
    if (this.styleChanged(style)) for (const drawn of this.drawn.values()) drawn.isStale = true;
    if (!this.anyChanged(state, routing, showsJoints, region, style)) return;
    for (const drawn of this.drawn.values()) {
      const isInView = meets(drawn.box, region);
      if (isInView && drawn.isStale) this.redraw(drawn, state, style);
      if (drawn.graphics) drawn.graphics.visible = isInView;
    }
  }

  destroy(): void {
    this.stock.destroy();
  }

  private takeNets(state: State, routing: Routing, showsJoints: boolean): void {
    const nets = netsOf(state, routing, showsJoints);
    for (const [source, net] of nets) {
      const drawn = this.drawn.get(source);
      if (drawn && isSameNet(drawn.net, net)) continue;
      const { signal, graphics } = drawn ?? { signal: 0, graphics: null };
      this.drawn.set(source, { net, box: boxAround(net.paths, reach), signal, graphics, isStale: true });
    }
    for (const [source, drawn] of this.drawn) {
      if (nets.has(source)) continue;
      if (drawn.graphics) this.stock.giveBack(drawn.graphics);
      this.drawn.delete(source);
    }
  }

  private takeSignals(state: State): void {
    for (const [source, drawn] of this.drawn) {
      const signal = signalOf(state, source);
      if (signal === drawn.signal) continue;
      drawn.signal = signal;
      drawn.isStale = true;
    }
  }

  private redraw(drawn: Drawn, state: State, style: Style): void {
    const { net, signal } = drawn;
    const graphics = drawn.graphics ?? this.stock.take();
    const layer = signal === 1 ? this.high : this.low;
    if (graphics.parent !== layer) layer.addChild(graphics);
    graphics.clear();
    const { stroke, width } = wirePaint[signal];
    for (const line of linesOfNet(net, state.parts))
      for (const piece of signal === "unstable" ? dashesOf(line, dash.length, dash.gap) : [line])
        drawLine(graphics, piece);
    graphics.stroke(strokeOf(style, stroke, width));
    for (const { x, y } of net.joints) graphics.circle(x, y, jointRadius[signal]);
    if (net.joints.length > 0) graphics.fill(fillOf(style, stroke));
    drawn.graphics = graphics;
    drawn.isStale = false;
  }
}
