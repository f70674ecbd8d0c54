// The texts of the Simulator's panel with the truth table of the drawing.

import { circuitWords } from "./circuit-words.ts";
import { number } from "./numbers.ts";

const valuesOf = (values: Iterable<readonly [string, 0 | 1]>) =>
  [...values].map(([name, value]) => `${name} = ${value}`).join(", ");

export const circuitTable = {
  table: "Table",
  title: "Truth table",
  /** The caption of the table, for screen readers. */
  caption: (bulbs: readonly string[]) => `Truth table of ${circuitWords.and(bulbs)}`,
  row: (switches: Iterable<readonly [string, 0 | 1]>, bulbs: Iterable<readonly [string, 0 | 1]>) =>
    `${valuesOf(switches)}: ${valuesOf(bulbs)}`,
  pressHint: "Press a row to set the switches.",
  noBulb: "No wire ends in a bulb yet, so there is no table.",
  behindLoops: (bulbs: readonly string[]) =>
    bulbs.length === 1
      ? `${bulbs[0]} is behind a loop, so the switches alone do not decide it.`
      : `${circuitWords.and(bulbs)} are behind loops, so the switches alone do not decide them.`,
  tooManySwitches: (switches: number, max: number) =>
    `The bulbs depend on ${number.format(switches)} switches. This table has room for ${max}.`,

  check: "Check",
  checkAgainst: "Check against an expression",
  bulb: "Bulb",
  equal: (bulb: string, rows: number) =>
    rows === 1
      ? `Right. ${bulb} is equal to it.`
      : `Right. ${bulb} is equal to it in all ${number.format(rows)} rows.`,
  different: (bulb: string, is: 0 | 1, shouldBe: 0 | 1, values: Iterable<readonly [string, 0 | 1]>) => {
    // A line breaks between two values, and not within one.
    const where = valuesOf(values).replaceAll(" = ", "\u00a0=\u00a0");
    return `Not equal: ${bulb} is ${is} and the expression is ${shouldBe}${where === "" ? "" : ` for ${where}`}.`;
  },
  switchesSet: "The switches are set to this row.",
  noSwitch: (names: readonly string[]) =>
    names.length === 1
      ? `The circuit has no switch ${names[0]}.`
      : `The circuit has no switches ${circuitWords.and(names)}.`,
  tooManyVariables: (max: number) => `The two together have more than ${max} variables.`,
  wrong: (place: number | null, sentence: string) =>
    place === null ? sentence : `See character ${number.format(place)}. ${sentence}`,
  empty: "Type an expression first.",
} as const;
