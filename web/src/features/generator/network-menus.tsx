// The menus of the shown circuit: the tools that it or its functions can be opened in, and the copies.

import { Button } from "@mantine/core";
import { IconChevronDown, IconCopy } from "@tabler/icons-react";
import { defaultMap, kmapAddress } from "#addresses/core/kmap.ts";
import { simulatorAddress } from "#addresses/core/simulator.ts";
import { truthTableAddress } from "#addresses/core/truth-table.ts";
import { useOpen } from "#addresses/use-open.ts";
import { packLink } from "#circuit/core/file/link.ts";
import type { Circuit } from "#circuit/core/model/circuit.ts";
import { MenuButton } from "#components/menu-button.tsx";
import { OpenInMenu, type Way } from "#expression/open-in-menu.tsx";
import { mapVariablesMax, mapVariablesMin } from "#kmap/core/map-limits.ts";
import { generatorTexts } from "#messages/generator.ts";
import type { Functions } from "./core/functions.ts";
import { gateExpressions, gateList } from "./core/gate-texts.ts";
import type { ShownNetwork } from "./core/shown-network.ts";

interface NetworkMenusProps {
  readonly shown: ShownNetwork;
  readonly functions: Functions;
  /** Laid out; null where it is not drawn. */
  readonly circuit: Circuit | null;
  readonly onCopy: (text: string) => void;
}

export function NetworkMenus({ shown, functions, circuit, onCopy }: NetworkMenusProps) {
  const { variables, gates, outputs } = shown;
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
        const [input = "", ...extras] = texts ?? expressions().map(({ text }) => text ?? "");
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
                  rows: functions.ones[at] ?? [],
                  dontCares: functions.dontCares[at] ?? [],
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
  return (
    <>
      {ways.length > 0 && <OpenInMenu ways={ways} />}
      {gates && (
        <MenuButton groups={[copies]}>
          {(button) => (
            <Button
              {...button}
              variant="default"
              leftSection={<IconCopy size={18} stroke={1.75} aria-hidden />}
              rightSection={<IconChevronDown size={16} stroke={2} aria-hidden />}
            >
              {generatorTexts.copy}
            </Button>
          )}
        </MenuButton>
      )}
    </>
  );
}
