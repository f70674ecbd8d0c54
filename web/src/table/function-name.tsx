// Typesets the name of a function: F with its number as a subscript, or with n for the only function.

import { functionName } from "./core/table.ts";
import classes from "./function-name.module.css";

interface FunctionNameProps {
  /** From 0. */
  readonly at: number;
  readonly functions: number;
}

export function FunctionName({ at, functions }: FunctionNameProps) {
  const name = functionName(at, functions);
  return (
    <span className={classes.name}>
      {name.charAt(0)}
      <sub className={classes.number}>{name.slice(1)}</sub>
    </span>
  );
}
