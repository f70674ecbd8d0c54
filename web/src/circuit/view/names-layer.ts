// Draws the names of switches and bulbs in view, and the texts of notes. Each name is drawn once into a separate canvas, at the zoom at which
// it is shown, so that it is sharp.

import { Container, Sprite, Texture } from "pixi.js";
import type { Part, PartId } from "../core/model/circuit.ts";
import { isPlainName, namePlace, nameSize } from "../core/scene/captions.ts";
import type { Frame } from "../core/scene/frame.ts";
import type { Box } from "../core/scene/geometry.ts";
import { meets, watcher, type Layer } from "./layer.ts";
import { drawName, type DrawnName } from "./name-picture.ts";
import type { Style } from "./style.ts";

interface Writing {
  readonly name: string;
  /** Pixels of the picture per unit of the sheet. */
  readonly scale: number;
  readonly colour: string;
  readonly isPlain: boolean;
}

interface Drawn {
  readonly writing: Writing;
  readonly picture: DrawnName;
  readonly sprite: Sprite;
  round: number;
}

/** The least size of a name, in px; smaller ones cannot be read and are left out. */
const smallest = 4;

/** The size of the area around a part that a name may cover; the longest notes have 60 letters. */
const reach = { x: 700, y: 24 } as const;

export class NamesLayer implements Layer {
  readonly container = new Container();
  private readonly drawn = new Map<PartId, Drawn>();
  private readonly changed = watcher();
  private round = 0;

  /** @param resolution the present number of screen pixels per px */
  constructor(private readonly resolution: () => number) {}

  update({ state, viewport, namesAbove }: Frame, region: Box, { colours }: Style): void {
    const scale = scaleAt(viewport.zoom * this.resolution());
    this.container.visible = viewport.zoom * nameSize >= smallest;
    if (!this.container.visible || !this.changed(state.parts, region, scale, namesAbove, colours)) return;
    this.round += 1;
    for (const part of state.parts) {
      if (part.name && isNear(part, region))
        this.show(
          part,
          { name: part.name, scale, colour: colours.ink, isPlain: isPlainName(part.kind) },
          namesAbove,
        );
    }
    for (const [id, drawn] of this.drawn) {
      if (drawn.round === this.round) continue;
      drawn.sprite.destroy({ texture: true, textureSource: true });
      this.drawn.delete(id);
    }
  }

  private show(part: Part, writing: Writing, isAbove: boolean): void {
    const place = namePlace(part, isAbove);
    if (!place) return;
    const { sprite, picture } = this.named(part.id, writing);
    const { left, width, baseLine } = picture;
    const before = { start: 0, middle: width / 2, end: width }[place.anchor];
    sprite.position.set(part.x + place.x - before - left, part.y + place.y - baseLine);
  }

  private named(id: PartId, writing: Writing): Drawn {
    const known = this.drawn.get(id);
    if (known && isSame(known.writing, writing)) {
      known.round = this.round;
      return known;
    }
    known?.sprite.destroy({ texture: true, textureSource: true });
    const picture = drawName(writing.name, writing.scale, writing.colour, writing.isPlain);
    const sprite = this.container.addChild(new Sprite(Texture.from(picture.canvas, true)));
    sprite.scale.set(1 / writing.scale);
    const drawn = { writing, picture, sprite, round: this.round };
    this.drawn.set(id, drawn);
    return drawn;
  }
}

function isSame(a: Writing, b: Writing): boolean {
  return a.name === b.name && a.scale === b.scale && a.colour === b.colour;
}

/**
 * Rounds up to a power of 2^¼, so that a picture serves several zooms and is shown smaller than drawn, never larger.
 */
function scaleAt(pixels: number): number {
  return 2 ** (Math.ceil(Math.log2(pixels) * 4 - 0.01) / 4);
}

function isNear({ x, y }: Part, region: Box): boolean {
  return meets({ x: x - reach.x, y: y - reach.y, width: 2 * reach.x, height: 3 * reach.y }, region);
}
