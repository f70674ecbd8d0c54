// A button that changes a variable between 0 and 1: its name, its value as a digit and what 1 means.

import type { Bit } from "#learn/core/data.ts";
import { M } from "#learn/reading/maths.tsx";
import classes from "./variable-button.module.css";

interface VariableButtonProps {
  readonly name: string;
  readonly value: Bit;
  readonly words: string;
  readonly onPress: () => void;
}

export function VariableButton({ name, value, words, onPress }: VariableButtonProps) {
  return (
    <button
      type="button"
      className={classes.button}
      aria-pressed={value === 1}
      data-variable={name}
      onClick={onPress}
    >
      <M>{name}</M>
      <span className={classes.digit} data-value={value} aria-hidden>
        {value}
      </span>
      <span>{words}</span>
    </button>
  );
}
