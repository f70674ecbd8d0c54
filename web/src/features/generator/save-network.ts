// Saves the shown circuit: as a picture, as the simulator's file or link, or as a file of other tools.

import { readColours } from "#circuit/colours.ts";
import { packLink } from "#circuit/core/file/link.ts";
import type { Saved } from "#circuit/core/file/saved.ts";
import { svgOf } from "#circuit/core/file/svg.ts";
import { writeCircuit } from "#circuit/core/file/write.ts";
import type { Circuit } from "#circuit/core/model/circuit.ts";
import type { DrawnCircuit } from "#circuit/core/scene/drawn-circuit.ts";
import { plainDrawing } from "#circuit/core/scene/plain-drawing.ts";
import { saveFile } from "#lib/save-file.ts";
import { pngOf } from "#lib/save-png.ts";
import { generatorTexts } from "#messages/generator.ts";
import type { FileLabels } from "#addresses/core/generator.ts";
import type { BuiltNetwork } from "./core/shown-network.ts";
import {
  fileNetwork,
  formats,
  networkName,
  writeNetwork,
  type NetworkFormat,
} from "./core/files/write-network.ts";

export { replacementAddress, simulatorAddress } from "#addresses/core/simulator.ts";

/** Returns null, or a sentence that says why it failed. */
export async function savePicture(
  { circuit, routing }: DrawnCircuit,
  on: readonly string[],
  labels: FileLabels,
  format: "svg" | "png",
): Promise<string | null> {
  const svg = svgOf(plainDrawing(circuit, routing, on), readColours(document.documentElement));
  if (format === "svg") {
    saveFile(new Blob([svg], { type: "image/svg+xml" }), `${networkName(labels)}.svg`);
    return null;
  }
  const png = await pngOf(svg);
  if (!png.ok) return generatorTexts.pictureFailed;
  saveFile(png.value, `${networkName(labels)}.png`);
  return null;
}

export function saveCircuit(circuit: Circuit, labels: FileLabels): void {
  saveFile(
    new Blob([writeCircuit(named(circuit))], { type: "application/json" }),
    `${networkName(labels)}.json`,
  );
}

/** Packed as in a link to the simulator. */
export function packed(circuit: Circuit): string {
  return packLink(named(circuit));
}

function named(circuit: Circuit): Saved {
  return { ...circuit, name: generatorTexts.simulatorName, outputs: new Map() };
}

/** Returns the sentence about names that the format does not allow; null if all are kept. */
export function saveNetwork(network: BuiltNetwork, format: NetworkFormat): string | null {
  const { text, changed } = writeNetwork(format, fileNetwork(network), networkName(network.labels));
  const { extension, mime } = formats[format];
  saveFile(new Blob([text], { type: mime }), `${networkName(network.labels)}.${extension}`);
  return changed.length === 0 ? null : generatorTexts.renamed(changed);
}
