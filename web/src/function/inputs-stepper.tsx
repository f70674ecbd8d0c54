// The number of a function's variables: a spin button between two buttons. Digits, arrows, Home and End work in it.

import { IconMinus, IconPlus } from "@tabler/icons-react";
import { useId, type KeyboardEvent } from "react";
import { IconButton } from "#components/icon-button.tsx";
import { Label } from "#components/label.tsx";
import classes from "./inputs-stepper.module.css";

interface InputsStepperProps {
  readonly texts: { readonly inputs: string; readonly fewerInputs: string; readonly moreInputs: string };
  readonly inputs: number;
  readonly min: number;
  readonly max: number;
  /** Stands for the number, without a label beside it: "4 variables". */
  readonly valueText?: string;
  /** Called with the chosen number, which may be outside the bounds. */
  readonly onChoose: (inputs: number) => void;
}

export function InputsStepper({ texts, inputs, min, max, valueText, onChoose }: InputsStepperProps) {
  const labelId = useId();
  const press = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const chosen = chosenBy(event.key, inputs, { min, max });
    if (chosen === null) return;
    event.preventDefault();
    onChoose(chosen);
  };
  return (
    <div>
      {valueText === undefined && (
        <Label as="span" id={labelId}>
          {texts.inputs}
        </Label>
      )}
      <div className={classes.frame} data-wide={valueText !== undefined || undefined}>
        <IconButton
          icon={IconMinus}
          label={texts.fewerInputs}
          aria-disabled={inputs === min}
          onClick={() => onChoose(inputs - 1)}
        />
        <div
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- <input type="number"> takes any text
          role="spinbutton"
          tabIndex={0}
          className={classes.value}
          {...(valueText === undefined ? { "aria-labelledby": labelId } : { "aria-label": texts.inputs })}
          aria-valuenow={inputs}
          aria-valuemin={min}
          aria-valuemax={max}
          onKeyDown={press}
        >
          {valueText ?? inputs}
        </div>
        <IconButton
          icon={IconPlus}
          label={texts.moreInputs}
          aria-disabled={inputs === max}
          onClick={() => onChoose(inputs + 1)}
        />
      </div>
    </div>
  );
}

/** The number that a key chooses; null for other keys. */
function chosenBy(
  key: string,
  inputs: number,
  { min, max }: { readonly min: number; readonly max: number },
): number | null {
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
      return min;
    case "End":
    case "PageUp":
      return max;
    default:
      return null;
  }
}
