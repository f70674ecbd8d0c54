// The Karnaugh map's address: #/kmap?vars=3&names=x,y,z&rows=1,3,5-7&dc=2&form=pos&swap=1&hazards=0, or with `input` while the
// function is a typed text, or with `practice=4x&seed=17` for a task. Groups of the visitor's own are `groups=0-3.4,12`, and
// `groups=none` before the first. Defaults are left out; invalid values are ignored. Pure.

import type { AddressCodec } from "./codec.ts";
import { readRows, readSetup, sopPosAddress, writeRows } from "./sop-pos.ts";
import { defaultSetup, type SopPosSetup } from "./sop-pos-setup.ts";

export interface KmapSetup extends SopPosSetup {
  /** The variables of a typed expression; null for letters from the start variable on. */
  readonly names: readonly string[] | null;
  /** The typed text that the map follows; null once a cell was pressed. */
  readonly text: string | null;
  /** The rows of each group that the visitor has made; null while the engine's groups are shown. */
  readonly groups: readonly (readonly number[])[] | null;
  /** The task whose function is shown; null for a function of the visitor's own. */
  readonly practice: MapTask | null;
}

/** The levels of the practice, from the easiest to the hardest: the number of variables, with X, or a product of sums. */
export const mapLevels = ["2", "3", "4", "4x", "pos", "5", "6"] as const;
export type MapLevel = (typeof mapLevels)[number];

export interface MapTask {
  readonly level: MapLevel;
  /** From 1 to `mapSeedMax`. */
  readonly seed: number;
}

export const mapSeedMax = 999_999;

/** A new map has four variables. */
export const defaultMap: KmapSetup = {
  ...defaultSetup,
  inputs: 4,
  view: "map",
  names: null,
  text: null,
  groups: null,
  practice: null,
};

export const kmapAddress: AddressCodec<KmapSetup> = {
  path: "/kmap",
  texts: ["input"],
  choices: [
    ...sopPosAddress.choices.filter((name) => name !== "view"),
    "names",
    "groups",
    "practice",
    "seed",
  ],
  write: ({ names, text, groups, practice, ...setup }) => {
    const made =
      groups && (["groups", groups.length === 0 ? noGroups : groups.map(writeRows).join(".")] as const);
    if (practice)
      return [
        ["practice", practice.level],
        ["seed", String(practice.seed)],
        ...(made ? [made] : []),
        ...(setup.isSwapped ? [["swap", "1"] as const] : []),
      ];
    const isTyped = text !== null && text.trim() !== "";
    const given = sopPosAddress
      .write({ ...setup, view: "table" })
      .filter(([name]) => name !== "vars" && !(isTyped && (name === "rows" || name === "dc")));
    return [
      ...(isTyped ? [["input", text] as const] : []),
      ...(setup.inputs === defaultMap.inputs ? [] : [["vars", String(setup.inputs)] as const]),
      ...(names === null || isTyped ? [] : [["names", names.join(",")] as const]),
      ...given,
      ...(made ? [made] : []),
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
      groups: readGroups(parameters.get("groups"), setup.inputs),
      practice: readTask(parameters.get("practice"), parameters.get("seed")),
    };
  },
};

/** The written list of no group. */
const noGroups = "none";

/** A map of 64 cells needs no more groups. */
const groupsMax = 64;

function readGroups(text: string | null, inputs: number): KmapSetup["groups"] {
  if (text === null) return null;
  return text
    .split(".", groupsMax)
    .map((rows) => readRows(rows, inputs))
    .filter((rows) => rows.length > 0);
}

function readTask(level: string | null, seed: string | null): MapTask | null {
  const known = mapLevels.find((name) => name === level);
  const number = /^\d{1,6}$/.test(seed ?? "") ? Number(seed) : 0;
  return known && number > 0 ? { level: known, seed: number } : null;
}

/** A letter, with a number or without. */
function isVariable(name: string): boolean {
  return /^[A-Za-z]\d{0,3}$/.test(name);
}
