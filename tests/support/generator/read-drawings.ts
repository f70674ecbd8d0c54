// Readers of the files in which a network is drawn, written apart from the writers: wires join the pins at their ends, as
// Logisim, Digital and circuitikz join them.

import type { NetworkGateKind } from "#contract/generated/logic-types.ts";
import type { ReadFile } from "./read-files.ts";

interface Point {
  readonly x: number;
  readonly y: number;
}

interface Part {
  readonly kind: NetworkGateKind | "input" | "output" | "zero" | "one";
  /** Of an input or output. */
  readonly name: string;
  readonly pins: readonly Point[];
  readonly output: Point | null;
}

interface Wire {
  readonly from: Point;
  readonly to: Point;
}

export function readLogisim(text: string): ReadFile {
  const point = (place: string): Point => {
    const [, x = "", y = ""] = /^\((\d+),(\d+)\)$/.exec(place) ?? [];
    return { x: Number(x), y: Number(y) };
  };
  const wires = [...text.matchAll(/<wire from="(.*?)" to="(.*?)"\/>/g)].map(([, from = "", to = ""]) => ({
    from: point(from),
    to: point(to),
  }));
  const parts = [...text.matchAll(/<comp lib="([01])" loc="(.*?)" name="(.*?)">(.*?)<\/comp>/g)].map(
    ([, library, place = "", name = "", inner = ""]): Part => {
      const attributes = Object.fromEntries(
        [...inner.matchAll(/<a name="(.*?)" val="(.*?)"\/>/g)].map(([, key, value]) => [key, value]),
      );
      const at = point(place);
      const label = attributes["label"] ?? "";
      if (library === "0" && name === "Pin")
        return attributes["output"] === "true"
          ? { kind: "output", name: label, pins: [at], output: null }
          : { kind: "input", name: label, pins: [], output: at };
      if (library === "0" && name === "Constant")
        return { kind: attributes["value"] === "0x1" ? "one" : "zero", name: "", pins: [], output: at };
      const kind = gateKinds[name.replace(" Gate", "").toLowerCase()];
      if (!kind || library !== "1") throw new Error(`Logisim has no ${name}`);
      if (kind === "not")
        return { kind, name: "", pins: [{ x: at.x - Number(attributes["size"]), y: at.y }], output: at };
      // In Logisim's AbstractGate, for a size below 40.
      const inputs = Number(attributes["inputs"] ?? "5");
      const isOr = kind === "xor" || kind === "xnor";
      if (isOr && attributes["xor"] !== "odd") throw new Error("1 only where exactly one input is");
      const axis =
        Number(attributes["size"] ?? "50") +
        (isOr ? 10 : 0) +
        (["nand", "nor", "xnor"].includes(kind) ? 10 : 0);
      const pins = Array.from({ length: inputs }, (_, index) => {
        const dy =
          inputs % 2 === 1
            ? -5 * (inputs - 1) + 10 * index
            : -5 * inputs + 10 * index + (index >= inputs / 2 ? 10 : 0);
        return { x: at.x - axis, y: at.y + dy };
      });
      return { kind, name: "", pins, output: at };
    },
  );
  return joined(parts, wires);
}

