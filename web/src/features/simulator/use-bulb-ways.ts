// The ways from a bulb's function to other tools.

import { useMemo } from "react";
import { rowsOf } from "#contract/packed-column.ts";
import { inputsMax } from "#addresses/core/sop-pos-setup.ts";
import type { NoWay, Way } from "#answer/open-in-menu.tsx";
import { useWays, type OpenedFunction } from "#answer/use-ways.ts";
import { bulbFunction } from "#circuit/core/logic/open-in.ts";
import { tableOf } from "#circuit/core/logic/table.ts";
import { withId, type Circuit, type PartId } from "#circuit/core/model/circuit.ts";
import { useBoard } from "./board-context.ts";
import { useOpenFunctions } from "./use-open-functions.ts";

/** @param onRefused called with the sentence that says why nothing opens */
export function useBulbWays(id: PartId, onRefused: (sentence: string) => void): readonly (Way | NoWay)[] {
  const circuit = useBoard(({ history }) => history.present);
  const { openTable, openSimplifier } = useOpenFunctions(onRefused);
  const of = useMemo(() => openedBulb(circuit, id), [circuit, id]);
  const ways = useWays(of, { here: "simulator" });
  // These two also take a bulb whose expression is long: its rows, or all bulbs.
  const own: readonly Way[] = [
    { tool: "truthTable", run: () => void openTable() },
    { tool: "simplifier", run: () => void openSimplifier(id) },
  ];
  return [...own, ...ways.filter(({ tool }) => own.every((way) => way.tool !== tool))];
}

/** Null for a function that has no short expression over the switches. */
function openedBulb(circuit: Circuit, id: PartId): OpenedFunction | null {
  const found = bulbFunction(circuit, id);
  const table = tableOf(circuit, [id], inputsMax);
  if (found.kind !== "expression" || table.kind !== "table") return null;
  const { names, columns } = table;
  const cells = { rows: rowsOf(columns[0] ?? new Uint8Array(), 2 ** names.length), dontCares: [] };
  return { text: found.text, names, cells, output: withId(circuit.parts, id)?.name ?? "" };
}
