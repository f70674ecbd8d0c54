// Circuits on any screen: their drawings, the names of parts and wires, statuses, refusals, files, circuits as functions.
// The texts of the screen Simulator are in simulator.ts.

import { limits } from "#contract/limits.ts";
import { counted, number } from "./numbers.ts";
import { specifiedSimulator } from "./specified.ts";

/** A circuit that is drawn on the page and whose switches can be pressed. */
export const circuitDrawing = {
  drawing: "Drawing of the circuit",
  switches: "Inputs of the circuit",
  outputsAre: (values: readonly (readonly [name: string, value: 0 | 1])[]) =>
    values.map(([name, value]) => `${name} = ${value}`).join(", "),
} as const;

/** The drawing board: names of parts and wires, statuses, refusals. */
export const circuitWords = {
  parts: (count: number) => counted(count, "part", "parts"),
  wires: (count: number) => counted(count, "wire", "wires"),

  on: "on",
  off: "off",
  output: (value: 0 | 1) => `output ${value}`,
  unstable: "unstable",
  notConnected: "not connected",
  wire: (from: string, to: string) => `${from} to ${to}`,
  /** The number tells boxes of one name apart. */
  box: (name: string, id: number) => `${name} (${id})`,
  pin: (kind: string, name: string, owner: number) => `${kind} ${name} of part ${owner}`,
  wireNamed: (name: string) => `Wire ${name}`,

  added: (name: string) => `${name} added`,
  connected: (from: string, to: string) => `${from} connected to ${to}`,
  movedTo: (name: string, x: number, y: number) =>
    `${name} moved to ${number.format(x)}, ${number.format(y)}`,
  moved: (names: string) => `${names} moved`,
  deleted: (names: string) => `${names} deleted`,
  cut: (names: string) => `${names} cut`,
  copied: (names: string) => `${names} copied`,
  pasted: (names: string) => `${names} pasted`,
  duplicated: (names: string) => `${names} duplicated`,
  selected: (names: string) => `${names} selected`,
  nothingSelected: "Nothing selected",
  renamed: (before: string, after: string) => `${before} is now ${after}`,
  showsOutput: (name: string) => `${name} shows its output value`,
  hidesOutput: (name: string) => `${name} hides its output value`,
  periodSet: (name: string, period: number) =>
    `${name} has a period of ${counted(period, "gate delay", "gate delays")}`,
  afterDelays: (delays: number, changed: string, waiting: number) => {
    const passed = `After ${counted(delays, "gate delay", "gate delays")}: ${changed === "" ? "no change" : changed}.`;
    if (waiting === 0) return `${passed} All signals are at rest.`;
    return `${passed} ${counted(waiting, "signal changes", "signals change")} next.`;
  },
  boxMade: (name: string) => `${name} made of the selected parts`,
  boxesChanged: "All boxes of this name have changed",
  boxOpened: (name: string) => `Inside ${name}. What you change here changes all boxes of this name.`,
  boxChanged: (name: string) => `${name} changed inside`,
  boxLeft: (name: string) => `Outside ${name} again`,
  tidied: "Circuit tidied",
  rewired: "Circuit replaced",
  alreadyTidy: "The circuit is tidy already",
  undone: (done: string) => `Undone: ${done}`,
  redone: (done: string) => `Redone: ${done}`,
  nothingToUndo: "Nothing to undo",
  nothingToRedo: "Nothing to redo",
  noCircuitToPaste: "The clipboard holds no circuit",

  movingByKeys: (names: string) => `Moving ${names}: arrow keys move, Enter keeps, Escape takes back`,
  movingAt: (name: string, x: number, y: number) => `${name} at ${number.format(x)}, ${number.format(y)}`,
  movingBy: (names: string, dx: number, dy: number) =>
    `${names} moved by ${number.format(dx)}, ${number.format(dy)}`,
  wireFrom: (name: string) => `Wire from ${name}: choose its target`,
  wireByKeys: (name: string) => `Wire from ${name}: Tab goes to the next target, Enter connects, Escape ends`,
  noTargets: (name: string) => `No part can take a wire from ${name}`,
  takenBack: "Taken back",

  refusals: {
    input_limit_reached: specifiedSimulator.inputLimitReached,
    same_part: "A part cannot be connected to itself",
    already_connected: "These parts are connected already",
    not_a_source: "This part has no output",
    not_a_target: "This part has no input",
    name_taken: "Another switch or bulb has this name",
    name_invalid: "This name is not possible",
    period_invalid: "A period is an even number of gate delays from 2 to 1,000",
    circuit_full: "A circuit has at most 5,000 parts and 10,000 wires, with those inside boxes",
    too_many_boxes: "A circuit has boxes of at most 200 names",
    choose_a_pin: "Choose one of its pins",
    pin_of_a_part: "A pin is deleted with its part",
    box_empty: "Select gates first: switches, bulbs, displays and notes stay outside a box",
    box_name_taken: "Another box has this name",
    box_in_itself: "A box cannot be inside itself",
    rewired_with_pins: "A circuit with boxes or displays cannot take the place of gates",
    not_there: "This part or wire is no longer there",
  },
  switchNameInvalid: "The name of a switch is one letter, with or without a number after it",
  boxNameInvalid: "The name of a box is one line of 1 to 20 characters",
  noteInvalid: "A note is one line of 1 to 60 characters",
  bulbNameInvalid: "The name of a bulb is a letter, then letters, digits or _, at most 20 characters",

  loopProven: (names: string) => `The loop of ${names} never settles`,
  loopStopped: (names: string) => `The loop of ${names} did not settle`,
  race: (names: string) => `A race between ${names}: which of them is faster decides what the loop does next`,
  loopOfOne: (name: string, isProven: boolean) =>
    isProven ? `${name}, wired to itself, never settles` : `${name}, wired to itself, did not settle`,
  more: (count: number) => `${number.format(count)} more`,
} as const;

