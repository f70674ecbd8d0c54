// The simulator's own texts, in sentence case. Those of the specification are in specified-simulator.ts.

import { circuitWords } from "./circuit-words.ts";
import { counted } from "./numbers.ts";

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

  openBulbIn: "Open in",
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
    circuitWords.and([
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
  saveSvg: "Save SVG",
  savePng: "Save PNG",
  copyLink: "Copy link",
  tidy: "Tidy",
  openCircuit: (name: string) => `Open ${name}`,
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
  linkCopied: "Link copied",
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
