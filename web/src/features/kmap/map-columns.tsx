// The function in linked views: the expression of the groups, the map and the table, whose cells and rows can be pressed, and the
// circuit. A row or a group that is marked in one view is marked in all.

import { useMediaQuery } from "@mantine/hooks";
import { useEffect, useMemo, useRef, useState } from "react";
import { IconContrast, IconEraser } from "@tabler/icons-react";
import { IconButton } from "#components/icon-button.tsx";
import { LazyView } from "#components/lazy-view.tsx";
import { Segmented } from "#components/segmented.tsx";
import { SwitchRow } from "#components/switch-row.tsx";
import { useIsPrinting } from "#components/use-is-printing.ts";
import { lazy } from "#lib/lazy.ts";
import { kmapTexts } from "#messages/kmap.ts";
import { useFunction } from "#function/function-context.tsx";
import { lazyForm, lazyMap } from "#function/lazy-views.ts";
import { RowsTable } from "#function/rows-table.tsx";
import { UndoButtons } from "#function/undo-buttons.tsx";
import { derivedOf } from "./core/derived.ts";
import type { KmapEvent } from "./core/machine.ts";
import classes from "./map-columns.module.css";
import { useViews } from "./use-views.ts";
import { CanonicalForm } from "./canonical-form.tsx";
import { MapResult } from "./map-result.tsx";
import { StartVariable } from "./start-variable.tsx";

const circuitPane = lazy(() => import("./circuit-pane.tsx"));

interface MapColumnsProps {
  /** Must be the same from render to render. */
  readonly dispatch: (event: KmapEvent) => void;
  /** The typed expression as it is sent; null for any other text. */
  readonly expression: string | null;
}

export function MapColumns({ dispatch, expression }: MapColumnsProps) {
  const { setup, names, shown, isOld, marked, retry } = useFunction();
  const [namesStart, setNamesStart] = useState(false);
  const result = useRef<HTMLDivElement>(null);
  // Fetched now, because they are needed as soon as a cell is pressed.
  useEffect(() => void lazyForm.load().catch(() => undefined), []);
  useEffect(() => void lazyMap.load().catch(() => undefined), []);
  const isWide = useMediaQuery("(min-width: 75em)", true, { getInitialValueInEffect: false });
  const views = useViews(isWide);
  // On paper there is always the map, also where another view has its place.
  const isPrinting = useIsPrinting();
  const showsMap = isPrinting || views.isOpen("map");
  const derived = useMemo(
    () => (shown && !isOld ? derivedOf(setup, shown, expression) : null),
    [shown, isOld, setup, expression],
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
    <LazyView of={circuitPane}>{({ CircuitPane }) => <CircuitPane listsTerms={!isWide} />}</LazyView>
  );
  const empty = { icon: IconEraser, label: kmapTexts.clear, run: () => dispatch({ type: "cleared" }) };
  const invert = { icon: IconContrast, label: kmapTexts.invert, run: () => dispatch({ type: "inverted" }) };
  const start = { label: kmapTexts.startVariable(names[0] ?? ""), run: () => setNamesStart(true) };
  const tools = (
    <>
      <UndoButtons />
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
          derived={derived}
          onRetry={() => {
            // The pressed button is about to be removed.
            result.current?.focus();
            retry();
          }}
        />
      </div>
      {!isWide && switches}
      <div className={classes.columns}>
        {showsMap && (
          <div className={classes.map}>
            <LazyView of={lazyMap}>
              {({ MapView }) => (
                <MapView
                  fillsRoom
                  tools={tools}
                  choices={[isWide ? [start] : [empty, invert, start]]}
                  beside={
                    <>
                      {isWide && switches}
                      {isWide && circuit}
                      <CanonicalForm />
                    </>
                  }
                />
              )}
            </LazyView>
          </div>
        )}
        {!isWide && circuit}
        {/* Beside the map, not below the expression: what a marked row brings there would move the row away. */}
        {views.isOpen("table") && (
          <div className={classes.table}>
            <RowsTable />
          </div>
        )}
      </div>
      {namesStart && <StartVariable onClose={() => setNamesStart(false)} />}
    </div>
  );
}
