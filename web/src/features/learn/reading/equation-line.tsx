// An equation on a line of its own.

import type { Equation } from "../core/data.ts";
import { M } from "./maths.tsx";
import classes from "./equation-line.module.css";

export function EquationLine({ of: { left, right } }: { readonly of: Equation }) {
  return (
    <p className={classes.line}>
      <M size="normal">{`${left} = ${right}`}</M>
    </p>
  );
}
