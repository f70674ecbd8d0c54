// A name as a picture: bold italic serif, its digits smaller and lower as in formulas. The texts of notes and the names of boxes are upright.

import { indexDrop, indexSize, nameFont, nameParts, nameSize } from "../core/scene/captions.ts";

export interface DrawnName {
  readonly canvas: HTMLCanvasElement;
  /** The x of the text in the picture, and its width, in units of the sheet. */
  readonly left: number;
  readonly width: number;
  /** The distance of the base line from the top of the picture. */
  readonly baseLine: number;
}

const ascent = 1.1 * nameSize;
const height = ascent + 0.6 * nameSize;

/** Room on both sides of the text for letters that lean out of their box. */
const lean = 3;

/** @param scale pixels of the picture per unit of the sheet */
export function drawName(name: string, scale: number, colour: string, isPlain: boolean): DrawnName {
  const canvas = document.createElement("canvas");
  const context = canvas.getContext("2d");
  if (!context) throw new Error("No canvas to write names on");
  const runs = (isPlain ? [name] : nameParts(name)).map((text, index) => {
    const font = `${isPlain ? "" : "italic bold "}${index === 0 ? nameSize : indexSize}px ${nameFont}`;
    context.font = font;
    return { text, font, width: context.measureText(text).width, drop: index === 0 ? 0 : indexDrop };
  });
  const width = runs.reduce((sum, run) => sum + run.width, 0);
  canvas.width = Math.ceil((width + 2 * lean) * scale);
  canvas.height = Math.ceil(height * scale);
  context.scale(scale, scale);
  context.fillStyle = colour;
  let x = lean;
  for (const run of runs) {
    context.font = run.font;
    context.fillText(run.text, x, ascent + run.drop);
    x += run.width;
  }
  return { canvas, left: lean, width, baseLine: ascent };
}
