// The choices of the view, of the form, and of the value that a press gives to a row.

import type { ReactNode } from "react";
import { mapInputsMax, type SopPosSetup } from "#addresses/core/sop-pos-setup.ts";
import { Label } from "#components/label.tsx";
import { Note } from "#components/note.tsx";
import { Segmented } from "#components/segmented.tsx";
import { sopPos } from "#messages/sop-pos.ts";
import { specified } from "#messages/specified.ts";
import type { Pressed, SopPosEvent } from "./core/machine.ts";
import classes from "./sop-pos-page.module.css";

interface ViewControlsProps {
  readonly setup: SopPosSetup;
  readonly pressed: Pressed;
  readonly dispatch: (event: SopPosEvent) => void;
}

export function ViewControls({ setup: { inputs, form, view }, pressed, dispatch }: ViewControlsProps) {
  const hasMap = inputs <= mapInputsMax;
  return (
    <>
      <Choice
        label={sopPos.form}
        segments={[
          { value: "sop", label: specified.sop },
          { value: "pos", label: specified.pos },
        ]}
        value={form}
        onChange={(chosen) => dispatch({ type: "formChosen", form: chosen })}
      />
      <div className={classes.pair}>
        <Choice
          label={sopPos.view}
          segments={[
            { value: "table", label: sopPos.table },
            { value: "map", label: sopPos.map, disabled: !hasMap },
          ]}
          value={view}
          onChange={(chosen) => dispatch({ type: "viewChosen", view: chosen })}
        >
          {!hasMap && <Note className={classes.reason}>{sopPos.noMap(mapInputsMax)}</Note>}
        </Choice>
        <Choice
          label={sopPos.press}
          segments={[
            { value: "1", label: "1" },
            { value: "X", label: "X" },
          ]}
          value={pressed === 1 ? "1" : "X"}
          onChange={(chosen) => dispatch({ type: "pressedChosen", pressed: chosen === "X" ? chosen : 1 })}
        />
      </div>
    </>
  );
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

function Choice<Value extends string>({ children, ...choice }: ChoiceProps<Value>) {
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
