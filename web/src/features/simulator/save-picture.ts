// The drawing as a picture: SVG, or PNG twice as large. Both have no background and no grid, and are cropped to the
// drawing. The timing diagram as SVG.

import { readColours } from "#circuit/colours.ts";
import { frameOf } from "#circuit/core/editor/frame.ts";
import type { TimingDiagram } from "#circuit/core/editor/timing-diagram.ts";
import { svgOf } from "#circuit/core/file/svg.ts";
import { timingSvg } from "#circuit/core/file/timing-svg.ts";
import type { Colours } from "#circuit/core/scene/paint.ts";
import { pngOf } from "#lib/save-png.ts";
import { circuitTime, simulator } from "#messages/simulator.ts";
import { saveFile } from "#lib/save-file.ts";
import { fileName } from "./circuit-files.ts";
import { shownName } from "./keeping/core/names.ts";
import type { Session } from "./session.ts";

export type PictureFormat = "svg" | "png";

/** Saves the picture as a file. Returns null, or a sentence that says why it failed. */
export async function savePicture(session: Session, format: PictureFormat): Promise<string | null> {
  const { board, keeper } = session;
  const editor = board.getSnapshot();
  if (editor.history.present.parts.length === 0) return simulator.pictureEmpty;
  const { name: title } = keeper.getSnapshot().open;
  const svg = svgOf(frameOf(editor), coloursOf(session), {
    title: editor.options.showsTitle ? shownName(title) : "",
  });
  const name = fileName(title, format);
  if (format === "svg") {
    saveSvg(svg, name);
    return null;
  }
  const png = await pngOf(svg);
  if (!png.ok) return simulator.pictureFailed;
  saveFile(png.value, name);
  return null;
}

export function saveTiming(session: Session, diagram: TimingDiagram): void {
  const { name } = session.keeper.getSnapshot().open;
  const title = circuitTime.fileName(shownName(name));
  saveSvg(timingSvg(diagram, coloursOf(session)), fileName(title, "svg"));
}

function saveSvg(svg: string, name: string): void {
  saveFile(new Blob([svg], { type: "image/svg+xml" }), name);
}

function coloursOf(session: Session): Colours {
  return readColours(session.canvas() ?? document.documentElement);
}
