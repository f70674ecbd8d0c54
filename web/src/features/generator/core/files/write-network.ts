// The files that a network can be saved as. Pure.

import { blif } from "./blif.ts";
import { digital } from "./digital.ts";
import type { FileNetwork } from "./file-network.ts";
import { logisim } from "./logisim.ts";
import { pla } from "./pla.ts";
import { verilogAssignments, verilogGates } from "./verilog.ts";
import { vhdl } from "./vhdl.ts";

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

export interface WrittenFile {
  readonly text: string;
  /** The names that the format does not allow, and what was written for each. */
  readonly changed: readonly { readonly from: string; readonly to: string }[];
}

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

/** The name of the module, the entity or the model, and of the file. */
export const networkName = "generated";

export function writeNetwork(format: NetworkFormat, network: FileNetwork): WrittenFile {
  return formats[format].write(network, networkName);
}
