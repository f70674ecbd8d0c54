// The names of the two values in different contexts. Pure.

import type { Bit } from "#learn/core/data.ts";

export const valueNames: readonly {
  readonly where: string;
  readonly names: Readonly<Record<Bit, string>>;
}[] = [
  { where: "a sentence", names: { 0: "false", 1: "true" } },
  { where: "a lamp", names: { 0: "off", 1: "on" } },
  { where: "a wire", names: { 0: "low voltage", 1: "high voltage" } },
  { where: "an answer", names: { 0: "no", 1: "yes" } },
];
