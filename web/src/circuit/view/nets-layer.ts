// Draws the wires in view. All wires of a source are one net and one display object: they have one colour, and share
// their stretches and dots.

import { Container, Graphics } from "pixi.js";
import { withId, type PartId, type State, type Wire } from "../core/model/circuit.ts";
import type { Frame } from "../core/scene/frame.ts";
import type { Box, Point } from "../core/scene/geometry.ts";
import { dash, jointRadius, wireLine, wirePaint, withoutSharedTrunks } from "../core/scene/net-lines.ts";
import { dashesOf } from "../core/scene/outline.ts";
import type { Joint, Routing } from "../core/scene/routing.ts";
import { signalOf, type Signal } from "../core/scene/signal.ts";
import { drawLine } from "./contexts.ts";
import { meets, watcher, type Layer } from "./layer.ts";
import { fillOf, strokeOf, type Style } from "./style.ts";

interface Net {
  readonly wires: readonly Wire[];
  readonly paths: readonly (readonly Point[])[];
  readonly joints: readonly Joint[];
  /** Around its lines. */
  readonly box: Box;
}

interface Drawn {
  net: Net;
  signal: Signal;
  graphics: Graphics | null;
  isStale: boolean;
}

export class NetsLayer implements Layer {
  readonly container = new Container();
  /** Wires that carry 1 lie above the others. */
  private readonly low = this.container.addChild(new Container());
  private readonly high = this.container.addChild(new Container());
  private readonly drawn = new Map<PartId, Drawn>();
  private readonly netsChanged = watcher();
  private readonly signalsChanged = watcher();
  private readonly anyChanged = watcher();

  constructor(private readonly style: Style) {}

  update({ state, routing, showsJoints }: Frame, region: Box): void {
    if (this.netsChanged(state.wires, routing, showsJoints)) this.takeNets(state, routing, showsJoints);
    if (this.signalsChanged(state.outputs, state.unstable, routing)) this.takeSignals(state);
    if (!this.anyChanged(state, routing, showsJoints, region)) return;
    for (const drawn of this.drawn.values()) {
      const isInView = meets(drawn.net.box, region);
      if (isInView && drawn.isStale) this.redraw(drawn, state);
      if (drawn.graphics) drawn.graphics.visible = isInView;
    }
  }

  private takeNets(state: State, routing: Routing, showsJoints: boolean): void {
    const nets = netsOf(state, routing, showsJoints);
    for (const [source, net] of nets) {
      const drawn = this.drawn.get(source);
      if (!drawn) this.drawn.set(source, { net, signal: 0, graphics: null, isStale: true });
      else if (!isSame(drawn.net, net)) Object.assign(drawn, { net, isStale: true });
    }
    for (const [source, drawn] of this.drawn) {
      if (nets.has(source)) continue;
      drawn.graphics?.destroy();
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

  private redraw(drawn: Drawn, state: State): void {
    const { net, signal } = drawn;
    const graphics = drawn.graphics ?? new Graphics();
    const layer = signal === 1 ? this.high : this.low;
    if (graphics.parent !== layer) layer.addChild(graphics);
    graphics.clear();
    const { stroke, width } = wirePaint[signal];
    for (const line of withoutSharedTrunks(wireLines(net, state)))
      for (const piece of signal === "unstable" ? dashesOf(line, dash.length, dash.gap) : [line])
        drawLine(graphics, piece);
    graphics.stroke(strokeOf(this.style, stroke, width));
    for (const { x, y } of net.joints) graphics.circle(x, y, jointRadius[signal]);
    if (net.joints.length > 0) graphics.fill(fillOf(this.style, stroke));
    drawn.graphics = graphics;
    drawn.isStale = false;
  }
}

function wireLines({ wires, paths }: Net, { parts }: State): readonly (readonly Point[])[] {
  return wires.flatMap((wire, index) => {
    const [path, from, to] = [paths[index], withId(parts, wire.from), withId(parts, wire.to)];
    return path && from && to ? [wireLine(path, from, to)] : [];
  });
}

function netsOf({ wires }: State, routing: Routing, showsJoints: boolean): ReadonlyMap<PartId, Net> {
  const groups = new Map<PartId, { wires: Wire[]; paths: (readonly Point[])[]; joints: Joint[] }>();
  for (const wire of wires) {
    const path = routing.paths.get(wire.id);
    if (!path) continue;
    const group = groups.get(wire.from);
    if (group) {
      group.wires.push(wire);
      group.paths.push(path);
    } else groups.set(wire.from, { wires: [wire], paths: [path], joints: [] });
  }
  if (showsJoints) for (const joint of routing.joints) groups.get(joint.source)?.joints.push(joint);
  return new Map([...groups].map(([source, group]) => [source, { ...group, box: boxAround(group.paths) }]));
}

function isSame(a: Net, b: Net): boolean {
  return (
    a.wires.length === b.wires.length &&
    a.joints.length === b.joints.length &&
    a.wires.every((wire, index) => wire === b.wires[index] && a.paths[index] === b.paths[index]) &&
    a.joints.every(({ x, y }, index) => x === b.joints[index]?.x && y === b.joints[index].y)
  );
}

/** Leads and dots reach a little beyond the paths. */
const reach = 20;

function boxAround(paths: readonly (readonly Point[])[]): Box {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const path of paths)
    for (const { x, y } of path) {
      left = Math.min(left, x);
      top = Math.min(top, y);
      right = Math.max(right, x);
      bottom = Math.max(bottom, y);
    }
  return {
    x: left - reach,
    y: top - reach,
    width: right - left + 2 * reach,
    height: bottom - top + 2 * reach,
  };
}
