// Random expressions, written in each notation by that notation's own rules, are read back as the same function.

import { describe, expect, test } from "vitest";
import { prepareInput } from "#contract/input.ts";
import { mulberry32 } from "#support/circuit/generated.ts";
import { runs } from "#support/depth.ts";
import { packages } from "#support/logic/wasm.ts";

const [build] = packages;
if (!build) throw new Error("There is no build.");
const { logic } = build;

type Operator = "and" | "or" | "xor" | "implies" | "equals";
type Tree =
  | { readonly kind: "variable"; readonly at: number }
  | { readonly kind: "not"; readonly of: Tree }
  | { readonly kind: "binary"; readonly operator: Operator; readonly left: Tree; readonly right: Tree };

/** How a notation writes a tree. */
interface Notation {
  readonly name: string;
  readonly variables: string;
  /** The operators that it has, the loosest first; those of one group need brackets beside each other. */
  readonly order: readonly (readonly Operator[])[];
  readonly signs: Partial<Record<Operator, string>>;
  /** `inner` is in brackets unless it is a variable, or binds more strongly. */
  readonly not: (inner: string) => string;
  /** Whether NOT needs brackets around an operand that is no variable. */
  readonly bracketsNot: boolean;
  /** The whole text. */
  readonly whole?: (text: string) => string;
  /** Operators whose chains need no brackets; the others do. */
  readonly chains: readonly Operator[];
}

const before = (sign: string) => (inner: string) => `${sign}${inner}`;
const cOrder = [["or"], ["xor"], ["and"]] as const;
const logicOrder = [["equals"], ["implies"], ["or"], ["xor"], ["and"]] as const;

const notations: readonly Notation[] = [
  {
    name: "C, by bits",
    variables: "abcxy",
    order: cOrder,
    signs: { or: " | ", xor: " ^ ", and: " & " },
    not: before("~"),
    bracketsNot: true,
    chains: ["or", "xor", "and"],
  },
  {
    name: "C and JavaScript, logical",
    variables: "abcxy",
    order: [["or"], ["and"]],
    signs: { or: " || ", and: " && " },
    not: before("!"),
    bracketsNot: true,
    whole: (text) => `return ${text};`,
    chains: ["or", "and"],
  },
  {
    name: "Python",
    variables: "abcxy",
    order: [["or"], ["and"]],
    signs: { or: " or ", and: " and " },
    not: before("not "),
    bracketsNot: true,
    chains: ["or", "and"],
  },
  {
    name: "VHDL",
    variables: "abcxy",
    order: [["or", "xor", "and"]],
    signs: { or: " or ", xor: " xor ", and: " and " },
    not: before("not "),
    bracketsNot: true,
    whole: (text) => `f <= ${text};`,
    chains: ["or", "xor", "and"],
  },
  {
    name: "Verilog",
    variables: "abcxy",
    order: cOrder,
    signs: { or: " | ", xor: " ^ ", and: " & " },
    not: before("~"),
    bracketsNot: true,
    whole: (text) => `assign f = ${text};`,
    chains: ["or", "xor", "and"],
  },
  {
    name: "ABEL and CUPL",
    variables: "ABCXY",
    order: [["or", "xor"], ["and"]],
    signs: { or: " # ", xor: " $ ", and: " & " },
    not: before("!"),
    bracketsNot: true,
    whole: (text) => `F = ${text};`,
    chains: ["or", "xor", "and"],
  },
  {
    name: "PALASM",
    variables: "ABCXY",
    order: [["or"], ["and"]],
    signs: { or: " + ", and: " * " },
    not: before("/"),
    bracketsNot: true,
    chains: ["or", "and"],
  },
  {
    name: "Fortran",
    variables: "abcxy",
    order: [["or"], ["and"]],
    signs: { or: " .or. ", and: " .and. " },
    not: before(".not. "),
    bracketsNot: true,
    chains: ["or", "and"],
  },
  {
    name: "logic",
    variables: "pqrst",
    order: logicOrder,
    signs: { equals: " ↔ ", implies: " → ", or: " ∨ ", xor: " ⊕ ", and: " ∧ " },
    not: before("¬"),
    bracketsNot: true,
    chains: ["or", "and"],
  },
  {
    name: "logic in ASCII",
    variables: "pqrst",
    order: logicOrder,
    signs: { equals: " <=> ", implies: " => ", or: " \\/ ", and: " /\\ ", xor: " ^ " },
    not: before("~"),
    bracketsNot: true,
    chains: ["or", "and"],
  },
  {
    name: "words",
    variables: "ABCXY",
    order: [["equals"], ["implies"], ["or"], ["xor"], ["and"]],
    signs: { equals: " IFF ", implies: " IMPLIES ", or: " OR ", xor: " XOR ", and: " AND " },
    not: before("NOT "),
    bracketsNot: true,
    chains: ["or", "and"],
  },
  {
    name: "sets",
    variables: "ABCXY",
    order: [["or", "and"]],
    signs: { or: " ∪ ", and: " ∩ " },
    not: (inner) => `${inner}'`,
    bracketsNot: true,
    chains: ["or", "and"],
  },
  {
    name: "textbooks, with bars and dots",
    variables: "ABCXY",
    order: [["or"], ["xor"], ["and"]],
    signs: { or: " + ", xor: " ⊕ ", and: "·" },
    not: (inner) => (inner.length === 1 ? `${inner}\u0305` : `${inner}'`),
    bracketsNot: true,
    chains: ["or", "xor", "and"],
  },
  {
    name: "LaTeX",
    variables: "ABCXY",
    order: [["or"], ["xor"], ["and"]],
    signs: { or: " + ", xor: " \\oplus ", and: " \\cdot " },
    not: (inner) => `\\overline{${inner}}`,
    bracketsNot: false,
    whole: (text) => `$F = ${text}$`,
    chains: ["or", "xor", "and"],
  },
];

