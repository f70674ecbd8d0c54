// A judge of answers of the tests' own. It shares no code with the page or the crate: its own evaluator, and its own
// minimum by trying all covers. For letters as variables, the signs . + ^ ' ( ) and 0 and 1.

export type OwnVerdict =
  | { readonly kind: "different"; readonly row: number; readonly sentence: string }
  | { readonly kind: "longer"; readonly sentence: string }
  | { readonly kind: "minimal" };

export function ownVerdict(answer: string, task: string): OwnVerdict {
  const names = [...new Set(`${answer}${task}`.match(/[A-Z]/g))].toSorted();
  for (let row = 0; row < 2 ** names.length; row += 1) {
    const bits = bitsOf(row, names);
    const [yours, right] = [valueOf(answer, bits), valueOf(task, bits)];
    if (yours === right) continue;
    const values = names.map((name) => `${name} = ${bits.get(name)}`).join(", ");
    const sentence = `In row ${row} (${values}) yours is ${yours}, the task is ${right}.`;
    return { kind: "different", row, sentence };
  }
  const sentence = excess(answer, task);
  return sentence === null ? { kind: "minimal" } : { kind: "longer", sentence };
}

/** What is too long in an answer that is equal; null where nothing is. */
function excess(answer: string, task: string): string | null {
  const minimum = ownMinimum(task);
  const literals = count(answer, /[A-Z]/g);
  const nots = count(answer, /'/g);
  if (minimum.literals === 0) {
    const constant = String(minimum.terms);
    return answer === constant
      ? null
      : `Equal, but longer than it need be: the constant ${constant} is enough.`;
  }
  if (/[01]/.test(answer)) return "Equal, but a constant is not needed in it.";
  const bare = withoutIdleBrackets(answer);
  const isSum = /^[A-Z]'?(\.[A-Z]'?)*(\+[A-Z]'?(\.[A-Z]'?)*)*$/.test(bare);
  if (isSum) {
    const terms = bare.split("+").length;
    if (terms > minimum.terms) return enough(terms, minimum.terms, "term");
    return literals > minimum.literals ? enough(literals, minimum.literals, "literal") : null;
  }
  const product = ownMinimum(task, 0);
  const weight = (one: OwnMinimum) => 100 * one.literals + one.nots;
  const [name, shortest] =
    weight(product) < weight(minimum) ? ["product of sums", product] : ["sum of products", minimum];
  if (literals > shortest.literals)
    return `Equal, with ${literals} literal${literals === 1 ? "" : "s"}. The smallest ${name} has ${shortest.literals}.`;
  return literals === shortest.literals && nots > shortest.nots ? enough(nots, shortest.nots, "NOT") : null;
}

function enough(has: number, is: number, what: string): string {
  const sign = has === 1 ? what : `${what}s`;
  const words = is === 0 ? "none is needed" : is === 1 ? "1 is enough" : `${is} are enough`;
  return `Equal, with ${has} ${sign}; ${words}.`;
}

/** Without the brackets around a product, and around a sum that is an operand of OR or the whole. */
function withoutIdleBrackets(text: string): string {
  const bare = text
    .replaceAll(/\(([A-Z]'?(?:\.[A-Z]'?)*)\)(?!')/g, "$1")
    .replaceAll(/(^|[+(])\(([^()^]*)\)(?=$|[+)])/g, "$1$2");
  return bare === text ? text : withoutIdleBrackets(bare);
}

function count(text: string, what: RegExp): number {
  return text.match(what)?.length ?? 0;
}

interface OwnMinimum {
  readonly terms: number;
  readonly literals: number;
  /** Of several minima, the fewest NOTs. */
  readonly nots: number;
}

/**
 * The fewest products, and of those the fewest literals, by trying all covers of products of at most 4 variables; with the
 * value 0 the fewest sums of a product of sums, whose literals have the other sign than the products of its rows.
 */
export function ownMinimum(text: string, value: 0 | 1 = 1): OwnMinimum {
  const names = [...new Set(text.match(/[A-Z]/g))].toSorted();
  const rows = Array.from({ length: 2 ** names.length }, (_, row) => row);
  const ones = rows.filter((row) => valueOf(text, bitsOf(row, names)) === value);
  const cubes = cubesOver(names.length)
    .map((cube) => ({ ...cube, rows: rows.filter((row) => (row & cube.care) === cube.value) }))
    .filter((cube) => cube.rows.every((row) => ones.includes(row)));
  let best: OwnMinimum = { terms: Infinity, literals: Infinity, nots: Infinity };
  const search = (open: readonly number[], terms: number, literals: number, nots: number): void => {
    const difference = terms - best.terms || literals - best.literals || nots - best.nots;
    if (difference >= 0) return;
    const [first] = open;
    if (first === undefined) {
      best = { terms, literals, nots };
      return;
    }
    for (const cube of cubes)
      if (cube.rows.includes(first))
        search(
          open.filter((row) => !cube.rows.includes(row)),
          terms + 1,
          literals + bitCount(cube.care),
          nots + bitCount(value === 1 ? cube.care & ~cube.value : cube.value),
        );
  };
  search(ones, 0, 0, 0);
  return best;
}

function cubesOver(variables: number): readonly { readonly care: number; readonly value: number }[] {
  const all = Array.from({ length: 2 ** variables }, (_, bits) => bits);
  return all.flatMap((care) =>
    all.filter((value) => (value & ~care) === 0).map((value) => ({ care, value })),
  );
}

function bitCount(bits: number): number {
  return bits.toString(2).replaceAll("0", "").length;
}

function bitsOf(row: number, names: readonly string[]): ReadonlyMap<string, number> {
  return new Map(names.map((name, at) => [name, (row >> (names.length - 1 - at)) & 1]));
}

/** Throws for what it cannot read. */
export function valueOf(text: string, bits: ReadonlyMap<string, number>): number {
  let at = 0;
  const chain = (sign: string, operand: () => number, join: (one: number, other: number) => number) => () => {
    let value = operand();
    while (text[at] === sign) {
      at += 1;
      value = join(value, operand());
    }
    return value;
  };
  const leaf = (): number => {
    const sign = text[at] ?? "";
    at += 1;
    let value = sign === "(" ? or() : sign === "0" || sign === "1" ? Number(sign) : bits.get(sign);
    if (value === undefined) throw new Error(`${text} cannot be read at ${at - 1}.`);
    if (sign === "(") at += 1;
    for (; text[at] === "'"; at += 1) value = 1 - value;
    return value;
  };
  const and = chain(".", leaf, (one, other) => one & other);
  const xor = chain("^", and, (one, other) => one ^ other);
  const or = chain("+", xor, (one, other) => one | other);
  const value = or();
  if (at !== text.length) throw new Error(`${text} goes on at ${at}.`);
  return value;
}
