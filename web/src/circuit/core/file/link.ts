// Packs a circuit into a short text for an address, and unpacks it. Pure and synchronous. The unpacked fields go
// through the reader of files, so that a link can hold nothing that a file may not.

import {
  partsMax,
  periods,
  wiresMax,
  type Definition,
  type Part,
  type Remembering,
} from "../model/circuit.ts";
import type { Result } from "../model/command.ts";
import { hasPins, isSwitch, type Kind } from "../model/kinds.ts";
import { isNamed } from "../model/names.ts";
import { fromBase64url, toBase64url } from "./base64url.ts";
import { ByteReader, checksum, pushDouble, pushNumber, pushSigned } from "./bytes.ts";
import { fileTextMax } from "./read.ts";
import { readFields } from "./read-fields.ts";
import { refused } from "./reading.ts";
import type { ReadError, Saved } from "./saved.ts";
import { circuitVersion, memoryOf, pinIds, versionOf } from "./write.ts";

/** The kinds by their numbers in a link, which never change. */
const linkKinds: readonly Kind[] = [
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
  "box",
  "segments",
  "hexDigit",
];

/** This number in the head of a part, which has four bits for it, says that the kind's number less 15 follows. */
const laterKinds = 15;

/** Positions are differences: in steps of 5 if all are on the grid, in steps of 1 if all are whole, else doubles. */
const scales = [5, 1] as const;
const doubles = scales.length;

/**
 * The bytes are: version, scale and name; from version 3 on, the definitions, each with id, name and drawing; the drawing;
 * and a checksum of two bytes. A drawing is: counts; for each part, its kind and flags in one byte, the difference of ids and of
 * positions from the part before it, its name, a clock's period, and its pins; for each wire, the
 * differences of its id and its ends from the wire before it. An 8-bit adder takes about 1,000 characters.
 */
export function packLink(saved: Saved): string {
  const { name, definitions } = saved;
  const version = versionOf(saved);
  const bytes: number[] = [version];
  const all = [saved, ...definitions].flatMap(({ parts }) => parts.filter(({ of }) => of === undefined));
  const scale = scales.findIndex((unit) => all.every(({ x, y }) => x % unit === 0 && y % unit === 0));
  bytes.push(scale < 0 ? doubles : scale);
  pushText(bytes, name);
  if (version >= 3) {
    pushNumber(bytes, definitions.length);
    for (const definition of definitions) {
      pushNumber(bytes, definition.id);
      pushText(bytes, definition.name);
      pushDrawing(bytes, definition, definitions, scales[scale]);
    }
  }
  pushDrawing(bytes, saved, definitions, scales[scale]);
  return toBase64url([...bytes, ...checksum(bytes)]);
}

function pushDrawing(
  bytes: number[],
  { parts: drawn, wires, outputs }: Omit<Definition, "id" | "name">,
  definitions: readonly Definition[],
  scale: number | undefined,
): void {
  const parts = drawn.filter(({ of }) => of === undefined);
  pushNumber(bytes, parts.length);
  pushNumber(bytes, wires.length);
  let before: Pick<Part, "id" | "x" | "y"> = { id: 0, x: 0, y: 0 };
  for (const part of parts) {
    const gap = part.id - before.id - 1;
    const kind = linkKinds.indexOf(part.kind);
    const number = Math.min(kind, laterKinds);
    bytes.push(
      (number & 7) |
        (number & 8 ? 128 : 0) |
        (part.on ? 8 : 0) |
        (!isSwitch(part.kind) && outputs?.get(part.id) === 1 ? 16 : 0) |
        (part.showsOutput ? 32 : 0) |
        (gap > 0 ? 64 : 0),
    );
    if (number === laterKinds) bytes.push(kind - laterKinds);
    if (gap > 0) pushNumber(bytes, gap);
    pushWay(bytes, scale, before.x, part.x);
    pushWay(bytes, scale, before.y, part.y);
    if (isNamed(part.kind)) pushText(bytes, part.name ?? "");
    if (part.kind === "clock") pushNumber(bytes, part.period ?? periods.usual);
    if (hasPins(part.kind)) pushPins(bytes, part, drawn, definitions, outputs);
    before = part;
  }

  let wireBefore = { id: 0, from: 0, to: 0 };
  for (const wire of wires) {
    const gap = wire.id - wireBefore.id - 1;
    pushSigned(bytes, 2 * (wire.from - wireBefore.from) + (gap > 0 ? 1 : 0));
    if (gap > 0) pushNumber(bytes, gap);
    pushSigned(bytes, wire.to - wireBefore.to);
    wireBefore = wire;
  }
}

/** The definition of a box, the differences of the pins' ids, and the outputs inside a box, eight a byte. */
function pushPins(
  bytes: number[],
  part: Part,
  drawn: readonly Part[],
  definitions: readonly Definition[],
  outputs: Remembering["outputs"],
): void {
  if (part.kind === "box") pushNumber(bytes, part.definition ?? 0);
  const pins = pinIds(part, drawn, definitions);
  pushNumber(bytes, pins.length);
  let before = part.id;
  for (const id of pins) {
    pushSigned(bytes, id - before - 1);
    before = id;
  }
  if (part.kind !== "box") return;
  const memory = memoryOf(part, definitions, outputs);
  const length = memory.includes(1) ? memory.length : 0;
  pushNumber(bytes, length);
  for (let start = 0; start < length; start += 8)
    bytes.push(memory.slice(start, start + 8).reduce<number>((byte, bit, at) => byte | (bit << at), 0));
}

