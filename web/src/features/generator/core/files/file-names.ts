// The names of a network's signals in a file. A name that the format does not allow is changed. Pure.

import type { NetworkSignal } from "#contract/generated/logic-types.ts";
import { gateNamer } from "../gate-texts.ts";
import type { FileNetwork } from "./file-network.ts";

/** What a format says of names; all of them allow a letter with letters, digits and single underscores after it. */
export interface NameRules {
  /** In lower case, if the case does not matter. */
  readonly reserved: ReadonlySet<string>;
  /** Whether two names that differ in upper and lower case are the same name. */
  readonly ignoresCase: boolean;
  /** Whether a name may end in an underscore, or have two side by side. */
  readonly allowsUnderscores: boolean;
  /** Whether a name may have any signs but blanks, `#`, `=` and backslashes. */
  readonly allowsSigns?: boolean;
}

export interface FileNames {
  readonly variables: readonly string[];
  readonly outputs: readonly string[];
  /** Of a gate or a variable; of a constant what `constant` gives. */
  readonly of: (signal: NetworkSignal) => string;
  readonly gate: (index: number) => string;
  /** The names that had to be changed. */
  readonly changed: readonly { readonly from: string; readonly to: string }[];
}

export function fileNames(
  { variables, outputs }: FileNetwork,
  rules: NameRules,
  constant: (one: boolean) => string,
): FileNames {
  const same = (name: string) => (rules.ignoresCase ? name.toLowerCase() : name);
  const taken = new Set<string>();
  const given = [...variables, ...outputs.map(({ name }) => name)];
  const written = given.map((name) => {
    let free = allowed(name, rules);
    for (let number = 2; taken.has(same(free)); number += 1) free = `${allowed(name, rules)}_${number}`;
    taken.add(same(free));
    return free;
  });
  const gate = gateNamer(written.map(same));
  const variableNames = written.slice(0, variables.length);
  return {
    variables: variableNames,
    outputs: written.slice(variables.length),
    of: (signal) => {
      if (signal.kind === "constant") return constant(signal.value);
      return signal.kind === "gate" ? gate(signal.value) : (variableNames[signal.value] ?? "");
    },
    gate,
    changed: given.flatMap((from, at) => {
      const to = written[at] ?? from;
      return to === from ? [] : [{ from, to }];
    }),
  };
}

function allowed(
  name: string,
  { reserved, ignoresCase, allowsUnderscores, allowsSigns = false }: NameRules,
): string {
  const written = allowsSigns ? name.replaceAll(/[\s#=\\]+/g, "_") : identifier(name);
  const plain = allowsUnderscores ? written : written.replaceAll(/_+/g, "_").replace(/_$/, "");
  return reserved.has(ignoresCase ? plain.toLowerCase() : plain) ? `${plain}_1` : plain;
}

/** A letter with letters, digits and underscores after it: `data[3]` is `data_3`. */
export function identifier(name: string): string {
  const plain = /\W/.test(name) ? name.replaceAll(/\W+/g, "_").replaceAll(/^_+|_+$/g, "") : name;
  return /^[A-Za-z]/.test(plain) ? plain : `n${plain === "" ? "" : `_${plain}`}`;
}