export function readDigital(text: string): ReadFile {
  const wires = [
    ...text.matchAll(/<wire>\s*<p1 x="(\d+)" y="(\d+)"\/>\s*<p2 x="(\d+)" y="(\d+)"\/>\s*<\/wire>/g),
  ].map(([, ...numbers]) => {
    const [x = 0, y = 0, toX = 0, toY = 0] = numbers.map(Number);
    return { from: { x, y }, to: { x: toX, y: toY } };
  });
  const parts = [...text.matchAll(/<visualElement>(.*?)<\/visualElement>/gs)].map(([, inner = ""]): Part => {
    const name = /<elementName>(\w+)<\/elementName>/.exec(inner)?.[1] ?? "";
    const [, x = "", y = ""] = /<pos x="(\d+)" y="(\d+)"\/>/.exec(inner) ?? [];
    const at = { x: Number(x), y: Number(y) };
    const entry = (key: string) =>
      new RegExp(`<string>${key}</string>\\s*<\\w+>(.*?)</\\w+>`).exec(inner)?.[1];
    const label = entry("Label") ?? "";
    if (name === "In") return { kind: "input", name: label, pins: [], output: at };
    if (name === "Out") return { kind: "output", name: label, pins: [at], output: null };
    if (name === "Const")
      return { kind: entry("Value") === "0" ? "zero" : "one", name: "", pins: [], output: at };
    const kind = gateKinds[name.toLowerCase()];
    if (!kind) throw new Error(`Digital has no ${name}`);
    if (kind === "not") return { kind, name: "", pins: [at], output: { x: at.x + 40, y: at.y } };
    // In Digital's GenericShape; the place of a part is that of its first pin.
    const inputs = Number(entry("Inputs") ?? "2");
    const pins = Array.from({ length: inputs }, (_, index) => ({
      x: at.x,
      y: at.y + 20 * (index + (inputs % 2 === 0 && index >= inputs / 2 ? 1 : 0)),
    }));
    const width = ["nand", "nor", "xnor"].includes(kind) ? 80 : 60;
    return {
      kind,
      name: "",
      pins,
      output: { x: at.x + width, y: at.y + 20 * Math.floor(inputs / 2) },
    };
  });
  return joined(parts, wires);
}

export function readCircuitikz(text: string): ReadFile {
  const names = new Map<string, Part>();
  const parts: Part[] = [];
  const point = (place: string): Point => {
    const [, gate = "", anchor = "", pin = "1"] = /^\((g\d+)\.(in|out) ?(\d*)\)$/.exec(place) ?? [];
    if (gate !== "") {
      const part = names.get(gate);
      const found = anchor === "out" ? part?.output : part?.pins[Number(pin || "1") - 1];
      if (!found) throw new Error(`no anchor ${place}`);
      return found;
    }
    const [, x = "", y = ""] = /^\((-?\d+),(-?\d+)\)$/.exec(place) ?? [];
    return { x: Number(x), y: Number(y) };
  };
  const wires: Wire[] = [];
  const ends: { readonly side: string; readonly at: Point; readonly name: string }[] = [];
  for (const [, style = "", name = "", place = "", label = ""] of text.matchAll(
    /^ {2}\\node\[(.*?)\](?: \((g\d+)\))? at (\(.*?\)) \{(.*?)\};$/gm,
  )) {
    const at = point(place);
    if (style === "left" || style === "right") ends.push({ side: style, at, name: label });
    if (name === "") continue;
    const [kind = "", count = "1"] = (
      /^(\w+) port(?:, number inputs=(\d+), inner inputs=2)?$/.exec(style) ?? []
    ).slice(1);
    const gate = gateKinds[kind];
    if (!gate) throw new Error(`circuitikz has no ${style}`);
    // The distance of two pins is 0.4 of bipoles/length, which is two units.
    const inputs = Number(count ?? "1");
    const pins = Array.from({ length: inputs }, (_, index) => ({
      x: at.x - 4,
      y: at.y + 2 * index - (inputs - 1),
    }));
    const part: Part = { kind: gate, name: "", pins, output: { x: at.x + 4, y: at.y } };
    names.set(name, part);
    parts.push(part);
  }
  const gatePins = new Set(parts.flatMap(pinsOf).map(keyOf));
  /** The pin is a line's width off its place on the grid, where a wire would miss it. */
  const endOf = (place: string): Point => {
    const at = point(place);
    if (!place.includes(".") && gatePins.has(keyOf(at)))
      throw new Error(`the wire misses the pin at ${place}`);
    return at;
  };
  for (const [, from = "", to = ""] of text.matchAll(/^ {2}\\draw (\(.*?\)) -- (\(.*?\));$/gm))
    wires.push({ from: endOf(from), to: endOf(to) });
  const plain = (label: string) =>
    label
      .replace(/^\$(?:\\mathrm\{(.*)\}|(.*))\$$/, "$1$2")
      .replaceAll(/_\{?(\d+)\}?/g, "$1")
      .replaceAll("\\", "");
  const sources = ends
    .filter(({ side }) => side === "left")
    .map(({ at, name }): Part => {
      const label = plain(name);
      const kind = label === "0" ? "zero" : label === "1" ? "one" : "input";
      return { kind, name: label, pins: [], output: at };
    });
  const outputs = ends
    .filter(({ side }) => side === "right")
    .map(({ at, name }): Part => ({ kind: "output", name: plain(name), pins: [at], output: null }));
  return joined([...sources, ...parts, ...outputs], wires);
}

