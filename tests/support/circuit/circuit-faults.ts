// What is wrong with a circuit by the rules of the specification and the design, written down apart from the
// code that keeps them: the judge of what a reader lets in.

import type { Saved } from "#circuit/core/file/saved.ts";

const inputsOf: Record<string, number> = {
  and: Infinity,
  or: Infinity,
  nand: Infinity,
  nor: Infinity,
  xor: Infinity,
  xnor: Infinity,
  not: 1,
  node: 1,
  bulb: 1,
  switch: 0,
  button: 0,
  clock: 0,
  zero: 0,
  one: 0,
  note: 0,
  box: 0,
  segments: 0,
  hexDigit: 0,
  inputPin: 1,
  outputPin: 0,
};

/** How many pins a display has. */
const displays: Record<string, number> = { segments: 8, hexDigit: 4 };

const notSources = ["bulb", "note", "box", "segments", "hexDigit", "inputPin"];

const switches = ["switch", "button", "clock"];

function isNote(text: string): boolean {
  const length = [...text].length;
  return length > 0 && length <= 60 && text.trim() === text && [...text].every((sign) => sign >= " ");
}

/** Empty for a circuit that obeys every rule. */
export function circuitFaults(saved: Saved): string[] {
  const { definitions = [] } = saved;
  const names = definitions.map((definition) => definition.name);
  return [
    ...drawingFaults(saved, definitions),
    ...(new Set(names).size < names.length ? ["two definitions of one name"] : []),
    ...definitions.flatMap((definition, index) =>
      drawingFaults({ outputs: new Map(), ...definition }, definitions.slice(0, index)).map(
        (fault) => `${fault} in ${definition.name}`,
      ),
    ),
  ];
}

/** @param before the definitions that the drawing may have boxes of */
function drawingFaults(
  { name, parts, wires, outputs }: Omit<Saved, "definitions">,
  before: NonNullable<Saved["definitions"]>,
): string[] {
  const faults: string[] = [];
  const fault = (is: boolean, text: string) => is && faults.push(text);

  fault(typeof name !== "string" || name.length > 60 || name.trim() !== name, "name of the circuit");
  fault(parts.length > 5000, "too many parts");
  fault(wires.length > 10_000, "too many wires");
  for (const items of [parts, wires])
    items.forEach(({ id }, index) => {
      fault(!Number.isInteger(id) || id < 1 || id > 1_000_000, `id ${id}`);
      fault(index > 0 && id <= (items[index - 1]?.id ?? 0), `order at ${id}`);
    });

  const named = parts
    .filter(({ kind }) => switches.includes(kind) || kind === "bulb")
    .map((part) => part.name);
  fault(new Set(named).size < named.length, "a name twice");
  for (const part of parts) {
    fault(!(part.kind in inputsOf), `kind ${part.kind}`);
    for (const value of part.of === undefined ? [part.x, part.y] : [])
      fault(
        typeof value !== "number" || !(value >= 0 && value <= 20_000) || Object.is(value, -0),
        `at ${value}`,
      );
    const isSwitch = switches.includes(part.kind);
    const form = isSwitch ? /^[A-Za-z](0|[1-9][0-9]{0,8})?$/ : /^[A-Za-z][A-Za-z0-9_]{0,19}$/;
    if (part.kind === "note") fault(!isNote(part.name ?? ""), "text of a note");
    else if (isSwitch || part.kind === "bulb") fault(!form.test(part.name ?? ""), `name ${part.name}`);
    else if (part.kind === "box") faults.push(...boxFaults(part, parts, before));
    else if (part.kind in displays)
      fault(
        parts.filter(({ of }) => of === part.id).length !== displays[part.kind],
        `pins of display ${part.id}`,
      );
    else if (part.of !== undefined)
      fault(
        !parts.some(({ id, kind }) => id === part.of && (kind === "box" || kind in displays)),
        `owner of ${part.id}`,
      );
    else fault("name" in part || part.kind.endsWith("Pin"), `a ${part.kind} with a name`);
    fault(isSwitch ? typeof part.on !== "boolean" : "on" in part, `position of ${part.id}`);
    fault(part.kind === "button" && part.on === true, `${part.id} is held down by nobody`);
    const { period = 0 } = part;
    fault(
      part.kind === "clock" ? !(period >= 2 && period <= 1_000 && period % 2 === 0) : "period" in part,
      "period",
    );
    fault("showsOutput" in part && part.showsOutput !== true, `showsOutput of ${part.id}`);
    const pinned = ["definition", "first", "width", "height", "of", "pin"];
    const known = ["id", "kind", "x", "y", "name", "on", "period", "showsOutput", ...pinned];
    fault(!Object.keys(part).every((key) => known.includes(key)), `a field of ${part.id}`);
  }

  const kindOf = new Map(parts.map(({ id, kind }) => [id, kind]));
  const pairs = wires.map(({ from, to }) => `${from}>${to}`);
  fault(new Set(pairs).size < pairs.length, "a wire twice");
  const counts = new Map<number, number>();
  for (const { id, from, to, ...rest } of wires) {
    fault(Object.keys(rest).length > 0, `a field of wire ${id}`);
    fault(from === to, `wire ${id} to itself`);
    fault(!kindOf.has(from) || notSources.includes(kindOf.get(from) ?? ""), `source of wire ${id}`);
    counts.set(to, (counts.get(to) ?? 0) + 1);
    fault((counts.get(to) ?? 0) > (inputsOf[kindOf.get(to) ?? "switch"] ?? 0), `target of wire ${id}`);
  }
  for (const [id, output] of outputs)
    fault(
      output !== 1 || (!kindOf.has(id) && id <= 1_000_000) || switches.includes(kindOf.get(id) ?? ""),
      `output of ${id}`,
    );
  return faults;
}

function boxFaults(
  box: Saved["parts"][number],
  parts: Saved["parts"],
  before: NonNullable<Saved["definitions"]>,
): string[] {
  const definition = before.find(({ id }) => id === box.definition);
  if (!definition) return [`definition of box ${box.id}`];
  const isEnd = (kind: string) => switches.includes(kind) || kind === "bulb";
  const ends = definition.parts.filter(({ kind }) => isEnd(kind));
  const pins = parts.filter(({ of }) => of === box.id);
  const wanted = ends.map(
    ({ id, name, kind }) => `${id} ${name} ${kind === "bulb" ? "outputPin" : "inputPin"}`,
  );
  const found = pins.map(({ pin, name, kind }) => `${pin} ${name} ${kind}`);
  const isSame = wanted.toSorted().join() === found.toSorted().join();
  return [
    ...(box.name === definition.name ? [] : [`name of box ${box.id}`]),
    ...(isSame ? [] : [`pins of box ${box.id}`]),
    ...(Number.isInteger(box.first) && (box.first ?? 0) > 1_000_000 ? [] : [`first of box ${box.id}`]),
  ];
}
