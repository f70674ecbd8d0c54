// The head of the table: the variables, the parts, and the functions by name or by expression, with the letters of equal
// columns below.

import { tableTexts } from "#messages/table.ts";
import type { Comparison } from "./core/comparison.ts";
import { functionName, type Table } from "./core/table.ts";
import { ExpressionHeading } from "./expression-heading.tsx";
import { FunctionName } from "./function-name.tsx";
import { GridHead, VariableHead } from "./grid.tsx";
import { GroupLetter } from "./group-letter.tsx";
import classes from "./table-view.module.css";
import { pinnedAt } from "./table-row.tsx";
import type { Trees } from "./core/trees.ts";
import type { Pinned } from "./use-pinned.ts";

interface TableHeadProps {
  readonly table: Table;
  readonly trees: Trees;
  /** Whether the functions' columns are headed by names; otherwise by expressions. */
  readonly byName: boolean;
  readonly comparison: Comparison | null;
  readonly pinned: Pinned | null;
}

export function TableHead({ table, trees, byName, comparison, pinned }: TableHeadProps) {
  const { vars, parts, functions } = table;
  return (
    <GridHead aria-rowindex={1}>
      {vars.map((name) => (
        <VariableHead key={name} name={name} />
      ))}
      {parts.map(({ text }) => (
        <th key={text} scope="col" data-part>
          <ExpressionHeading name={tableTexts.part} text={text} tree={trees.get(text)} />
        </th>
      ))}
      {functions.map(({ text }, at) => {
        const tree = trees.get(text);
        const group = comparison?.groupOf[at];
        return (
          <th key={at} scope="col" data-output {...pinnedAt(pinned, at)}>
            {byName ? (
              <FunctionName at={at} functions={functions.length} />
            ) : (
              <ExpressionHeading name={functionName(at, functions.length)} text={text} tree={tree} />
            )}
            {comparison && <span className={classes.letter}>{group && <GroupLetter group={group} />}</span>}
          </th>
        );
      })}
    </GridHead>
  );
}
