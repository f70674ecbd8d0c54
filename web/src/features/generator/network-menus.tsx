// The menus of the shown circuit: the tools that it or its functions can be opened in, its files and its copies.

import { Button } from "@mantine/core";
import { IconArrowsExchange, IconCopy, IconDownload } from "@tabler/icons-react";
import { useMemo } from "react";
import { rowsOf, type CircuitFigures } from "#addresses/core/generator.ts";
import { mapInputsMax } from "#addresses/core/sop-pos-setup.ts";
import { truthTableAddress } from "#addresses/core/truth-table.ts";
import { useOpen } from "#addresses/use-open.ts";
import type { Circuit } from "#circuit/core/model/circuit.ts";
import { IconMenu } from "#components/icon-menu.tsx";
import { type NoWay, OpenInMenu, type Way } from "#answer/open-in-menu.tsx";
import { type OpenedFunction, waysOf } from "#answer/use-ways.ts";
import { openIn } from "#messages/expression.ts";
import { generatorTexts } from "#messages/generator.ts";
import type { Functions } from "./core/functions.ts";
import { gateExpressions } from "./core/gate-texts.ts";
import { tableOfNetwork } from "./core/table-of-network.ts";
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
  const expressionOf = useMemo(() => gateExpressions(variables, gates ?? []), [variables, gates]);
  const isOne = names.length === 1;
  /** Of several outputs only maps are opened, or the first one says why not. */
  const opened = useMemo((): readonly OpenedFunction[] => {
    const table = functions.kind === "texts" && gates ? tableOfNetwork({ variables, gates, outputs }) : null;
    const offered = names.length === 1 || variables.length <= mapInputsMax ? names : names.slice(0, 1);
    return offered.map((output, at) => {
      if (functions.kind === "texts") {
        const cells = table && { rows: rowsOf(table.outputs[at]?.values ?? "", "1"), dontCares: [] };
        return { text: functions.texts[at] ?? "", names: variables, cells, output };
      }
      const values = functions.values[at] ?? "";
      const signal = outputs[at]?.signal;
      return {
        text: (signal && expressionOf(signal)) ?? "",
        names: variables,
        cells: { rows: rowsOf(values, "1"), dontCares: rowsOf(values, "X") },
        isOfRows: true,
        output,
      };
    });
  }, [functions, variables, names, gates, outputs, expressionOf]);
  const byOutput = opened.map((of) =>
    waysOf(of, { open, here: "generator", ...(functions.kind === "texts" && { mapText: of.text }) }),
  );
  const taking = (tool: Way["tool"]): readonly (Way | NoWay)[] =>
    isOne
      ? byOutput.flat().filter((way) => way.tool === tool)
      : [{ tool, why: openIn.oneOutput(names.length) }];
  const maps = byOutput.flatMap((ways, at) =>
    ways.flatMap((way) =>
      "run" in way && way.tool === "karnaughMap" ? [{ ...way, part: names[at] ?? "" }] : [],
    ),
  );
  const openTable = () => {
    const texts = functions.kind === "texts" ? functions.texts : null;
    const found = texts ?? outputs.flatMap(({ signal }) => expressionOf(signal) ?? []);
    if (found.length < outputs.length) {
      onTell(generatorTexts.tooLongForTable);
      return;
    }
    const [input = "", ...extras] = found;
    open(truthTableAddress, { input, extras, namesInHeader: true, compares: false, showsParts: false });
  };
  const ways: readonly (Way | NoWay)[] = [
    ...taking("simplifier"),
    ...(isOne
      ? taking("karnaughMap")
      : maps.length > 0
        ? maps
        : (byOutput[0] ?? []).filter(({ tool }) => tool === "karnaughMap")),
    ...(gates ? [{ tool: "truthTable" as const, run: openTable }] : []),
    ...taking("sopPos"),
    ...(drawn ? [{ tool: "simulator" as const, run: () => openCircuit(drawn.circuit, false) }] : []),
  ];
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
          <IconMenu
            label={generatorTexts.save}
            icon={IconDownload}
            groups={saveGroups({ network, drawn, on, onTell })}
          />
          <IconMenu
            label={generatorTexts.copy}
            icon={IconCopy}
            groups={copyGroups({ network, hasPicture: drawn !== null, onCopy })}
          />
        </>
      )}
    </>
  );
}
