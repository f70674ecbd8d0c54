// Reads a combinational circuit in BLIF: its tables, gates and the models within it, computed over all rows. Pure,
// without recursion.
//
// Source: "Berkeley Logic Interchange Format (BLIF)", University of California (1992).

import { generatorFiles as texts } from "#messages/generator.ts";
import {
  combine,
  digitsOf,
  emptyColumn,
  fullColumn,
  inputColumn,
  productColumn,
  wordsOf,
  type BitColumn,
} from "./bit-columns.ts";
import { refusedAt, repeated, sizeRefusal, workMax, type ReadTable, type Refused } from "./table-file.ts";

interface Names {
  readonly line: number;
  readonly inputs: readonly string[];
  readonly output: string;
  readonly rows: { readonly line: number; readonly inputs: string; readonly value: string }[];
}

/** A part of a model that is a model of its own. */
interface Subcircuit {
  readonly line: number;
  readonly model: string;
  /** The model's signals and those that they are joined to. */
  readonly joins: readonly (readonly [formal: string, actual: string])[];
}

interface Model {
  readonly inputs: string[];
  readonly outputs: string[];
  readonly tables: Map<string, Names>;
  readonly subcircuits: Subcircuit[];
  /** The tables of the don't-cares of the outputs, by the names of these; null without `.exdc`. */
  free: Map<string, Names> | null;
  /** The lines of the statements. */
  inputsLine: number;
  outputsLine: number;
}

interface File {
  /** The first one is the file's circuit. */
  readonly models: Map<string, Model>;
  readonly notes: string[];
}

export function readBlif(text: string): ReadTable {
  const file: File = { models: new Map(), notes: [] };
  let model: Model | null = null;
  let open: Names | null = null;
  for (const { line, content } of logicalLines(text)) {
    const [word = "", ...rest] = content.split(/\s+/);
    if (word === ".end") {
      model = null;
      open = null;
    } else if (word === ".model" || !model) {
      const name: string = word === ".model" ? (rest[0] ?? "") : "";
      if (!content.startsWith(".")) return refusedAt(line, texts.noTable);
      const before = file.models.get(name);
      if (before && name !== "") return refusedAt(line, texts.twice(name));
      model = before ?? emptyModel(line);
      file.models.set(name, model);
      open = null;
      if (word === ".model") continue;
    }
    if (!model) continue;
    if (content.startsWith(".")) {
      const found = statement(word, rest, line, model, file.notes);
      if (found && "ok" in found) return found;
      open = found;
    } else {
      const refused = row(content, line, open);
      if (refused) return refused;
    }
  }
  const [first] = file.models.values();
  if (!first) return refusedAt(null, texts.missing(".model"));
  const { inputs, outputs } = first;
  const twice = repeated(inputs) ?? repeated(outputs);
  if (twice !== null) return refusedAt(first.inputsLine, texts.twice(twice));
  const refused =
    sizeRefusal(first.inputsLine, inputs.length, null) ??
    sizeRefusal(first.outputsLine, null, outputs.length);
  if (refused) return refused;
  const tables = flattened(first, file);
  if (!(tables instanceof Map)) return tables;
  const all = [...tables.values(), ...(first.free?.values() ?? [])];
  const literals = all.reduce((sum, { inputs: of, rows }) => sum + (of.length + 1) * (rows.length + 1), 0);
  if (literals * wordsOf(inputs.length) > workMax) return refusedAt(null, texts.tooMuch);
  const columns = computed(first, tables, outputs);
  if (!(columns instanceof Map)) return columns;
  // Without a table, an output has no don't-cares.
  const freeOutputs = outputs.filter((name) => first.free?.has(name));
  const free = computed(first, first.free ?? new Map(), freeOutputs);
  if (!(free instanceof Map)) return free;
  const none = emptyColumn(inputs.length);
  return {
    ok: true,
    table: {
      inputs,
      outputs: outputs.map((name) => {
        const dontCares = freeOutputs.includes(name) ? (free.get(name) ?? none) : none;
        const ones = combine((columns.get(name) ?? none).slice(), dontCares, (one, other) => one & ~other);
        return { name, values: digitsOf(ones, dontCares, inputs.length) };
      }),
    },
    notes: file.notes,
    border: null,
  };
}

function emptyModel(line: number): Model {
  return {
    inputs: [],
    outputs: [],
    tables: new Map(),
    subcircuits: [],
    free: null,
    inputsLine: line,
    outputsLine: line,
  };
}

