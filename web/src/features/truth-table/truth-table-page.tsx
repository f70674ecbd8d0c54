// The truth table's page: the form above, the table below, and next to the table its functions.

import { useCallback, useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { BusyBar } from "#components/busy-bar.tsx";
import { focusScreen } from "#components/focus.ts";
import { LazyView } from "#components/lazy-view.tsx";
import { useToast } from "#components/toast.tsx";
import { useCopy } from "#components/use-copy.ts";
import { useFoldedKeyboard } from "#components/use-folded-keyboard.ts";
import { lazy } from "#lib/lazy.ts";
import { useEntitlement } from "#account/entitlement.ts";
import { useUndo } from "#notation/fields/use-undo.ts";
import { controlTexts } from "#messages/controls.ts";
import { gridTexts } from "#messages/table.ts";
import { truthTableTexts } from "#messages/truth-table.ts";
import { subscriptName } from "#table/core/table.ts";
import type { Expressions } from "./core/expressions.ts";
import { IdleCard } from "./idle-card.tsx";
import { spokenRow } from "./spoken-row.ts";
import { TableForm } from "./table-form.tsx";
import type { Target } from "#table/table-view.tsx";
import { useAddress } from "./use-address.ts";
import { useComparison } from "./use-comparison.ts";
import { useTruthTable } from "./use-truth-table.ts";

interface TargetOfTable extends Target {
  /** The table in which the row was searched for: a new table has no target. */
  readonly table: object;
}

/** The form does not wait for it; it is fetched while the visitor types the first expression. */
const tableAnswer = lazy(() => import("./table-answer.tsx"));

export function Component() {
  const [state, dispatch] = useTruthTable();
  const { status, table, namesInHeader, showsParts, compares, taken } = state;
  const pushAddress = useAddress(state, dispatch);
  const isComparing = useEntitlement().isPremium && compares;
  const comparisonCall = useComparison(table, isComparing);
  const { comparison } = comparisonCall;
  const [asked, setAsked] = useState<TargetOfTable | null>(null);
  const target = asked?.table === table ? asked : null;
  const [toast, showToast] = useToast();
  const copy = useCopy(showToast);

  const restore = useCallback((typed: Expressions) => dispatch({ type: "restored", typed }), [dispatch]);
  const undo = useUndo(taken, restore);

  const isOld = status !== "Generated";
  const folded = useFoldedKeyboard(!isOld && table, { scrolls: true });
  const goTo = (row: number) => table && setAsked({ row, table });
  // A failure is shown when the table is drawn.
  useEffect(() => void tableAnswer.load().catch(() => undefined), []);

  return (
    <>
      <TableForm
        state={state}
        undo={undo}
        dispatch={dispatch}
        isComparing={isComparing}
        comparisonCall={comparisonCall}
        onSubmit={() => {
          if (!isOld) folded.fold();
          // Flushed, because submitting makes the draft a chip, which belongs in the pushed address.
          flushSync(() => dispatch({ type: "submitted" }));
          pushAddress();
        }}
        onRemoved={(chip, at) =>
          showToast({
            text: truthTableTexts.removedChip(subscriptName(at + 1, 2)),
            action: { label: controlTexts.undo, run: () => dispatch({ type: "chipRestored", chip, at }) },
          })
        }
      />
      {status === "Generating" && (
        <BusyBar
          label={truthTableTexts.generatingTable}
          onCancel={() => {
            focusScreen();
            dispatch({ type: "cancelled" });
          }}
        />
      )}
      {!table && status !== "Generating" && <IdleCard />}
      {table && (
        <LazyView of={tableAnswer}>
          {({ TableAnswer }) => (
            <TableAnswer
              table={table}
              namesInHeader={namesInHeader}
              showsParts={showsParts}
              comparison={comparison}
              target={target}
              isOld={isOld}
              headingRef={folded.headingRef}
              onGo={goTo}
              onCopy={copy}
              showToast={showToast}
            />
          )}
        </LazyView>
      )}
      <output className="spoken">
        {table &&
          status === "Generated" &&
          (target
            ? spokenRow(table, target.row)
            : gridTexts.tableCaption(table.functions.length, table.vars.length, table.rows))}
      </output>
      {toast}
    </>
  );
}
