// The button Show Steps with what it opens, for the function of the map.

import { StepsButton, useSteps } from "#steps/steps-button.tsx";
import type { Derived } from "#steps/core/derived.ts";

export interface MapStepsProps {
  /** The same function is the same object from render to render. */
  readonly derived: Derived;
  /** Must be the same from render to render. */
  readonly onCopy: (text: string) => void;
}

export function MapSteps({ derived, onCopy }: MapStepsProps) {
  const { button, opened } = useSteps({ derived, isOld: false, onCopy });
  return (
    <>
      <StepsButton {...button} />
      {opened}
    </>
  );
}
