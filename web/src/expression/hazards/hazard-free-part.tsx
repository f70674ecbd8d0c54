// The smallest form without static hazards, below the form that may have them. A part of its own.

import { BusyBar } from "#components/busy-bar.tsx";
import { Label } from "#components/label.tsx";
import { Note } from "#components/note.tsx";
import { CopyMenu } from "#expression/copy-menu.tsx";
import type { Form } from "#expression/core/form.ts";
import { FormText } from "#expression/form-text.tsx";
import { ProofLine, ProofTag } from "#expression/proof-tag.tsx";
import { hazards } from "#messages/hazards.ts";
import { own } from "#messages/own.ts";
import { withoutHazards } from "#messages/without-hazards.ts";
import type { RowsRequest } from "./core/hazard.ts";
import classes from "./hazard-free-part.module.css";
import { HazardNote } from "./hazard-note.tsx";
import { useHazardFree } from "./use-hazard-free.ts";

export interface HazardFreePartProps {
  /** The same object from render to render, as the next one. */
  readonly shown: Form;
  readonly rows: RowsRequest;
  /** Whether the function was changed since. */
  readonly isOld: boolean;
  readonly onCancel: () => void;
  readonly onCopy: (text: string) => void;
}

export function HazardFreePart({ shown, rows, isOld, onCancel, onCopy }: HazardFreePartProps) {
  const { state, retry } = useHazardFree(shown, rows, isOld);
  const form = state.status === "shown" ? state.form : null;
  const unit = shown.kind === "sop" ? "terms" : "clauses";
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- no form fields, so no <fieldset>
    <div role="group" aria-label={withoutHazards} className={classes.part}>
      <div className={classes.head}>
        <Label as="h3">{withoutHazards}</Label>
        {form && <CopyMenu part={withoutHazards} of={form} onCopy={onCopy} />}
      </div>
      {state.status === "shown" && form && (
        <>
          <FormText form={form} name={withoutHazards} size="normal" lit={state.added} />
          <ProofLine>
            {!isOld && <ProofTag proven={form.proven} lowerBound={form.lowerBound} unit={unit} />}
            <Note as="span" size="tag">
              {own[unit](form.terms)}, {own.literals(form.literals)}
            </Note>
          </ProofLine>
        </>
      )}
      <HazardNote shown={shown} state={state} onRetry={retry} isSpoken />
      {state.status === "working" && !isOld && <BusyBar label={hazards.workingOut} onCancel={onCancel} />}
    </div>
  );
}
