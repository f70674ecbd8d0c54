// The controls above the table or map: how many inputs, the names, the form, the view, and what a press sets.

import { inputsMax, inputsMin, outputCharsMax } from "#addresses/core/sop-pos-setup.ts";
import type { Toast } from "#components/toast.tsx";
import { controlTexts } from "#messages/controls.ts";
import { outputNameTexts } from "#messages/expression.ts";
import { sopPos } from "#messages/sop-pos.ts";
import { reduce, type SopPosEvent, type SopPosState } from "#rows/core/machine.ts";
import { FunctionControls } from "#rows/function-controls.tsx";
import { NameField } from "#rows/name-field.tsx";
import { ViewChoice } from "./view-choice.tsx";

/** A press on a 1 sets 0 already, and a phone has no room for a third choice. */
const presses = [1, "X"] as const;

interface ControlsProps {
  readonly state: SopPosState;
  /** The name of the output, typed or not. */
  readonly output: string;
  readonly dispatch: (event: SopPosEvent) => void;
  readonly showToast: (toast: Toast) => void;
}

export function Controls({ state, output, dispatch, showToast }: ControlsProps) {
  const { setup, outputRefused } = state;
  const chooseInputs = (inputs: number) => {
    const event = { type: "inputsChosen", inputs } as const;
    dispatch(event);
    if (setup.rows.length + setup.dontCares.length === 0 || reduce(state, event) === state) return;
    const undo = { label: controlTexts.undo, run: () => dispatch({ type: "asked", setup }) };
    showToast({ text: sopPos.selectionCleared, action: undo });
  };
  return (
    <FunctionControls
      state={state}
      dispatch={dispatch}
      texts={sopPos}
      min={inputsMin}
      max={inputsMax}
      onChooseInputs={chooseInputs}
      presses={presses}
      output={
        <NameField
          label={sopPos.output}
          value={setup.output}
          placeholder={output}
          maxLength={outputCharsMax}
          autoCapitalize="off"
          refusal={outputRefused ? outputNameTexts.form : null}
          onType={(text) => dispatch({ type: "outputTyped", text })}
          onLeave={() => dispatch({ type: "outputLeft" })}
        />
      }
      view={<ViewChoice setup={setup} dispatch={dispatch} />}
    />
  );
}
