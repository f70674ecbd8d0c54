// The controls above the table or map: how many inputs, the names, the form, the view, and what a press sets.

import { outputCharsMax } from "#addresses/core/sop-pos-setup.ts";
import type { Toast } from "#components/toast.tsx";
import { controlTexts } from "#messages/controls.ts";
import { sopPos } from "#messages/sop-pos.ts";
import { reduce, type SopPosEvent, type SopPosState } from "./core/machine.ts";
import { InputsStepper } from "./inputs-stepper.tsx";
import { NameField } from "./name-field.tsx";
import classes from "./sop-pos-page.module.css";
import { ViewControls } from "./view-controls.tsx";

interface ControlsProps {
  readonly state: SopPosState;
  /** The name of the output, typed or not. */
  readonly output: string;
  readonly dispatch: (event: SopPosEvent) => void;
  readonly showToast: (toast: Toast) => void;
}

export function Controls({ state, output, dispatch, showToast }: ControlsProps) {
  const { setup, pressed, startRefused, outputRefused } = state;
  const chooseInputs = (inputs: number) => {
    const event = { type: "inputsChosen", inputs } as const;
    dispatch(event);
    if (setup.rows.length + setup.dontCares.length === 0 || reduce(state, event) === state) return;
    const undo = { label: controlTexts.undo, run: () => dispatch({ type: "asked", setup }) };
    showToast({ text: sopPos.selectionCleared, action: undo });
  };
  return (
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
        label={sopPos.output}
        value={setup.output}
        placeholder={output}
        maxLength={outputCharsMax}
        autoCapitalize="off"
        refusal={outputRefused ? sopPos.outputRefused : null}
        onType={(text) => dispatch({ type: "outputTyped", text })}
        onLeave={() => dispatch({ type: "outputLeft" })}
      />
      <ViewControls setup={setup} pressed={pressed} dispatch={dispatch} />
    </div>
  );
}
