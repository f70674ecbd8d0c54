// A circuit in a section, whose switches can be pressed.

import { useMemo } from "react";
import { CircuitSwitches } from "#circuit/circuit-switches.tsx";
import { circuitFrom, switchNames, type CircuitData } from "./core/circuit-data.ts";
import { OwnDrawing } from "./own-drawing.tsx";
import { useSwitches } from "./use-switches.ts";

export function CircuitFigure({ of }: { readonly of: CircuitData }) {
  const circuit = useMemo(() => circuitFrom(of.bulbs), [of]);
  const [on, toggle] = useSwitches();
  return (
    <>
      <CircuitSwitches names={switchNames(circuit)} on={on} onToggle={toggle} />
      <OwnDrawing circuit={circuit} on={on} onToggle={toggle} isNumbered={of.isNumbered === true} />
    </>
  );
}
