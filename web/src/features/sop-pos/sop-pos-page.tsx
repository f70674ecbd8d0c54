// SoP PoS: a truth table whose output is ticked by hand, and the expression that comes of it.

import { Button } from "@mantine/core";
import { useCallback, useRef } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { ScrollBox } from "#components/scroll-box.tsx";
import { Segmented } from "#components/segmented.tsx";
import { useToast } from "#components/toast.tsx";
import { heldPlace, pathWith, searchWith } from "#addresses/core/codec.ts";
import { simplifyAddress } from "#addresses/core/simplify.ts";
import { sopPosAddress } from "#addresses/core/sop-pos.ts";
import { truthTableAddress } from "#addresses/core/truth-table.ts";
import { copyText } from "#lib/copy-text.ts";
import { own } from "#messages/own.ts";
import { specified } from "#messages/specified.ts";
import { reduce } from "./core/machine.ts";
import { spokenForm } from "./core/shown-form.ts";
import { FormCard } from "./form-card.tsx";
import { InputsStepper } from "./inputs-stepper.tsx";
import { RowsTable } from "./rows-table.tsx";
import classes from "./sop-pos-page.module.css";
import { StartField } from "./start-field.tsx";
import { useSopPos } from "./use-sop-pos.ts";

export function Component() {
  const { state, dispatch, names, forms } = useSopPos();
  const { place, startRefused } = state;
  const [toast, showToast] = useToast();
  const navigate = useNavigate();
  const location = useLocation();
  const title = useRef<HTMLHeadingElement>(null);

  const chooseInputs = (inputs: number) => {
    const event = { type: "inputsChosen", inputs } as const;
    dispatch(event);
    if (place.rows.length === 0 || reduce(state, event) === state) return;
    const undo = { label: own.undo, run: () => dispatch({ type: "asked", place }) };
    showToast({ text: own.selectionCleared, action: undo });
  };
  const pressRow = useCallback(
    (row: number, extended: boolean) => dispatch({ type: "rowPressed", row, extends: extended }),
    [dispatch],
  );
  const copy = async (text: string) => {
    const copied = await copyText(text);
    showToast(copied ? { text: own.copied } : { text: own.notCopied, isFailure: true });
  };
  const openIn = async (tool: "simplifier" | "truthTable", expression: string) => {
    // What was ticked within the last moment is not in the address yet, and Back is to find it.
    const here = { pathname: location.pathname, search: searchWith(sopPosAddress, place, location.search) };
    await navigate(here, { replace: true, preventScrollReset: true });
    if (tool === "simplifier") {
      const asked = { input: expression, mode: "boolean" } as const;
      await navigate(pathWith(simplifyAddress, asked), { state: heldPlace(simplifyAddress, asked) });
    } else {
      const asked = { input: expression, extras: [], namesInHeader: true, compares: false };
      await navigate(pathWith(truthTableAddress, asked), { state: heldPlace(truthTableAddress, asked) });
    }
  };
  const toExpression = () => {
    title.current?.focus();
    title.current?.scrollIntoView({ block: "start" });
  };
  const isEmpty = place.rows.length === 0;
  const spoken = forms.isCurrent && forms.forms?.isFinal ? forms.forms.shown : null;

  return (
    <div className={classes.page}>
      <div className={`${classes.controls} no-print`}>
        <InputsStepper inputs={place.inputs} onChoose={chooseInputs} />
        <StartField
          start={place.start}
          refused={startRefused}
          onType={(text) => dispatch({ type: "startTyped", text })}
          onLeave={() => dispatch({ type: "startLeft" })}
        />
        <div>
          <span className={classes.label} aria-hidden>
            {own.form}
          </span>
          <Segmented
            className={classes.segments}
            label={own.form}
            segments={[
              { value: "sop", label: specified.sop },
              { value: "pos", label: specified.pos },
            ]}
            value={place.form}
            onChange={(form) => dispatch({ type: "formChosen", form })}
          />
        </div>
      </div>
      <div className={classes.columns}>
        <div className={classes.table}>
          <Button
            variant="subtle"
            className={`${classes.skip} no-print`}
            data-long={place.inputs > 3 || undefined}
            onClick={toExpression}
          >
            {own.toExpression}
          </Button>
          <RowsTable
            place={place}
            names={names}
            onPressRow={pressRow}
            onPressHeader={() => dispatch({ type: "headerPressed" })}
          />
        </div>
        <ScrollBox className={classes.result} name={own.expression}>
          <FormCard
            ref={title}
            form={place.form}
            forms={forms.forms}
            isEmpty={isEmpty}
            isOld={!forms.isCurrent}
            onCopy={(text) => void copy(text)}
            onRetry={forms.retry}
            onOpen={(tool, expression) => void openIn(tool, expression)}
          />
        </ScrollBox>
      </div>
      <output className="spoken">{!isEmpty && spoken && spokenForm(spoken)}</output>
      {toast}
    </div>
  );
}
