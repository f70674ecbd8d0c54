// Copy, cut, paste and duplicate: a selection as the text of a circuit file, and back. Pure.

import { circuitWords as words } from "#messages/circuit.ts";
import { readCircuit } from "../file/read.ts";
import { flat, withoutPins, withPins } from "../model/boxes/flat.ts";
import { writeCircuit } from "../file/write.ts";
import { coordinateMax, type Circuit, type Part } from "../model/circuit.ts";
import { boxOf, gridUnit, type Box } from "../scene/geometry.ts";
import { visibleArea } from "../scene/viewport.ts";
import { carryOut, carryOutSelecting } from "./commands.ts";
import type { Editor } from "./editor.ts";
import { onGrid, type Offset } from "./moving.ts";
import { overlap } from "./place.ts";
import { say } from "./selecting.ts";
import { itemsName } from "./words.ts";

/** The distance of a copy from the part that it would hide, to the right and down; a multiple of the grid step. */
const copyStep = 4 * gridUnit;

/** The text for the system's clipboard: the selected parts and the wires between them; null if no part is selected. */
export function selectionText(editor: Editor): string | null {
  const circuit = selectedCircuit(editor);
  if (circuit.parts.length === 0) return null;
  const { outputs } = editor.history.present;
  const values = new Map(flat(circuit).parts.map(({ id }) => [id, outputs.get(id) ?? 0] as const));
  return writeCircuit({ ...circuit, name: "", outputs: values });
}

function selectedCircuit({ history, selection }: Editor): Circuit {
  const { present } = history;
  const { parts, wires, definitions } = present;
  const chosen = withPins(present, withoutPins(present, selection.parts));
  const isCopied = (id: number) => chosen.has(id);
  return {
    definitions,
    parts: parts.filter(({ id }) => isCopied(id)),
    wires: wires.filter(({ from, to }) => isCopied(from) && isCopied(to)),
  };
}

export function copied(editor: Editor): Editor {
  const parts = { parts: editor.selection.parts, wires: new Set<number>() };
  return parts.parts.size === 0
    ? editor
    : say(editor, words.copied(itemsName(editor.history.present, parts)));
}

/** Deletes only what went to the clipboard, so a selected wire without selected parts stays. */
export function cut(editor: Editor): Editor {
  const { selection, history } = editor;
  if (selection.parts.size === 0) return editor;
  const line = words.cut(itemsName(history.present, selection));
  return carryOut(editor, { type: "delete", ...selection }, line);
}

export function pasted(editor: Editor, text: string): Editor {
  const read = readCircuit(text);
  if (!read.ok || read.value.parts.length === 0) return say(editor, words.noCircuitToPaste);
  return inserted(editor, read.value, words.pasted);
}

export function duplicated(editor: Editor): Editor {
  const circuit = selectedCircuit(editor);
  return circuit.parts.length === 0 ? editor : inserted(editor, circuit, words.duplicated);
}

function inserted(editor: Editor, circuit: Circuit, line: (names: string) => string): Editor {
  const offset = copyOffset(editor, circuit.parts);
  const next = carryOutSelecting(editor, { type: "insert", circuit, ...offset });
  if (next.history === editor.history) return next;
  const text = line(itemsName(next.history.present, next.selection));
  return { ...next, status: { ...next.status, text } };
}

/**
 * How far the copies are moved: not at all if their place is in view and free, else to the first free room below it, or to the
 * right; where that place is out of view, from the middle of the view on. Without free room they are moved by so many
 * steps that no part lies exactly on another.
 */
function copyOffset({ history, viewport, size }: Editor, copies: readonly Part[]): Offset {
  const boxes = copies.map(boxOf);
  const left = least(boxes.map(({ x }) => x));
  const top = least(boxes.map(({ y }) => y));
  const box = {
    x: left,
    y: top,
    width: -least(boxes.map(({ x, width }) => -x - width)) - left,
    height: -least(boxes.map(({ y, height }) => -y - height)) - top,
  };
  const view = visibleArea(viewport, size);
  const isSeen = overlap(box, view);
  const start = {
    dx: isSeen ? 0 : onGrid(view.x + (view.width - box.width) / 2 - left),
    dy: isSeen ? 0 : onGrid(view.y + (view.height - box.height) / 2 - top),
  };
  // The limits keep all copies on the sheet.
  const [rightmost, lowest] = [-least(copies.map(({ x }) => -x)), -least(copies.map(({ y }) => -y))];
  const most = { dx: coordinateMax - rightmost, dy: coordinateMax - lowest };
  const others = history.present.parts.map(boxOf);
  const isFree = ({ dx, dy }: Offset) => {
    const moved = { ...box, x: left + dx, y: top + dy };
    return dx <= most.dx && dy <= most.dy && !others.some((other) => overlap(moved, other));
  };
  const isWhole = ({ dx, dy }: Offset) =>
    left + dx >= view.x &&
    top + dy >= view.y &&
    left + dx + box.width <= view.x + view.width &&
    top + dy + box.height <= view.y + view.height;
  const places = placesFrom(start, box);
  const place = places.find((each) => isWhole(each) && isFree(each)) ?? places.find(isFree);
  return place ?? staircase(history.present.parts, copies, start, { left, top, ...most });
}

/** The room between a copy and its original, in which there may be a name. */
const room = { x: 40, y: 20 } as const;
const stepsMax = 30;

/** Places as far apart as the copies are large: those below, then the columns to the right. */
function placesFrom({ dx, dy }: Offset, { width, height }: Box): readonly Offset[] {
  const stepOf = (length: number) => Math.ceil(length / gridUnit) * gridUnit;
  const [across, down] = [stepOf(width + room.x), stepOf(height + room.y)];
  const steps = Array.from({ length: stepsMax }, (_, step) => step);
  return steps.flatMap((column) => steps.map((row) => ({ dx: dx + column * across, dy: dy + row * down })));
}

interface Limits {
  /** The least coordinates of the copies, so that none gets a negative one. */
  readonly left: number;
  readonly top: number;
  /** The largest offsets. */
  readonly dx: number;
  readonly dy: number;
}

function staircase(
  parts: readonly Part[],
  copies: readonly Part[],
  start: Offset,
  { left, top, dx: mostX, dy: mostY }: Limits,
): Offset {
  const kept = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));
  const taken = new Set(parts.map(({ x, y }) => `${x},${y}`));
  let offset = start;
  for (let steps = 0; steps <= taken.size; steps += 1) {
    offset = {
      dx: kept(start.dx + steps * copyStep, -left, mostX),
      dy: kept(start.dy + steps * copyStep, -top, mostY),
    };
    const { dx, dy } = offset;
    if (!copies.some(({ x, y }) => taken.has(`${x + dx},${y + dy}`))) break;
  }
  return offset;
}

const least = (values: readonly number[]): number =>
  values.reduce((lowest, value) => Math.min(lowest, value), Infinity);
