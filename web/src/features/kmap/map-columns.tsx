// The function in linked views: the map and the table, whose cells and rows can be pressed, the circuit, and the expression of
// the groups. A row or a group that is marked in one view is marked in all.

import { useMediaQuery } from "@mantine/hooks";
import { useCallback, useEffect, useMemo, useRef } from "react";
import { sopPosAddress } from "#addresses/core/sop-pos.ts";
import type { SopPosSetup } from "#addresses/core/sop-pos-setup.ts";
import { useOpen } from "#addresses/use-open.ts";
import { LazyView } from "#components/lazy-view.tsx";
import { Segmented } from "#components/segmented.tsx";
import { ScrollBox } from "#components/scroll-box.tsx";
import { SwitchRow } from "#components/switch-row.tsx";
import { useIsPrinting } from "#components/use-is-printing.ts";
import { outputName } from "#expression/core/output-name.ts";
import { OpenIn } from "#expression/open-in.tsx";
import { coveredRows } from "#kmap/core/map-groups.ts";
import { useMarkedGroup } from "#kmap/use-marked-group.ts";
import { lazy } from "#lib/lazy.ts";
import { kmapTexts } from "#messages/kmap.ts";
import { sopPos } from "#messages/sop-pos.ts";
import { knownGroup } from "#rows/core/known-group.ts";
import type { RowValue, SopPosEvent } from "#rows/core/machine.ts";
import { FormCard } from "#rows/form-card.tsx";
import { lazyForm, lazyMap } from "#rows/lazy-views.ts";
import type { useForms } from "#rows/use-forms.ts";
import { RowsTable } from "#rows/rows-table.tsx";
import { useLitRow, useLitTerms } from "#rows/use-lit-row.ts";
import { derivedOf } from "./core/derived.ts";
import { type KmapState, sopPosSetup } from "./core/machine.ts";
import classes from "./map-columns.module.css";
import { useViews } from "./use-views.ts";
import { MapSteps } from "./map-steps.tsx";

const circuitPane = lazy(() => import("./circuit-pane.tsx"));

interface MapColumnsProps {
  readonly state: KmapState;
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
  const { state, expression, names, forms, send, onCopy, onLeave } = props;
  const { setup } = state.rows;
  const open = useOpen();
  const title = useRef<HTMLHeadingElement>(null);
  // Fetched now, because they are needed as soon as a cell is pressed.
  useEffect(() => void lazyForm.load().catch(() => undefined), []);
  useEffect(() => void lazyMap.load().catch(() => undefined), []);
  const pressRow = useCallback(
    (row: number, extended: boolean) => send({ type: "rowPressed", row, extends: extended }),
    [send],
  );
  const setRow = useCallback((row: number, value: RowValue) => send({ type: "rowSet", row, value }), [send]);
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
  const inSopPos = sopPosSetup(state);
  const openSopPos = async (asked: SopPosSetup) => {
    await onLeave();
    open(sopPosAddress, asked);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the parts within have the focus
    <div className={classes.columns} onKeyDown={({ key }) => key === "Escape" && marked.onDrop()}>
      <div className={`${classes.views} no-print`}>
        {isWide ? (
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- no form fields, so no <fieldset>
          <div role="group" aria-label={kmapTexts.views} className={classes.switches}>
            {(["table", "circuit"] as const).map((view) => (
              <SwitchRow key={view} isOn={views.isOpen(view)} onToggle={() => views.toggle(view)}>
                {kmapTexts[view]}
              </SwitchRow>
            ))}
          </div>
        ) : (
          <Segmented
            label={kmapTexts.views}
            segments={(["map", "table", "circuit"] as const).map((value) => ({
              value,
              label: kmapTexts[value],
            }))}
            value={views.alone}
            onChange={views.choose}
          />
        )}
      </div>
      {(showsMap || views.isOpen("circuit")) && (
        <div className={classes.map} data-wide={setup.inputs > 4 || undefined}>
          {showsMap && (
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
                  onSwap={() => send({ type: "swapped" })}
                  onToggleHazards={toggleHazards}
                  onChooseMinimum={forms.choose}
                  onCopy={onCopy}
                  fillsRoom
                />
              )}
            </LazyView>
          )}
          {views.isOpen("circuit") && (
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
          )}
        </div>
      )}
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
            onPressHeader={() => send({ type: "headerPressed" })}
          />
        </div>
      )}
      <ScrollBox className={classes.result} name={sopPos.expression}>
        <FormCard
          ref={title}
          forms={forms.forms}
          isEmpty={isEmpty}
          isOld={!forms.isCurrent}
          litRow={group ? null : litRow.row}
          lit={lit}
          marked={marked}
          onCopy={onCopy}
          onImproved={forms.improve}
          onToggleHazards={toggleHazards}
          onRetry={() => {
            // The pressed button is about to be removed.
            title.current?.focus();
            forms.retry();
          }}
          setup={setup}
          onLeave={onLeave}
        />
        {shown && (
          <div className={`${classes.elsewhere} no-print`}>
            {inSopPos && <OpenIn tool="sopPos" onOpen={() => void openSopPos(inSopPos)} />}
            {derived && <MapSteps key={JSON.stringify(derived)} derived={derived} onCopy={onCopy} />}
          </div>
        )}
      </ScrollBox>
    </div>
  );
}
