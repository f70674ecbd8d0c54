// Our own texts about circuits as functions: opening the functions of bulbs in other tools, and the reasons why an
// expression gives no circuit.

import { limits } from "#contract/limits.ts";
import { number } from "./numbers.ts";

export const circuitFunctions = {
  bulbBehindLoop: (bulb: string, loop: string) =>
    `Bulb ${bulb} is behind the loop of ${loop}, so the switches alone do not decide it and it has no expression.`,
  bulbTooLong: (bulb: string, switchesMax: number) =>
    `The expression of bulb ${bulb} has more than ${number.format(limits.expressionCharsMax)} characters, and it depends on more than ${switchesMax} switches.`,
  minimumTooLong: (bulb: string) =>
    `The expression of bulb ${bulb} has more than ${number.format(limits.expressionCharsMax)} characters, and so has its minimum sum of products.`,
  minimumUnavailable: (bulb: string) =>
    `The expression of bulb ${bulb} is too long to be opened as drawn, and its minimum sum of products could not be worked out.`,
  tooManySwitches: (switches: number, variablesMax: number, tool: string) =>
    `${tool} takes at most ${variablesMax} variables, and these are ${number.format(switches)} switches.`,
  tooManyBulbs: (bulbs: number, bulbsMax: number) =>
    `A truth table has at most ${bulbsMax} functions, and these are ${number.format(bulbs)} bulbs.`,
  noBulb: "Only bulbs are opened as functions. Add a bulb.",

  noExpression: "There is no expression to build a circuit of.",
  wrongExpression: (which: string, place: number | null, sentence: string) =>
    `No circuit could be built${which === "" ? "" : ` of ${which}`}${place === null ? "" : `, see character ${number.format(place)}`}. ${sentence}`,
  tooManyFunctions: (functions: number, functionsMax: number) =>
    `A circuit is built of at most ${functionsMax} expressions, and these are ${number.format(functions)}.`,
  expressionTooLarge: `No circuit is built of an expression with more than ${number.format(limits.readNodesMax)} variables, constants and operators.`,
  circuitTooLarge: "These expressions need more parts or wires than a circuit can have.",
  readingUnavailable: "This text could not be read. Load the page again, then try again.",
} as const;
