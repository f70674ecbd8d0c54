// The screen Simulator, in sentence case. The texts of the drawing board are in circuit.ts.

import { circuitWords } from "./circuit.ts";
import { counted, listed, number } from "./numbers.ts";

const valuesOf = (values: Iterable<readonly [string, 0 | 1]>) =>
  [...values].map(([name, value]) => `${name} = ${value}`).join(", ");

export const simulator = {
  tools: "Tools",
  mouse: "Mouse",
  connector: "Connector",
  several: "Select several",
  /** `done` is what the step did, as it was announced; null where there is no step. */
  undo: (done: string | null) => (done === null ? "Undo" : `Undo: ${done}`),
  redo: (done: string | null) => (done === null ? "Redo" : `Redo: ${done}`),
  options: "Options",
  snapToGrid: "Snap to grid",
  iecSymbols: "Rectangular symbols (IEC)",
  titleInPictures: "Title above saved pictures",
  file: "File",
  zoom: "Zoom",
  zoomOut: "Zoom out",
  resetZoom: "Reset zoom",
  zoomIn: "Zoom in",
  fit: "Fit",
  percent: (zoom: number) => `${Math.round(zoom * 100)}%`,

  parts: "Parts",
  addPart: (kind: string) => `Add ${kind}`,
  list: "List",
  listOnSmall: "List of parts and wires",
  partsAndWires: "Parts and wires",
  wires: "Wires",
  noParts: "There are no parts yet.",
  noWires: "There are no wires yet. Connect draws one from a part.",
  select: (name: string) => `Select ${name}`,
  selectWire: (name: string) => `Select wire ${name}`,
  connect: (name: string) => `Connect ${name}`,
  connectTo: (name: string) => `Connect ${name} to`,
  noTargets: "There is no part that takes a wire.",
  remove: (name: string) => `Delete ${name}`,
  removeWire: (name: string) => `Delete wire ${name}`,

  properties: "Properties",
  name: "Name",
  text: "Text",
  output: "Output",
  from: (source: string) => `From ${source}`,
  moreInputs: (count: number) => `and from ${counted(count, "other part", "other parts")}`,
  unstable: "unstable",
  inputsAndOutput: (inputs: readonly string[]) =>
    inputs.length === 0
      ? "Output"
      : `${inputs.length === 1 ? "Input" : "Inputs"} ${inputs.join(", ")} · Output`,
  deleteKey: "Del",
  x: "X",
  y: "Y",
  notACoordinate: (max: number) => `Enter a number from 0 to ${max.toLocaleString("en-US")}.`,
  nothingSelected: "Select a part to see its values and to change it.",
  selected: (parts: number, wires: number) =>
    listed([
      ...(parts > 0 ? [circuitWords.parts(parts)] : []),
      ...(wires > 0 ? [circuitWords.wires(wires)] : []),
    ]),
  wire: "Wire",
  value: "Value",
  duplicate: "Duplicate",
  functionOf: "Function",
  behindLoop: (loop: string) =>
    `This bulb is behind the loop of ${loop}, so the switches alone do not decide it.`,
  tooLongToShow: "The expression is too long to be shown here.",
  noInput: "No wire ends in this bulb, so it stays off.",

  canvas: "Circuit drawing",
  canvasHint:
    "Arrow keys go from part to part. Enter toggles a switch and opens a box. B makes a box of the selection. C starts a wire, Tab goes over its targets. M and arrow keys move. Delete deletes. Tab leaves.",
  noCanvas: "The drawing could not be started. The list and the properties still work.",
  canvasLost: "The graphics stopped. The drawing returns when the browser restores them.",
  emptySheet: "The sheet is empty. Add a part, or open an example.",
  examples: "Examples",
  menu: "Actions",

  moreLoops: (count: number) =>
    count === 1 ? "One other loop is affected too." : `${count} other loops are affected too.`,
  showLoop: "Show loop",

  newCircuit: "New",
  myCircuits: "My circuits",
  import: "Import",
  simplifyCircuit: "Simplify this circuit",
  replaced: "The gates of the circuit were replaced.",
  saveJson: "Save JSON",
  tidy: "Tidy",
  open: (name: string) => `Open ${name}`,
  rename: (name: string) => `Rename ${name}`,
  duplicateCircuit: (name: string) => `Duplicate ${name}`,
  save: "Save",
  isOpen: "open",
  openElsewhere: "open in another tab",
  noCircuits: "Circuits that you draw are kept here.",
  partsOf: circuitWords.parts,
  deleted: (name: string) => `${name} deleted`,
  opened: (name: string) => `${name} opened`,
  goneElsewhere: "This circuit is open in another tab, or it is gone.",
  copyOf: (name: string) => `${name} is open in another tab. This is a copy.`,
  linkTooLong: (max: number) =>
    `The circuit is too large for a link of ${max.toLocaleString("en-US")} characters. Save it as JSON instead.`,
  pictureEmpty: "The sheet is empty, so there is nothing to save.",
  pictureFailed: "The picture could not be made. Try Save SVG.",
  fileUnreadable: "The browser could not read the file. Choose it again.",
  storage: {
    full: "The browser's storage is full, so this circuit is not kept. Save it as a file, or delete other circuits.",
    blocked: "The browser blocks its storage, so this circuit is not kept. Save it as a file.",
  },
  unreadable: (count: number) =>
    count === 1
      ? "A kept circuit could not be read. It stays as it is."
      : `${counted(count, "kept circuit", "kept circuits")} could not be read. They stay as they are.`,
  saveAsFile: (name: string) => `Save ${name} as a file`,
  unreadableCircuit: (at: number) => `Unreadable circuit ${at}`,
} as const;

