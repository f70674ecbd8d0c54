// The converter's address: #/number-systems?number=…&base=10&bits=8. Base and bits are written only if they were
// chosen.

import type { AddressCodec } from "./codec.ts";

export interface NumberSystemsSetup {
  readonly number: string;
  readonly base: number | null;
  /** -1 is Var, `var` in the address. */
  readonly bits: number | null;
}

const variable = "var";

export const numberSystemsAddress: AddressCodec<NumberSystemsSetup> = {
  path: "/number-systems",
  texts: ["number"],
  choices: ["base", "bits"],
  write: ({ number, base, bits }) =>
    number.trim() === ""
      ? []
      : [
          ["number", number] as const,
          ...(base === null ? [] : [["base", String(base)] as const]),
          ...(bits === null ? [] : [["bits", bits === -1 ? variable : String(bits)] as const]),
        ],
  read: (parameters) => {
    const number = parameters.get("number") ?? "";
    if (number.trim() === "") return null;
    const bits = parameters.get("bits");
    return { number, base: count(parameters.get("base")), bits: bits === variable ? -1 : count(bits) };
  },
};

function count(text: string | null): number | null {
  return text !== null && /^\d{1,2}$/.test(text) ? Number(text) : null;
}
