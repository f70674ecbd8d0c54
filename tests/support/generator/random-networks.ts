// Networks that the crate builds of random functions, with their tables.

import type {
  NetworkGate,
  NetworkGates,
  NetworkProduct,
  NetworkSignal,
} from "#contract/generated/logic-types.ts";
import { mulberry32 } from "#support/circuit/generated.ts";
import { crateEngine } from "#support/logic/crate-engine.ts";

export interface RandomNetwork {
  readonly variables: readonly string[];
  readonly gates: readonly NetworkGate[];
  readonly outputs: readonly { readonly name: string; readonly signal: NetworkSignal }[];
  readonly products: readonly NetworkProduct[];
  /** The values of each output in all rows: "0110". */
  readonly columns: readonly string[];
}

const gateSets: readonly NetworkGates[] = ["andOrNot", "withXor", "nand", "nor"];
const letters = ["A", "B", "C", "D", "E", "F"];

/** Of 2 to 6 variables and 1 to 3 outputs, in every form; groups of functions follow each other by the seed. */
export async function randomNetworks(seed: number, groups: number): Promise<readonly RandomNetwork[]> {
  const engine = crateEngine();
  const next = mulberry32(seed);
  const below = (count: number) => Math.floor(next() * count);
  const found: RandomNetwork[] = [];
  for (let group = 0; group < groups; group += 1) {
    const count = 2 + below(5);
    const rows = 2 ** count;
    const columns = Array.from({ length: 1 + below(3) }, () =>
      Array.from({ length: rows }, () => String(below(2))).join(""),
    );
    const packed = columns.map((column) => {
      const ones = new Uint8Array(Math.ceil(rows / 8));
      for (const [row, digit] of [...column].entries())
        if (digit === "1") ones[row >> 3] = (ones[row >> 3] ?? 0) | (1 << (row & 7));
      return { ones, dontCares: new Uint8Array(ones.length) };
    });
    const result = await engine.call("networks", {
      functions: { kind: "columns", variables: count, columns: packed },
      gates: gateSets[group % gateSets.length] ?? "nand",
      ...(group % 3 > 0 && { inputsMax: 1 + (group % 3) }),
      workMax: 1_000,
    });
    if (result.kind !== "outcome" || result.outcome.kind !== "networks") throw new Error("no networks");
    for (const { built } of result.outcome.networks)
      if (built.kind === "network")
        found.push({
          variables: letters.slice(0, count),
          gates: built.gates,
          outputs: built.outputs.map((signal, at) => ({ name: `Y${at + 1}`, signal })),
          products: result.outcome.products,
          columns,
        });
  }
  return found;
}