/** Boxes: circuits that are drawn as one part. */
export const circuitBoxes = {
  boxes: "Boxes",
  make: "Make a box",
  makeKey: "B",
  openBox: "Open the box",
  add: (name: string) => `Add ${name}`,
  inside: (path: string) => `Inside ${path}`,
  changesAll: "What you change here changes all boxes of this name. Switches and bulbs are its pins.",
  leave: "Leave the box",
  copies: (count: number) => (count === 1 ? "1 box of this name" : `${count} boxes of this name`),
} as const;

/** The panel with the truth table of the drawing. */
export const circuitTable = {
  table: "Table",
  title: "Truth table",
  /** The caption of the table, for screen readers. */
  caption: (bulbs: readonly string[]) => `Truth table of ${listed(bulbs)}`,
  row: (switches: Iterable<readonly [string, 0 | 1]>, bulbs: Iterable<readonly [string, 0 | 1]>) =>
    `${valuesOf(switches)}: ${valuesOf(bulbs)}`,
  pressHint: "Press a row to set the switches.",
  noBulb: "No wire ends in a bulb yet, so there is no table.",
  behindLoops: (bulbs: readonly string[]) =>
    bulbs.length === 1
      ? `${bulbs[0]} is behind a loop, so the switches alone do not decide it.`
      : `${listed(bulbs)} are behind loops, so the switches alone do not decide them.`,
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
      : `The circuit has no switches ${listed(names)}.`,
  tooManyVariables: (max: number) => `The two together have more than ${max} variables.`,
  wrong: (place: number | null, sentence: string) =>
    place === null ? sentence : `See character ${number.format(place)}. ${sentence}`,
  empty: "Type an expression first.",
} as const;

const delays = (count: number) => counted(count, "gate delay", "gate delays");

