// Typesets the names of functions: F with its number, or with n for the only function, as a subscript. Copies and
// screen readers get the plain name.

import { Fragment } from "react";
import { functionName } from "./core/table.ts";
import classes from "./function-name.module.css";

interface FunctionNameProps {
  /** The index of the function, from 0. */
  readonly at: number;
  readonly functions: number;
}

export function FunctionName({ at, functions }: FunctionNameProps) {
  return (
    <span className={classes.name} translate="no">
      <Subscripted name={functionName(at, functions)} />
    </span>
  );
}

/** A text with each function name in it typeset. */
export function WithFunctionNames({ text }: { readonly text: string }) {
  return text.split(/\b(F(?:\d+|n))\b/).map((part, at) =>
    // `split` puts the pattern's group at every odd index.
    at % 2 === 1 ? (
      <span key={at} className={classes.within} translate="no">
        <Subscripted name={part} />
      </span>
    ) : (
      <Fragment key={at}>{part}</Fragment>
    ),
  );
}

/** A name in the size of the text around it. */
export function FunctionSign({ name }: { readonly name: string }) {
  return (
    <i className={classes.sign} translate="no">
      <Subscripted name={name} />
    </i>
  );
}

/** The part of a name that is a subscript: its number, or the n after a single letter. */
const index = /\d+$|(?<=^[A-Za-z])n$/;

function Subscripted({ name }: { readonly name: string }) {
  const [sub] = index.exec(name) ?? [];
  return (
    <>
      {name.replace(index, "")}
      {sub !== undefined && <sub className={classes.number}>{sub}</sub>}
    </>
  );
}
