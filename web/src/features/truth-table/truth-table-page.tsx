// The truth table's page: the form above, the table below, and beside the table its functions.

import { useCallback, useMemo, useState } from "react";
import { flushSync } from "react-dom";
import { BusyBar } from "#components/busy-bar.tsx";
import { focusScreen } from "#components/focus-screen.ts";
import { useToast } from "#components/toast.tsx";
import { useCopy } from "#components/use-copy.ts";
import { ServerState } from "#lib/server-state.tsx";
import { useEntitlement } from "#account/entitlement.tsx";
import { useUndo } from "#expression/use-undo.ts";
import { own } from "#messages/own.ts";
import { subscriptName } from "#table/core/table.ts";
import type { TableFormat } from "#table/core/write-table.ts";
import type { Expressions } from "./core/expressions.ts";
import { FunctionsCard } from "./functions-card.tsx";
import { headingsOf } from "./headings.ts";
import { IdleCard } from "./idle-card.tsx";
import { LegendCard } from "./legend-card.tsx";
import { saveTable, textToCopy } from "./save-table.ts";
import { spokenRow } from "./spoken-row.ts";
import { TableCard } from "./table-card.tsx";
import { TableForm } from "./table-form.tsx";
import type { Target } from "#table/table-grid.tsx";
import classes from "./truth-table-page.module.css";
import { useAddress } from "./use-address.ts";
import { useComparison } from "./use-comparison.ts";
import { treesOf } from "#table/core/trees.ts";
import { useTruthTable } from "./use-truth-table.ts";

interface TargetOfTable extends Target {
  /** The table that the row was asked for: a new table has no target. */
  readonly table: object;
}

export function Component() {
  return (
    <ServerState>
      <TruthTable />
    </ServerState>
  );
}

function TruthTable() {
  const [state, dispatch] = useTruthTable();
  const { status, table, namesInHeader, compares, taken } = state;
  const pushAddress = useAddress(state, dispatch);
  const isComparing = useEntitlement().isPremium && compares;
  const comparisonCall = useComparison(table, isComparing);
  const { comparison } = comparisonCall;
  const trees = useMemo(() => treesOf(table?.functions ?? []), [table]);
  const [asked, setAsked] = useState<TargetOfTable | null>(null);
  const target = asked?.table === table ? asked : null;
  const [toast, showToast] = useToast();
  const copy = useCopy(showToast);

  const restore = useCallback((typed: Expressions) => dispatch({ type: "restored", typed }), [dispatch]);
  useUndo(taken, restore, showToast);

  const isOld = status !== "Generated";
  const byName = namesInHeader || table?.functions.length === 1;
  const goTo = (row: number) => table && setAsked({ row, table });
  const save = (format: TableFormat) => {
    if (table) void saveTable(table, headingsOf(table, trees, byName), format);
  };
  const copyTable = (format: TableFormat) => {
    const text = table && textToCopy(table, headingsOf(table, trees, byName), format);
    if (text !== null) return copy(text);
    const action = { label: own.saveInstead, run: () => save(format) };
    showToast({ text: own.tooLongToCopy, isFailure: true, action });
  };

  return (
    <>
      <TableForm
        state={state}
        dispatch={dispatch}
        isComparing={isComparing}
        comparisonCall={comparisonCall}
        onSubmit={() => {
          // Flushed, because submitting makes the draft a chip, which belongs in the pushed address.
          flushSync(() => dispatch({ type: "submitted" }));
          pushAddress();
        }}
        onRemoved={(chip, at) =>
          showToast({
            text: own.removedChip(subscriptName(at + 1, 2)),
            action: { label: own.undo, run: () => dispatch({ type: "chipRestored", chip, at }) },
          })
        }
      />
      {status === "Generating" && (
        <BusyBar
          label={own.generatingTable}
          onCancel={() => {
            focusScreen();
            dispatch({ type: "cancelled" });
          }}
        />
      )}
      {!table && status !== "Generating" && <IdleCard />}
      {table && (
        <div className={classes.answer}>
          <div className={classes.table}>
            <TableCard
              key={table.rows}
              table={table}
              trees={trees}
              byName={byName}
              comparison={comparison}
              target={target}
              isOld={isOld}
              onGo={goTo}
              onCopy={copyTable}
              onSave={save}
            />
          </div>
          <div className={classes.facts}>
            {comparison && <LegendCard table={table} comparison={comparison} onRow={goTo} />}
            <FunctionsCard table={table} trees={trees} isOld={isOld} onCopy={copy} />
          </div>
        </div>
      )}
      <output className="spoken">
        {table &&
          status === "Generated" &&
          (target
            ? spokenRow(table, target.row)
            : own.tableCaption(table.functions.length, table.vars.length, table.rows))}
      </output>
      {toast}
    </>
  );
}
