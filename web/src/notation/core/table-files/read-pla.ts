// Reads a PLA file: products of inputs, and for each output what they say. Pure.
//
// Source: the manual page espresso(5), University of California.

import { generatorFiles as texts } from "#messages/generator.ts";
import {
  combine,
  digitsOf,
  emptyColumn,
  fullColumn,
  literalsOf,
  productColumn,
  wordsOf,
  type BitColumn,
} from "./bit-columns.ts";
import { refusedAt, repeated, sizeRefusal, workMax, type ReadTable, type Refused } from "./table-file.ts";

/** Which rows the lines give: those that are 1 (f), free (d) or 0 (r); the rest is what is not given. */
const types = ["f", "r", "fd", "fr", "dr", "fdr"] as const;

/** Statements that change what the lines mean, in a way that is not read here. */
const unread: ReadonlySet<string> = new Set([".mv", ".kiss", ".symbolic", ".symbolic-output"]);
type Type = (typeof types)[number];

interface Head {
  inputs: number;
  outputs: number;
  inputNames: readonly string[] | null;
  outputNames: readonly string[] | null;
  type: Type;
  /** The statement whose names go on in the next line. */
  naming: { readonly word: ".ilb" | ".ob"; readonly line: number } | null;
  readonly notes: string[];
}

interface ProductLine {
  readonly line: number;
  readonly inputs: string;
  readonly outputs: string;
}

