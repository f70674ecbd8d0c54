// A network as a VHDL entity with an architecture of assignments (IEEE 1076-1993). Pure.

import type { NetworkGateKind } from "#contract/generated/logic-types.ts";
import { fileNames, type NameRules } from "./file-names.ts";
import type { FileNetwork } from "./file-network.ts";
import type { WrittenFile } from "./written-file.ts";

/** The keywords of VHDL up to 2008. */
const words =
  "abs access after alias all and architecture array assert assume assume_guarantee attribute begin block body buffer bus case component configuration constant context cover default disconnect downto else elsif end entity exit fairness file for force function generate generic group guarded if impure in inertial inout is label library linkage literal loop map mod nand new next nor not null of on open or others out package parameter port postponed procedure process property protected pure range record register reject release rem report restrict restrict_guarantee return rol ror select sequence severity shared signal sla sll sra srl strong subtype then to transport type unaffected units until use variable vmode vprop vunit wait when while with xnor xor";

/** The names that the file itself uses. */
const own = "ieee std_logic_1164 std_logic work gates";

const rules: NameRules = {
  reserved: new Set(`${words} ${own}`.split(" ")),
  ignoresCase: true,
  allowsUnderscores: false,
};

export function isReserved(name: string): boolean {
  return rules.reserved.has(name.toLowerCase());
}

const operators: Readonly<Record<NetworkGateKind, { readonly word: string; readonly complements: boolean }>> =
  {
    and: { word: "and", complements: false },
    nand: { word: "and", complements: true },
    not: { word: "and", complements: true },
    or: { word: "or", complements: false },
    nor: { word: "or", complements: true },
    xor: { word: "xor", complements: false },
    xnor: { word: "xor", complements: true },
  };

export function vhdl(network: FileNetwork, entity: string): WrittenFile {
  const names = fileNames(network, rules, (one) => `'${one ? 1 : 0}'`);
  const { gates, outputs } = network;
  const ports = [
    ...(names.variables.length > 0 ? [`    ${names.variables.join(", ")} : in std_logic`] : []),
    `    ${names.outputs.join(", ")} : out std_logic`,
  ];
  const lines = [
    "library ieee;",
    "use ieee.std_logic_1164.all;",
    "",
    `entity ${entity} is`,
    "  port (",
    ports.join(";\n"),
    "  );",
    `end ${entity};`,
    "",
    `architecture gates of ${entity} is`,
    ...gates.map((_, at) => `  signal ${names.gate(at)} : std_logic;`),
    "begin",
    ...gates.map(({ kind, inputs }, at) => {
      const { word, complements } = operators[kind];
      const operands = inputs.map(names.of).join(` ${word} `);
      const value = complements ? `not ${inputs.length > 1 ? `(${operands})` : operands}` : operands;
      return `  ${names.gate(at)} <= ${value};`;
    }),
    ...outputs.map(({ signal }, at) => `  ${names.outputs[at]} <= ${names.of(signal)};`),
    "end gates;",
    "",
  ];
  return { text: lines.join("\n"), changed: names.changed };
}
