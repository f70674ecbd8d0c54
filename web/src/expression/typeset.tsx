// Typesets an expression: bars, raised dots and ⊕ are drawn by the style sheet, while the text beneath stays as it
// is typed, so that copying a selection gives exactly that text.

import { Fragment, useMemo, type ReactNode } from "react";
import classes from "./typeset.module.css";
import { needsBrackets, type Chain, type Notation, type Operator } from "./core/tree.ts";
import { toSpoken } from "./core/words.ts";

interface MathProps {
  readonly notation: Notation;
  /** List 18, normal 20, result 26 px. */
  readonly size?: "list" | "normal" | "result";
}

/** An expression that may take several lines: they break before + only. */
export function MathText({ notation, size = "normal" }: MathProps) {
  const spoken = useMemo(() => toSpoken(notation), [notation]);
  const terms = notation.kind === "chain" && notation.operator === "or" ? notation.operands : [notation];
  return (
    <MathFrame spoken={spoken} size={size}>
      {terms.map((term, at) => (
        <Term key={at} notation={term} isFirst={at === 0} />
      ))}
    </MathFrame>
  );
}

interface MathFrameProps {
  readonly spoken: string;
  readonly size: "list" | "normal" | "result";
  /** The terms. */
  readonly children: ReactNode;
}

/** What makes terms one expression: its size and how it is read aloud. */
export function MathFrame({ spoken, size, children }: MathFrameProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- <math> draws MathML only
    <span role="math" aria-label={spoken} className={classes.math} data-size={size}>
      <span aria-hidden>{children}</span>
    </span>
  );
}

/** One term of a sum with the sign before it: a block that breaks inside only when it is longer than a line. */
export function Term({ notation, isFirst }: { readonly notation: Notation; readonly isFirst: boolean }) {
  return (
    <span className={classes.term}>
      {!isFirst && <Sign operator="or" />}
      <Part notation={notation} />
    </span>
  );
}

/** One clause of a product of sums with the sign before it: longer than a line, it breaks before +. */
export function Clause({ notation, isFirst }: { readonly notation: Notation; readonly isFirst: boolean }) {
  const isSum = notation.kind === "chain" && notation.operator === "or";
  const literals = isSum ? notation.operands : [notation];
  return (
    <span className={classes.clause}>
      {literals.map((literal, at) => (
        <span key={at} className={classes.literal}>
          {at > 0 && <Sign operator="or" />}
          {at === 0 && !isFirst && <Sign operator="and" />}
          {at === 0 && isSum && <span className={classes.bracket}>(</span>}
          <Part notation={literal} />
          {at === literals.length - 1 && isSum && <span className={classes.bracket}>)</span>}
        </span>
      ))}
    </span>
  );
}

function Part({ notation }: { readonly notation: Notation }): ReactNode {
  switch (notation.kind) {
    case "constant":
      return <span className={classes.constant}>{notation.text}</span>;
    case "variable":
      return (
        <>
          {notation.letter}
          {notation.digits !== "" && <sub className={classes.digits}>{notation.digits}</sub>}
        </>
      );
    case "not":
      return <Bar operand={notation.operand} />;
    case "chain":
      return <ChainParts chain={notation} />;
  }
}

/** A bar stands for NOT and, over a group, for the group's brackets. */
function Bar({ operand }: { readonly operand: Notation }) {
  const isGroup = operand.kind === "chain";
  return (
    <span className={classes.bar}>
      {isGroup && <span className={classes.hidden}>(</span>}
      <Part notation={operand} />
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
          <Part notation={operand} />
          <span className={classes.bracket}>)</span>
        </>
      ) : (
        <Part notation={operand} />
      )}
    </Fragment>
  ));
}

const signs: Readonly<Record<Operator, string>> = { and: ".", xor: "^", or: "+" };

function Sign({ operator }: { readonly operator: Operator }) {
  return <span className={classes[operator]}>{signs[operator]}</span>;
}
