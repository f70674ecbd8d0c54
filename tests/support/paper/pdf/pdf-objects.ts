// Reads the objects of a PDF: numbers, names, strings, arrays, dictionaries and streams, found by the table at its end. It
// knows what Chromium writes: a plain table, streams that are deflated or not at all.

import { inflateSync } from "node:zlib";

export interface PdfName {
  readonly name: string;
}
export interface PdfOperator {
  readonly operator: string;
}
export interface PdfReference {
  readonly object: number;
}
export type PdfDictionary = ReadonlyMap<string, PdfValue>;
export interface PdfStream {
  readonly dictionary: PdfDictionary;
  /** Inflated. */
  readonly bytes: Uint8Array;
}
export type PdfValue =
  | number
  | PdfName
  | PdfOperator
  | PdfReference
  | PdfStream
  | PdfDictionary
  | Uint8Array
  | readonly PdfValue[];

export class Pdf {
  readonly #bytes: Uint8Array;
  readonly #text: string;
  /** Where each object begins, by its number. */
  readonly #offsets: readonly number[];
  readonly #read = new Map<number, PdfValue>();
  readonly #root: PdfValue;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
    this.#text = Buffer.from(bytes).toString("latin1");
    const start = Number(/startxref\s+(\d+)\s+%%EOF\s*$/.exec(this.#text)?.[1]);
    const [head = "", first, count] = /^xref\s+(\d+) (\d+)\s+/.exec(this.#text.slice(start)) ?? [];
    if (first !== "0") throw new Error("The PDF has no plain table of objects.");
    const entries = start + head.length;
    this.#offsets = Array.from({ length: Number(count) }, (_, at) =>
      Number(this.#text.slice(entries + 20 * at, entries + 20 * at + 10)),
    );
    const trailer = new PdfTokens(bytes, this.#text.indexOf("trailer", entries) + "trailer".length).value();
    this.#root = this.entry(trailer, "Root");
  }

  /** The dictionaries of its pages, in their order. */
  pages(): readonly PdfDictionary[] {
    return this.#pagesBelow(this.entry(this.#root, "Pages"));
  }

  #pagesBelow(node: PdfValue): readonly PdfDictionary[] {
    const kids = this.find(node, "Kids");
    if (kids === undefined) return [asDictionary(node)];
    return asArray(kids).flatMap((kid) => this.#pagesBelow(this.resolved(kid)));
  }

  /** What a reference leads to; any other value is returned as it is. */
  resolved(value: PdfValue): PdfValue {
    if (!isReference(value)) return value;
    const known = this.#read.get(value.object);
    if (known !== undefined) return known;
    const read = this.#objectAt(this.#offsets[value.object] ?? 0);
    this.#read.set(value.object, read);
    return read;
  }

  #objectAt(offset: number): PdfValue {
    const [head = ""] = /^\d+ \d+ obj\s*/.exec(this.#text.slice(offset, offset + 40)) ?? [];
    const tokens = new PdfTokens(this.#bytes, offset + head.length);
    const value = tokens.value();
    const [stream] = /^\s*stream\r?\n/.exec(this.#text.slice(tokens.at, tokens.at + 20)) ?? [];
    if (stream === undefined) return value;
    const dictionary = asDictionary(value);
    const from = tokens.at + stream.length;
    const raw = this.#bytes.subarray(from, from + Number(this.entry(value, "Length")));
    const filter = this.find(value, "Filter");
    return { dictionary, bytes: filter === undefined ? raw : inflateSync(raw) };
  }

  /** What a dictionary, or that of a stream, has under a name; it must have it. */
  entry(of: PdfValue, name: string): PdfValue {
    const found = this.find(of, name);
    if (found === undefined) throw new Error(`The PDF has no ${name} where one is needed.`);
    return found;
  }

  find(of: PdfValue, name: string): PdfValue | undefined {
    const value = asDictionary(this.resolved(of)).get(name);
    return value === undefined ? undefined : this.resolved(value);
  }
}

/** Values and operators from a position on. */
export class PdfTokens {
  at: number;
  readonly #bytes: Uint8Array;

  constructor(bytes: Uint8Array, at = 0) {
    this.#bytes = bytes;
    this.at = at;
  }

  /** Null at the end. */
  next(): PdfValue | null {
    this.#skipBlanks();
    return this.at < this.#bytes.length ? this.value() : null;
  }

  value(): PdfValue {
    this.#skipBlanks();
    const first = this.#char();
    if (first === "/") return { name: this.#word(1) };
    if (first === "(") return this.#literal();
    if (first === "[") return this.#array();
    if (first === "{") return { operator: this.#until("}") };
    if (first === "<") return this.#char(1) === "<" ? this.#dictionary() : this.#hex();
    const word = this.#word(0);
    if (!/^[-+.\d]/.test(word)) return { operator: word };
    return this.#reference(word) ?? Number(word);
  }

  #reference(word: string): PdfReference | null {
    const rest = Buffer.from(this.#bytes.subarray(this.at, this.at + 12)).toString("latin1");
    const [generation] = /^ \d+ R(?![A-Za-z])/.exec(rest) ?? [];
    if (generation === undefined || !/^\d+$/.test(word)) return null;
    this.at += generation.length;
    return { object: Number(word) };
  }

  #dictionary(): PdfDictionary {
    this.at += 2;
    const entries = new Map<string, PdfValue>();
    for (this.#skipBlanks(); this.#char() !== ">"; this.#skipBlanks()) {
      const key = this.value();
      entries.set(isName(key) ? key.name : "", this.value());
    }
    this.at += 2;
    return entries;
  }

  #array(): readonly PdfValue[] {
    this.at += 1;
    const values: PdfValue[] = [];
    for (this.#skipBlanks(); this.#char() !== "]"; this.#skipBlanks()) values.push(this.value());
    this.at += 1;
    return values;
  }

  #hex(): Uint8Array {
    const digits = this.#until(">").slice(1, -1).replace(/\s/g, "");
    return Uint8Array.from(Buffer.from(digits.length % 2 === 1 ? `${digits}0` : digits, "hex"));
  }

  #literal(): Uint8Array {
    const escapes: Readonly<Record<string, string>> = { n: "\n", r: "\r", t: "\t", b: "\b", f: "\f" };
    let text = "";
    let depth = 0;
    for (;;) {
      const char = this.#char();
      this.at += 1;
      if (char === "\\") {
        const escaped = this.#char();
        const [octal] = /^[0-7]{1,3}/.exec(escaped + this.#char(1) + this.#char(2)) ?? [];
        this.at += octal?.length ?? 1;
        text += octal === undefined ? (escapes[escaped] ?? escaped) : String.fromCharCode(parseInt(octal, 8));
        continue;
      }
      if (char === "(") depth += 1;
      if (char === ")") depth -= 1;
      if (depth === 0) return Uint8Array.from(Buffer.from(text.slice(1), "latin1"));
      text += char;
    }
  }

  #until(end: string): string {
    const from = this.at;
    while (this.#char() !== end) this.at += 1;
    this.at += 1;
    return Buffer.from(this.#bytes.subarray(from, this.at)).toString("latin1");
  }

  #word(from: number): string {
    this.at += from;
    const start = this.at;
    while (this.at < this.#bytes.length && !/[\s/[\]<>(){}]/.test(this.#char())) this.at += 1;
    return Buffer.from(this.#bytes.subarray(start, this.at)).toString("latin1");
  }

  #char(ahead = 0): string {
    return String.fromCharCode(this.#bytes[this.at + ahead] ?? 0);
  }

  #skipBlanks(): void {
    while (this.at < this.#bytes.length && /[\s\0]/.test(this.#char())) this.at += 1;
  }
}

export function isName(value: PdfValue): value is PdfName {
  return typeof value === "object" && "name" in value;
}

export function isOperator(value: PdfValue): value is PdfOperator {
  return typeof value === "object" && "operator" in value;
}

function isReference(value: PdfValue): value is PdfReference {
  return typeof value === "object" && "object" in value;
}

function isStream(value: PdfValue): value is PdfStream {
  return typeof value === "object" && "dictionary" in value;
}

export function asStream(value: PdfValue): PdfStream {
  if (!isStream(value)) throw new Error("The PDF has no stream where one is needed.");
  return value;
}

export function asArray(value: PdfValue): readonly PdfValue[] {
  if (!Array.isArray(value)) throw new Error("The PDF has no array where one is needed.");
  return value;
}

export function asDictionary(value: PdfValue): PdfDictionary {
  if (value instanceof Map) return value;
  if (isStream(value)) return value.dictionary;
  throw new Error("The PDF has no dictionary where one is needed.");
}
