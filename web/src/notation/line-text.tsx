// Typesets a line of a derivation: with the brackets as typed, and with some of its operands marked. As everywhere, a copied
// selection is the line's text.

import { Fragment, type ReactNode } from "react";
import { bracketsDrawn } from "./core/from-line.ts";
import { isMarked, noMarks, runsOf, type Marks } from "./core/marks.ts";
import type { Chain, Expression, Operator } from "./core/tree.ts";
import classes from "./line-text.module.css";
import typeset from "./typeset.module.css";
import { Leaf, Sign } from "./typeset.tsx";

/** The look of the marked operands; a mark in the rail is only a thin line. */
export type MarkTone = "before" | "after" | "none";

interface PiecesProps {
  readonly pieces: Pieces;
  /** How many pieces are drawn. */
  readonly end: number;
  readonly marks: Marks;
  readonly tone: MarkTone;
}

/**
 * The pieces between which a line may break: the operands of its outermost chain. A line that is no chain is one
 * piece.
 */
export interface Pieces {
  readonly operator: Operator;
  readonly operands: readonly Expression[];
}

export function piecesOf(line: Expression): Pieces {
  const isOpen = line.kind === "chain" && bracketsDrawn(line, false) === 0;
  return isOpen ? line : { operator: "or", operands: [line] };
}

/** Longer pieces are not typeset: a piece is always drawn whole, even where little of its line is shown. */
const pieceCharsMax = 2_000;

export function canBeDrawn({ operands }: Pieces): boolean {
  return operands.every(({ span }) => span !== undefined && span.end - span.start <= pieceCharsMax);
}

/** The pieces of a line. Each marked piece has a separate mark, so that each may break over several lines. */
export function LinePieces({ pieces: { operator, operands }, end, marks, tone }: PiecesProps) {
  return runsOf(operands, marks)
    .filter(({ start }) => start < end)
    .flatMap((run) =>
      operands.slice(run.start, Math.min(run.end, end)).map((operand, within) => {
        const at = run.start + within;
        const joins = { isBehind: run.isMarked && within > 0, isBefore: run.isMarked && at < run.end - 1 };
        return (
          <span
            key={at}
            className={`${typeset.term} ${classes.piece}`}
            data-sign={operator}
            data-goes-on={joins.isBefore || undefined}
            data-long={mayBreak(operand) || undefined}
          >
            {at > 0 && within === 0 && <Sign operator={operator} />}
            <Marked tone={tone} isOn={run.isMarked} joins={joins}>
              {within > 0 && <Sign operator={operator} />}
              <Part part={operand} marks={run.isMarked ? noMarks : marks} tone={tone} />
            </Marked>
          </span>
        );
      }),
    );
}

/** A part of fewer characters is shorter than any line. */
const longCharsMin = 12;

function isLong({ span }: Expression): boolean {
  return span !== undefined && span.end - span.start >= longCharsMin;
}

/** A bar over a short operand is drawn on one line. */
function mayBreak(part: Expression): boolean {
  return part.kind === "not" ? isLong(part.operand) : isLong(part);
}

interface MarkedProps {
  readonly isOn: boolean;
  readonly tone: MarkTone;
  /** Whether the mark continues from the piece before, and into the piece after. */
  readonly joins?: { readonly isBehind: boolean; readonly isBefore: boolean };
  readonly children: ReactNode;
}

/** Operands with the mark of their tone, or as they are. */
export function Marked({ isOn, tone, joins, children }: MarkedProps) {
  if (!isOn) return children;
  return (
    <span
      className={classes.marked}
      data-marked={tone}
      data-continued={joins?.isBehind || undefined}
      data-goes-on={joins?.isBefore || undefined}
    >
      {children}
    </span>
  );
}

interface PartProps {
  readonly part: Expression;
  readonly marks: Marks;
  readonly tone: MarkTone;
  readonly isUnderBar?: boolean;
}

/** Recurses as deep as the tree, whose depth is limited where the tree is built. */
function Part({ part, marks, tone, isUnderBar = false }: PartProps): ReactNode {
  const isOn = isMarked(part, marks);
  const within = isOn ? noMarks : marks;
  const brackets = bracketsDrawn(part, isUnderBar);
  return (
    <Marked isOn={isOn} tone={tone}>
      {brackets > 0 && <span className={typeset.bracket}>{"(".repeat(brackets)}</span>}
      {part.kind === "chain" && <ChainParts chain={part} marks={within} tone={tone} />}
      {part.kind === "not" && <Bar operand={part.operand} marks={within} tone={tone} />}
      {(part.kind === "variable" || part.kind === "constant") && <Leaf leaf={part} />}
      {brackets > 0 && <span className={typeset.bracket}>{")".repeat(brackets)}</span>}
    </Marked>
  );
}

function Bar({
  operand,
  marks,
  tone,
}: Omit<PartProps, "part" | "isUnderBar"> & { readonly operand: Expression }) {
  const isGroup = operand.kind === "chain";
  const bars = isLong(operand) ? barsOver(operand) : null;
  return (
    <span className={bars === null ? typeset.bar : classes.longBar} data-bars={bars}>
      {isGroup && <span className={typeset.hidden}>(</span>}
      <Part part={operand} marks={marks} tone={tone} isUnderBar />
      <span className={typeset.hidden}>{isGroup ? ")'" : "'"}</span>
    </span>
  );
}

interface ChainPartsProps extends Omit<PartProps, "part" | "isUnderBar"> {
  readonly chain: Chain;
}

function ChainParts({ chain: { operator, operands }, marks, tone }: ChainPartsProps) {
  return runsOf(operands, marks).map((run) => (
    <Fragment key={run.start}>
      {run.start > 0 && <Sign operator={operator} />}
      <Marked isOn={run.isMarked} tone={tone}>
        {operands.slice(run.start, run.end).map((operand, at) => (
          <Fragment key={at}>
            {at > 0 && <Sign operator={operator} />}
            <Unbroken isOn={isShortProduct(operand)}>
              <Part part={operand} marks={run.isMarked ? noMarks : marks} tone={tone} />
            </Unbroken>
          </Fragment>
        ))}
      </Marked>
    </Fragment>
  ));
}

function Unbroken({ isOn, children }: { readonly isOn: boolean; readonly children: ReactNode }) {
  return isOn ? <span className={classes.unbroken}>{children}</span> : children;
}

/** A product that is drawn on one line, so that a sum around it breaks before a + only. */
function isShortProduct(operand: Expression): boolean {
  return operand.kind === "chain" && operand.operator === "and" && !isLong(operand);
}

/** Whether a bar may be drawn over more than one line. */
export function hasLongBar(part: Expression): boolean {
  if (part.kind === "not") return isLong(part.operand) || hasLongBar(part.operand);
  return part.kind === "chain" && part.operands.some(hasLongBar);
}

/** The largest number of bars above each other in a part. */
function barsOver(part: Expression): number {
  if (part.kind === "not") return 1 + barsOver(part.operand);
  if (part.kind !== "chain") return 0;
  return part.operands.reduce((most, operand) => Math.max(most, barsOver(operand)), 0);
}
