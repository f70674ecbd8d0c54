// SoP PoS: a truth table whose output is set by hand, or its Karnaugh map, and the expression for it.

import { Button } from "@mantine/core";
import { useCallback, useEffect, useRef } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { LazyView } from "#components/lazy-view.tsx";
import { ScrollBox } from "#components/scroll-box.tsx";
import { useToast } from "#components/toast.tsx";
import { useCopy } from "#components/use-copy.ts";
import { searchWith } from "#addresses/core/codec.ts";
import { sopPosAddress } from "#addresses/core/sop-pos.ts";
import { LessonHint } from "#notation/fields/lesson-hint.tsx";
import { outputName } from "#notation/core/output-name.ts";
import type { Paint } from "#kmap/use-stroke.ts";
import { useMarkedGroup } from "#kmap/use-marked-group.ts";
import { sopPos } from "#messages/sop-pos.ts";
import { specified } from "#messages/specified.ts";
import { Controls } from "./controls.tsx";
import { type RowValue, valueAfterPress } from "#rows/core/machine.ts";
import { spokenForm } from "#rows/core/shown-form.ts";
import { FormCard } from "#rows/form-card.tsx";
import { lazyForm, lazyMap } from "#rows/lazy-views.ts";
import { RowsTable } from "#rows/rows-table.tsx";
import classes from "./sop-pos-page.module.css";
import { useLitRow, useLitTerms } from "#rows/use-lit-row.ts";
import { useSopPos } from "./use-sop-pos.ts";
import { FormBar } from "#rows/form-bar.tsx";

export function Component() {
  const { state, dispatch, names, forms } = useSopPos();
  const { setup } = state;
  const output = outputName(names, setup.output);
  const [toast, showToast] = useToast();
  const copy = useCopy(showToast);
  const navigate = useNavigate();
  const location = useLocation();
  const title = useRef<HTMLHeadingElement>(null);
  const card = useRef<HTMLElement>(null);

  // Fetched now, because it is needed as soon as a row is pressed.
  useEffect(() => void lazyForm.load().catch(() => undefined), []);

  const pressRow = useCallback(
    (row: number, extended: boolean) => dispatch({ type: "rowPressed", row, extends: extended }),
    [dispatch],
  );
  const setRow = useCallback(
    (row: number, value: RowValue) => dispatch({ type: "rowSet", row, value }),
    [dispatch],
  );
  const paint: Paint = {
    afterPress: (row) => valueAfterPress(state, row),
    onPaint: (row, value) => dispatch({ type: "rowSet", row, value }),
  };
  const toggleHazards = useCallback(() => dispatch({ type: "hazardsToggled" }), [dispatch]);
  const writeAddress = async () => {
    const here = { pathname: location.pathname, search: searchWith(sopPosAddress, setup, location.search) };
    await navigate(here, { replace: true, preventScrollReset: true });
  };
  const toExpression = () => {
    title.current?.focus();
    title.current?.scrollIntoView({ block: "start" });
  };
  const isEmpty = setup.rows.length === 0;
  const shown = isEmpty ? null : (forms.forms?.shown ?? null);
  const minimal = shown?.minimal ?? null;
  const isMap = setup.view === "map";
  const litRow = useLitRow(setup.inputs);
  const marked = useMarkedGroup();
  const lit = useLitTerms(minimal, isMap ? marked.alone : litRow.row);
  // The map announces its own changes.
  const spoken =
    !isMap && forms.isCurrent && forms.forms?.isFinal && !forms.forms.isImproved ? forms.forms.shown : null;

  return (
    <>
      <Controls state={state} output={output} dispatch={dispatch} showToast={showToast} />
      <div className={classes.columns}>
        <div className={classes.table} data-map={isMap ? (setup.inputs > 4 ? "wide" : "narrow") : undefined}>
          <Button variant="subtle" className={`${classes.skip} no-print`} onClick={toExpression}>
            {sopPos.toExpression}
          </Button>
          {isMap ? (
            <LazyView of={lazyMap}>
              {({ MapView }) => (
                <MapView
                  setup={setup}
                  names={names}
                  forms={isEmpty ? null : forms.forms}
                  isOld={!forms.isCurrent}
                  marked={marked}
                  onPressRow={pressRow}
                  onSetRow={setRow}
                  paint={paint}
                  onSwap={() => dispatch({ type: "swapped" })}
                  onToggleHazards={toggleHazards}
                  onChooseMinimum={forms.choose}
                  onCopy={copy}
                />
              )}
            </LazyView>
          ) : (
            <RowsTable
              setup={setup}
              names={names}
              litRows={litRow.rows}
              onPointRow={litRow.onPoint}
              onFocusRow={litRow.onFocus}
              onPressRow={pressRow}
              onSetRow={setRow}
              paint={paint}
              onPressHeader={() => dispatch({ type: "headerPressed" })}
            />
          )}
        </div>
        <ScrollBox ref={card} className={classes.result} name={sopPos.expression}>
          <FormCard
            ref={title}
            forms={forms.forms}
            isEmpty={isEmpty}
            isOld={!forms.isCurrent}
            litRow={isMap ? null : litRow.row}
            lit={lit}
            marked={isMap ? marked : null}
            onCopy={copy}
            onImproved={forms.improve}
            onToggleHazards={toggleHazards}
            onChooseMinimum={forms.choose}
            onRetry={() => {
              // The pressed button is about to be removed.
              title.current?.focus();
              forms.retry();
            }}
            setup={setup}
            onLeave={writeAddress}
          />
        </ScrollBox>
      </div>
      {isEmpty && <LessonHint lesson="05" />}
      <FormBar
        output={output}
        form={minimal}
        lit={lit}
        spoken={shown ? spokenForm(shown) : specified.noExpression}
        isOld={!forms.isCurrent}
        card={card}
        onGo={toExpression}
      />
      <output className="spoken">{!isEmpty && spoken && spokenForm(spoken)}</output>
      {toast}
    </>
  );
}