export function readPla(text: string): ReadTable {
  const head: Head = {
    inputs: 0,
    outputs: 0,
    inputNames: null,
    outputNames: null,
    type: "fd",
    naming: null,
    notes: [],
  };
  const products: ProductLine[] = [];
  for (const [at, whole] of text.split(/\r\n|\r|\n/).entries()) {
    const line = at + 1;
    const content = whole.replace(/#.*/, "").trim();
    if (content === "") continue;
    if (/^\.e(?:nd)?$/.test(content)) break;
    const refused = content.startsWith(".")
      ? statement(content, line, head)
      : head.naming
        ? moreNames(head.naming.word, content.split(/\s+/), line, head)
        : product(content, line, head, products);
    if (refused) return refused;
  }
  const { inputs, outputs } = head;
  const unnamed = missingNames(head);
  if (unnamed) return unnamed;
  if (inputs === 0) return refusedAt(null, texts.missing(".i"));
  if (outputs === 0) return refusedAt(null, texts.missing(".o"));
  if (products.length * wordsOf(inputs) * (inputs + outputs) > workMax) return refusedAt(null, texts.tooMuch);
  return columnsOf(head, products);
}

/** Why the names of inputs or outputs are not whole; null where they are. */
function missingNames({ naming, inputNames, outputNames, inputs, outputs }: Head): Refused | null {
  if (!naming) return null;
  const [names, wanted] = naming.word === ".ilb" ? [inputNames, inputs] : [outputNames, outputs];
  return refusedAt(naming.line, texts.names(naming.word, names?.length ?? 0, wanted));
}

/** Reads a line that begins with a point. */
function statement(content: string, line: number, head: Head): Refused | null {
  const unnamed = missingNames(head);
  if (unnamed) return unnamed;
  const [word = "", ...rest] = content.split(/\s+/);
  const number = /^\d{1,6}$/.test(rest[0] ?? "") ? Number(rest[0]) : null;
  switch (word) {
    case ".i":
    case ".o": {
      if (number === null) return refusedAt(line, texts.noNumber(word));
      if (word === ".i") head.inputs = number;
      else head.outputs = number;
      return sizeRefusal(line, word === ".i" ? number : null, word === ".o" ? number : null);
    }
    case ".ilb":
    case ".ob": {
      if (word === ".ilb") head.inputNames = [];
      else head.outputNames = [];
      return moreNames(word, rest, line, head);
    }
    case ".type": {
      const type = types.find((known) => known === rest[0]);
      if (!type) return refusedAt(line, texts.type(rest[0] ?? "", types));
      head.type = type;
      return null;
    }
    // The number of products, which is counted here.
    case ".p":
      return null;
    default:
      if (unread.has(word)) return refusedAt(line, texts.unknown(word));
      // The rest says how to minimise, and not what the functions are.
      head.notes.push(texts.skipped(line, word));
      return null;
  }
}

/** Adds names; those that are still missing are in the next lines. */
function moreNames(word: ".ilb" | ".ob", more: readonly string[], line: number, head: Head): Refused | null {
  const wanted = word === ".ilb" ? head.inputs : head.outputs;
  const names = [...((word === ".ilb" ? head.inputNames : head.outputNames) ?? []), ...more];
  if (names.length > wanted) return refusedAt(line, texts.names(word, names.length, wanted));
  const twice = repeated(names);
  if (twice !== null) return refusedAt(line, texts.twice(twice));
  if (word === ".ilb") head.inputNames = names;
  else head.outputNames = names;
  head.naming = names.length < wanted ? { word, line } : null;
  return null;
}

function product(content: string, line: number, head: Head, products: ProductLine[]): Refused | null {
  const { inputs, outputs } = head;
  if (inputs === 0 || outputs === 0) return refusedAt(line, texts.headFirst);
  const digits = content.replaceAll(/[\s|]/g, "");
  if (digits.length !== inputs + outputs)
    return refusedAt(line, texts.digits(digits.length, inputs, outputs));
  const [left, right] = [digits.slice(0, inputs), digits.slice(inputs)];
  const wrong = /[^01\-2~xX]/.exec(left) ?? /[^01\-~234xX]/.exec(right);
  if (wrong) return refusedAt(line, texts.sign(wrong[0]));
  products.push({ line, inputs: left, outputs: right });
  return null;
}

/** Espresso's other signs: 4 for 1, 2 for -, 3 for ~; other tools write x for -. */
const plain: Readonly<Record<string, string>> = { "4": "1", "2": "-", "3": "~", x: "-", X: "-" };

type Given = Readonly<Record<"1" | "-" | "0", BitColumn>>;

/** The rows that are 1: where ones are not given, all that are neither 0 nor free. A free row is free also where it is given as 1. */
function onesOf(column: Given, type: Type, all: BitColumn): BitColumn {
  const free = type.includes("d") ? column["-"] : null;
  const ones = type.includes("f")
    ? column["1"].slice()
    : combine(column["0"].slice(), all, (zero, every) => ~zero & every);
  return free ? combine(ones, free, (one, other) => one & ~other) : ones;
}

/** The free rows: where ones and zeros are given, all that are neither. */
function freeOf(column: Given, type: Type, all: BitColumn): BitColumn {
  if (type.includes("f") && type.includes("r")) {
    const given = combine(onesOf(column, type, all), column["0"], (one, zero) => one | zero);
    return combine(given, all, (known, every) => ~known & every);
  }
  return type.includes("d") ? column["-"] : column["-"].slice().fill(0);
}

function columnsOf(
  { inputs, outputs, inputNames, outputNames, type, notes }: Head,
  products: readonly ProductLine[],
): ReadTable {
  const all = fullColumn(inputs);
  const literals = literalsOf(inputs);
  const columns = Array.from({ length: outputs }, () => ({
    "1": emptyColumn(inputs),
    "-": emptyColumn(inputs),
    "0": emptyColumn(inputs),
  }));
  for (const { line, inputs: digits, outputs: values } of products) {
    const rows = productColumn(digits, literals, all);
    for (const [at, column] of columns.entries()) {
      const sign = values[at] ?? "~";
      const value = plain[sign] ?? sign;
      if (value !== "1" && value !== "-" && value !== "0") continue;
      // A line says nothing about rows of a kind that the type does not name.
      if (value === "1" ? !type.includes("f") : value === "0" && !type.includes("r")) continue;
      const against = value === "0" ? column["1"] : column["0"];
      if (value !== "-" && rows.some((word, index) => (word & (against[index] ?? 0)) !== 0))
        return refusedAt(line, texts.contradiction(outputNames?.[at] ?? String(at + 1)));
      combine(column[value], rows, (one, other) => one | other);
    }
  }
  return {
    ok: true,
    table: {
      inputs: inputNames ?? Array.from({ length: inputs }, () => ""),
      outputs: columns.map((column, at) => {
        return {
          name: outputNames?.[at] ?? "",
          values: digitsOf(onesOf(column, type, all), freeOf(column, type, all), inputs),
        };
      }),
    },
    notes,
    border: null,
  };
}
