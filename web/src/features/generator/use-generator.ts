// Joins the state of the circuit generator to its address.

import { useCallback, useMemo, useReducer } from "react";
import { generatorAddress, type GeneratorSetup } from "#addresses/core/generator.ts";
import { keepGates } from "#addresses/last-gates.ts";
import { useAddressEntry } from "#addresses/use-address-entry.ts";
import { type GeneratorEvent, initialState, reduce, setupOf } from "./core/machine.ts";
import { printedChoices, printedFunctions } from "./core/printed-functions.ts";

export function useGenerator() {
  const [state, dispatch] = useReducer(reduce, initialState);
  const setup = useMemo(() => setupOf(state), [state]);
  const onAsked = useCallback(
    (asked: GeneratorSetup | null) => dispatch({ type: "asked", setup: asked }),
    [],
  );
  const input = useMemo(() => {
    const functions = printedFunctions(setup.source);
    return functions === "" ? "" : `${functions}. ${printedChoices(setup)}`;
  }, [setup]);
  useAddressEntry({ codec: generatorAddress, setup, onAsked, input });
  const { gates, gateInputs } = state;
  /** A visitor's choice of gates holds for the next function that is opened here. */
  const act = useCallback(
    (event: GeneratorEvent) => {
      if (event.type === "gatesChosen") keepGates({ gates: event.gates, gateInputs });
      if (event.type === "gateInputsChosen") keepGates({ gates, gateInputs: event.gateInputs });
      dispatch(event);
    },
    [gates, gateInputs],
  );
  return { state, setup, dispatch: act };
}
