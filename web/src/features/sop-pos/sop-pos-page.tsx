// SoP PoS: a truth table whose output is set by hand, or its Karnaugh map, and the expression for it.

import { Button } from "@mantine/core";
import { useCallback, useEffect, useRef } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { LazyPart } from "#components/lazy-part.tsx";
import { ScrollBox } from "#components/scroll-box.tsx";
import { useToast } from "#components/toast.tsx";
import { useCopy } from "#components/use-copy.ts";
import { searchWith } from "#addresses/core/codec.ts";
import { outputCharsMax } from "#addresses/core/sop-pos-setup.ts";
import { sopPosAddress } from "#addresses/core/sop-pos.ts";
import { outputName } from "#expression/core/output-name.ts";
import { useMarkedGroup } from "#kmap/use-marked-group.ts";
import { pagePart } from "#lib/page-part.ts";
import { sopPos } from "#messages/sop-pos.ts";
import { controlTexts } from "#messages/controls.ts";
import { sopPos as texts } from "#messages/sop-pos.ts";
import { specified } from "#messages/specified.ts";
import { reduce, type RowValue } from "./core/machine.ts";
import { spokenForm } from "./core/shown-form.ts";
import { FormCard, formShown } from "./form-card.tsx";
import { InputsStepper } from "./inputs-stepper.tsx";
import { NameField } from "./name-field.tsx";
import { RowsTable } from "./rows-table.tsx";
import classes from "./sop-pos-page.module.css";
import { useLitRow, useLitTerms } from "./use-lit-row.ts";
import { useSopPos } from "./use-sop-pos.ts";
import { ViewControls } from "./view-controls.tsx";

const formBar = pagePart(async () => (await import("./form-parts.ts")).FormBar);
const mapView = pagePart(async () => (await import("./map-view.tsx")).MapView);

export function Component() {
  const { state, dispatch, names, forms } = useSopPos();
  const { setup, pressed, startRefused, outputRefused } = state;
  const output = outputName(names, setup.output);
  const [toast, showToast] = useToast();
  const copy = useCopy(showToast);
  const navigate = useNavigate();
  const location = useLocation();
  const title = useRef<HTMLHeadingElement>(null);
  const card = useRef<HTMLElement>(null);

  // Fetched now, because it is needed as soon as a row is pressed.
  useEffect(() => void formShown.load().catch(() => undefined), []);

  const chooseInputs = (inputs: number) => {
    const event = { type: "inputsChosen", inputs } as const;
    dispatch(event);
    if (setup.rows.length + setup.dontCares.length === 0 || reduce(state, event) === state) return;
    const undo = { label: controlTexts.undo, run: () => dispatch({ type: "asked", setup }) };
    showToast({ text: sopPos.selectionCleared, action: undo });
  };
  const pressRow = useCallback(
    (row: number, extended: boolean) => dispatch({ type: "rowPressed", row, extends: extended }),
    [dispatch],
  );
  const setRow = useCallback(
    (row: number, value: RowValue) => dispatch({ type: "rowSet", row, value }),
    [dispatch],
  );
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
      <div className={`${classes.controls} no-print`}>
        <InputsStepper inputs={setup.inputs} onChoose={chooseInputs} />
        <NameField
          label={sopPos.startVariable}
          value={setup.start}
          autoCapitalize="characters"
          refusal={startRefused ? sopPos.startRefused : null}
          onType={(text) => dispatch({ type: "startTyped", text })}
          onLeave={() => dispatch({ type: "startLeft" })}
        />
        <NameField
          label={texts.output}
          value={setup.output}
          placeholder={output}
          maxLength={outputCharsMax}
          autoCapitalize="off"
          refusal={outputRefused ? texts.outputRefused : null}
          onType={(text) => dispatch({ type: "outputTyped", text })}
          onLeave={() => dispatch({ type: "outputLeft" })}
        />
        <ViewControls setup={setup} pressed={pressed} dispatch={dispatch} />
      </div>
      <div className={classes.columns}>
        <div className={classes.table} data-map={isMap ? (setup.inputs > 4 ? "wide" : "narrow") : undefined}>
          <Button variant="subtle" className={`${classes.skip} no-print`} onClick={toExpression}>
            {sopPos.toExpression}
          </Button>
          {isMap ? (
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
                onSwap: () => dispatch({ type: "swapped" }),
                onToggleHazards: toggleHazards,
                onChooseMinimum: forms.choose,
                onCopy: copy,
              }}
            />
          ) : (
            <RowsTable
              setup={setup}
              names={names}
              litRow={litRow.row}
              onPointRow={litRow.onPoint}
              onFocusRow={litRow.onFocus}
              onPressRow={pressRow}
              onSetRow={setRow}
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
            onCopy={copy}
            onImproved={forms.improve}
            onToggleHazards={toggleHazards}
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
      <LazyPart
        part={formBar}
        props={{
          output,
          form: minimal,
          lit,
          spoken: shown ? spokenForm(shown) : specified.noExpression,
          isOld: !forms.isCurrent,
          card,
          onGo: toExpression,
        }}
        // The card reports a failed fetch.
        frame={() => null}
      />
      <output className="spoken">{!isEmpty && spoken && spokenForm(spoken)}</output>
      {toast}
    </>
  );
}
