// The row that shows that two expressions differ, as a sentence: "In row 2 (A = 1, B = 0), A.B is 0 and A+B is 1."

import { Fragment } from "react";
import { lessonBlocks } from "#messages/lesson-blocks.ts";
import type { ExpressionText, Row } from "../core/data.ts";
import type { Difference } from "../core/values.ts";
import classes from "./difference-text.module.css";
import { M } from "./maths.tsx";

interface DifferenceTextProps {
  readonly left: ExpressionText;
  readonly right: ExpressionText;
  readonly difference: Difference;
}

export function DifferenceText({ left, right, difference: { number, row, values } }: DifferenceTextProps) {
  return (
    <>
      {`${lessonBlocks.inRow} ${number} `}
      <RowInBrackets row={row} />
      {", "}
      <M>{left}</M>
      {` ${lessonBlocks.is} ${values[0]} ${lessonBlocks.and} `}
      <M>{right}</M>
      {` ${lessonBlocks.is} ${values[1]}.`}
    </>
  );
}

/** "A = 1, B = 0", in the order of the row. */
export function RowText({ row }: { readonly row: Row }) {
  return Object.entries(row).map(([name, value], at) => (
    <Fragment key={name}>
      {at > 0 && ", "}
      <M>{`${name} = ${value}`}</M>
    </Fragment>
  ));
}

/** "(A = 1, B = 0)"; no line ends between a bracket and what is next to it. */
export function RowInBrackets({ row }: { readonly row: Row }) {
  const entries = Object.entries(row);
  return entries.map(([name, value], at) => (
    <Fragment key={name}>
      {at > 0 && ", "}
      <span className={classes.unbroken}>
        {at === 0 && "("}
        <M>{`${name} = ${value}`}</M>
        {at === entries.length - 1 && ")"}
      </span>
    </Fragment>
  ));
}
