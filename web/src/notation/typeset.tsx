// Typesets an expression. The style sheet draws bars, raised dots and ⊕; the document's text stays as typed, so that
// a copied selection is that text.

import { Fragment, useMemo, type ReactNode } from "react";
import classes from "./typeset.module.css";
import {
  needsBrackets,
  type Chain,
  type Constant,
  type Expression,
  type Operator,
  type Variable,
} from "./core/tree.ts";
import { toSpoken } from "./core/written.ts";

interface MathProps {
  readonly expression: Expression;
  /** Text 16, list 18, normal 20, result 26 px. */
  readonly size?: MathSize;
}

type MathSize = "text" | "list" | "normal" | "result";

/** An expression whose lines break before a + of the outermost sum, if it has one. */
export function MathText({ expression, size = "normal" }: MathProps) {
  const spoken = useMemo(() => toSpoken(expression), [expression]);
  const terms =
    expression.kind === "chain" && expression.operator === "or" ? expression.operands : [expression];
  return (
    <MathFrame spoken={spoken} size={size}>
      {terms.map((term, at) => (
        <Term key={at} expression={term} isFirst={at === 0} />
      ))}
    </MathFrame>
  );
}

interface MathFrameProps {
  readonly spoken: string;
  readonly size: MathSize;
  readonly children: ReactNode;
}

/** Joins terms into one expression, with its size and its spoken text. */
export function MathFrame({ spoken, size, children }: MathFrameProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- <math> draws MathML only
    <span role="math" translate="no" aria-label={spoken} className={classes.math} data-size={size}>
      <span aria-hidden>{children}</span>
    </span>
  );
}

/** A term with fewer literals is shorter than any line. */
const longTermMin = 6;

interface TermProps {
  readonly expression: Expression;
  readonly isFirst: boolean;
  /** Its index in its form, where the form's terms can be pointed at. */
  readonly at?: number;
  /** Whether it is marked, without the sign before it. */
  readonly isLit?: boolean;
}

/** One term of a sum with the sign before it; it breaks inside only if it is longer than a line. */
export function Term({ expression, isFirst, at, isLit = false }: TermProps) {
  const isLong = expression.kind === "chain" && expression.operands.length >= longTermMin;
  return (
    <span className={classes.term} data-long={isLong || undefined} data-term={at}>
      {!isFirst && <Sign operator="or" />}
      <span className={isLit ? classes.lit : undefined} data-lit={isLit || undefined}>
        <Part expression={expression} />
      </span>
    </span>
  );
}

/** One clause of a product of sums with the sign before it; if it is longer than a line, it breaks before +. */
export function Clause({ expression, isFirst, at, isLit = false }: TermProps) {
  const isSum = expression.kind === "chain" && expression.operator === "or";
  const literals = isSum ? expression.operands : [expression];
  return (
    <span className={classes.clause} data-term={at}>
      {literals.map((literal, place) => (
        <span key={place} className={classes.literal}>
          {place === 0 && !isFirst && <Sign operator="and" />}
          <span className={isLit ? classes.lit : undefined} data-lit={isLit || undefined}>
            {place > 0 && <Sign operator="or" />}
            {place === 0 && isSum && <span className={classes.bracket}>(</span>}
            <Part expression={literal} />
            {place === literals.length - 1 && isSum && <span className={classes.bracket}>)</span>}
          </span>
        </span>
      ))}
    </span>
  );
}

function Part({ expression }: { readonly expression: Expression }): ReactNode {
  switch (expression.kind) {
    case "not":
      return <Bar operand={expression.operand} />;
    case "chain":
      return <ChainParts chain={expression} />;
    default:
      return <Leaf leaf={expression} />;
  }
}

export function Leaf({ leaf }: { readonly leaf: Variable | Constant }) {
  if (leaf.kind === "constant") return <span className={classes.constant}>{leaf.text}</span>;
  return (
    <>
      {leaf.letter}
      {leaf.digits !== "" && <sub className={classes.digits}>{leaf.digits}</sub>}
    </>
  );
}

/** A bar means NOT; over a group it also replaces the group's brackets. */
function Bar({ operand }: { readonly operand: Expression }) {
  const isGroup = operand.kind === "chain";
  return (
    <span className={classes.bar}>
      {isGroup && <span className={classes.hidden}>(</span>}
      <Part expression={operand} />
      <span className={classes.hidden}>{isGroup ? ")'" : "'"}</span>
    </span>
  );
}

function ChainParts({ chain: { operator, operands } }: { readonly chain: Chain }) {
  return operands.map((operand, at) => (
    <Fragment key={at}>
      {at > 0 && <Sign operator={operator} />}
      {needsBrackets(operand, operator) ? (
        <>
          <span className={classes.bracket}>(</span>
          <Part expression={operand} />
          <span className={classes.bracket}>)</span>
        </>
      ) : (
        <Part expression={operand} />
      )}
    </Fragment>
  ));
}

const signs: Readonly<Record<Operator, string>> = { and: ".", xor: "^", or: "+" };

export function Sign({ operator }: { readonly operator: Operator }) {
  return <span className={classes[operator]}>{signs[operator]}</span>;
}