const ownSigns = { or: "+", xor: "^", and: "." } as const;

function written(tree: Tree, notation: Notation): string {
  const { variables, order, signs, not, bracketsNot, chains } = notation;
  if (tree.kind === "variable") return variables.charAt(tree.at);
  if (tree.kind === "not") {
    const inner = written(tree.of, notation);
    return not(bracketsNot && tree.of.kind !== "variable" ? `(${inner})` : inner);
  }
  const { operator } = tree;
  const rank = order.findIndex((group) => group.includes(operator));
  const operand = (of: Tree) => {
    const inner = written(of, notation);
    if (of.kind !== "binary") return inner;
    const chained = of.operator === operator && chains.includes(operator);
    const stronger = order.findIndex((group) => group.includes(of.operator)) > rank;
    return chained || stronger ? inner : `(${inner})`;
  };
  return `${operand(tree.left)}${signs[operator]}${operand(tree.right)}`;
}

/** In the notation of this page, which has no implication and no equivalence. */
function plain(tree: Tree, variables: string): string {
  if (tree.kind === "variable") return variables.charAt(tree.at);
  if (tree.kind === "not") return `(${plain(tree.of, variables)})'`;
  const [left, right] = [plain(tree.left, variables), plain(tree.right, variables)];
  if (tree.operator === "implies") return `((${left})'+(${right}))`;
  if (tree.operator === "equals") return `((${left})^(${right}))'`;
  return `((${left})${ownSigns[tree.operator]}(${right}))`;
}

function randomTree(below: (count: number) => number, operators: readonly Operator[], depth: number): Tree {
  const kind = depth === 0 ? 0 : below(4);
  if (kind === 0) return { kind: "variable", at: below(5) };
  if (kind === 1) return { kind: "not", of: randomTree(below, operators, depth - 1) };
  const operator = operators[below(operators.length)] ?? "and";
  const [left, right] = [0, 1].map(() => randomTree(below, operators, depth - 1));
  if (!left || !right) throw new Error("no operands");
  return { kind: "binary", operator, left, right };
}

describe("each notation, by its own order of operators", () => {
  test.each(notations)("$name", (notation) => {
    const random = mulberry32(57);
    const below = (count: number) => Math.floor(random() * count);
    const operators = notation.order.flat();
    let foreign = 0;
    const count = runs(2_000);
    for (let number = 0; number < count; number += 1) {
      const tree = randomTree(below, operators, 4);
      const text = (notation.whole ?? String)(written(tree, notation));
      const read = logic.read({ input: prepareInput(text, "boolean").text });
      const { fix } = read;
      if (fix) foreign += 1;
      expect(fix ? fix.kind : read.kind, text).toBe(fix ? "write" : "expression");
      const found = fix?.text ?? text;
      const table = logic.table({
        primary: found,
        extras: [plain(tree, notation.variables)],
        variablesMax: 8,
      });
      if (table.kind !== "table") throw new Error(`${text} is read as ${found}`);
      const [one, other] = table.table.columns;
      expect(one, `${text} is read as ${found}`).toEqual(other);
    }
    expect(foreign).toBeGreaterThan(count / 2);
  });
});

test("min terms are read as an expression where a field takes nothing else", () => {
  for (const [typed, rows] of [
    ["1 3 5", [1, 3, 5]],
    ["1,3", [1, 3]],
    ["7", [7]],
  ] as const) {
    const prepared = prepareInput(typed, "boolean");
    const { fix } = logic.read({ input: prepared.text });
    if (fix?.kind !== "minTerms" || fix.expression === undefined) throw new Error(`Nothing for ${typed}`);
    const table = logic.table({ primary: fix.expression, extras: [], variablesMax: 8 });
    const [column] = table.kind === "table" ? table.table.columns : [];
    const found = Array.from({ length: 8 }, (_, row) => row).filter((row) => ((column?.[0] ?? 0) >> row) & 1);
    expect(found, typed).toEqual(rows);
    // Positions are those of the typed text.
    expect([0, 2, 3, 99].map((at) => prepared.toTyped(at))).toEqual([0, 0, 1, typed.length]);
  }
});
