// The chips of the 7400 family that a network takes. Pure.

import type { NetworkGate, NetworkGateKind } from "#contract/generated/logic-types.ts";

/** The functions that chips have. */
type ChipKind = Exclude<NetworkGateKind, "xnor">;

interface Package {
  readonly name: string;
  /** The inputs of each of its gates. */
  readonly inputs: number;
  readonly gates: number;
}

/** By falling number of inputs. */
const packages: Readonly<Record<ChipKind, readonly Package[]>> = {
  nand: [
    { name: "7430", inputs: 8, gates: 1 },
    { name: "7420", inputs: 4, gates: 2 },
    { name: "7410", inputs: 3, gates: 3 },
    { name: "7400", inputs: 2, gates: 4 },
  ],
  nor: [
    { name: "7427", inputs: 3, gates: 3 },
    { name: "7402", inputs: 2, gates: 4 },
  ],
  not: [{ name: "7404", inputs: 1, gates: 6 }],
  and: [
    { name: "7421", inputs: 4, gates: 2 },
    { name: "7411", inputs: 3, gates: 3 },
    { name: "7408", inputs: 2, gates: 4 },
  ],
  or: [{ name: "7432", inputs: 2, gates: 4 }],
  xor: [{ name: "7486", inputs: 2, gates: 4 }],
};

const chipKinds = ["nand", "nor", "xor", "and", "or", "not"] as const;

export interface Chips {
  /** By rising number of the type. */
  readonly chips: readonly { readonly name: string; readonly count: number }[];
  readonly used: number;
  /** The gates of all chips. */
  readonly gates: number;
}

/** A gate as gates that chips have: by function and number of inputs. */
type Needs = Map<ChipKind, number[]>;

/**
 * A gate with more inputs than a chip's gate is made of several. A gate of a chip may take the place of one with fewer
 * inputs, whose inputs are tied together; where a NAND, NOR or XOR is left, it is an inverter.
 */
export function chipsOf(gates: readonly NetworkGate[]): Chips {
  const needs: Needs = new Map();
  for (const gate of gates) need(needs, gate.kind, gate.inputs.length);
  const counts = new Map<string, number>();
  let used = 0;
  let all = 0;
  let inverters = 0;
  for (const kind of chipKinds) {
    let spare = kind === "not" ? inverters : 0;
    const before = { used, all };
    const sizes = packages[kind];
    for (const [at, { name, inputs, gates: size }] of sizes.entries()) {
      const least = sizes[at + 1]?.inputs ?? 0;
      const wanted = (needs.get(kind) ?? []).filter((width) => width <= inputs && width > least).length;
      const chips = Math.ceil(Math.max(wanted - spare, 0) / size);
      if (chips > 0) counts.set(name, chips);
      spare += chips * size - wanted;
      used += wanted;
      all += chips * size;
    }
    if (kind === "nand" || kind === "nor" || kind === "xor")
      inverters += all - before.all - (used - before.used);
  }
  const chips = [...counts].map(([name, count]) => ({ name, count }));
  chips.sort((one, other) => Number(one.name) - Number(other.name));
  return { chips, used, gates: all };
}

function need(needs: Needs, kind: NetworkGateKind, inputs: number): void {
  const one = (of: ChipKind, width: number) => {
    const widths = needs.get(of);
    if (widths) widths.push(width);
    else needs.set(of, [width]);
  };
  switch (kind) {
    case "not":
      one("not", 1);
      return;
    case "and":
    case "or":
    case "xor":
      split(kind, inputs, one);
      return;
    case "nand":
      if (inputs <= widest("nand")) one("nand", inputs);
      else {
        // The last gate takes what ANDs leave.
        one("nand", widest("nand"));
        split("and", inputs - widest("nand") + 1, one);
      }
      return;
    case "nor":
      if (inputs <= widest("nor")) one("nor", inputs);
      else {
        one("nor", widest("nor"));
        split("or", inputs - widest("nor") + 1, one);
      }
      return;
    case "xnor":
      split("xor", inputs, one);
      one("not", 1);
  }
}

/** Gates of the widest chip while more inputs are left than it has, then one for the rest. */
function split(kind: "and" | "or" | "xor", inputs: number, one: (of: ChipKind, width: number) => void): void {
  let left = inputs;
  while (left > widest(kind)) {
    one(kind, widest(kind));
    left -= widest(kind) - 1;
  }
  one(kind, left);
}

function widest(kind: ChipKind): number {
  return packages[kind][0]?.inputs ?? 1;
}
