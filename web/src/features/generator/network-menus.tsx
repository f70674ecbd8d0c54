// The menus of the shown circuit: the tools that it or its functions can be opened in, its files and its copies.

import { Button } from "@mantine/core";
import { IconArrowsExchange, IconChevronDown, IconCopy, IconDownload, type Icon } from "@tabler/icons-react";
import { rowsOf, type CircuitFigures } from "#addresses/core/generator.ts";
import { defaultMap, kmapAddress } from "#addresses/core/kmap.ts";
import { truthTableAddress } from "#addresses/core/truth-table.ts";
import { useOpen } from "#addresses/use-open.ts";
import type { Circuit } from "#circuit/core/model/circuit.ts";
import { MenuButton } from "#components/menu-button.tsx";
import type { MenuGroup } from "#components/menu-group.ts";
import { OpenInMenu, type Way } from "#expression/open-in-menu.tsx";
import { mapVariablesMax, mapVariablesMin } from "#kmap/core/map-limits.ts";
import { generatorTexts } from "#messages/generator.ts";
import type { Functions } from "./core/functions.ts";
import { gateExpressions } from "./core/gate-texts.ts";
import type { ShownNetwork } from "./core/shown-network.ts";
import { copyGroups, saveGroups } from "./network-entries.ts";
import { packed, replacementAddress, simulatorAddress } from "./save-network.ts";
import type { DrawnNetwork } from "./use-drawn-network.ts";

interface NetworkMenusProps {
  readonly shown: ShownNetwork;
  readonly functions: Functions;
  /** Null where it is not drawn. */
  readonly drawn: DrawnNetwork | null;
  /** What the simulator's circuit takes, if this one can take its place. */
  readonly replaces: CircuitFigures | null;
  /** The names of the switches that are in position 1. */
  readonly on: readonly string[];
  readonly onCopy: (text: string) => void;
  /** Gets a sentence about what was saved, or why it failed. */
  readonly onTell: (sentence: string) => void;
}

export function NetworkMenus(props: NetworkMenusProps) {
  const { shown, functions, drawn, replaces, on, onCopy, onTell } = props;
  const { variables, names, gates, outputs } = shown;
  const open = useOpen();
  /** As a new circuit, or in the place of the gates of the open one. */
  const openCircuit = (circuit: Circuit, replacesGates: boolean) => {
    if (replacesGates) open(replacementAddress, { replacement: packed(circuit) });
    else open(simulatorAddress, { circuit: packed(circuit) });
  };
  const texts = functions.kind === "texts" ? functions.texts : null;
  const ways: Way[] = [];
  if (drawn) ways.push({ tool: "simulator", run: () => openCircuit(drawn.circuit, false) });
  if (gates)
    ways.push({
      tool: "truthTable",
      run: () => {
        const expressionOf = gateExpressions(variables, gates);
        const found = texts ?? outputs.flatMap(({ signal }) => expressionOf(signal) ?? []);
        if (found.length < outputs.length) {
          onTell(generatorTexts.tooLongForTable);
          return;
        }
        const [input = "", ...extras] = found;
        open(truthTableAddress, { input, extras, namesInHeader: true, compares: false, showsParts: false });
      },
    });
  if (variables.length >= mapVariablesMin && variables.length <= mapVariablesMax)
    for (const [at, name] of names.entries())
      ways.push({
        tool: "karnaughMap",
        ...(names.length > 1 && { part: name }),
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
  const network = gates && { ...shown, gates };
  return (
    <>
      {replaces && drawn && (
        <Button
          variant={gates && gates.length < replaces.gates ? "filled" : "default"}
          leftSection={<IconArrowsExchange size={18} stroke={1.75} aria-hidden />}
          onClick={() => openCircuit(drawn.circuit, true)}
        >
          {generatorTexts.replace}
        </Button>
      )}
      {ways.length > 0 && <OpenInMenu ways={ways} />}
      {network && (
        <>
          <Menu
            label={generatorTexts.save}
            icon={IconDownload}
            groups={saveGroups({ network, drawn, on, onTell })}
          />
          <Menu
            label={generatorTexts.copy}
            icon={IconCopy}
            groups={copyGroups({ network, hasPicture: drawn !== null, onCopy })}
          />
        </>
      )}
    </>
  );
}

interface MenuProps {
  readonly label: string;
  readonly icon: Icon;
  readonly groups: readonly MenuGroup[];
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
