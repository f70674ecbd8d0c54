// Equations apart from the text, side by side where they have room.

import type { Equation } from "../core/data.ts";
import classes from "./equation-lines.module.css";
import { M } from "./maths.tsx";

export function EquationLines({ of }: { readonly of: readonly Equation[] }) {
  return (
    <div className={classes.lines}>
      {of.map(({ left, right }) => (
        <M key={left} size="normal">{`${left} = ${right}`}</M>
      ))}
    </div>
  );
}
