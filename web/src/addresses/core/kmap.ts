// The Karnaugh map's address: #/kmap?vars=3&names=x,y,z&rows=1,3,5-7&dc=2&form=pos&swap=1&hazards=0, or with `input` while the
// function is a typed text. Defaults are left out; invalid values are ignored. Pure.

import type { AddressCodec } from "./codec.ts";
import { readSetup, sopPosAddress } from "./sop-pos.ts";
import { defaultSetup, type SopPosSetup } from "./sop-pos-setup.ts";

export interface KmapSetup extends SopPosSetup {
  /** The variables of a typed expression; null for letters from the start variable on. */
  readonly names: readonly string[] | null;
  /** The typed text that the map follows; null once a cell was pressed. */
  readonly text: string | null;
}

/** A new map has four variables. */
export const defaultMap: KmapSetup = { ...defaultSetup, inputs: 4, view: "map", names: null, text: null };

export const kmapAddress: AddressCodec<KmapSetup> = {
  path: "/kmap",
  texts: ["input"],
  choices: [...sopPosAddress.choices.filter((name) => name !== "view"), "names"],
  write: ({ names, text, ...setup }) => {
    const isTyped = text !== null && text.trim() !== "";
    const given = sopPosAddress
      .write({ ...setup, view: "table" })
      .filter(([name]) => name !== "vars" && !(isTyped && (name === "rows" || name === "dc")));
    return [
      ...(isTyped ? [["input", text] as const] : []),
      ...(setup.inputs === defaultMap.inputs ? [] : [["vars", String(setup.inputs)] as const]),
      ...(names === null || isTyped ? [] : [["names", names.join(",")] as const]),
      ...given,
    ];
  },
  read: (parameters) => {
    const setup = readSetup(parameters, /^[2-6]$/, defaultMap.inputs);
    const names = (parameters.get("names") ?? "").split(",");
    const isNamed =
      names.length === setup.inputs && new Set(names).size === names.length && names.every(isVariable);
    const text = parameters.get("input") ?? "";
    return {
      ...setup,
      view: "map",
      names: isNamed ? names : null,
      text: text.trim() === "" ? null : text,
    };
  },
};

/** A letter, with a number or without. */
function isVariable(name: string): boolean {
  return /^[A-Za-z]\d{0,3}$/.test(name);
}