/** Circuits as functions: opening the functions of bulbs in other tools, and why an expression gives no circuit. */
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

/**
 * Circuits that are read, written and kept. Each refusal names the error, its position and a remedy. The limits are those of
 * the circuit's model and of its files.
 */
export const circuitFiles = {
  untitled: "Untitled circuit",
  copyOf: (name: string) => `${name} (copy)`,
  laterCopyOf: (name: string, copy: number) => `${name} (copy ${copy})`,

  /** By the reason; a position in the file is written `parts[3].x`, with indexes from 0. */
  refusals: {
    too_large: () => "The text is longer than 2 MB. Choose a smaller file.",
    not_json: () => "The text is not JSON. Choose a file that was saved here with Save JSON.",
    not_a_circuit: () => "The text is not a circuit. Choose a file that was saved here with Save JSON.",
    newer_version: () =>
      "This circuit was saved by a newer version of this page. Reload the page, then try again.",
    damaged_link: () => "The link is damaged or was cut. Ask for it again, or for the circuit as a file.",
    not_a_list: (place: string) => `The field ${place} must be a list. Correct the text, then try again.`,
    not_an_object: (place: string) =>
      `The item ${place} must be an object. Correct the text, then try again.`,
    too_many_parts: (place: string) =>
      `The circuit has more than 5,000 parts in ${place}, with those inside boxes. Divide it, then try again.`,
    too_many_wires: (place: string) =>
      `The circuit has more than 10,000 wires in ${place}, with those inside boxes. Divide it, then try again.`,
    too_many_definitions: () =>
      "The circuit has more than 200 definitions of boxes. Divide it, then try again.",
    no_such_definition: (place: string) =>
      `The field ${place} is the id of no definition before it. Put the definition first, or remove the box.`,
    wrong_pins: (place: string) =>
      `The field ${place} must be a list of ids, one for each pin of the part. Correct the list, then try again.`,
    not_a_memory: (place: string) =>
      `The field ${place} must have a 0 or a 1 for each part inside the box. Correct it, or remove the field.`,
    missing_value: (place: string) => `The field ${place} is missing. Add it, then try again.`,
    not_an_id: (place: string) =>
      `The field ${place} must be a whole number from 1 to 1,000,000. Correct the number, then try again.`,
    id_twice: (place: string) =>
      `The field ${place} repeats the id of an earlier item. Give each its own id.`,
    unknown_kind: (place: string) =>
      `The field ${place} must be and, or, not, nand, nor, xor, xnor, switch, button, clock, bulb, node, zero, one, note, box, segments or hexDigit. Correct the kind, then try again.`,
    not_a_coordinate: (place: string) =>
      `The field ${place} must be a number from 0 to 20,000. Correct the number, then try again.`,
    not_a_period: (place: string) =>
      `The field ${place} must be an even number from 2 to 1,000. Correct the number, then try again.`,
    not_a_text: (place: string) =>
      `The field ${place} must be a text in quotes. Correct the text, then try again.`,
    not_a_name: (place: string) =>
      `The field ${place} is not a name that a part can have. Name a switch like A or x12, and a bulb like F1 or Sum_0; a note has 1 to 60 characters, and a box 1 to 20.`,
    name_twice: (place: string) =>
      `The field ${place} repeats the name of an earlier part. Give each its own name.`,
    not_a_bit: (place: string) => `The field ${place} must be 0 or 1. Correct the number, then try again.`,
    not_true_or_false: (place: string) =>
      `The field ${place} must be true or false. Correct the field, then try again.`,
    no_such_part: (place: string) =>
      `The field ${place} is the id of no part. Add the part, or remove the wire.`,
    wire_to_itself: (place: string) => `The wire ${place} leads from a part to itself. Remove the wire.`,
    wire_twice: (place: string) => `The wire ${place} repeats an earlier wire. Remove the wire.`,
    no_source: (place: string) =>
      `The field ${place} is the id of a part that feeds no wire, such as a bulb. Remove the wire.`,
    no_target: (place: string) =>
      `The field ${place} is the id of a part that takes no wire, such as a switch. Remove the wire.`,
    too_many_inputs: (place: string) =>
      `The field ${place} is the id of a part that takes one wire and has one. Remove the wire.`,
  },
} as const;
