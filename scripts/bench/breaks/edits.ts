// Small breaks of a source file, as mutation testing makes them: a comparison turned round, a condition negated, a value
// changed, a statement left out.

import { parseSync, Visitor } from "vite";

export interface Edit {
  /** The place in the text, in UTF-16 units. */
  readonly start: number;
  readonly end: number;
  readonly replacement: string;
}

/** Operators and what each becomes. */
const turned: Readonly<Record<string, string>> = {
  "===": "!==",
  "!==": "===",
  "<": "<=",
  "<=": "<",
  ">": ">=",
  ">=": ">",
  "-": "+",
  "*": "+",
  "%": "*",
  "&&": "||",
  "||": "&&",
};

interface Placed {
  readonly start: number;
  readonly end: number;
}

/** All breaks of a file in the order of their places; `name` decides the language. Types are left alone. */
export function editsIn(name: string, text: string): readonly Edit[] {
  const edits: Edit[] = [];
  const add = ({ start, end }: Placed, replacement: string) => edits.push({ start, end, replacement });
  const sourceOf = ({ start, end }: Placed) => text.slice(start, end);
  const turn = ({ operator, left, right }: { operator: string; left: Placed; right: Placed }) => {
    const replacement = turned[operator];
    // A comment before the operator may have the sign, too.
    const start = text.lastIndexOf(operator, right.start - operator.length);
    if (replacement !== undefined && start >= left.end)
      add({ start, end: start + operator.length }, replacement);
  };
  let typeDepth = 0;
  const isType = () => typeDepth > 0;
  const visitor = new Visitor({
    TSLiteralType: () => void (typeDepth += 1),
    "TSLiteralType:exit": () => void (typeDepth -= 1),
    BinaryExpression: turn,
    LogicalExpression: turn,
    UnaryExpression(node) {
      if (node.operator === "!") add(node, `(${sourceOf(node.argument)})`);
    },
    ConditionalExpression({ consequent, alternate }) {
      add(
        { start: consequent.start, end: alternate.end },
        `${sourceOf(alternate)} : ${sourceOf(consequent)}`,
      );
    },
    IfStatement: ({ test }) => add(test, "false"),
    ExpressionStatement(node) {
      const { type } = node.expression;
      if (type === "CallExpression" || type === "AssignmentExpression") add(node, ";");
    },
    Literal(node) {
      if (isType()) return;
      if (typeof node.value === "boolean") add(node, String(!node.value));
      if (typeof node.value === "number") add(node, String(node.value + 1));
    },
  });
  const { program, errors } = parseSync(name, text);
  if (errors.length > 0) throw new Error(`${name} cannot be parsed: ${errors[0]?.message ?? ""}`);
  visitor.visit(program);
  return edits.toSorted((one, other) => one.start - other.start || one.end - other.end);
}

export function applied(text: string, { start, end, replacement }: Edit): string {
  return text.slice(0, start) + replacement + text.slice(end);
}
