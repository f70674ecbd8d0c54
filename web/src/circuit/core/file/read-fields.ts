// Reads the fields of our own format. Checks limits first, then each value; drops unknown fields. Pure.

import {
  idMax,
  partsMax,
  periods,
  wiresMax,
  type Part,
  type PartId,
  type Wire,
  type WireId,
} from "../model/circuit.ts";
import type { Result } from "../model/command.ts";
import { isSwitch, kindNames, kinds, type Bit, type Kind } from "../model/kinds.ts";
import { isNamed, nameError } from "../model/names.ts";
import { isFields, readField, refused, types, type Fields } from "./reading.ts";
import { cleanName, type ReadError, type Saved } from "./saved.ts";
import { circuitVersion, isKindOf } from "./write.ts";

export function readFields(fields: Fields): Result<Saved, ReadError> {
  const version = readField(fields, "", "version", types.version);
  if (!version.ok) return version;
  if (version.value > circuitVersion) return refused("newer_version", "version");

  const parts = readField(fields, "", "parts", types.list);
  if (!parts.ok) return parts;
  if (parts.value.length > partsMax) return refused("too_many_parts", "parts");
  const wires = readField(fields, "", "wires", types.list);
  if (!wires.ok) return wires;
  if (wires.value.length > wiresMax) return refused("too_many_wires", "wires");

  const name = readField(fields, "", "name", types.text, "");
  if (!name.ok) return name;
  const read = readParts(parts.value, version.value);
  if (!read.ok) return read;
  const joined = readWires(wires.value, read.value.byId);
  if (!joined.ok) return joined;
  return {
    ok: true,
    value: {
      name: cleanName(name.value),
      parts: ascending(read.value.byId),
      wires: ascending(joined.value),
      outputs: read.value.outputs,
    },
  };
}

interface ReadParts {
  readonly byId: ReadonlyMap<PartId, Part>;
  readonly outputs: ReadonlyMap<PartId, Bit>;
}

function readParts(values: readonly unknown[], version: number): Result<ReadParts, ReadError> {
  const parts = new Map<PartId, Part>();
  const outputs = new Map<PartId, Bit>();
  const names = new Set<string>();
  for (const [index, value] of values.entries()) {
    const path = `parts[${index}]`;
    if (!isFields(value)) return refused("not_an_object", path);
    const part = readPart(value, path, version);
    if (!part.ok) return part;
    const { id, kind, name } = part.value;
    if (parts.has(id)) return refused("id_twice", `${path}.id`);
    const isUnique = name !== undefined && kind !== "note";
    if (isUnique && names.has(name)) return refused("name_twice", `${path}.name`);
    const output = readField(value, path, "output", types.bit, 0);
    if (!output.ok) return output;

    parts.set(id, part.value);
    if (isUnique) names.add(name);
    if (output.value === 1 && !isSwitch(kind)) outputs.set(id, 1);
  }
  return { ok: true, value: { byId: parts, outputs } };
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
  if (nameError({ parts: [bare], wires: [] }, id.value, name.value))
    return refused("not_a_name", `${path}.name`);
  return { ok: true, value: { ...part, name: name.value, ...(period && { period: period.value }) } };
}

function readWires(
  values: readonly unknown[],
  parts: ReadonlyMap<PartId, Part>,
): Result<ReadonlyMap<WireId, Wire>, ReadError> {
  const wires = new Map<WireId, Wire>();
  const joined = new Set<number>();
  const inputs = new Map<PartId, number>();
  for (const [index, value] of values.entries()) {
    const path = `wires[${index}]`;
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
