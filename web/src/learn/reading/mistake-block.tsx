// Two expressions that people wrongly take for equal, with the row in which they differ.

import type { Mistake } from "../core/data.ts";
import { firstDifference, treeOf } from "../core/values.ts";
import { DifferenceText } from "./difference-text.tsx";
import { M } from "./maths.tsx";
import { Marked } from "./marked.tsx";
import classes from "./mistake-block.module.css";
import { OpenLinks } from "./open-links.tsx";

export function MistakeBlock({ of: { left, right, words } }: { readonly of: Mistake }) {
  const difference = firstDifference(treeOf(left), treeOf(right));
  return (
    <div className={classes.mistake} data-mistake={left}>
      <div className={classes.sides}>
        <M size="normal">{`${left} ≠ ${right}`}</M>
        <OpenLinks of={{ text: left, beside: [right], tools: ["truthTable"] }} />
      </div>
      <p>
        <Marked text={words} />{" "}
        {difference && <DifferenceText left={left} right={right} difference={difference} />}
      </p>
    </div>
  );
}
