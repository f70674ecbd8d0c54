// The network that is shown, with the names of its signals. Pure.

import type {
  NetworkBuilt,
  NetworkForm,
  NetworkGate,
  NetworkProduct,
  NetworkSignal,
  NetworksOutcome,
} from "#contract/generated/logic-types.ts";
import type { FileLabels } from "#addresses/core/generator.ts";
import { namesIn } from "#notation/core/names.ts";
import type { Functions } from "./functions.ts";
import { outputNames } from "#notation/core/output-names.ts";

export interface ShownNetwork {
  readonly form: NetworkForm;
  readonly variables: readonly string[];
  /** The names in the files that are written of the network. */
  readonly labels: FileLabels;
  /** Null where there are too many; see `built`. */
  readonly gates: readonly NetworkGate[] | null;
  readonly built: NetworkBuilt;
  /** Of the outputs. */
  readonly names: readonly string[];
  /** Empty where there are no gates. */
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
  const { built } = network;
  const variables = functions.kind === "table" ? functions.variables : vars;
  const names = outputNames(functions.names, variables);
  return {
    form: network.form,
    variables,
    names,
    labels: labelsOf(functions, variables, names),
    gates: built.kind === "network" ? built.gates : null,
    built,
    outputs:
      built.kind === "network"
        ? built.outputs.map((signal, at) => ({ name: names[at] ?? `F${at + 1}`, signal }))
        : [],
    products,
  };
}

/** The names of the file, or those that the texts give their variables, or else the screen's own. */
function labelsOf(
  functions: Functions,
  variables: readonly string[],
  outputs: readonly string[],
): FileLabels {
  if (functions.kind === "table") return functions.labels ?? { title: "", inputs: variables, outputs };
  const given = new Map(functions.texts.flatMap(namesIn).map(({ name, variable }) => [variable, name]));
  return { title: "", inputs: variables.map((name) => given.get(name) ?? name), outputs };
}
