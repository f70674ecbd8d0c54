// The generated table, with its functions and their comparison next to it.

import type { Ref } from "react";
import type { Toast } from "#components/toast.tsx";
import { gridTexts, tableTexts } from "#messages/table.ts";
import type { Comparison } from "#table/core/comparison.ts";
import type { Table } from "#table/core/table.ts";
import type { TableFormat } from "#table/core/write-table.ts";
import type { Target } from "#table/table-view.tsx";
import { FunctionsCard } from "./functions-card.tsx";
import { headingsOf, withNamedVariables } from "./headings.ts";
import { LegendCard } from "./legend-card.tsx";
import { PartsNote } from "./parts-note.tsx";
import { saveTable, textToCopy } from "./save-table.ts";
import { TableCard } from "./table-card.tsx";
import classes from "./truth-table-page.module.css";
import { useParts } from "./use-parts.ts";

export interface TableAnswerProps {
  readonly table: Table;
  readonly namesInHeader: boolean;
  readonly showsParts: boolean;
  readonly comparison: Comparison | null;
  readonly target: Target | null;
  /** Whether the expressions were edited after the table was made. */
  readonly isOld: boolean;
  /** The table's heading, which only screen readers get; it takes the focus on touch, when the field loses it. */
  readonly headingRef: Ref<HTMLHeadingElement>;
  readonly onGo: (row: number) => void;
  readonly onCopy: (text: string) => void;
  readonly showToast: (toast: Toast) => void;
}

export function TableAnswer({
  table: bare,
  namesInHeader,
  showsParts,
  comparison,
  target,
  isOld,
  headingRef,
  onGo,
  onCopy,
  showToast,
}: TableAnswerProps) {
  const { table, trees, note, onRetry } = useParts(bare, showsParts);
  const byName = namesInHeader || table.functions.length === 1;
  const written = () => [withNamedVariables(table), headingsOf(table, trees, byName)] as const;
  const save = (format: TableFormat) => void saveTable(...written(), format);
  const copyTable = (format: TableFormat) => {
    const text = textToCopy(...written(), format);
    if (text !== null) return onCopy(text);
    const action = { label: tableTexts.saveInstead, run: () => save(format) };
    showToast({ text: tableTexts.tooLongToCopy, isFailure: true, action });
  };
  return (
    <div className={classes.answer}>
      <div className={classes.table}>
        <h2 ref={headingRef} tabIndex={-1} className={`${classes.heading} spoken`}>
          {gridTexts.tableName}
        </h2>
        <TableCard
          key={table.rows}
          table={table}
          trees={trees}
          byName={byName}
          comparison={comparison}
          target={target}
          isOld={isOld}
          onGo={onGo}
          onCopy={copyTable}
          onSave={save}
        />
        <PartsNote note={note} onRetry={onRetry} />
      </div>
      <div className={classes.facts}>
        {comparison && <LegendCard table={table} comparison={comparison} onRow={onGo} onCopy={onCopy} />}
        <FunctionsCard table={table} trees={trees} isOld={isOld} onCopy={onCopy} />
      </div>
    </div>
  );
}
