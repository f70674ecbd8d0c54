// Why a form has more terms than a minimal one: a hazard of the minimal form, the terms added to it, and the terms
// left out.

import { Button } from "@mantine/core";
import { Note } from "#components/note.tsx";
import { productOf, type Form } from "#answer/core/form.ts";
import { variableBit } from "#answer/core/cubes.ts";
import { toSpoken } from "#notation/core/written.ts";
import { TermsOfForm } from "#answer/terms-of-form.tsx";
import { MathFrame, Term } from "#notation/typeset.tsx";
import { callTexts } from "#messages/calls.ts";
import { controlTexts } from "#messages/controls.ts";
import { hazards } from "#messages/forms.ts";
import type { HazardFree, ShownHazardFree } from "./core/hazard-free.ts";
import classes from "./hazard-note.module.css";

interface HazardNoteProps {
  /** The form whose hazards are meant. */
  readonly shown: Form;
  readonly state: HazardFree;
  readonly onRetry: () => void;
  /** Whether screen readers announce the note; of several notes on a screen only one is announced. */
  readonly isSpoken: boolean;
}

export function HazardNote({ shown, state, onRetry, isSpoken }: HazardNoteProps) {
  return (
    <Note as={isSpoken ? "output" : "p"} className={classes.note}>
      {state.status === "none" && hazards.none[shown.kind]}
      {state.status === "tooLarge" && hazards.tooLarge}
      {state.status === "unavailable" && (
        <>
          {callTexts.notWorkedOut}{" "}
          <Button variant="light" onClick={onRetry}>
            {controlTexts.tryAgain}
          </Button>
        </>
      )}
      {state.status === "shown" && <Why shown={shown} free={state} />}
    </Note>
  );
}

function Why({ shown, free }: { readonly shown: Form; readonly free: ShownHazardFree }) {
  const { form, hazard, staying, added, leftOut } = free;
  const { kind, names } = shown;
  const bit = variableBit(hazard.variable, names.length);
  const variable = productOf({ care: bit, value: bit }, names);
  return (
    <>
      <span className={classes.line}>
        {hazards.while}{" "}
        <MathFrame spoken={toSpoken(variable)} size="list">
          <Term expression={variable} isFirst />
        </MathFrame>{" "}
        {hazards.changes(hazard.rows)} <TermsOfForm form={shown} terms={hazard.terms} />{" "}
        {hazards.drop(kind, hazard.terms.length)} <TermsOfForm form={form} terms={[staying]} />{" "}
        {hazards.stays(kind)}
      </span>
      <span className={classes.line}>
        {hazards.added} <TermsOfForm form={form} terms={[...added]} />
      </span>
      {leftOut.length > 0 && (
        <span className={classes.line}>
          {hazards.leftOut} <TermsOfForm form={shown} terms={leftOut} />
        </span>
      )}
    </>
  );
}
