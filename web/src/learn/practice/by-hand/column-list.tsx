// The columns of the Quine–McCluskey method side by side: buttons to merge, sorted by their number of ones.

import { IconCheck } from "@tabler/icons-react";
import { byHand } from "#messages/by-hand-tasks.ts";
import { digitsOf, onesIn, type Column } from "./core/merging.ts";
import { hasTick, type EntryAt, type Work } from "./core/work.ts";
import classes from "./by-hand.module.css";

interface ColumnListProps {
  readonly work: Work;
  readonly variables: number;
  readonly isReadOnly: boolean;
  readonly onPress: (entry: EntryAt) => void;
}

export function ColumnList({ work, variables, isReadOnly, onPress }: ColumnListProps) {
  return (
    <ol className={classes.columns} aria-label={byHand.columns}>
      {work.columns.map((entries, column) => (
        <li key={column} className={classes.column}>
          <h4 className={classes.head}>{byHand.column(column + 1)}</h4>
          {groupsOf(entries).map(({ ones, from, group }) => (
            <div key={ones} className={classes.group}>
              <span className={classes.ones}>{byHand.ones(ones)}</span>
              <ul className={classes.entries}>
                {group.map(({ cube, rows }, index) => {
                  const place = { column, at: from + index };
                  const isHeld = work.held?.column === column && work.held.at === place.at;
                  const isTicked = hasTick(work, place);
                  const digits = digitsOf(cube, variables);
                  return (
                    <li key={digits}>
                      <button
                        type="button"
                        className={classes.entry}
                        aria-pressed={isHeld}
                        aria-disabled={isReadOnly}
                        data-entry={digits}
                        onClick={() => !isReadOnly && onPress(place)}
                      >
                        <span className={classes.digits}>{digits}</span>
                        <span className="spoken">{byHand.rowsOf(rows)}</span>
                        <span className={classes.rows}>{rows.join(", ")}</span>
                        {isTicked && (
                          <>
                            <IconCheck size={16} stroke={2.25} aria-hidden className={classes.tick} />
                            <span className="spoken">{byHand.ticked}</span>
                          </>
                        )}
                      </button>
                    </li>
                  );
                })}
              </ul>
            </div>
          ))}
        </li>
      ))}
    </ol>
  );
}

/** The entries with the same number of ones; `from` is the index of the first of them. */
function groupsOf(
  column: Column,
): readonly { readonly ones: number; readonly from: number; readonly group: Column }[] {
  const counts = [...new Set(column.map(({ cube }) => onesIn(cube.value)))];
  return counts.map((ones) => ({
    ones,
    from: column.findIndex(({ cube }) => onesIn(cube.value) === ones),
    group: column.filter(({ cube }) => onesIn(cube.value) === ones),
  }));
}
