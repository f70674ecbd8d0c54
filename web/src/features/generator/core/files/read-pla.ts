// Reads a PLA file: products of inputs, and for each output what they say. Pure.
//
// Source: the manual page espresso(5), University of California.

import { generatorFiles as texts } from "#messages/generator-files.ts";
import {
  combine,
  digitsOf,
  emptyColumn,
  fullColumn,
  literalsOf,
  productColumn,
  wordsOf,
} from "./bit-columns.ts";
import { refusedAt, repeated, sizeRefusal, workMax, type ReadTable, type Refused } from "./table-file.ts";

/** Which rows the lines give: those that are 1 (f), free (d) or 0 (r); the rest is what is not given. */
const types = ["f", "fd", "fr", "fdr"] as const;
type Type = (typeof types)[number];

interface Head {
  inputs: number;
  outputs: number;
  inputNames: readonly string[] | null;
  outputNames: readonly string[] | null;
  type: Type;
}

interface ProductLine {
  readonly line: number;
  readonly inputs: string;
  readonly outputs: string;
}

export function readPla(text: string): ReadTable {
  const head: Head = { inputs: 0, outputs: 0, inputNames: null, outputNames: null, type: "fd" };
  const products: ProductLine[] = [];
  for (const [at, whole] of text.split(/\r\n|\r|\n/).entries()) {
    const line = at + 1;
    const content = whole.replace(/#.*/, "").trim();
    if (content === "") continue;
    if (/^\.e(?:nd)?$/.test(content)) break;
    const refused = content.startsWith(".")
      ? statement(content, line, head)
      : product(content, line, head, products);
    if (refused) return refused;
  }
  const { inputs, outputs } = head;
  if (inputs === 0) return refusedAt(null, texts.missing(".i"));
  if (outputs === 0) return refusedAt(null, texts.missing(".o"));
  if (products.length * wordsOf(inputs) * (inputs + outputs) > workMax) return refusedAt(null, texts.tooMuch);
  return columnsOf(head, products);
}

/** Reads a line that begins with a point. */
function statement(content: string, line: number, head: Head): Refused | null {
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
      const wanted = word === ".ilb" ? head.inputs : head.outputs;
      if (rest.length !== wanted) return refusedAt(line, texts.names(word, rest.length, wanted));
      const twice = repeated(rest);
      if (twice !== null) return refusedAt(line, texts.twice(twice));
      if (word === ".ilb") head.inputNames = rest;
      else head.outputNames = rest;
      return null;
    }
    case ".type": {
      const type = types.find((known) => known === rest[0]);
      if (!type) return refusedAt(line, texts.type(rest[0] ?? "", types));
      head.type = type;
      return null;
    }
    // The number of products, which is counted here, and what tools write about themselves.
    case ".p":
    case ".pair":
    case ".phase":
      return word === ".p" ? null : refusedAt(line, texts.unknown(word));
    default:
      return refusedAt(line, texts.unknown(word));
  }
}

function product(content: string, line: number, head: Head, products: ProductLine[]): Refused | null {
  const { inputs, outputs } = head;
  if (inputs === 0 || outputs === 0) return refusedAt(line, texts.headFirst);
  const digits = content.replaceAll(/[\s|]/g, "");
  if (digits.length !== inputs + outputs)
    return refusedAt(line, texts.digits(digits.length, inputs, outputs));
  const [left, right] = [digits.slice(0, inputs), digits.slice(inputs)];
  const wrong = /[^01\-2~]/.exec(left) ?? /[^01\-~234]/.exec(right);
  if (wrong) return refusedAt(line, texts.sign(wrong[0]));
  products.push({ line, inputs: left, outputs: right });
  return null;
}

/** Espresso's other signs: 4 for 1, 2 for -, 3 for ~. */
const plain: Readonly<Record<string, string>> = { "4": "1", "2": "-", "3": "~" };

function columnsOf(
  { inputs, outputs, inputNames, outputNames, type }: Head,
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
      const against = value === "0" ? column["1"] : column["0"];
      if (
        type.includes("r") &&
        value !== "-" &&
        rows.some((word, index) => (word & (against[index] ?? 0)) !== 0)
      )
        return refusedAt(line, texts.contradiction(outputNames?.[at] ?? String(at + 1)));
      combine(column[value], rows, (one, other) => one | other);
    }
  }
  return {
    ok: true,
    table: {
      inputs: inputNames ?? Array.from({ length: inputs }, () => ""),
      outputs: columns.map((column, at) => {
        const ones = column["1"];
        // What is given neither as 1 nor as 0 is free where zeros are given.
        const given = combine(ones.slice(), column["0"], (one, zero) => one | zero);
        const free = type.includes("r")
          ? combine(given, all, (known, every) => ~known & every)
          : type.includes("d")
            ? column["-"]
            : emptyColumn(inputs);
        return { name: outputNames?.[at] ?? "", values: digitsOf(ones, free, inputs) };
      }),
    },
  };
}
