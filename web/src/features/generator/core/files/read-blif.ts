// Reads a combinational model in BLIF: its tables `.names`, computed over all rows. Pure, without recursion.
//
// Source: "Berkeley Logic Interchange Format (BLIF)", University of California (1992).

import { generatorFiles as texts } from "#messages/generator-files.ts";
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

interface Model {
  readonly inputs: string[];
  readonly outputs: string[];
  readonly tables: Map<string, Names>;
  /** The lines of the statements. */
  inputsLine: number;
  outputsLine: number;
}

export function readBlif(text: string): ReadTable {
  const model: Model = { inputs: [], outputs: [], tables: new Map(), inputsLine: 1, outputsLine: 1 };
  let open: Names | null = null;
  for (const { line, content } of logicalLines(text)) {
    if (content === ".end") break;
    if (content.startsWith(".")) {
      const found = statement(content, line, model);
      if (found && "ok" in found) return found;
      open = found;
    } else {
      const refused = row(content, line, open);
      if (refused) return refused;
    }
  }
  const { inputs, outputs, tables } = model;
  const twice = repeated(inputs) ?? repeated(outputs);
  if (twice !== null) return refusedAt(model.inputsLine, texts.twice(twice));
  const refused =
    sizeRefusal(model.inputsLine, inputs.length, null) ??
    sizeRefusal(model.outputsLine, null, outputs.length);
  if (refused) return refused;
  const literals = [...tables.values()].reduce(
    (sum, { inputs: of, rows }) => sum + (of.length + 1) * (rows.length + 1),
    0,
  );
  if (literals * wordsOf(inputs.length) > workMax) return refusedAt(null, texts.tooMuch);
  return computed(model);
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
function statement(content: string, line: number, model: Model): Names | Refused | null {
  const [word = "", ...rest] = content.split(/\s+/);
  switch (word) {
    case ".model":
      return null;
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
      if (model.tables.has(output)) return refusedAt(line, texts.twice(output));
      const names = { line, inputs: rest.slice(0, -1), output, rows: [] };
      model.tables.set(output, names);
      return names;
    }
    case ".latch":
      return refusedAt(line, texts.latch);
    default:
      return refusedAt(line, texts.unknown(word));
  }
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

function computed({ inputs, outputs, outputsLine, tables }: Model): ReadTable {
  const count = inputs.length;
  const none = emptyColumn(count);
  const columns = new Map<string, BitColumn>(inputs.map((name, at) => [name, inputColumn(at, count)]));
  const started = new Set<string>();
  for (const output of outputs) {
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
  return {
    ok: true,
    table: {
      inputs,
      outputs: outputs.map((name) => ({ name, values: digitsOf(columns.get(name) ?? none, none, count) })),
    },
  };
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
