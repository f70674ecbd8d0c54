// Reads the fields of our own format. Checks limits first, then each value; drops unknown fields. Pure.

import { firstInside, ownSize } from "../model/boxes/inside.ts";
import { definitionsMax } from "../model/boxes/limits.ts";
import { pinParts, pinsOf, sizeOfBox } from "../model/boxes/pins.ts";
import {
  idMax,
  partsMax,
  periods,
  wiresMax,
  type Definition,
  type DefinitionId,
  type Part,
  type PartId,
  type Wire,
  type WireId,
} from "../model/circuit.ts";
import type { Result } from "../model/command.ts";
import { hasPins, isSwitch, kindNames, kinds, type Bit, type Kind } from "../model/kinds.ts";
import { boxNameError, isNamed, isUnique, nameError } from "../model/names.ts";
import { isFields, readField, refused, types, type Fields } from "./reading.ts";
import { cleanName, type ReadError, type Saved } from "./saved.ts";
import { circuitVersion, isKindOf } from "./write.ts";

export function readFields(fields: Fields): Result<Saved, ReadError> {
  const version = readField(fields, "", "version", types.version);
  if (!version.ok) return version;
  if (version.value > circuitVersion) return refused("newer_version", "version");
  const name = readField(fields, "", "name", types.text, "");
  if (!name.ok) return name;
  const known: Definitions = { list: [], sizes: new Map() };
  if (version.value >= 3) {
    const read = readDefinitions(fields, version.value, known);
    if (read) return read;
  }
  const drawing = readDrawing(fields, "", version.value, known);
  if (!drawing.ok) return drawing;
  return {
    ok: true,
    value: {
      name: cleanName(name.value),
      ...drawing.value,
      definitions: known.list,
    },
  };
}

/** The parts and wires inside a box, those of its boxes included. */
interface Size {
  readonly parts: number;
  readonly wires: number;
}

/** The definitions read so far, and the size of a box of each. */
interface Definitions {
  readonly list: Definition[];
  readonly sizes: Map<DefinitionId, Size>;
}

/** Adds to `known`; null unless something is refused. */
function readDefinitions(fields: Fields, version: number, known: Definitions) {
  const values = readField(fields, "", "definitions", types.list, []);
  if (!values.ok) return values;
  if (values.value.length > definitionsMax) return refused("too_many_definitions", "definitions");
  for (const [index, value] of values.value.entries()) {
    const path = `definitions[${index}]`;
    if (!isFields(value)) return refused("not_an_object", path);
    const id = readField(value, path, "id", types.id);
    if (!id.ok) return id;
    if (known.sizes.has(id.value)) return refused("id_twice", `${path}.id`);
    const name = readField(value, path, "name", types.text);
    if (!name.ok) return name;
    const code = boxNameError(known.list, null, name.value);
    if (code) return refused(code === "box_name_taken" ? "name_twice" : "not_a_name", `${path}.name`);
    const drawing = readDrawing(value, path, version, known);
    if (!drawing.ok) return drawing;
    known.sizes.set(id.value, sizeWith(ownSize(drawing.value), drawing.value.parts, known));
    known.list.push({ id: id.value, name: name.value, ...drawing.value });
  }
  return null;
}

function sizeWith(own: Size, parts: readonly Part[], { sizes }: Definitions): Size {
  const inner = parts.flatMap(({ definition = 0 }) => sizes.get(definition) ?? []);
  return {
    parts: inner.reduce((sum, each) => sum + each.parts, own.parts),
    wires: inner.reduce((sum, each) => sum + each.wires, own.wires),
  };
}

type ReadDrawing = Pick<Saved, "parts" | "wires" | "outputs">;

