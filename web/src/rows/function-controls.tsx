// The controls above a function that is given row by row: how many variables, their names, the form, and the value that a
// press sets. SoP PoS and the Karnaugh map have the same, each with controls of its own between and after them.

import type { ReactNode } from "react";
import { Label } from "#components/label.tsx";
import { Segmented } from "#components/segmented.tsx";
import { sopPos } from "#messages/sop-pos.ts";
import { specified } from "#messages/specified.ts";
import type { RowValue, SopPosEvent, SopPosState } from "./core/machine.ts";
import classes from "./function-controls.module.css";
import { InputsStepper, type InputsStepperProps } from "./inputs-stepper.tsx";
import { NameField } from "./name-field.tsx";

/** The forms to choose from. */
export const formSegments = [
  { value: "sop", label: specified.sop },
  { value: "pos", label: specified.pos },
] as const;

interface FunctionControlsProps extends Pick<InputsStepperProps, "texts" | "min" | "max"> {
  readonly state: SopPosState;
  readonly dispatch: (event: SopPosEvent) => void;
  readonly onChooseInputs: (inputs: number) => void;
  /** The values that a press can set. */
  readonly presses: readonly RowValue[];
  /** After the start variable. */
  readonly output?: ReactNode;
  /** Before the choice of the value. */
  readonly view?: ReactNode;
  readonly children?: ReactNode;
}

export function FunctionControls(props: FunctionControlsProps) {
  const { state, dispatch, onChooseInputs, presses, output, view, children, ...bounds } = props;
  const { setup, pressed, startRefused } = state;
  return (
    <div className={`${classes.controls} no-print`}>
      <InputsStepper inputs={setup.inputs} onChoose={onChooseInputs} {...bounds} />
      <NameField
        label={sopPos.startVariable}
        value={setup.start}
        autoCapitalize="characters"
        refusal={startRefused ? sopPos.startRefused : null}
        onType={(text) => dispatch({ type: "startTyped", text })}
        onLeave={() => dispatch({ type: "startLeft" })}
      />
      {output}
      <Choice
        label={sopPos.form}
        segments={formSegments}
        value={setup.form}
        onChange={(form) => dispatch({ type: "formChosen", form })}
      />
      <div className={classes.pair}>
        {view}
        <Choice
          label={sopPos.press}
          segments={presses.map((value) => ({ value: `${value}` as const, label: `${value}` }))}
          value={`${pressed}`}
          onChange={(chosen) => dispatch({ type: "pressedChosen", pressed: valueOf(chosen) })}
        />
      </div>
      {children}
    </div>
  );
}

function valueOf(chosen: `${RowValue}`): RowValue {
  return chosen === "X" ? chosen : chosen === "1" ? 1 : 0;
}

interface ChoiceProps<Value extends string> {
  readonly label: string;
  readonly segments: readonly {
    readonly value: Value;
    readonly label: string;
    readonly disabled?: boolean;
  }[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  readonly children?: ReactNode;
}

export function Choice<Value extends string>({ children, ...choice }: ChoiceProps<Value>) {
  return (
    <div className={classes.choice}>
      <Label as="span" aria-hidden>
        {choice.label}
      </Label>
      <Segmented className={classes.segments} {...choice} />
      {children}
    </div>
  );
}
