// The map whose cells can be pressed, and beside it the expression of its groups.

import { useCallback, useEffect, useRef } from "react";
import { sopPosAddress } from "#addresses/core/sop-pos.ts";
import type { SopPosSetup } from "#addresses/core/sop-pos-setup.ts";
import { useOpen } from "#addresses/use-open.ts";
import { LazyPart } from "#components/lazy-part.tsx";
import { ScrollBox } from "#components/scroll-box.tsx";
import { OpenIn } from "#expression/open-in.tsx";
import { useMarkedGroup } from "#kmap/use-marked-group.ts";
import { pagePart } from "#lib/page-part.ts";
import { sopPos } from "#messages/sop-pos.ts";
import type { RowValue, SopPosEvent } from "#rows/core/machine.ts";
import { FormCard, formShown } from "#rows/form-card.tsx";
import type { useForms } from "#rows/use-forms.ts";
import { useLitTerms } from "#rows/use-lit-row.ts";
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
  const lit = useLitTerms(shown?.minimal ?? null, marked.alone);
  const inSopPos = sopPosSetup(state);
  const openSopPos = async (asked: SopPosSetup) => {
    await onLeave();
    open(sopPosAddress, asked);
  };
  return (
    <div className={classes.columns}>
      <div className={classes.map} data-wide={setup.inputs > 4 || undefined}>
        <LazyPart
          part={mapView}
          props={{
            setup,
            names,
            forms: isEmpty ? null : forms.forms,
            isOld: !forms.isCurrent,
            marked,
            onPressRow: pressRow,
            onSetRow: setRow,
            onSwap: () => send({ type: "swapped" }),
            onToggleHazards: toggleHazards,
            onChooseMinimum: forms.choose,
            onCopy,
            fillsRoom: true,
          }}
        />
      </div>
      <ScrollBox className={classes.result} name={sopPos.expression}>
        <FormCard
          ref={title}
          forms={forms.forms}
          isEmpty={isEmpty}
          isOld={!forms.isCurrent}
          litRow={null}
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
