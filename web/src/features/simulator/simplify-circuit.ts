// "Simplify this circuit": the setup of the generator for the drawing's functions. It begins with the gates that the drawing is
// made of, and with the form that takes the fewest of them.

import { budgets } from "#contract/budgets.ts";
import type { NetworkForm, NetworkGates } from "#contract/generated/logic-types.ts";
import { prepareInput } from "#contract/input.ts";
import {
  defaultGenerator,
  type CircuitFigures,
  type GateInputs,
  type GeneratorSetup,
  type OutputText,
} from "#addresses/core/generator.ts";
import { chipCount, figuresOf } from "#circuit/core/logic/figures.ts";
import { gatesOf, type DrawnNetwork } from "#circuit/core/logic/gates-of.ts";
import type { Circuit } from "#circuit/core/model/circuit.ts";
import { callNetworks } from "#lib/engine/networks-engine.ts";

/**
 * @param outputs the functions of all bulbs
 * @param canReplace whether the drawing is the open circuit, and not what is inside a box
 */
export async function simplifySetup(
  circuit: Circuit,
  outputs: readonly OutputText[],
  canReplace: boolean,
): Promise<GeneratorSetup> {
  const drawn = gatesOf(circuit);
  const gates = drawn ? kindsOf(drawn) : defaultGenerator.gates;
  const gateInputs = drawn ? widthOf(drawn) : defaultGenerator.gateInputs;
  const form = await smallestForm(outputs, gates, gateInputs);
  const replaces = canReplace && drawn ? takenBy(drawn) : null;
  return { ...defaultGenerator, source: { kind: "texts", outputs }, form, gates, gateInputs, replaces };
}

function takenBy(drawn: DrawnNetwork): CircuitFigures {
  const figures = figuresOf(drawn);
  return { ...figures, chips: chipCount(figures) };
}

function kindsOf({ gates }: DrawnNetwork): NetworkGates {
  const kinds = new Set(gates.map(({ kind }) => kind));
  if (kinds.has("xor") || kinds.has("xnor")) return "withXor";
  kinds.delete("not");
  if (kinds.size === 1 && kinds.has("nand")) return "nand";
  if (kinds.size === 1 && kinds.has("nor")) return "nor";
  return "andOrNot";
}

function widthOf({ gates }: DrawnNetwork): GateInputs {
  const most = gates.reduce((widest, { inputs }) => Math.max(widest, inputs.length), 2);
  return most === 2 ? "2" : most === 3 ? "3" : most === 4 ? "4" : "any";
}

/** The form with the fewest gates, then the fewest inputs; the functions as drawn where no form is known. */
async function smallestForm(
  outputs: readonly OutputText[],
  gates: NetworkGates,
  gateInputs: GateInputs,
): Promise<NetworkForm> {
  const found = await callNetworks({
    functions: { kind: "texts", texts: outputs.map(({ text }) => prepareInput(text, "boolean").text) },
    gates,
    ...(gateInputs === "any" ? {} : { inputsMax: Number(gateInputs) }),
    workMax: budgets.page.workMax,
  });
  if (found.kind !== "outcome" || found.outcome.kind !== "networks") return "written";
  const sizes = found.outcome.networks.flatMap(({ form, built }) =>
    built.kind === "network" ? [{ form, ...figuresOf(built) }] : [],
  );
  sizes.sort((one, other) => one.gates - other.gates || one.inputs - other.inputs);
  return sizes[0]?.form ?? "written";
}
