// A truth table that the reader fills in, with Check and what it found. Its state is the caller's (core/filling.ts).

import { Button } from "@mantine/core";
import { useId, type ReactNode } from "react";
import { fillTableTexts } from "#messages/table-tasks.ts";
import type { CellAt } from "#table/core/cell-keys.ts";
import { focusCell, useCellKeys } from "#table/use-cell-keys.ts";
import type { MarkedText } from "../../core/data.ts";
import { plainText } from "../../core/marked-text.ts";
import { Marked } from "../../reading/marked.tsx";
import { wrongCellText } from "./core/cell-words.ts";
import { wrongCells, type FillEvent, type Filling, type Found } from "./core/filling.ts";
import type { TableToFill } from "./core/table.ts";
import { FillGrid } from "./fill-grid.tsx";
import classes from "./fill-table.module.css";

/** The most wrong cells that are listed; more would not help the reader. */
const listedMax = 6;

interface FillTableProps {
  readonly table: TableToFill;
  readonly filling: Filling;
  /** How many columns are shown and judged, from the first on; by default all. */
  readonly columns?: number;
  readonly caption: MarkedText;
  readonly onEvent: (event: FillEvent) => void;
  /** The cell that was focused last. */
  readonly onCell?: (at: CellAt) => void;
  /** Further buttons next to Check. */
  readonly actions?: ReactNode;
}

export function FillTable({
  table,
  filling,
  columns = table.columns.length,
  caption,
  onEvent,
  onCell,
  actions,
}: FillTableProps) {
  const keys = useCellKeys(table.rows.length, columns);
  const captionId = useId();
  const keysId = useId();
  const wrong = wrongCells(filling, columns);
  const found = filling.found?.columns === columns ? filling.found : null;
  return (
    <div className={classes.block}>
      <p id={captionId} className={classes.caption}>
        <Marked text={caption} />
      </p>
      <FillGrid
        keys={keys}
        table={table}
        filling={filling}
        columns={table.columns.slice(0, columns)}
        boxName={plainText(caption)}
        labelledBy={captionId}
        describedBy={keysId}
        onEvent={onEvent}
        onCell={onCell}
      />
      <p id={keysId} className={`${classes.keys} no-print`}>
        {fillTableTexts.keys}
      </p>
      <div className={`${classes.actions} no-print`}>
        <Button variant="default" onClick={() => onEvent({ kind: "check", columns })}>
          {fillTableTexts.check}
        </Button>
        {actions}
      </div>
      <output className={classes.found} data-right={(found && isAllRight(found)) || undefined}>
        {found && foundText(found)}
      </output>
      {wrong.length > 0 && (
        <ul className={classes.wrong}>
          {wrong.slice(0, listedMax).map((at) => (
            <li key={`${at.column}-${at.row}`}>
              <button type="button" className={classes.goTo} onClick={() => focusCell(keys.grid.current, at)}>
                <Marked text={wrongCellText(table, at)} />
              </button>
            </li>
          ))}
          {wrong.length > listedMax && <li>{fillTableTexts.moreWrong(wrong.length - listedMax)}</li>}
        </ul>
      )}
    </div>
  );
}

function isAllRight({ wrong, empty }: Found): boolean {
  return wrong + empty === 0;
}

function foundText(found: Found): string {
  return isAllRight(found) ? fillTableTexts.allRight : fillTableTexts.found(found.wrong, found.empty);
}
