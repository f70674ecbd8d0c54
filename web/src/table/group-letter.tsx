// The letter of a group of equal columns, on the group's colour.

import type { Group } from "./core/comparison.ts";
import classes from "./group-letter.module.css";
import { colourOf } from "./table-row.tsx";

export function GroupLetter({ group: { letter, colour } }: { readonly group: Group }) {
  return (
    <span className={classes.letter} style={colourOf(colour)}>
      {letter}
    </span>
  );
}
