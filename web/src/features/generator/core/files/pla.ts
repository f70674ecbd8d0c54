// The sums of products of several outputs as a PLA file of type f. Pure.
//
// Source: the manual page espresso(5), University of California.

import type { NetworkProduct } from "#contract/generated/logic-types.ts";
import { fileNames, type NameRules } from "./file-names.ts";
import type { FileNetwork } from "./file-network.ts";
import type { WrittenFile } from "./written-file.ts";

const rules: NameRules = {
  reserved: new Set(),
  ignoresCase: false,
  allowsUnderscores: true,
  allowsSigns: true,
};

/** The sums are written, whatever form the network has. */
export function pla(network: FileNetwork): WrittenFile {
  const { variables, outputs, products } = network;
  const names = fileNames(network, rules, () => "");
  const count = variables.length;
  const literal = ({ care, value }: NetworkProduct, at: number) => {
    const bit = 2 ** (count - 1 - at);
    return (care & bit) === 0 ? "-" : (value & bit) === 0 ? "0" : "1";
  };
  const written = products.map((product) => {
    const inputs = variables.map((_, at) => literal(product, at)).join("");
    return `${inputs} ${outputs.map((_, at) => (product.functions >>> at) & 1).join("")}`;
  });
  // A product of no output: ABC ends in a fault where a file has none.
  if (written.length === 0) written.push(`${"-".repeat(count)} ${"0".repeat(outputs.length)}`);
  const lines = [
    `.i ${count}`,
    `.o ${outputs.length}`,
    `.ilb ${names.variables.join(" ")}`,
    `.ob ${names.outputs.join(" ")}`,
    ".type f",
    `.p ${written.length}`,
    ...written,
    ".e",
    "",
  ];
  return { text: lines.join("\n"), changed: names.changed };
}
