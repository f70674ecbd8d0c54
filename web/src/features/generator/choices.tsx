// The form, the gates and the inputs of a gate, as three rows of buttons.

import type { Dispatch } from "react";
import type { NetworkForm } from "#contract/generated/logic-types.ts";
import { limits } from "#contract/limits.ts";
import { gateInputChoices, networkForms, networkGates } from "#addresses/core/generator.ts";
import { Label } from "#components/label.tsx";
import { Segmented } from "#components/segmented.tsx";
import { generatorTexts } from "#messages/generator.ts";
import classes from "./choices.module.css";
import type { GeneratorEvent, GeneratorState } from "./core/machine.ts";

interface ChoicesProps {
  readonly state: GeneratorState;
  readonly dispatch: Dispatch<GeneratorEvent>;
  /** The number of inputs of the functions; 0 while it is not known. */
  readonly inputs: number;
}

export function Choices({ state, dispatch, inputs }: ChoicesProps) {
  const { source, form, gates, gateInputs } = state;
  /** A truth table is not written in any form, and AND–XOR forms are of a few inputs. */
  const isMissing = (value: NetworkForm) =>
    (value === "written" && source === "table") || (value === "andXor" && inputs > limits.andXorVariablesMax);
  return (
    <div className={classes.choices}>
      <Label as="span">{generatorTexts.form}</Label>
      <Segmented
        label={generatorTexts.form}
        segments={networkForms.map((value) => ({
          value,
          label: generatorTexts.forms[value],
          disabled: isMissing(value),
        }))}
        value={isMissing(form) ? "sum" : form}
        className={classes.wide}
        onChange={(chosen) => dispatch({ type: "formChosen", form: chosen })}
      />
      <Label as="span">{generatorTexts.gates}</Label>
      <Segmented
        label={generatorTexts.gates}
        segments={networkGates.map((value) => ({ value, label: generatorTexts.gateSets[value] }))}
        value={gates}
        className={classes.wide}
        onChange={(chosen) => dispatch({ type: "gatesChosen", gates: chosen })}
      />
      <Label as="span">{generatorTexts.gateInputs}</Label>
      <Segmented
        label={generatorTexts.gateInputs}
        segments={gateInputChoices.map((value) => ({ value, label: generatorTexts.gateInputsMost[value] }))}
        value={gateInputs}
        className={classes.inputs}
        onChange={(chosen) => dispatch({ type: "gateInputsChosen", gateInputs: chosen })}
      />
    </div>
  );
}
