// The files that a network can be saved as. Pure.

import { blif } from "./blif.ts";
import { digital } from "./digital.ts";
import type { FileNetwork } from "./file-network.ts";
import { logisim } from "./logisim.ts";
import { pla } from "./pla.ts";
import { isReserved as isVerilogWord, verilogAssignments, verilogGates } from "./verilog.ts";
import type { FileLabels } from "#addresses/core/generator.ts";
import type { BuiltNetwork } from "../shown-network.ts";
import { identifier } from "./file-names.ts";
import { isReserved as isVhdlWord, vhdl } from "./vhdl.ts";
import type { WrittenFile } from "./written-file.ts";

export const networkFormats = [
  "verilog",
  "verilogGates",
  "vhdl",
  "blif",
  "pla",
  "logisim",
  "digital",
] as const;
export type NetworkFormat = (typeof networkFormats)[number];

interface Format {
  readonly extension: string;
  readonly mime: string;
  readonly write: (network: FileNetwork, name: string) => WrittenFile;
}

export const formats: Readonly<Record<NetworkFormat, Format>> = {
  verilog: { extension: "v", mime: "text/x-verilog", write: verilogAssignments },
  verilogGates: { extension: "v", mime: "text/x-verilog", write: verilogGates },
  vhdl: { extension: "vhd", mime: "text/x-vhdl", write: vhdl },
  blif: { extension: "blif", mime: "text/plain", write: blif },
  pla: { extension: "pla", mime: "text/plain", write: pla },
  logisim: { extension: "circ", mime: "application/xml", write: logisim },
  digital: { extension: "dig", mime: "application/xml", write: digital },
};

/** The name of the module, the entity or the model, and of the file: that of the file that was read, or of the output. */
export function networkName({ title, inputs, outputs }: FileLabels): string {
  const name = identifier(title === "" ? outputs.join("_").slice(0, 40) : title);
  const isTaken = [...inputs, ...outputs].some((each) => each.toLowerCase() === name.toLowerCase());
  return isTaken || isVerilogWord(name) || isVhdlWord(name) ? `${name}_circuit` : name;
}

/** The network with the names that it has in files. */
export function fileNetwork({ labels, outputs, ...network }: BuiltNetwork): FileNetwork {
  return {
    ...network,
    variables: labels.inputs,
    outputs: outputs.map(({ signal, name }, at) => ({ signal, name: labels.outputs[at] ?? name })),
  };
}

/** @param name the name of the module */
export function writeNetwork(
  format: NetworkFormat,
  network: FileNetwork,
  name = networkName({
    title: "",
    inputs: network.variables,
    outputs: network.outputs.map((output) => output.name),
  }),
): WrittenFile {
  return formats[format].write(network, name);
}
