// The choice between Boolean and Min Terms; one mode is disabled while the text allows only the other.

import { inputModes, type InputMode } from "#contract/input.ts";
import { Segmented } from "#components/segmented.tsx";
import { simplifierTexts } from "#messages/simplifier.ts";
import { specified } from "#messages/specified.ts";

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
  const segments = inputModes.map((value) => ({
    value,
    label: labels[value],
    disabled: locked && value !== mode,
  }));
  return (
    <Segmented
      className={className}
      label={simplifierTexts.modeLabel}
      segments={segments}
      value={mode}
      onChange={onChange}
    />
  );
}