/** Lines without comments; a line that ends in a backslash goes on in the next one. */
function logicalLines(text: string): readonly { readonly line: number; readonly content: string }[] {
  const found: { line: number; content: string }[] = [];
  let continued: { line: number; content: string } | null = null;
  for (const [at, whole] of text.split(/\r\n|\r|\n/).entries()) {
    const content = whole.replace(/#.*/, "").trimEnd();
    const joined: { line: number; content: string } = continued
      ? { line: continued.line, content: `${continued.content} ${content}` }
      : { line: at + 1, content };
    continued = joined.content.endsWith("\\") ? { ...joined, content: joined.content.slice(0, -1) } : null;
    if (!continued && joined.content.trim() !== "") found.push({ ...joined, content: joined.content.trim() });
  }
  if (continued) found.push({ ...continued, content: continued.content.trim() });
  return found.filter(({ content }) => content !== "");
}

/** The table that rows follow; null for another statement. */
function statement(
  word: string,
  rest: readonly string[],
  line: number,
  model: Model,
  notes: string[],
): Names | Refused | null {
  switch (word) {
    case ".inputs":
      model.inputsLine = line;
      model.inputs.push(...rest);
      return null;
    case ".outputs":
      model.outputsLine = line;
      model.outputs.push(...rest);
      return null;
    case ".names": {
      const output = rest.at(-1);
      if (output === undefined) return refusedAt(line, texts.noNames);
      const tables = model.free ?? model.tables;
      if (tables.has(output)) return refusedAt(line, texts.twice(output));
      const names = { line, inputs: rest.slice(0, -1), output, rows: [] };
      tables.set(output, names);
      return names;
    }
    case ".exdc":
      model.free = new Map();
      return null;
    case ".subckt": {
      const [name = "", ...pins] = rest;
      const joins = joinsOf(pins);
      if (!joins) return refusedAt(line, texts.pins(word));
      model.subcircuits.push({ line, model: name, joins });
      return null;
    }
    case ".gate": {
      const [name = "", ...pins] = rest;
      const joins = joinsOf(pins);
      if (!joins) return refusedAt(line, texts.pins(word));
      const table = gateTable(name, joins, line);
      if (!table) return refusedAt(line, texts.gate(name));
      if (model.tables.has(table.output)) return refusedAt(line, texts.twice(table.output));
      model.tables.set(table.output, table);
      return null;
    }
    case ".latch":
    case ".mlatch":
      return refusedAt(line, texts.latch);
    case ".clock":
    case ".start_kiss":
    case ".search":
      return refusedAt(line, texts.unknown(word));
    default:
      // Times, areas and names for other tools say nothing about the functions.
      notes.push(texts.skipped(line, word));
      return null;
  }
}

function joinsOf(pins: readonly string[]): Subcircuit["joins"] | null {
  const joins = pins.map((pin) => pin.split("=") as [string, string]);
  return joins.every((pair) => pair.length === 2 && pair.every((name) => name !== "")) ? joins : null;
}

/** The value of a gate for all of its inputs; null for a name that no library of gates has. */
function gateValue(name: string): ((ones: number, inputs: number) => boolean) | null {
  const kind = /^(inv|not|buf|and|or|nand|nor|xor|xnor)\d*(?:x\d+)?$/i.exec(name)?.[1]?.toLowerCase();
  switch (kind) {
    case "buf":
      return (ones) => ones === 1;
    case "inv":
    case "not":
      return (ones) => ones === 0;
    case "and":
      return (ones, inputs) => ones === inputs;
    case "nand":
      return (ones, inputs) => ones < inputs;
    case "or":
      return (ones) => ones > 0;
    case "nor":
      return (ones) => ones === 0;
    case "xor":
      return (ones) => ones % 2 === 1;
    case "xnor":
      return (ones) => ones % 2 === 0;
    default:
      return null;
  }
}

const gateInputsMax = 8;

/** The table of a gate, whose last pin is its output. */
function gateTable(name: string, joins: Subcircuit["joins"], line: number): Names | null {
  const value = gateValue(name);
  const output = joins.at(-1)?.[1];
  const inputs = joins.slice(0, -1).map(([, actual]) => actual);
  const isSingle = /^(?:inv|not|buf)/i.test(name);
  const fits = isSingle ? inputs.length === 1 : inputs.length > 1 && inputs.length <= gateInputsMax;
  if (!value || output === undefined || !fits) return null;
  const rows = Array.from({ length: 2 ** inputs.length }, (_, number) =>
    number.toString(2).padStart(inputs.length, "0"),
  );
  const isOne = (digits: string) => value([...digits].filter((digit) => digit === "1").length, inputs.length);
  return {
    line,
    inputs,
    output,
    rows: rows.filter(isOne).map((digits) => ({ line, inputs: digits, value: "1" })),
  };
}

/** More tables, or models within models, are not put together. */
const tablesMax = 20_000;
const depthMax = 50;

/** The tables of the circuit and of all models in it, each with signals of its own. */
function flattened(circuit: Model, { models }: File): Map<string, Names> | Refused {
  const found = new Map<string, Names>();
  const waiting: { model: Model; nameOf: (signal: string) => string; depth: number }[] = [
    { model: circuit, nameOf: (signal) => signal, depth: 0 },
  ];
  let parts = 0;
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { model, nameOf, depth } = next;
    for (const { line, inputs, output, rows } of model.tables.values()) {
      const name = nameOf(output);
      if (found.has(name)) return refusedAt(line, texts.twice(name));
      if (found.size >= tablesMax) return refusedAt(line, texts.tooMuch);
      found.set(name, { line, inputs: inputs.map(nameOf), output: name, rows });
    }
    for (const { line, model: of, joins } of model.subcircuits) {
      const inner = models.get(of);
      if (!inner) return refusedAt(line, texts.noModel(of));
      if (depth >= depthMax) return refusedAt(line, texts.withinItself(of));
      const wrong = joins.find(([formal]) => ![...inner.inputs, ...inner.outputs].includes(formal));
      if (wrong) return refusedAt(line, texts.noPin(of, wrong[0]));
      parts += 1;
      if (parts > tablesMax) return refusedAt(line, texts.tooMuch);
      const actuals = new Map(joins);
      // No signal of a file has a blank in its name.
      const prefix = `${parts} `;
      waiting.push({
        model: inner,
        depth: depth + 1,
        nameOf: (signal) => {
          const actual = actuals.get(signal);
          return actual === undefined ? `${prefix}${signal}` : nameOf(actual);
        },
      });
    }
  }
  return found;
}

