// The network that is shown, with the names of its signals. Pure.

import type {
  NetworkForm,
  NetworkGate,
  NetworkProduct,
  NetworkSignal,
  NetworksOutcome,
} from "#contract/generated/logic-types.ts";
import type { Functions } from "./functions.ts";
import { outputNames } from "#table/core/output-names.ts";

export interface ShownNetwork {
  readonly form: NetworkForm;
  readonly variables: readonly string[];
  /** Null where there are too many. */
  readonly gates: readonly NetworkGate[] | null;
  readonly gateCount: number;
  readonly outputs: readonly { readonly name: string; readonly signal: NetworkSignal }[];
  /** The products of the functions' sums. */
  readonly products: readonly NetworkProduct[];
}

/** A network whose gates are not too many. */
export interface BuiltNetwork extends ShownNetwork {
  readonly gates: readonly NetworkGate[];
}

/** Of a form that the functions do not have, the sum. */
export function shownNetwork(
  functions: Functions,
  { vars, networks, products }: Extract<NetworksOutcome, { kind: "networks" }>,
  form: NetworkForm,
): ShownNetwork | null {
  const network = networks.find((each) => each.form === form) ?? networks.find((each) => each.form === "sum");
  if (!network) return null;
  const variables = functions.kind === "table" ? functions.variables : vars;
  const names = outputNames(functions.names, variables);
  return {
    form: network.form,
    variables,
    gates: network.gates ?? null,
    gateCount: network.gateCount,
    outputs: network.outputs.map((signal, at) => ({ name: names[at] ?? `F${at + 1}`, signal })),
    products,
  };
}
