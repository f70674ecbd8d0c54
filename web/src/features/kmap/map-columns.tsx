// The function in linked views: the map and the table, whose cells and rows can be pressed, and the expression of the
// groups. A row or a group that is marked in one view is marked in all.

import { useMediaQuery } from "@mantine/hooks";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { sopPosAddress } from "#addresses/core/sop-pos.ts";
import type { SopPosSetup } from "#addresses/core/sop-pos-setup.ts";
import { useOpen } from "#addresses/use-open.ts";
import { LazyPart } from "#components/lazy-part.tsx";
import { Segmented } from "#components/segmented.tsx";
import { ScrollBox } from "#components/scroll-box.tsx";
import { OpenIn } from "#expression/open-in.tsx";
import { useMarkedGroup } from "#kmap/use-marked-group.ts";
import { pagePart } from "#lib/page-part.ts";
import { readText, writeText } from "#lib/storage.ts";
import { kmapTexts } from "#messages/kmap.ts";
import { sopPos } from "#messages/sop-pos.ts";
import { rowsOfGroup } from "#rows/core/covering.ts";
import type { RowValue, SopPosEvent } from "#rows/core/machine.ts";
import { FormCard, formShown } from "#rows/form-card.tsx";
import type { useForms } from "#rows/use-forms.ts";
import { RowsTable } from "#rows/rows-table.tsx";
import { useLitRow, useLitTerms } from "#rows/use-lit-row.ts";
import { type KmapState, sopPosSetup } from "./core/machine.ts";
import classes from "./map-columns.module.css";

const mapView = pagePart(async () => (await import("#rows/map-view.tsx")).MapView);

interface MapColumnsProps {
  readonly state: KmapState;
  readonly names: readonly string[];
  readonly forms: ReturnType<typeof useForms>;
  /** Must be the same from render to render. */
  readonly send: (event: SopPosEvent) => void;
  readonly onCopy: (text: string) => void;
  /** Writes the present state into the address, before another screen is opened. */
  readonly onLeave: () => Promise<void>;
}

export function MapColumns({ state, names, forms, send, onCopy, onLeave }: MapColumnsProps) {
  const { setup } = state.rows;
  const open = useOpen();
  const title = useRef<HTMLHeadingElement>(null);
  // Fetched now, because they are needed as soon as a cell is pressed.
  useEffect(() => void formShown.load().catch(() => undefined), []);
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
  const group = marked.alone;
  const lit = useLitTerms(shown?.minimal ?? null, group ?? litRow.row);
  const litRows = useMemo(
    () => (group ? new Set(rowsOfGroup(group, setup.inputs)) : litRow.rows),
    [group, setup.inputs, litRow.rows],
  );
  const [pane, setPane] = useState(storedPane);
  const isWide = useMediaQuery("(min-width: 75em)", true, { getInitialValueInEffect: false });
  const choosePane = (chosen: Pane) => {
    setPane(chosen);
    writeText(paneKey, chosen);
  };
  const table = (
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
  );
  const inSopPos = sopPosSetup(state);
  const openSopPos = async (asked: SopPosSetup) => {
    await onLeave();
    open(sopPosAddress, asked);
  };
  return (
    <div className={classes.columns}>
      <Segmented
        className={`${classes.panes} no-print`}
        label={kmapTexts.views}
        segments={[
          { value: "map", label: kmapTexts.map },
          { value: "table", label: isWide ? kmapTexts.mapAndTable : kmapTexts.table },
        ]}
        value={pane}
        onChange={choosePane}
      />
      <div className={classes.map} data-wide={setup.inputs > 4 || undefined}>
        {pane === "table" && !isWide ? (
          table
        ) : (
          <LazyPart
            part={mapView}
            props={{
              setup,
              names,
              forms: isEmpty ? null : forms.forms,
              isOld: !forms.isCurrent,
              marked,
              // A marked group is drawn alone.
              lit: { litRows: litRow.rows, onPointRow: litRow.onPoint, onFocusRow: litRow.onFocus },
              onPressRow: pressRow,
              onSetRow: setRow,
              onSwap: () => send({ type: "swapped" }),
              onToggleHazards: toggleHazards,
              onChooseMinimum: forms.choose,
              onCopy,
              fillsRoom: true,
            }}
          />
        )}
      </div>
      {/* Beside the map, not below the expression: what a marked row brings there would move the row away. */}
      {pane === "table" && isWide && <div className={classes.table}>{table}</div>}
      <ScrollBox className={classes.result} name={sopPos.expression}>
        <FormCard
          ref={title}
          forms={forms.forms}
          isEmpty={isEmpty}
          isOld={!forms.isCurrent}
          litRow={group ? null : litRow.row}
          lit={lit}
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
        {inSopPos && shown && (
          <div className={`${classes.elsewhere} no-print`}>
            <OpenIn tool="sopPos" onOpen={() => void openSopPos(inSopPos)} />
          </div>
        )}
      </ScrollBox>
    </div>
  );
}

/** What is shown besides the expression: the map alone, or the table too; in a narrow window the table in its place. */
type Pane = "map" | "table";

const paneKey = "kmapPane";

function storedPane(): Pane {
  return readText(paneKey) === "table" ? "table" : "map";
}
