// The row that shows that two expressions differ, as a sentence: "In row 2 (A = 1, B = 0), A.B is 0 and A+B is 1."

import { Fragment } from "react";
import { lessonBlocks } from "#messages/lesson-blocks.ts";
import type { ExpressionText, Row } from "../core/data.ts";
import type { Difference } from "../core/values.ts";
import { M } from "./maths.tsx";

interface DifferenceTextProps {
  readonly left: ExpressionText;
  readonly right: ExpressionText;
  readonly difference: Difference;
}

export function DifferenceText({ left, right, difference: { number, row, values } }: DifferenceTextProps) {
  return (
    <>
      {`${lessonBlocks.inRow} ${number} (`}
      <RowText row={row} />
      {"), "}
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