const gateKinds: Readonly<Record<string, NetworkGateKind>> = {
  and: "and",
  nand: "nand",
  not: "not",
  or: "or",
  nor: "nor",
  xor: "xor",
  xnor: "xnor",
};

/** Refuses wires of which it is not plain whether they are joined. */
function joined(parts: readonly Part[], wires: readonly Wire[]): ReadFile {
  refuseTouching(parts, wires);
  const roots = new Map<string, string>();
  const rootOf = (key: string): string => {
    const above = roots.get(key) ?? key;
    return above === key ? key : rootOf(above);
  };
  for (const { from, to } of wires) roots.set(rootOf(keyOf(from)), rootOf(keyOf(to)));
  const netOf = (point: Point) => `net ${rootOf(keyOf(point))}`;
  const inputs = parts.filter(({ kind }) => kind === "input");
  const outputs = parts.filter(({ kind }) => kind === "output");
  return {
    inputs: inputs.map(({ name }) => name),
    outputs: outputs.map(({ name }) => name),
    steps: parts.map(({ kind, name, pins, output }) => {
      const [first] = pins;
      if (kind === "output" && first) return { to: name, value: (of) => of(netOf(first)) };
      if (!output) throw new Error(`${kind} has no pin`);
      const to = netOf(output);
      if (kind === "input") return { to, value: (of) => of(name) };
      if (kind === "zero" || kind === "one") return { to, value: () => kind === "one" };
      return { to, value: (of) => valueOf(kind, pins.map(netOf).map(of)) };
    }),
  };
}

function valueOf(kind: Part["kind"], inputs: readonly boolean[]): boolean {
  const ones = inputs.filter(Boolean).length;
  switch (kind) {
    case "and":
      return ones === inputs.length;
    case "nand":
      return ones < inputs.length;
    case "or":
      return ones > 0;
    case "nor":
    case "not":
      return ones === 0;
    case "xor":
      return ones % 2 === 1;
    case "xnor":
      return ones % 2 === 0;
    default:
      throw new Error(`${kind} is no gate`);
  }
}

function pinsOf({ pins, output }: Part): readonly Point[] {
  return output ? [...pins, output] : pins;
}

function keyOf({ x, y }: Point): string {
  return `${x},${y}`;
}

/** The tools differ in what they do where a wire ends on another one, or on a pin, without an end of that one. */
function refuseTouching(parts: readonly Part[], wires: readonly Wire[]): void {
  const ends = [...wires.flatMap(({ from, to }) => [from, to]), ...parts.flatMap(pinsOf)];
  const rows = new Map<number, number[]>();
  const columns = new Map<number, number[]>();
  for (const { x, y } of ends) {
    rows.set(y, [...(rows.get(y) ?? []), x]);
    columns.set(x, [...(columns.get(x) ?? []), y]);
  }
  const bodies = parts.flatMap(({ pins: [first], output }) =>
    first && output ? [{ left: first.x, right: output.x, row: output.y }] : [],
  );
  for (const { from, to } of wires) {
    const isFlat = from.y === to.y;
    if (!isFlat && from.x !== to.x) throw new Error(`the wire at ${keyOf(from)} is slanted`);
    const [low, high] = isFlat ? [from.x, to.x] : [from.y, to.y];
    const [least, most] = [Math.min(low, high), Math.max(low, high)];
    const met = ((isFlat ? rows.get(from.y) : columns.get(from.x)) ?? []).filter(
      (at) => at > least && at < most,
    );
    if (met.length > 0) throw new Error(`something ends on the wire from ${keyOf(from)} to ${keyOf(to)}`);
    for (const { left, right, row } of bodies)
      if (
        isFlat
          ? from.y === row && Math.min(from.x, to.x) < right && Math.max(from.x, to.x) > left
          : from.x > left && from.x < right && least <= row && most >= row
      )
        throw new Error(`the wire from ${keyOf(from)} goes through a gate`);
  }
  const pins = parts.flatMap(pinsOf).map(keyOf);
  if (new Set(pins).size !== pins.length) throw new Error("two pins are at one place");
}
