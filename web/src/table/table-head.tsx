// The head of the table: the variables, and the functions by name or by expression, with the letters of equal columns
// below.

import { MathText } from "#expression/typeset.tsx";
import { own } from "#messages/own.ts";
import type { Comparison } from "./core/comparison.ts";
import type { Table } from "./core/table.ts";
import { FunctionName } from "./function-name.tsx";
import { GroupLetter } from "./group-letter.tsx";
import classes from "./table-grid.module.css";
import type { Trees } from "./core/trees.ts";

interface TableHeadProps {
  readonly table: Table;
  readonly trees: Trees;
  /** Whether names head the functions' columns; else expressions do. */
  readonly byName: boolean;
  readonly comparison: Comparison | null;
}

export function TableHead({ table: { vars, functions }, trees, byName, comparison }: TableHeadProps) {
  return (
    <thead className={classes.head}>
      <tr aria-rowindex={1}>
        <th scope="col" className={classes.number}>
          <abbr title={own.rowNumber} className={classes.hash}>
            #
          </abbr>
        </th>
        {vars.map((name) => (
          <th key={name} scope="col" className={classes.variable}>
            {name.charAt(0)}
            {name.length > 1 && <sub className={classes.digits}>{name.slice(1)}</sub>}
          </th>
        ))}
        {functions.map(({ text }, at) => {
          const tree = trees.get(text);
          const group = comparison?.groupOf[at];
          return (
            <th key={at} scope="col" className={at === 0 ? classes.firstOutput : undefined}>
              <span className={classes.heading}>
                {byName && <FunctionName at={at} functions={functions.length} />}
                {!byName && tree && <MathText expression={tree} size="list" />}
                {!byName && !tree && <code className={classes.code}>{text}</code>}
              </span>
              {comparison && <span className={classes.letter}>{group && <GroupLetter group={group} />}</span>}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}
