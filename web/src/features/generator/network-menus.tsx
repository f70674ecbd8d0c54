// The menus of the shown circuit: the tools that it or its functions can be opened in, and the copies.

import { Button } from "@mantine/core";
import { IconChevronDown, IconCopy, IconDownload, type Icon } from "@tabler/icons-react";
import { rowsOf } from "#addresses/core/generator.ts";
import { defaultMap, kmapAddress } from "#addresses/core/kmap.ts";
import { simulatorAddress } from "#addresses/core/simulator.ts";
import { truthTableAddress } from "#addresses/core/truth-table.ts";
import { useOpen } from "#addresses/use-open.ts";
import { packLink } from "#circuit/core/file/link.ts";
import type { Circuit } from "#circuit/core/model/circuit.ts";
import { MenuButton } from "#components/menu-button.tsx";
import type { MenuEntry } from "#components/menu-group.ts";
import { OpenInMenu, type Way } from "#expression/open-in-menu.tsx";
import { mapVariablesMax, mapVariablesMin } from "#kmap/core/map-limits.ts";
import { generatorTexts } from "#messages/generator.ts";
import type { Functions } from "./core/functions.ts";
import { networkFormats } from "./core/files/write-network.ts";
import { gateExpressions, gateList } from "./core/gate-texts.ts";
import type { ShownNetwork } from "./core/shown-network.ts";
import { saveCircuit, saveNetwork, savePicture } from "./save-network.ts";

interface NetworkMenusProps {
  readonly shown: ShownNetwork;
  readonly functions: Functions;
  /** Laid out; null where it is not drawn. */
  readonly circuit: Circuit | null;
  /** The names of the switches that are in position 1. */
  readonly on: readonly string[];
  readonly onCopy: (text: string) => void;
  /** Gets a sentence about what was saved, or why it failed. */
  readonly onTell: (sentence: string) => void;
}

export function NetworkMenus({ shown, functions, circuit, on, onCopy, onTell }: NetworkMenusProps) {
  const { variables, gates, outputs, products } = shown;
  const open = useOpen();
  const expressions = () => {
    const expressionOf = gateExpressions(variables, gates ?? []);
    return outputs.map(({ name, signal }) => ({ name, text: expressionOf(signal) }));
  };
  const texts = functions.kind === "texts" ? functions.texts : null;
  const ways: Way[] = [];
  if (circuit)
    ways.push({
      tool: "simulator",
      run: () => {
        const saved = { ...circuit, name: generatorTexts.simulatorName, outputs: new Map() };
        open(simulatorAddress, { circuit: packLink(saved) });
      },
    });
  if (gates)
    ways.push({
      tool: "truthTable",
      run: () => {
        const found = texts ?? expressions().flatMap(({ text }) => text ?? []);
        if (found.length < outputs.length) {
          onTell(generatorTexts.tooLongForTable);
          return;
        }
        const [input = "", ...extras] = found;
        open(truthTableAddress, { input, extras, namesInHeader: true, compares: false, showsParts: false });
      },
    });
  if (variables.length >= mapVariablesMin && variables.length <= mapVariablesMax)
    for (const [at, { name }] of outputs.entries())
      ways.push({
        tool: "karnaughMap",
        ...(outputs.length > 1 && { part: name }),
        run: () =>
          open(kmapAddress, {
            ...defaultMap,
            output: name,
            ...(functions.kind === "texts"
              ? { text: functions.texts[at] ?? "" }
              : {
                  inputs: variables.length,
                  names: functions.variables,
                  rows: rowsOf(functions.values[at] ?? "", "1"),
                  dontCares: rowsOf(functions.values[at] ?? "", "X"),
                }),
          }),
      });
  const copies = [
    {
      label: generatorTexts.copyExpressions,
      run: () =>
        onCopy(
          expressions()
            .map(({ name, text }) => `${name} = ${text ?? "…"}`)
            .join("\n"),
        ),
    },
    { label: generatorTexts.copyGates, run: () => onCopy(gateList(variables, gates ?? [], outputs)) },
  ];
  const tell = (sentence: string | null) => sentence !== null && onTell(sentence);
  const pictures = circuit && [
    { label: generatorTexts.saveSvg, run: () => void savePicture(circuit, on, "svg").then(tell) },
    { label: generatorTexts.savePng, run: () => void savePicture(circuit, on, "png").then(tell) },
    { label: generatorTexts.saveCircuit, run: () => saveCircuit(circuit) },
  ];
  const files =
    gates &&
    networkFormats.map((format) => ({
      label: generatorTexts.saveAs[format],
      run: () => tell(saveNetwork({ variables, gates, outputs, products }, format)),
    }));
  return (
    <>
      {ways.length > 0 && <OpenInMenu ways={ways} />}
      {files && (
        <Menu
          label={generatorTexts.save}
          icon={IconDownload}
          groups={pictures ? [pictures, files] : [files]}
        />
      )}
      {gates && <Menu label={generatorTexts.copy} icon={IconCopy} groups={[copies]} />}
    </>
  );
}

interface MenuProps {
  readonly label: string;
  readonly icon: Icon;
  readonly groups: readonly (readonly MenuEntry[])[];
}

function Menu({ label, icon: Glyph, groups }: MenuProps) {
  return (
    <MenuButton groups={groups}>
      {(button) => (
        <Button
          {...button}
          variant="default"
          leftSection={<Glyph size={18} stroke={1.75} aria-hidden />}
          rightSection={<IconChevronDown size={16} stroke={2} aria-hidden />}
        >
          {label}
        </Button>
      )}
    </MenuButton>
  );
}
