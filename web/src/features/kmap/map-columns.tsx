// The function in linked views: the expression of the groups, the map and the table, whose cells and rows can be pressed, and the
// circuit. A row or a group that is marked in one view is marked in all.

import { useMediaQuery } from "@mantine/hooks";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { IconContrast, IconEraser } from "@tabler/icons-react";
import { IconButton } from "#components/icon-button.tsx";
import { LazyView } from "#components/lazy-view.tsx";
import { Segmented } from "#components/segmented.tsx";
import { SwitchRow } from "#components/switch-row.tsx";
import { useIsPrinting } from "#components/use-is-printing.ts";
import { outputName } from "#notation/core/output-name.ts";
import { coveredRows } from "#kmap/core/map-groups.ts";
import type { Paint } from "#kmap/use-stroke.ts";
import { useMarkedGroup } from "#kmap/use-marked-group.ts";
import { lazy } from "#lib/lazy.ts";
import { kmapTexts } from "#messages/kmap.ts";
import { knownGroup } from "#rows/core/known-group.ts";
import { type RowValue, type SopPosEvent, valueAfterPress } from "#rows/core/machine.ts";
import { lazyForm, lazyMap } from "#rows/lazy-views.ts";
import type { useForms } from "#rows/use-forms.ts";
import { RowsTable } from "#rows/rows-table.tsx";
import { useLitRow, useLitTerms } from "#rows/use-lit-row.ts";
import { derivedOf } from "./core/derived.ts";
import type { KmapEvent, KmapState } from "./core/machine.ts";
import classes from "./map-columns.module.css";
import { useViews } from "./use-views.ts";
import { CanonicalForm } from "./canonical-form.tsx";
import { MapResult } from "./map-result.tsx";
import { StartVariable } from "./start-variable.tsx";
import { UndoButtons } from "./undo-buttons.tsx";

const circuitPane = lazy(() => import("./circuit-pane.tsx"));

interface MapColumnsProps {
  readonly state: KmapState;
  /** Must be the same from render to render. */
  readonly dispatch: (event: KmapEvent) => void;
  /** The typed expression as it is sent; null for any other text. */
  readonly expression: string | null;
  readonly names: readonly string[];
  readonly forms: ReturnType<typeof useForms>;
  /** Must be the same from render to render. */
  readonly send: (event: SopPosEvent) => void;
  readonly onCopy: (text: string) => void;
  /** Writes the present state into the address, before another screen is opened. */
  readonly onLeave: () => Promise<void>;
}