export function unpackLink(text: string): Result<Saved, ReadError> {
  if (text.length > fileTextMax) return refused("too_large", "");
  const all = fromBase64url(text);
  if (!all || all.length < 3) return refused("damaged_link", "");
  const bytes = all.slice(0, -2);
  const [version = 0] = bytes;
  if (checksum(bytes).some((sum, index) => all[bytes.length + index] !== sum))
    return refused("damaged_link", "");
  if (version > circuitVersion) return refused("newer_version", "version");

  const reader = new ByteReader(bytes.slice(1));
  const scale = reader.byte();
  const name = readText(reader);
  const definitions: object[] = [];
  const count = version >= 3 ? reader.number() : 0;
  for (let index = 0; index < count && !reader.isSpent; index += 1) {
    const id = reader.number();
    const own = { id, name: readText(reader) };
    const drawing = readDrawing(reader, scale, version);
    if (!drawing.ok) return drawing;
    definitions.push({ ...own, ...drawing.value });
  }
  const drawing = readDrawing(reader, scale, version);
  if (!drawing.ok) return drawing;
  if (version < 1 || scale > doubles || !reader.isAtEnd) return refused("damaged_link", "");
  return readFields({ version, name, definitions, ...drawing.value });
}

function readDrawing(reader: ByteReader, scale: number, version: number): Result<object, ReadError> {
  const partCount = reader.number();
  const wireCount = reader.number();
  if (partCount > partsMax) return refused("too_many_parts", "parts");
  if (wireCount > wiresMax) return refused("too_many_wires", "wires");
  const parts = readParts(reader, partCount, scale, version);
  const wires = readWires(reader, wireCount);
  return { ok: true, value: { parts, wires } };
}

function readParts(reader: ByteReader, count: number, scale: number, version: number): readonly object[] {
  const parts: object[] = [];
  let before = { id: 0, x: 0, y: 0 };
  for (let index = 0; index < count && !reader.isSpent; index += 1) {
    const head = reader.byte();
    const number = (head & 7) | (version > 1 && head & 128 ? 8 : 0);
    // Number 15 has no kind in version 2.
    const kind =
      number < laterKinds
        ? linkKinds[number]
        : version > 2
          ? linkKinds[laterKinds + reader.byte()]
          : undefined;
    const id = before.id + 1 + (head & 64 ? reader.number() : 0);
    const x = readWay(reader, scales[scale], before.x);
    const y = readWay(reader, scales[scale], before.y);
    before = { id, x, y };
    parts.push({
      ...before,
      // The reader of files refuses a number without a kind.
      kind: kind ?? "",
      ...(kind && isNamed(kind) ? { name: readText(reader) } : {}),
      ...(kind === "clock" ? { period: reader.number() } : {}),
      ...(kind && hasPins(kind) ? readPins(reader, kind, id) : {}),
      on: (head & 8) > 0,
      output: head & 16 ? 1 : 0,
      showsOutput: (head & 32) > 0,
    });
  }
  return parts;
}

function readPins(reader: ByteReader, kind: Kind, part: number): object {
  const definition = kind === "box" ? { definition: reader.number() } : {};
  const pins: number[] = [];
  const count = reader.number();
  let before = part;
  for (let index = 0; index < count && !reader.isSpent; index += 1) {
    before += reader.signed() + 1;
    pins.push(before);
  }
  if (kind !== "box") return { pins };
  const length = reader.number();
  let memory = "";
  for (let start = 0; start < length && !reader.isSpent; start += 8) {
    const byte = reader.byte();
    for (let at = start; at < Math.min(length, start + 8); at += 1) memory += (byte >> (at - start)) & 1;
  }
  return { ...definition, pins, memory };
}

function readWires(reader: ByteReader, count: number): readonly object[] {
  const wires: object[] = [];
  let before = { id: 0, from: 0, to: 0 };
  for (let index = 0; index < count && !reader.isSpent; index += 1) {
    const head = reader.signed();
    const hasGap = head % 2 !== 0;
    const id = before.id + 1 + (hasGap ? reader.number() : 0);
    before = { id, from: before.from + (head - (hasGap ? 1 : 0)) / 2, to: before.to + reader.signed() };
    wires.push(before);
  }
  return wires;
}

function pushWay(bytes: number[], scale: number | undefined, from: number, to: number): void {
  if (scale === undefined) pushDouble(bytes, to);
  else pushSigned(bytes, (to - from) / scale);
}

function readWay(reader: ByteReader, scale: number | undefined, from: number): number {
  return scale === undefined ? reader.double() : from + scale * reader.signed();
}

/** The number of code points of the text, then each code point. */
function pushText(bytes: number[], text: string): void {
  const points = [...text];
  pushNumber(bytes, points.length);
  for (const point of points) pushNumber(bytes, point.codePointAt(0) ?? 0);
}

function readText(reader: ByteReader): string {
  const length = reader.number();
  let text = "";
  for (let index = 0; index < length && !reader.isSpent; index += 1) {
    const point = reader.number();
    text += String.fromCodePoint(Math.min(point, 0x10ffff));
  }
  return text;
}
