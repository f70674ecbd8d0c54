// Boolean or Min Terms; the other one is disabled while the text leaves no choice.

import { SegmentedControl } from "@mantine/core";
import { inputModes, type InputMode } from "../../../../worker/contract/input.ts";
import { own } from "../../messages/own.ts";
import { specified } from "../../messages/specified.ts";
import classes from "./mode-toggle.module.css";

interface ModeToggleProps {
  readonly mode: InputMode;
  readonly locked: boolean;
  readonly className: string | undefined;
  readonly onChange: (mode: InputMode) => void;
}

const labels: Readonly<Record<InputMode, string>> = {
  boolean: specified.boolean,
  mint: specified.minTerms,
};

export function ModeToggle({ mode, locked, className, onChange }: ModeToggleProps) {
  return (
    <div className={className}>
      <SegmentedControl
        aria-label={own.modeLabel}
        classNames={{ root: classes.root, label: classes.label, indicator: classes.indicator }}
        withItemsBorders={false}
        transitionDuration={120}
        data={inputModes.map((value) => ({
          value,
          label: labels[value],
          disabled: locked && value !== mode,
        }))}
        value={mode}
        onChange={onChange}
      />
    </div>
  );
}