export function MapColumns(props: MapColumnsProps) {
  const { state, dispatch, expression, names, forms, send, onCopy, onLeave } = props;
  const { setup } = state.rows;
  const [namesStart, setNamesStart] = useState(false);
  const result = useRef<HTMLDivElement>(null);
  // Fetched now, because they are needed as soon as a cell is pressed.
  useEffect(() => void lazyForm.load().catch(() => undefined), []);
  useEffect(() => void lazyMap.load().catch(() => undefined), []);
  const pressRow = useCallback(
    (row: number, extended: boolean) => send({ type: "rowPressed", row, extends: extended }),
    [send],
  );
  const setRow = useCallback((row: number, value: RowValue) => send({ type: "rowSet", row, value }), [send]);
  const paint: Paint = {
    afterPress: (row) => valueAfterPress(state.rows, row),
    onPaint: (row, value, starts) => dispatch({ type: "painted", row, value, starts }),
  };
  const toggleHazards = useCallback(() => send({ type: "hazardsToggled" }), [send]);
  const isEmpty = setup.rows.length === 0;
  const shown = isEmpty ? null : (forms.forms?.shown ?? null);
  const marked = useMarkedGroup();
  const litRow = useLitRow(setup.inputs);
  const group = knownGroup(shown, marked.alone);
  const lit = useLitTerms(shown?.minimal ?? null, group ?? litRow.row);
  const litRows = useMemo(
    () => (group ? new Set(coveredRows(group, setup.inputs)) : litRow.rows),
    [group, setup.inputs, litRow.rows],
  );
  const isWide = useMediaQuery("(min-width: 75em)", true, { getInitialValueInEffect: false });
  const views = useViews(isWide);
  // On paper there is always the map, also where another view has its place.
  const isPrinting = useIsPrinting();
  const showsMap = isPrinting || views.isOpen("map");
  const { isCurrent } = forms;
  const derived = useMemo(
    () => (shown && isCurrent ? derivedOf(setup, shown, expression) : null),
    [shown, isCurrent, setup, expression],
  );
  const switches = isWide ? (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- no form fields, so no <fieldset>
    <div role="group" aria-label={kmapTexts.views} className={`${classes.switches} no-print`}>
      {(["table", "circuit"] as const).map((view) => (
        <SwitchRow key={view} isOn={views.isOpen(view)} onToggle={() => views.toggle(view)}>
          {kmapTexts[view]}
        </SwitchRow>
      ))}
    </div>
  ) : (
    <Segmented
      className={`${classes.views} no-print`}
      label={kmapTexts.views}
      segments={(["map", "table", "circuit"] as const).map((value) => ({ value, label: kmapTexts[value] }))}
      value={views.alone}
      onChange={views.choose}
    />
  );
  const circuit = views.isOpen("circuit") && (
    <LazyView of={circuitPane}>
      {({ CircuitPane }) => (
        <CircuitPane
          form={shown?.minimal ?? null}
          output={outputName(names, setup.output)}
          row={litRow.row}
          onRow={litRow.onFocus}
          lit={lit}
          marked={marked}
          listsTerms={!isWide}
        />
      )}
    </LazyView>
  );
  const empty = { icon: IconEraser, label: kmapTexts.clear, run: () => dispatch({ type: "cleared" }) };
  const invert = { icon: IconContrast, label: kmapTexts.invert, run: () => dispatch({ type: "inverted" }) };
  const start = { label: kmapTexts.startVariable(names[0] ?? ""), run: () => setNamesStart(true) };
  const tools = (
    <>
      <UndoButtons state={state} dispatch={dispatch} />
      {isWide &&
        [empty, invert].map(({ icon, label, run }) => (
          <IconButton key={label} icon={icon} label={label} onClick={run} />
        ))}
    </>
  );
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the parts within have the focus
    <div onKeyDown={({ key }) => key === "Escape" && marked.onDrop()}>
      <div ref={result} tabIndex={-1}>
        <MapResult
          setup={setup}
          names={names}
          forms={forms.forms}
          isEmpty={isEmpty}
          isOld={!forms.isCurrent}
          litRow={group ? null : litRow.row}
          lit={lit}
          marked={marked}
          derived={derived}
          onCopy={onCopy}
          onImproved={forms.improve}
          onToggleHazards={toggleHazards}
          onChooseMinimum={forms.choose}
          onRetry={() => {
            // The pressed button is about to be removed.
            result.current?.focus();
            forms.retry();
          }}
          onLeave={onLeave}
        />
      </div>
      {!isWide && switches}
      <div className={classes.columns}>
        {showsMap && (
          <div className={classes.map}>
            <LazyView of={lazyMap}>
              {({ MapView }) => (
                <MapView
                  setup={setup}
                  names={names}
                  forms={isEmpty ? null : forms.forms}
                  isOld={!forms.isCurrent}
                  marked={marked}
                  lit={{ litRows: litRow.rows, onPointRow: litRow.onPoint, onFocusRow: litRow.onFocus }}
                  onPressRow={pressRow}
                  onSetRow={setRow}
                  paint={paint}
                  onSwap={() => send({ type: "swapped" })}
                  onToggleHazards={toggleHazards}
                  onChooseMinimum={forms.choose}
                  onCopy={onCopy}
                  fillsRoom
                  around={{
                    tools,
                    choices: [isWide ? [start] : [empty, invert, start]],
                    beside: (
                      <>
                        {shown && <CanonicalForm of={shown} output={setup.output} onCopy={onCopy} />}
                        {isWide && switches}
                        {isWide && circuit}
                      </>
                    ),
                  }}
                />
              )}
            </LazyView>
          </div>
        )}
        {!isWide && circuit}
        {/* Beside the map, not below the expression: what a marked row brings there would move the row away. */}
        {views.isOpen("table") && (
          <div className={classes.table}>
            <RowsTable
              setup={setup}
              names={names}
              litRows={litRows}
              onPointRow={litRow.onPoint}
              onFocusRow={litRow.onFocus}
              onPressRow={pressRow}
              onSetRow={setRow}
              paint={paint}
              onPressHeader={() => send({ type: "headerPressed" })}
            />
          </div>
        )}
      </div>
      {namesStart && (
        <StartVariable state={state.rows} dispatch={send} onClose={() => setNamesStart(false)} />
      )}
    </div>
  );
}
