// The number of inputs: a spin button between two buttons. Digits, arrows, Home and End work in it.

import { IconMinus, IconPlus } from "@tabler/icons-react";
import { useId, type KeyboardEvent } from "react";
import { inputsMax, inputsMin } from "#addresses/core/sop-pos-setup.ts";
import { IconButton } from "#components/icon-button.tsx";
import { Label } from "#components/label.tsx";
import { sopPos } from "#messages/sop-pos.ts";
import classes from "./inputs-stepper.module.css";

interface InputsStepperProps {
  readonly inputs: number;
  /** Called with the chosen number, which may be outside the bounds. */
  readonly onChoose: (inputs: number) => void;
}

export function InputsStepper({ inputs, onChoose }: InputsStepperProps) {
  const labelId = useId();
  const press = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const chosen = chosenBy(event.key, inputs);
    if (chosen === null) return;
    event.preventDefault();
    onChoose(chosen);
  };
  return (
    <div>
      <Label as="span" id={labelId}>
        {sopPos.inputs}
      </Label>
      <div className={classes.frame}>
        <IconButton
          icon={IconMinus}
          label={sopPos.fewerInputs}
          aria-disabled={inputs === inputsMin}
          onClick={() => onChoose(inputs - 1)}
        />
        <div
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- <input type="number"> takes any text
          role="spinbutton"
          tabIndex={0}
          className={classes.value}
          aria-labelledby={labelId}
          aria-valuenow={inputs}
          aria-valuemin={inputsMin}
          aria-valuemax={inputsMax}
          onKeyDown={press}
        >
          {inputs}
        </div>
        <IconButton
          icon={IconPlus}
          label={sopPos.moreInputs}
          aria-disabled={inputs === inputsMax}
          onClick={() => onChoose(inputs + 1)}
        />
      </div>
    </div>
  );
}

/** The number that a key chooses; null for other keys. */
function chosenBy(key: string, inputs: number): number | null {
  if (/^[0-9]$/.test(key)) return Number(key);
  switch (key) {
    case "ArrowUp":
    case "ArrowRight":
      return inputs + 1;
    case "ArrowDown":
    case "ArrowLeft":
      return inputs - 1;
    case "Home":
    case "PageDown":
      return inputsMin;
    case "End":
    case "PageUp":
      return inputsMax;
    default:
      return null;
  }
}