function readDrawing(
  fields: Fields,
  path: string,
  version: number,
  known: Definitions,
): Result<ReadDrawing, ReadError> {
  const inner = path === "" ? "" : `${path}.`;
  const parts = readField(fields, path, "parts", types.list);
  if (!parts.ok) return parts;
  if (parts.value.length > partsMax) return refused("too_many_parts", `${inner}parts`);
  const wires = readField(fields, path, "wires", types.list);
  if (!wires.ok) return wires;
  if (wires.value.length > wiresMax) return refused("too_many_wires", `${inner}wires`);
  const read = readParts(parts.value, `${inner}parts`, version, known);
  if (!read.ok) return read;
  const joined = readWires(wires.value, `${inner}wires`, read.value.byId);
  if (!joined.ok) return joined;
  const ordered = ascending(read.value.byId);
  const joinedWires = ascending(joined.value);
  const size = sizeWith({ parts: ordered.length, wires: joinedWires.length }, ordered, known);
  if (size.parts > partsMax) return refused("too_many_parts", `${inner}parts`);
  if (size.wires > wiresMax) return refused("too_many_wires", `${inner}wires`);
  const outputs = new Map(read.value.outputs);
  const renewed = new Map<PartId, Part>();
  let first = firstInside;
  for (const box of ordered) {
    if (box.kind !== "box") continue;
    const inside = known.sizes.get(box.definition ?? 0)?.parts ?? 0;
    const memory = read.value.memories.get(box.id) ?? "";
    if (memory !== "" && memory.length !== inside)
      return refused("not_a_memory", `${inner}parts[${read.value.indexes.get(box.id) ?? 0}].memory`);
    for (let index = 0; index < memory.length; index += 1)
      if (memory[index] === "1") outputs.set(first + index, 1);
    renewed.set(box.id, { ...box, first });
    first += inside;
  }
  return {
    ok: true,
    value: {
      parts: renewed.size === 0 ? ordered : ordered.map((part) => renewed.get(part.id) ?? part),
      wires: joinedWires,
      outputs,
    },
  };
}

interface ReadParts {
  readonly byId: ReadonlyMap<PartId, Part>;
  readonly outputs: ReadonlyMap<PartId, Bit>;
  /** The outputs inside each box that names them, and the index of each box in the list. */
  readonly memories: ReadonlyMap<PartId, string>;
  readonly indexes: ReadonlyMap<PartId, number>;
}

function readParts(
  values: readonly unknown[],
  list: string,
  version: number,
  known: Definitions,
): Result<ReadParts, ReadError> {
  const parts = new Map<PartId, Part>();
  const outputs = new Map<PartId, Bit>();
  const memories = new Map<PartId, string>();
  const indexes = new Map<PartId, number>();
  const names = new Set<string>();
  for (const [index, value] of values.entries()) {
    const path = `${list}[${index}]`;
    if (!isFields(value)) return refused("not_an_object", path);
    const part = readPart(value, path, version);
    if (!part.ok) return part;
    const { id, kind, name } = part.value;
    if (parts.has(id)) return refused("id_twice", `${path}.id`);
    const hasOwnName = name !== undefined && isUnique(kind);
    if (hasOwnName && names.has(name)) return refused("name_twice", `${path}.name`);
    const output = readField(value, path, "output", types.bit, 0);
    if (!output.ok) return output;

    const whole = hasPins(kind) ? readPins(value, path, part.value, known) : null;
    if (whole && !whole.ok) return whole;
    for (const each of whole?.value.parts ?? [part.value]) {
      if (parts.has(each.id)) return refused("id_twice", `${path}.pins`);
      parts.set(each.id, each);
    }
    if (whole?.value.memory) memories.set(id, whole.value.memory);
    indexes.set(id, index);
    if (hasOwnName) names.add(name);
    if (output.value === 1 && !isSwitch(kind)) outputs.set(id, 1);
  }
  return { ok: true, value: { byId: parts, outputs, memories, indexes } };
}

interface ReadPins {
  /** The part and its pins. */
  readonly parts: readonly Part[];
  readonly memory: string;
}

function readPins(fields: Fields, path: string, bare: Part, known: Definitions): Result<ReadPins, ReadError> {
  let part = bare;
  let definition: Definition | undefined;
  if (bare.kind === "box") {
    const id = readField(fields, path, "definition", types.id);
    if (!id.ok) return id;
    definition = known.list.find((each) => each.id === id.value);
    if (!definition) return refused("no_such_definition", `${path}.definition`);
    part = { ...bare, definition: definition.id, name: definition.name };
  }
  const pins = pinsOf(part, known.list);
  if (definition) part = { ...part, ...sizeOfBox(definition.name, pins) };
  const ids = readField(fields, path, "pins", types.list);
  if (!ids.ok) return ids;
  if (ids.value.length !== pins.length || !ids.value.every(types.id.is))
    return refused("wrong_pins", `${path}.pins`);
  const memory = readField(fields, path, "memory", types.memory, "");
  if (!memory.ok) return memory;
  const given = ids.value.filter(types.id.is);
  const own = pinParts(part, pins, (pin) => given[pins.indexOf(pin)] ?? 0);
  return { ok: true, value: { parts: [part, ...own], memory: memory.value } };
}

