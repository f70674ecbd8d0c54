// The entries that save and copy the shown circuit.

import type { MenuGroup } from "#components/menu-group.ts";
import { generatorTexts } from "#messages/generator.ts";
import { circuitikz } from "./core/files/circuitikz.ts";
import { networkFormats } from "./core/files/write-network.ts";
import { gateExpressions, gateList } from "./core/gate-texts.ts";
import type { BuiltNetwork } from "./core/shown-network.ts";
import { saveCircuit, saveNetwork, savePicture } from "./save-network.ts";
import type { DrawnNetwork } from "./use-drawn-network.ts";

interface Saved {
  readonly network: BuiltNetwork;
  /** Null where it is not drawn. */
  readonly drawn: DrawnNetwork | null;
  /** The names of the switches that are in position 1. */
  readonly on: readonly string[];
  /** Gets a sentence about what was saved, or why it failed. */
  readonly onTell: (sentence: string) => void;
}

/** As a picture, as a circuit of the simulator, and in the formats of other programs. */
export function saveGroups({ network, drawn, on, onTell }: Saved): readonly MenuGroup[] {
  const tell = (sentence: string | null) => sentence !== null && onTell(sentence);
  const pictures = drawn && [
    {
      label: generatorTexts.saveSvg,
      run: () => void savePicture(drawn, on, network.labels, "svg").then(tell),
    },
    {
      label: generatorTexts.savePng,
      run: () => void savePicture(drawn, on, network.labels, "png").then(tell),
    },
    { label: generatorTexts.saveCircuit, run: () => saveCircuit(drawn.circuit, network.labels) },
  ];
  const files = networkFormats.map((format) => ({
    label: generatorTexts.saveAs[format],
    run: () => tell(saveNetwork(network, format)),
  }));
  return pictures ? [pictures, files] : [files];
}

interface Copied {
  readonly network: BuiltNetwork;
  /** Whether it is small enough for a picture. */
  readonly hasPicture: boolean;
  readonly onCopy: (text: string) => void;
}

/** As expressions, as a list of gates, and as a picture in LaTeX. */
export function copyGroups({ network, hasPicture, onCopy }: Copied): readonly MenuGroup[] {
  const { variables, gates, outputs } = network;
  const expressions = () => {
    const expressionOf = gateExpressions(variables, gates);
    return outputs.map(({ name, signal }) => `${name} = ${expressionOf(signal) ?? "…"}`).join("\n");
  };
  const texts = [
    { label: generatorTexts.copyExpressions, run: () => onCopy(expressions()) },
    { label: generatorTexts.copyGates, run: () => onCopy(gateList(variables, gates, outputs)) },
  ];
  const picture = { label: generatorTexts.copyPicture, run: () => onCopy(circuitikz(network)) };
  return [hasPicture ? [...texts, picture] : texts];
}