function row(content: string, line: number, open: Names | null): Refused | null {
  if (!open) return refusedAt(line, texts.noTable);
  const parts = content.split(/\s+/);
  const [inputs = "", value = ""] = open.inputs.length === 0 ? ["", ...parts] : parts;
  const wrong = /[^01-]/.exec(inputs) ?? /[^01]/.exec(value);
  if (wrong) return refusedAt(line, texts.sign(wrong[0]));
  if (
    parts.length !== (open.inputs.length === 0 ? 1 : 2) ||
    inputs.length !== open.inputs.length ||
    value.length !== 1
  )
    return refusedAt(line, texts.digits(inputs.length + value.length, open.inputs.length, 1));
  if (open.rows.some((other) => other.value !== value)) return refusedAt(line, texts.bothValues(open.output));
  open.rows.push({ line, inputs, value });
  return null;
}

/** The columns of the wanted signals, and of those that they depend on. */
function computed(
  { inputs, outputsLine }: Model,
  tables: ReadonlyMap<string, Names>,
  wanted: readonly string[],
): Map<string, BitColumn> | Refused {
  const count = inputs.length;
  const columns = new Map<string, BitColumn>(inputs.map((name, at) => [name, inputColumn(at, count)]));
  const started = new Set<string>();
  for (const output of wanted) {
    // A table waits on the stack until its inputs are computed.
    const waiting: { name: string; line: number }[] = [{ name: output, line: outputsLine }];
    for (let next = waiting.at(-1); next; next = waiting.at(-1)) {
      const { name, line } = next;
      if (columns.has(name)) {
        waiting.pop();
        continue;
      }
      const table = tables.get(name);
      if (!table) return refusedAt(line, texts.noSource(name));
      const missing = table.inputs.filter((input) => !columns.has(input));
      if (missing.length === 0) {
        columns.set(name, columnOf(table, columns, count));
        waiting.pop();
      } else if (started.has(name)) return refusedAt(table.line, texts.loop(name));
      else {
        started.add(name);
        waiting.push(...missing.map((input) => ({ name: input, line: table.line })));
      }
    }
  }
  return columns;
}

function columnOf(
  { inputs, rows }: Names,
  columns: ReadonlyMap<string, BitColumn>,
  count: number,
): BitColumn {
  const all = fullColumn(count);
  const literals = inputs.map((name) => {
    const plain = columns.get(name) ?? emptyColumn(count);
    return { plain, complement: combine(plain.slice(), all, (one, every) => ~one & every) };
  });
  const column = emptyColumn(count);
  for (const { inputs: digits } of rows)
    combine(column, productColumn(digits, literals, all), (one, other) => one | other);
  // Rows with the value 0 are those in which the signal is 0.
  return rows[0]?.value === "0" ? combine(column, all, (one, every) => ~one & every) : column;
}