function readPart(fields: Fields, path: string, version: number): Result<Part, ReadError> {
  const id = readField(fields, path, "id", types.id);
  if (!id.ok) return id;
  const kind = readField(fields, path, "kind", { is: isKind, otherwise: "unknown_kind" });
  if (!kind.ok) return kind;
  if (!isKindOf(version, kind.value)) return refused("unknown_kind", `${path}.kind`);
  const x = readField(fields, path, "x", types.coordinate);
  if (!x.ok) return x;
  const y = readField(fields, path, "y", types.coordinate);
  if (!y.ok) return y;
  const showsOutput = readField(fields, path, "showsOutput", types.bool, false);
  if (!showsOutput.ok) return showsOutput;
  const on = readField(fields, path, "on", types.bool, false);
  if (!on.ok) return on;

  // Adding 0 turns -0 into 0.
  const bare: Part = { id: id.value, kind: kind.value, x: x.value + 0, y: y.value + 0 };
  const part: Part = {
    ...bare,
    ...(isSwitch(kind.value) ? { on: on.value && kind.value !== "button" } : {}),
    ...(showsOutput.value ? { showsOutput: true } : {}),
  };
  if (!isNamed(kind.value)) return { ok: true, value: part };
  const period =
    kind.value === "clock" ? readField(fields, path, "period", types.period, periods.usual) : null;
  if (period && !period.ok) return period;

  const name = readField(fields, path, "name", types.text);
  if (!name.ok) return name;
  // Only the form of the name is checked here. The caller, who knows all names before it, refuses a second use.
  if (nameError({ parts: [bare], wires: [], definitions: [] }, id.value, name.value))
    return refused("not_a_name", `${path}.name`);
  return { ok: true, value: { ...part, name: name.value, ...(period && { period: period.value }) } };
}

function readWires(
  values: readonly unknown[],
  list: string,
  parts: ReadonlyMap<PartId, Part>,
): Result<ReadonlyMap<WireId, Wire>, ReadError> {
  const wires = new Map<WireId, Wire>();
  const joined = new Set<number>();
  const inputs = new Map<PartId, number>();
  for (const [index, value] of values.entries()) {
    const path = `${list}[${index}]`;
    if (!isFields(value)) return refused("not_an_object", path);
    const id = readField(value, path, "id", types.id);
    if (!id.ok) return id;
    if (wires.has(id.value)) return refused("id_twice", `${path}.id`);
    const from = readEnd(value, path, "from", parts);
    if (!from.ok) return from;
    const to = readEnd(value, path, "to", parts);
    if (!to.ok) return to;

    const { isTarget, inputsMax } = kinds[to.value.kind];
    const pair = from.value.id * (idMax + 1) + to.value.id;
    const count = inputs.get(to.value.id) ?? 0;
    if (from.value === to.value) return refused("wire_to_itself", path);
    if (!kinds[from.value.kind].isSource) return refused("no_source", `${path}.from`);
    if (!isTarget) return refused("no_target", `${path}.to`);
    if (joined.has(pair)) return refused("wire_twice", path);
    if (count >= inputsMax) return refused("too_many_inputs", `${path}.to`);
    joined.add(pair);
    inputs.set(to.value.id, count + 1);
    wires.set(id.value, { id: id.value, from: from.value.id, to: to.value.id });
  }
  return { ok: true, value: wires };
}

function readEnd(
  fields: Fields,
  path: string,
  end: "from" | "to",
  parts: ReadonlyMap<PartId, Part>,
): Result<Part, ReadError> {
  const id = readField(fields, path, end, types.id);
  if (!id.ok) return id;
  const part = parts.get(id.value);
  return part ? { ok: true, value: part } : refused("no_such_part", `${path}.${end}`);
}

function isKind(value: unknown): value is Kind {
  return kindNames.some((kind) => kind === value);
}

function ascending<Item>(byId: ReadonlyMap<number, Item>): readonly Item[] {
  const items = [...byId];
  items.sort(([one], [other]) => one - other);
  return items.map(([, item]) => item);
}
