// The traits of each kind of part: its size, the wires it takes, and its function. Pure; pictures are elsewhere.

export type Bit = 0 | 1;

/** The output of each is its position, so that it is a variable of the circuit's functions. */
export type SwitchKind = "switch" | "button" | "clock";

export type GateKind = "and" | "or" | "not" | "nand" | "nor" | "xor" | "xnor";

/** They show the values of their pins: the segments of a digit, or the digit of a number of four bits. */
export type DisplayKind = "segments" | "hexDigit";

/** The ends of the wires to and from a box, and to a display. */
export type PinKind = "inputPin" | "outputPin";

/**
 * A note is a mark with a text. It takes no wire. A box is a circuit that is drawn as one part; it and a display take
 * wires at their pins alone, which are parts of their own.
 */
export type Kind =
  | GateKind
  | SwitchKind
  | DisplayKind
  | PinKind
  | "bulb"
  | "node"
  | "zero"
  | "one"
  | "note"
  | "box";

const gateKinds: readonly Kind[] = ["and", "or", "not", "nand", "nor", "xor", "xnor"];

export function isSwitch(kind: Kind): kind is SwitchKind {
  return kind === "switch" || kind === "button" || kind === "clock";
}

export function isGate(kind: Kind): kind is GateKind {
  return gateKinds.includes(kind);
}

export function isDisplay(kind: Kind): kind is DisplayKind {
  return kind === "segments" || kind === "hexDigit";
}

export function isPin(kind: Kind): kind is PinKind {
  return kind === "inputPin" || kind === "outputPin";
}

/** Whether the part has pins: wires end at these, and not at the part itself. */
export function hasPins(kind: Kind): kind is DisplayKind | "box" {
  return kind === "box" || isDisplay(kind);
}

export interface KindTraits {
  /** The name in the palette. */
  readonly label: string;
  /** In units of the sheet, 1 px at 100 %. */
  readonly width: number;
  readonly height: number;
  /** How many wires may end in it; Infinity for no limit. */
  readonly inputsMax: number;
  readonly isSource: boolean;
  readonly isTarget: boolean;
  /**
   * The output, from the number of connected inputs and the number of ones among them. Each function is symmetric, so
   * the order of the wires does not matter. Without inputs the output is 0 for every kind but One. A switch's output is
   * its position.
   */
  readonly evaluate: (inputs: number, ones: number) => Bit;
}

/** The size of an object without a kind (specification, section 3); every kind has its own size. */
export const defaultSize = { width: 150, height: 85 } as const;

const gate = { width: 65, height: 40, inputsMax: Infinity, isSource: true, isTarget: true } as const;
const single = { width: 40, height: 40, inputsMax: 1, isTarget: true } as const;
const sourceOnly = { height: 30, inputsMax: 0, isSource: true, isTarget: false } as const;

const mark = { inputsMax: 0, isSource: false, isTarget: false, evaluate: (): Bit => 0 } as const;
const pin = { width: 10, height: 20, evaluate: (_: number, ones: number): Bit => bit(ones > 0) } as const;

const bit = (isOne: boolean): Bit => (isOne ? 1 : 0);

/** In the order of the palette: those of the specification, section 3, then those that it does not have. */
export const kinds: Readonly<Record<Kind, KindTraits>> = {
  and: { ...gate, label: "AND", evaluate: (inputs, ones) => bit(inputs > 0 && ones === inputs) },
  or: { ...gate, label: "OR", evaluate: (_, ones) => bit(ones > 0) },
  not: { ...gate, label: "NOT", inputsMax: 1, evaluate: (inputs, ones) => bit(inputs > 0 && ones === 0) },
  nand: { ...gate, label: "NAND", evaluate: (inputs, ones) => bit(inputs > 0 && ones < inputs) },
  nor: { ...gate, label: "NOR", evaluate: (inputs, ones) => bit(inputs > 0 && ones === 0) },
  switch: { ...sourceOnly, label: "Switch", width: 50, evaluate: () => 0 },
  bulb: { ...single, label: "Bulb", isSource: false, evaluate: (_, ones) => bit(ones > 0) },
  node: { ...single, label: "Node", isSource: true, evaluate: (_, ones) => bit(ones > 0) },
  // With more than two inputs, XOR is 1 for an odd number of ones, as A⊕B⊕C is.
  xor: { ...gate, label: "XOR", evaluate: (_, ones) => bit(ones % 2 === 1) },
  xnor: { ...gate, label: "XNOR", evaluate: (inputs, ones) => bit(inputs > 0 && ones % 2 === 0) },
  button: { ...sourceOnly, label: "Button", width: 50, evaluate: () => 0 },
  clock: { ...sourceOnly, label: "Clock", width: 50, evaluate: () => 0 },
  zero: { ...sourceOnly, label: "Zero", width: 30, evaluate: () => 0 },
  one: { ...sourceOnly, label: "One", width: 30, evaluate: () => 1 },
  note: { ...mark, label: "Note", width: 20, height: 20 },
  segments: { ...mark, label: "7-seg", width: 110, height: 170 },
  hexDigit: { ...mark, label: "Hex", width: 90, height: 90 },
  // The least size; a box with many pins is larger.
  box: { ...mark, label: "Box", width: 70, height: 50 },
  inputPin: { ...pin, label: "Input", inputsMax: 1, isSource: false, isTarget: true },
  outputPin: { ...pin, label: "Output", inputsMax: 0, isSource: true, isTarget: false },
};

/** Those of the palette, in its order. A box comes from a definition, and pins come with their part. */
export const paletteKinds: readonly Exclude<Kind, PinKind | "box">[] = [
  "and",
  "or",
  "not",
  "nand",
  "nor",
  "switch",
  "bulb",
  "node",
  "xor",
  "xnor",
  "button",
  "clock",
  "zero",
  "one",
  "note",
  "segments",
  "hexDigit",
];

export const kindNames: readonly Kind[] = [...paletteKinds, "box", "inputPin", "outputPin"];