/** The panel with the timing diagram. */
export const circuitTime = {
  time: "Time",
  title: "Timing diagram",
  hint: "While this panel is open, each part takes one gate delay, and clocks tick when time runs.",
  step: "One gate delay",
  run: "Run",
  pause: "Pause",
  speed: "Gate delays a second",
  now: (time: number, changing: number) =>
    `Gate delay ${number.format(time)}: ${changing === 0 ? "nothing changes next" : `${counted(changing, "signal changes", "signals change")} next`}`,
  moment: "Moment",
  momentAt: (time: number, values: Iterable<readonly [string, 0 | 1]>) =>
    `After ${delays(time)}: ${[...values].map(([name, value]) => `${name} ${value}`).join(", ")}`,
  diagram: (names: readonly string[]) => `Timing diagram of ${listed(names)}`,
  noSignals: "There is no switch, bulb or node to show.",
  signals: "Signals",
  left: (count: number) =>
    `${counted(count, "more signal has", "more signals have")} no room. Turn others off to see ${count === 1 ? "it" : "them"}.`,
  glitch: (bulb: string, value: 0 | 1, away: number, between: readonly [string, string] | null) =>
    `${bulb} was ${value === 1 ? 0 : 1} for ${delays(away)} though it is ${value} before and after: a static-${value} hazard${
      between ? `, between ${between[0]} and ${between[1]}` : ""
    }.`,
  withoutHazard: "Form without it",
  fileName: (circuit: string) => `${circuit} (timing)`,
  period: "Period in gate delays",
  notAPeriod: (least: number, most: number) =>
    `Enter an even number from ${number.format(least)} to ${number.format(most)}.`,
  press: (name: string) => `Hold ${name} down`,
} as const;

type Assigned = readonly (readonly [name: string, value: 0 | 1])[];

/** Tasks to build a circuit, which a link to the Simulator carries. */
export const circuitTask = {
  name: (text: string) => `Build ${text}`,
  title: "Task",
  build: "Build this:",
  only: (gates: readonly string[]) => `Use ${listed(gates)} gates only.`,
  check: "Check my circuit",
  close: "Close the task",
  noBulb: "Connect a gate to a bulb first: the bulb shows the output.",
  otherGates: (allowed: readonly string[], others: readonly string[]) =>
    `Use ${listed(allowed)} gates only. ${listed(others)} ${others.length === 1 ? "is" : "are"} of another kind.`,

  tooManyGates: (gates: number, most: number) =>
    `The circuit has ${counted(gates, "gate", "gates")}; it may have ${most} at most.`,
  noSuchBulb: (name: string) => `Connect a gate to a bulb named ${name}.`,
  noSuchSwitch: (name: string) => `Add a switch named ${name}.`,
  wrongStep: (step: number, set: Assigned, bulb: string, value: 0 | 1 | "?", wanted: 0 | 1) =>
    `Step ${step}, after ${valuesOf(set)}: ${bulb} ${value === "?" ? "is unstable" : `is ${value}`} and should be ${wanted}.`,
  rightSteps: (steps: number) => `Right in all ${counted(steps, "step", "steps")}.`,
  inSteps: (steps: readonly { readonly set: Assigned; readonly shown: Assigned }[]) =>
    steps.map(({ set, shown }, at) => `${at + 1}. ${valuesOf(set)} gives ${valuesOf(shown)}.`).join(" "),
  atMost: (most: number) => `At most ${counted(most, "gate", "gates")}.`,

  make: "Make a task",
  bulbs: (names: readonly string[]) => `Everybody who opens the link builds ${listed(names)}.`,
  gates: "Permitted gates",
  anyGates: "If none is chosen, any gates may be used.",
  most: "Most gates",
  mostHint: "Leave empty for any number.",
  notAMost: (max: number) => `Enter a whole number from 1 to ${max}, or nothing.`,
  steps: "Inputs one after the other",
  stepsHint:
    "For example D=1, E=1; E=0; D=0. All switches are 0 at the start. The circuit remembers, so it is judged step by step.",
  stepsWrong:
    "Write steps like D=1, E=1; E=0: a switch, = and 0 or 1, commas inside a step and ; between steps.",
  unstableStep: (step: number, bulb: string) => `${bulb} is unstable after step ${step}. Choose other steps.`,
  copy: "Copy the link",
  copied: "Link to the task copied",
  tooLong: (max: number) => `The task is too long for a link of ${max.toLocaleString("en-US")} characters.`,
} as const;
