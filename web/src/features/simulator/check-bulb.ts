// Compares a bulb's function with a typed expression.

import { readText } from "#circuit/circuit-of-texts.ts";
import { circuitOf } from "#circuit/core/logic/from-expressions.ts";
import { firstDifference } from "#circuit/core/logic/first-difference.ts";
import { loopBehind } from "#circuit/core/logic/upstream.ts";
import { partsList } from "#circuit/core/editor/words.ts";
import { tableOf, tableSwitchesMax, type CircuitTable } from "#circuit/core/logic/table.ts";
import type { Circuit, Part, PartId } from "#circuit/core/model/circuit.ts";
import { isSwitch } from "#circuit/core/model/kinds.ts";
import { logicEngine } from "#lib/engine/browser-engine.ts";
import { circuitFunctions } from "#messages/circuit.ts";
import { circuitTable as texts } from "#messages/simulator.ts";

export type Checked =
  | { readonly kind: "equal"; readonly sentence: string }
  | {
      readonly kind: "different";
      readonly sentence: string;
      /** The positions of the circuit's switches in the row that differs. */
      readonly positions: ReadonlyMap<PartId, 0 | 1>;
    }
  | { readonly kind: "refused"; readonly sentence: string };

export async function checkBulb(circuit: Circuit, bulb: Part, text: string): Promise<Checked> {
  if (text.trim() === "") return { kind: "refused", sentence: texts.empty };
  const name = bulb.name ?? "";
  const own = tableOf(circuit, [bulb.id]);
  if (own.kind === "loop") {
    const loop = partsList(circuit, loopBehind(circuit, bulb.id));
    return { kind: "refused", sentence: circuitFunctions.bulbBehindLoop(name, loop) };
  }
  const read = await readText(text, (request) => logicEngine.call("read", request));
  if (read.kind === "refused") return { kind: "refused", sentence: texts.wrong(read.place, read.sentence) };
  const { vars, nodes } = read;
  if (vars.length > tableSwitchesMax) return tooMany;
  const built = nodes && circuitOf([{ vars, nodes }]);
  if (!built?.ok) return { kind: "refused", sentence: circuitFunctions.expressionTooLarge };
  const [target] = built.value.parts.filter(({ kind }) => kind === "bulb");
  const wanted = target && tableOf(built.value, [target.id]);
  if (own.kind !== "table" || wanted?.kind !== "table") return tooMany;
  const names = new Set([...own.names, ...wanted.names]);
  if (names.size > tableSwitchesMax) return tooMany;
  const difference = firstDifference(columnOf(own), columnOf(wanted));
  if (!difference) return { kind: "equal", sentence: texts.equal(name, 2 ** names.size) };
  const { values, one, other } = difference;
  const switches = circuit.parts.filter((part) => isSwitch(part.kind) && values.has(part.name ?? ""));
  const positions = new Map(switches.map((part) => [part.id, values.get(part.name ?? "") ?? 0]));
  const missing = [...values.keys()].filter((each) => !switches.some((part) => part.name === each));
  const sentences = [
    texts.different(name, one, other, values),
    ...(missing.length > 0 ? [texts.noSwitch(missing)] : []),
    ...(positions.size > 0 ? [texts.switchesSet] : []),
  ];
  return { kind: "different", sentence: sentences.join(" "), positions };
}

const tooMany: Checked = { kind: "refused", sentence: texts.tooManyVariables(tableSwitchesMax) };

function columnOf({ names, columns }: CircuitTable) {
  return { names, column: columns[0] ?? new Uint8Array() };
}
