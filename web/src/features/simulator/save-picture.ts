// The drawing as a picture: SVG, or PNG twice as large. Both have no background and no grid, and are cropped to the
// drawing.

import { readColours } from "#circuit/colours.ts";
import { frameOf } from "#circuit/core/editor/frame.ts";
import { svgOf } from "#circuit/core/file/svg.ts";
import { pngOf } from "#lib/save-png.ts";
import { simulator } from "#messages/simulator.ts";
import { saveFile } from "#lib/save-file.ts";
import { fileName } from "./circuit-files.ts";
import type { Session } from "./session.ts";

export type PictureFormat = "svg" | "png";

/** Saves the picture as a file. Returns null, or a sentence that says why it failed. */
export async function savePicture(session: Session, format: PictureFormat): Promise<string | null> {
  const { board, keeper } = session;
  const editor = board.getSnapshot();
  if (editor.history.present.parts.length === 0) return simulator.pictureEmpty;
  const svg = svgOf(frameOf(editor), readColours(session.canvas() ?? document.documentElement));
  const name = fileName(keeper.getSnapshot().open.name, format);
  if (format === "svg") {
    saveFile(new Blob([svg], { type: "image/svg+xml" }), name);
    return null;
  }
  const png = await pngOf(svg);
  if (!png.ok) return simulator.pictureFailed;
  saveFile(png.value, name);
  return null;
}
