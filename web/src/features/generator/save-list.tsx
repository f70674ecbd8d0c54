// The menu that saves the shown circuit, fetched with all that writes files.

import { MenuOfGroups } from "#components/menu-button.tsx";
import type { OpenMenu } from "#components/menu-group.ts";
import { generatorTexts } from "#messages/generator.ts";
import { networkFormats } from "./core/files/write-network.ts";
import type { BuiltNetwork } from "./core/shown-network.ts";
import { saveCircuit, saveNetwork, savePicture } from "./save-network.ts";
import type { DrawnNetwork } from "./use-drawn-network.ts";

interface SaveListProps extends OpenMenu {
  readonly network: BuiltNetwork;
  /** Null where it is not drawn. */
  readonly drawn: DrawnNetwork | null;
  /** The names of the switches that are in position 1. */
  readonly on: readonly string[];
  /** Gets a sentence about what was saved, or why it failed. */
  readonly onTell: (sentence: string) => void;
}

export function SaveList({ network, drawn, on, onTell, ...menu }: SaveListProps) {
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
  return <MenuOfGroups {...menu} groups={pictures ? [pictures, files] : [files]} />;
}
