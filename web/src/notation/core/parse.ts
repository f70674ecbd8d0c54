// Parses an expression on the page, for texts that come without a tree. The parser accepts the texts that the crate
// accepts and gives the same nodes; a test compares the two. It reports no errors: the crate does. Pure.

import type { ReadNode } from "#contract/generated/logic-types.ts";
import { hasReservedWord, withoutSpaces } from "#contract/input.ts";
import { limits } from "#contract/limits.ts";
import { splitNames } from "./names.ts";
import type { Span } from "./span.ts";
import type { Operator } from "./tree.ts";

export interface Parsed {
  /** In variable order. */
  readonly vars: readonly string[];
  /** Postfix: operands before their operator. Spans are of the text as given. */
  readonly nodes: readonly ReadNode[];
}

/** In order of precedence, lowest first. */
const operators: readonly Operator[] = ["or", "xor", "and"];
const signs: Readonly<Record<string, Operator>> = { "+": "or", "^": "xor", ".": "and" };

/** A variable, a constant or a sign. */
const token = /([A-Za-z])(\d*)|[01'.^+()]/y;

/**
 * A list of rows without its spaces: `m(1)+d(0)`. Its signs could be those of an expression, but the crate reads it
 * as a list.
 */
const rowList = /^[mM]\([01]\)([+.]?[dD][cC]?\([01]\))?$/;

/** An operator that waits for its right operand, or an open bracket with its position. */
type Pending = Operator | { readonly opensAt: number };

type Last = "operator" | "constant" | "operand";

/** Null for a text that the crate would refuse. Linear in the text; operator precedence, without recursion. */
export function parse(text: string): Parsed | null {
  const { expression, names } = splitNames(text);
  if (text.length > limits.expressionCharsMax || hasReservedWord(expression) || !names) return null;
  const prepared = withoutSpaces(expression);
  if (rowList.test(prepared.text)) return null;
  const reader = new Reader();
  token.lastIndex = 0;
  let at = 0;
  while (at < prepared.text.length) {
    const found = token.exec(prepared.text);
    if (!found) return null;
    const [sign, letter, digits] = found;
    const span = { start: prepared.toTyped(at), end: prepared.toTyped(token.lastIndex - 1) + 1 };
    at = token.lastIndex;
    if (letter !== undefined && !isNumber(digits ?? "")) return null;
    if (!reader.take(sign, span)) return null;
  }
  return reader.finish();
}

/** Whether these digits may follow a variable's letter. */
function isNumber(digits: string): boolean {
  return digits.length <= limits.variableDigitsMax && !(digits.length > 1 && digits.startsWith("0"));
}

class Reader {
  private readonly nodes: ReadNode[] = [];
  /** The spans of the operands that have no operator yet. */
  private readonly spans: Span[] = [];
  private readonly pending: Pending[] = [];
  /** The variables in order of appearance, each with its index in that order. */
  private readonly names = new Map<string, number>();
  private nesting = 0;
  private last: Last = "operator";

  /** Takes the next token; false if the text cannot go on with it. */
  take(sign: string, span: Span): boolean {
    const operator = signs[sign];
    const isConstant = sign === "0" || sign === "1";
    const startsOperand = sign === "(" || isConstant || /^[A-Za-z]/.test(sign);
    if (this.last === "operator" ? !startsOperand : startsOperand && !this.juxtapose(isConstant))
      return false;
    if (operator) this.operator(operator);
    else if (isConstant) this.operand({ kind: "constant", value: sign === "1", ...span }, "constant");
    else if (sign === "'") this.not(span.end);
    else if (sign === "(") return this.open(span.start);
    else if (sign === ")") return this.close(span.end);
    else return this.variable(sign, span);
    return true;
  }

  finish(): Parsed | null {
    if (this.last === "operator") return null;
    for (let before = this.pending.pop(); before; before = this.pending.pop()) {
      if (typeof before !== "string") return null;
      this.binary(before);
    }
    const appearance = [...this.names.keys()];
    const vars = [...appearance];
    vars.sort(inVariableOrder);
    const indexOf = new Map(vars.map((name, index) => [name, index]));
    const nodes = this.nodes.map((node) =>
      node.kind === "variable"
        ? { ...node, index: indexOf.get(appearance[node.index] ?? "") ?? node.index }
        : node,
    );
    return { vars, nodes };
  }

  /** Reads an operand directly after another as a factor; false if one of the two is a constant. */
  private juxtapose(isConstant: boolean): boolean {
    if (isConstant || this.last === "constant") return false;
    this.operator("and");
    return true;
  }

  private operand(node: ReadNode, last: Last): void {
    this.nodes.push(node);
    this.spans.push({ start: node.start, end: node.end });
    this.last = last;
  }

  private variable(name: string, span: Span): boolean {
    const index = this.names.get(name) ?? this.names.size;
    if (index >= limits.variablesMax) return false;
    this.names.set(name, index);
    this.operand({ kind: "variable", index, ...span }, "operand");
    return true;
  }

  private not(end: number): void {
    const start = this.spans.pop()?.start ?? 0;
    this.nodes.push({ kind: "not", start, end });
    this.spans.push({ start, end });
  }

  private operator(operator: Operator): void {
    for (let before = this.pending.at(-1); typeof before === "string"; before = this.pending.at(-1)) {
      if (operators.indexOf(before) < operators.indexOf(operator)) break;
      this.pending.pop();
      this.binary(before);
    }
    this.pending.push(operator);
    this.last = "operator";
  }

  private binary(operator: Operator): void {
    const end = this.spans.pop()?.end ?? 0;
    const start = this.spans.pop()?.start ?? 0;
    this.nodes.push({ kind: "binary", operator, start, end });
    this.spans.push({ start, end });
  }

  private open(opensAt: number): boolean {
    this.nesting += 1;
    this.pending.push({ opensAt });
    this.last = "operator";
    return this.nesting <= limits.nestingMax;
  }

  private close(end: number): boolean {
    for (let before = this.pending.pop(); before; before = this.pending.pop()) {
      if (typeof before === "string") {
        this.binary(before);
        continue;
      }
      const span = { start: before.opensAt, end };
      const top = this.nodes.pop();
      this.spans.pop();
      if (top) this.operand({ ...top, ...span }, "operand");
      this.nesting -= 1;
      return true;
    }
    return false;
  }
}

/**
 * Compares two names: by letter (A–Z before a–z), a letter alone before the same letter with a number, then by
 * number.
 */
export function inVariableOrder(one: string, other: string): number {
  const letters = one.charCodeAt(0) - other.charCodeAt(0);
  if (letters !== 0) return letters;
  return (one.length === 1 ? -1 : Number(one.slice(1))) - (other.length === 1 ? -1 : Number(other.slice(1)));
}
