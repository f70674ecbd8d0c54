// The texts of the drawing board: the names of parts and wires, statuses, refusals. Fetched with the simulator.

import { counted } from "./numbers.ts";
import { specifiedSimulator } from "./specified-simulator.ts";

const format = new Intl.NumberFormat("en-US");

export const circuitWords = {
  parts: (count: number) => counted(count, "part", "parts"),
  wires: (count: number) => counted(count, "wire", "wires"),
  /** "3 parts and 1 wire". */
  and: (items: readonly string[]) =>
    items.length < 2 ? items.join("") : `${items.slice(0, -1).join(", ")} and ${items.at(-1)}`,

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
    `${name} moved to ${format.format(x)}, ${format.format(y)}`,
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
  movingAt: (name: string, x: number, y: number) => `${name} at ${format.format(x)}, ${format.format(y)}`,
  movingBy: (names: string, dx: number, dy: number) =>
    `${names} moved by ${format.format(dx)}, ${format.format(dy)}`,
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
  more: (count: number) => `${format.format(count)} more`,
} as const;
