// The drawing as a picture: SVG, or PNG twice as large. Both without ground and grid, cropped to the drawing.

import { pictureOfCircuit } from "#circuit/core/file/svg.ts";
import { simulator } from "#messages/simulator.ts";
import { fileName, saveFile } from "./circuit-files.ts";
import type { Session } from "./session.ts";

export type PictureFormat = "svg" | "png";

const pngScale = 2;

/** Saves it as a file; a sentence where that failed. */
export async function savePicture({ board, keeper }: Session, format: PictureFormat): Promise<string | null> {
  const svg = pictureOfCircuit(board.getSnapshot());
  if (!svg) return simulator.pictureEmpty;
  const name = fileName(keeper.getSnapshot().open.name, format);
  if (format === "svg") {
    saveFile(new Blob([svg.text], { type: "image/svg+xml" }), name);
    return null;
  }
  const png = await drawn(svg);
  if (!png) return simulator.pictureFailed;
  saveFile(png, name);
  return null;
}
