// SoP PoS: a truth table whose output is ticked by hand, and the expression for it.

import { Button } from "@mantine/core";
import { useCallback, useMemo, useRef } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { Label } from "#components/label.tsx";
import { ScrollBox } from "#components/scroll-box.tsx";
import { Segmented } from "#components/segmented.tsx";
import { useToast } from "#components/toast.tsx";
import { useCopy } from "#components/use-copy.ts";
import { searchWith } from "#addresses/core/codec.ts";
import { simplifyAddress } from "#addresses/core/simplify.ts";
import { simulatorAddress } from "#addresses/core/simulator.ts";
import { sopPosAddress } from "#addresses/core/sop-pos.ts";
import { truthTableAddress } from "#addresses/core/truth-table.ts";
import { useOpen } from "#addresses/use-open.ts";
import { own } from "#messages/own.ts";
import { specified } from "#messages/specified.ts";
import { coveringTerms } from "./core/covering.ts";
import { reduce } from "./core/machine.ts";
import { spokenForm } from "./core/shown-form.ts";
import { FormBar } from "./form-bar.tsx";
import { FormCard, type ToolOfForms } from "./form-card.tsx";
import { InputsStepper } from "./inputs-stepper.tsx";
import { RowsTable } from "./rows-table.tsx";
import classes from "./sop-pos-page.module.css";
import { StartField } from "./start-field.tsx";
import { useLitRow } from "./use-lit-row.ts";
import { useSopPos } from "./use-sop-pos.ts";

export function Component() {
  const { state, dispatch, names, forms } = useSopPos();
  const { setup, startRefused } = state;
  const [toast, showToast] = useToast();
  const copy = useCopy(showToast);
  const navigate = useNavigate();
  const open = useOpen();
  const location = useLocation();
  const title = useRef<HTMLHeadingElement>(null);
  const card = useRef<HTMLElement>(null);

  const chooseInputs = (inputs: number) => {
    const event = { type: "inputsChosen", inputs } as const;
    dispatch(event);
    if (setup.rows.length === 0 || reduce(state, event) === state) return;
    const undo = { label: own.undo, run: () => dispatch({ type: "asked", setup }) };
    showToast({ text: own.selectionCleared, action: undo });
  };
  const pressRow = useCallback(
    (row: number, extended: boolean) => dispatch({ type: "rowPressed", row, extends: extended }),
    [dispatch],
  );
  const openIn = async (tool: ToolOfForms, expression: string) => {
    // The latest ticks may not be in the address yet, and Back must find them.
    const here = { pathname: location.pathname, search: searchWith(sopPosAddress, setup, location.search) };
    await navigate(here, { replace: true, preventScrollReset: true });
    if (tool === "simplifier") open(simplifyAddress, { input: expression, mode: "boolean" });
    else if (tool === "simulator") open(simulatorAddress, { functions: [expression] });
    else open(truthTableAddress, { input: expression, extras: [], namesInHeader: true, compares: false });
  };
  const toExpression = () => {
    title.current?.focus();
    title.current?.scrollIntoView({ block: "start" });
  };
  const isEmpty = setup.rows.length === 0;
  const shown = isEmpty ? null : (forms.forms?.shown ?? null);
  const minimal = shown?.minimal ?? null;
  const litRow = useLitRow(setup.inputs);
  const lit = useMemo(
    () => new Set(minimal && litRow.row !== null ? coveringTerms(minimal, litRow.row) : []),
    [minimal, litRow.row],
  );
  const spoken =
    forms.isCurrent && forms.forms?.isFinal && !forms.forms.isImproved ? forms.forms.shown : null;

  return (
    <>
      <div className={`${classes.controls} no-print`}>
        <InputsStepper inputs={setup.inputs} onChoose={chooseInputs} />
        <StartField
          start={setup.start}
          refused={startRefused}
          onType={(text) => dispatch({ type: "startTyped", text })}
          onLeave={() => dispatch({ type: "startLeft" })}
        />
        <div>
          <Label as="span" aria-hidden>
            {own.form}
          </Label>
          <Segmented
            className={classes.segments}
            label={own.form}
            segments={[
              { value: "sop", label: specified.sop },
              { value: "pos", label: specified.pos },
            ]}
            value={setup.form}
            onChange={(form) => dispatch({ type: "formChosen", form })}
          />
        </div>
      </div>
      <div className={classes.columns}>
        <div className={classes.table}>
          <Button variant="subtle" className={`${classes.skip} no-print`} onClick={toExpression}>
            {own.toExpression}
          </Button>
          <RowsTable
            setup={setup}
            names={names}
            litRow={litRow.row}
            onPointRow={litRow.onPoint}
            onFocusRow={litRow.onFocus}
            onPressRow={pressRow}
            onPressHeader={() => dispatch({ type: "headerPressed" })}
          />
        </div>
        <ScrollBox ref={card} className={classes.result} name={own.expression}>
          <FormCard
            ref={title}
            form={setup.form}
            forms={forms.forms}
            isEmpty={isEmpty}
            isOld={!forms.isCurrent}
            litRow={litRow.row}
            lit={lit}
            onCopy={copy}
            onImproved={forms.improve}
            onRetry={() => {
              // Its button goes away.
              title.current?.focus();
              forms.retry();
            }}
            onOpen={(tool, expression) => void openIn(tool, expression)}
          />
        </ScrollBox>
      </div>
      <FormBar
        names={names}
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
