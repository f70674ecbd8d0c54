// A network as a Verilog module (IEEE 1364-2001), by assignments or by gates. Pure.

import type { NetworkGateKind } from "#contract/generated/logic-types.ts";
import { fileNames, type FileNames, type NameRules } from "./file-names.ts";
import type { FileNetwork } from "./file-network.ts";
import type { WrittenFile } from "./written-file.ts";

/** The keywords of Verilog and SystemVerilog that have the form of an output's name here. */
const words =
  "accept_on alias always always_comb always_ff always_latch and assert assign assume automatic before begin bind bins binsof bit break buf bufif0 bufif1 byte case casex casez cell chandle checker class clocking cmos config const constraint context continue cover covergroup coverpoint cross deassign default defparam design disable dist do edge else end endcase endchecker endclass endclocking endconfig endfunction endgenerate endgroup endinterface endmodule endpackage endprimitive endprogram endproperty endsequence endspecify endtable endtask enum event eventually expect export extends extern final first_match for force foreach forever fork forkjoin function generate genvar global highz0 highz1 if iff ifnone ignore_bins illegal_bins implements implies import incdir include initial inout input inside instance int integer interconnect interface intersect join join_any join_none large let liblist library local localparam logic longint macromodule matches medium modport module nand negedge nettype new nexttime nmos nor noshowcancelled not notif0 notif1 null or output package packed parameter pmos posedge primitive priority program property protected pull0 pull1 pulldown pullup pulsestyle_ondetect pulsestyle_onevent pure rand randc randcase randsequence rcmos real realtime ref reg reject_on release repeat restrict return rnmos rpmos rtran rtranif0 rtranif1 s_always s_eventually s_nexttime s_until s_until_with scalared sequence shortint shortreal showcancelled signed small soft solve specify specparam static string strong strong0 strong1 struct super supply0 supply1 sync_accept_on sync_reject_on table tagged task this throughout time timeprecision timeunit tran tranif0 tranif1 tri tri0 tri1 triand trior trireg type typedef union unique unique0 unsigned until until_with untyped use uwire var vectored virtual void wait wait_order wand weak weak0 weak1 while wildcard wire with within wor xnor xor";

const rules: NameRules = {
  reserved: new Set(words.split(" ")),
  ignoresCase: false,
  allowsUnderscores: true,
};

export function isReserved(name: string): boolean {
  return rules.reserved.has(name);
}

const operators: Readonly<Record<NetworkGateKind, { readonly sign: string; readonly complements: boolean }>> =
  {
    and: { sign: "&", complements: false },
    nand: { sign: "&", complements: true },
    not: { sign: "&", complements: true },
    or: { sign: "|", complements: false },
    nor: { sign: "|", complements: true },
    xor: { sign: "^", complements: false },
    xnor: { sign: "^", complements: true },
  };

/** An assignment for each gate. */
export function verilogAssignments(network: FileNetwork, module: string): WrittenFile {
  return verilog(network, module, (names) =>
    network.gates.map(({ kind, inputs }, at) => {
      const { sign, complements } = operators[kind];
      const operands = inputs.map(names.of).join(` ${sign} `);
      const value = complements ? `~${inputs.length > 1 ? `(${operands})` : operands}` : operands;
      return `assign ${names.gate(at)} = ${value};`;
    }),
  );
}

/** A primitive for each gate. The inputs of a NAND or NOR with one input are tied together. */
export function verilogGates(network: FileNetwork, module: string): WrittenFile {
  return verilog(network, module, (names) =>
    network.gates.map(({ kind, inputs }, at) => {
      const tied = inputs.length === 1 && kind !== "not" ? [...inputs, ...inputs] : inputs;
      return `${kind} (${[names.gate(at), ...tied.map(names.of)].join(", ")});`;
    }),
  );
}

function verilog(
  network: FileNetwork,
  module: string,
  gatesOf: (names: FileNames) => readonly string[],
): WrittenFile {
  const names = fileNames(network, rules, (one) => `1'b${one ? 1 : 0}`);
  const { gates, outputs } = network;
  const wires = gates.map((_, at) => names.gate(at));
  const lines = [
    `module ${module}(${[...names.variables, ...names.outputs].join(", ")});`,
    ...(names.variables.length > 0 ? [`  input ${names.variables.join(", ")};`] : []),
    `  output ${names.outputs.join(", ")};`,
    ...(wires.length > 0 ? [`  wire ${wires.join(", ")};`] : []),
    "",
    ...gatesOf(names).map((line) => `  ${line}`),
    ...outputs.map(({ signal }, at) => `  assign ${names.outputs[at]} = ${names.of(signal)};`),
    "endmodule",
    "",
  ];
  return { text: lines.join("\n"), changed: names.changed };
}
