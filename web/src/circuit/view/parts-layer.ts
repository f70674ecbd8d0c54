// Draws the parts in view, and the output values next to them.

import { Container, type Graphics } from "pixi.js";
import type { Part, PartId } from "../core/model/circuit.ts";
import { valuePlace } from "../core/scene/captions.ts";
import type { Frame } from "../core/scene/frame.ts";
import { bodyOf, type Box } from "../core/scene/geometry.ts";
import { looksOf, shownValue } from "../core/scene/looks.ts";
import { pictureOf, valuePicture, type Look } from "../core/scene/pictures.ts";
import type { Signal } from "../core/scene/signal.ts";
import { Contexts } from "./contexts.ts";
import { meets, watcher, type Layer } from "./layer.ts";
import { Stock } from "./stock.ts";
import type { Style } from "./style.ts";

interface Drawn {
  part: Part;
  readonly picture: Graphics;
  value: Graphics | null;
  /** The last update in which the circuit had this part. */
  round: number;
}

/** How far a picture reaches beyond its body: a lit bulb's rays, a value. */
const reach = 12;

export class PartsLayer implements Layer {
  readonly container = new Container();
  private readonly drawn = new Map<PartId, Drawn>();
  private readonly changed = watcher();
  private readonly contexts = new Contexts();
  private readonly stock = new Stock();
  private round = 0;

  update(frame: Frame, region: Box, style: Style): void {
    const { state, routing, showsOutputs, isRectangular } = frame;
    if (!this.changed(state, routing, showsOutputs, isRectangular, region, style)) return;
    this.round += 1;
    const lookOf = looksOf(frame);
    for (const part of state.parts) {
      const look = lookOf(part);
      const isInView = meets(grown(bodyOf(part, look.inputs), reach), region);
      const known = this.drawn.get(part.id);
      if (!isInView) {
        if (known) hide(known, this.round);
        continue;
      }
      const drawn = known ?? this.add(part);
      this.redraw(drawn, part, look, style);
      this.showValue(drawn, shownValue(frame, part), style);
    }
    if (this.drawn.size > state.parts.length) this.sweep();
  }

  destroy(): void {
    this.contexts.clear();
    this.stock.destroy();
  }

  private add(part: Part): Drawn {
    const drawn: Drawn = { part, picture: this.stock.take(), value: null, round: 0 };
    this.drawn.set(part.id, drawn);
    this.container.addChild(drawn.picture);
    return drawn;
  }

  private redraw(drawn: Drawn, part: Part, look: Look, style: Style): void {
    const { inputs, hasOutputWire, isOn, isRectangular, size, pins } = look;
    const key = `${part.kind} ${inputs} ${hasOutputWire} ${isOn} ${isRectangular} ${size?.width} ${size?.height} ${pins}`;
    const context = this.contexts.of(key, style, () => pictureOf(part.kind, look));
    if (drawn.picture.context !== context) drawn.picture.context = context;
    drawn.picture.position.set(part.x, part.y);
    drawn.picture.visible = true;
    drawn.part = part;
    drawn.round = this.round;
  }

  private showValue(drawn: Drawn, signal: Signal | null, style: Style): void {
    if (signal === null) {
      if (drawn.value) drawn.value.visible = false;
      return;
    }
    const context = this.contexts.of(`value ${signal}`, style, () => valuePicture(signal));
    const value = drawn.value ?? this.container.addChild(this.stock.take());
    if (value.context !== context) value.context = context;
    const place = valuePlace(drawn.part);
    value.position.set(drawn.part.x + place.x, drawn.part.y + place.y);
    value.visible = true;
    drawn.value = value;
  }

  /** Removes the pictures of parts that the circuit no longer has. */
  private sweep(): void {
    for (const [id, drawn] of this.drawn) {
      if (drawn.round === this.round) continue;
      this.stock.giveBack(drawn.picture);
      if (drawn.value) this.stock.giveBack(drawn.value);
      this.drawn.delete(id);
    }
  }
}

function hide(drawn: Drawn, round: number): void {
  drawn.round = round;
  drawn.picture.visible = false;
  if (drawn.value) drawn.value.visible = false;
}

function grown({ x, y, width, height }: Box, by: number): Box {
  return { x: x - by, y: y - by, width: width + 2 * by, height: height + 2 * by };
}
