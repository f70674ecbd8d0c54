// The controls above the table or map: how many inputs, the names, the form, the view, and what a press sets.

import type { ReactNode } from "react";
import { inputsMax, inputsMin, mapInputsMax, outputCharsMax } from "#addresses/core/sop-pos-setup.ts";
import { Label } from "#components/label.tsx";
import { Note } from "#components/note.tsx";
import { Segmented } from "#components/segmented.tsx";
import type { Toast } from "#components/toast.tsx";
import { controlTexts } from "#messages/controls.ts";
import { outputNameTexts } from "#messages/expression.ts";
import { sopPos } from "#messages/sop-pos.ts";
import { reduce } from "#function/core/machine.ts";
import { FormChoice } from "#function/form-choice.tsx";
import { useFunction } from "#function/function-context.tsx";
import { InputsStepper } from "#function/inputs-stepper.tsx";
import { NameField } from "#function/name-field.tsx";
import { StartField } from "#function/start-field.tsx";
import classes from "./controls.module.css";

interface ControlsProps {
  readonly showToast: (toast: Toast) => void;
}

export function Controls({ showToast }: ControlsProps) {
  const { state, output, send } = useFunction();
  const { setup, pressed, outputRefused } = state;
  const hasMap = setup.inputs <= mapInputsMax;
  const chooseInputs = (inputs: number) => {
    const event = { type: "inputsChosen", inputs } as const;
    send(event);
    if (setup.rows.length + setup.dontCares.length === 0 || reduce(state, event) === state) return;
    const undo = { label: controlTexts.undo, run: () => send({ type: "asked", setup }) };
    showToast({ text: sopPos.selectionCleared, action: undo });
  };
  return (
    <div className={`${classes.controls} no-print`}>
      <InputsStepper
        inputs={setup.inputs}
        texts={sopPos}
        min={inputsMin}
        max={inputsMax}
        onChoose={chooseInputs}
      />
      <StartField />
      <NameField
        label={sopPos.output}
        value={setup.output}
        placeholder={output}
        maxLength={outputCharsMax}
        autoCapitalize="off"
        refusal={outputRefused ? outputNameTexts.form : null}
        onType={(text) => send({ type: "outputTyped", text })}
        onLeave={() => send({ type: "outputLeft" })}
      />
      <Choice label={sopPos.form}>
        <FormChoice
          className={classes.segments}
          form={setup.form}
          onChoose={(form) => send({ type: "formChosen", form })}
        />
      </Choice>
      <div className={classes.pair}>
        <Choice label={sopPos.view}>
          <Segmented
            className={classes.segments}
            label={sopPos.view}
            segments={[
              { value: "table", label: sopPos.table },
              { value: "map", label: sopPos.map, disabled: !hasMap },
            ]}
            value={setup.view}
            onChange={(view) => send({ type: "viewChosen", view })}
          />
          {!hasMap && <Note className={classes.reason}>{sopPos.noMap(mapInputsMax)}</Note>}
        </Choice>
        <Choice label={sopPos.press}>
          {/* A press on a 1 sets 0 already, and a phone has no room for a third choice. */}
          <Segmented
            className={classes.segments}
            label={sopPos.press}
            segments={[
              { value: "1", label: "1" },
              { value: "X", label: "X" },
            ]}
            value={pressed === "X" ? "X" : "1"}
            onChange={(value) => send({ type: "pressedChosen", pressed: value === "X" ? "X" : 1 })}
          />
        </Choice>
      </div>
    </div>
  );
}

function Choice({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className={classes.choice}>
      <Label as="span" aria-hidden>
        {label}
      </Label>
      {children}
    </div>
  );
}
