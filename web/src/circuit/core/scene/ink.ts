// The box around all ink of a drawing: parts, wires, values and names. Pure.

import type { Part } from "../model/circuit.ts";
import { nameSize, namePlace, valuePlace } from "./captions.ts";
import { bodyOf, type Box, type Point } from "./geometry.ts";
import { looksOf, shownValue, type Drawing } from "./looks.ts";
import { boxAround } from "./nets.ts";

const margin = 10;

/** How far a lit bulb's rays reach beyond its box. */
const rays = 6;

/** An upper estimate of the mean width of a letter, in units of the sheet: pure code cannot measure text. */
const letterWidth = 0.72 * nameSize;

/** The box, with a margin; of an empty drawing only the margin. */
export function inkOf(drawing: Drawing): Box {
  const { state, routing } = drawing;
  const lookOf = looksOf(drawing);
  const corners: (readonly Point[])[] = [...routing.paths.values()];
  for (const part of state.parts) {
    const { inputs, isOn } = lookOf(part);
    const grows = part.kind === "bulb" && isOn ? rays : 0;
    const { x, y, width, height } = bodyOf(part, inputs);
    corners.push([
      { x: x - grows, y: y - grows },
      { x: x + width + grows, y: y + height + grows },
    ]);
    if (part.name) corners.push(nameCorners(part, part.name, drawing.namesAbove));
    if (shownValue(drawing, part) !== null) corners.push(valueCorners(part));
  }
  if (corners.length === 0) return { x: -margin, y: -margin, width: 2 * margin, height: 2 * margin };
  const { x, y, width, height } = boxAround(corners, margin);
  const [left, top] = [Math.floor(x), Math.floor(y)];
  return { x: left, y: top, width: Math.ceil(x + width) - left, height: Math.ceil(y + height) - top };
}

/** Two opposite corners of the room that the name takes at most; none for a part without room for a name. */
export function nameCorners(part: Part, name: string, isAbove: boolean): readonly Point[] {
  const place = namePlace(part, isAbove);
  if (!place) return [];
  const width = name.length * letterWidth;
  const left = part.x + place.x - { start: 0, middle: width / 2, end: width }[place.anchor];
  const baseLine = part.y + place.y;
  return [
    { x: left, y: baseLine - nameSize },
    { x: left + width, y: baseLine + nameSize / 2 },
  ];
}

function valueCorners(part: Part): readonly Point[] {
  const place = valuePlace(part);
  const [x, y] = [part.x + place.x, part.y + place.y];
  return [
    { x: x - 4, y: y - 5 },
    { x: x + 4, y: y + 5 },
  ];
}
