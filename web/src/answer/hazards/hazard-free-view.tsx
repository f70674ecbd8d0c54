// The smallest form without static hazards, below the form that may have them. Fetched on demand.

import { BusyBar } from "#components/busy-bar.tsx";
import { Label } from "#components/label.tsx";
import { CopyMenu } from "#answer/copy-menu.tsx";
import type { Form } from "#answer/core/form.ts";
import { FormText } from "#answer/form-text.tsx";
import { hazards, withoutHazards } from "#messages/forms.ts";
import type { RowsRequest } from "./core/hazard.ts";
import classes from "./hazard-free-part.module.css";
import { HazardNote } from "./hazard-note.tsx";
import { HazardProof } from "./hazard-proof.tsx";
import { useHazardFree } from "./use-hazard-free.ts";

export interface HazardFreeViewProps {
  /** Must be the same object from render to render, and so must `rows`. */
  readonly shown: Form;
  readonly rows: RowsRequest;
  /** Whether the function has changed since the form was shown. */
  readonly isOld: boolean;
  /** Whether the part has a heading: not directly below the control that shows it. */
  readonly hasHeading: boolean;
  readonly onCancel: () => void;
  readonly onCopy: (text: string) => void;
}

export function HazardFreeView({ shown, rows, isOld, hasHeading, onCancel, onCopy }: HazardFreeViewProps) {
  const { state, retry } = useHazardFree(shown, rows, isOld);
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- no form fields, so no <fieldset>
    <div role="group" aria-label={withoutHazards} className={classes.part}>
      {hasHeading && <Label as="h3">{withoutHazards}</Label>}
      {state.status === "shown" && (
        <div className={classes.copied}>
          <div className={classes.form}>
            <FormText form={state.form} name={withoutHazards} size="normal" lit={state.added} />
            <HazardProof form={state.form} isOld={isOld} />
          </div>
          <CopyMenu part={withoutHazards} of={state.form} onCopy={onCopy} />
        </div>
      )}
      <HazardNote shown={shown} state={state} onRetry={retry} isSpoken />
      {state.status === "working" && !isOld && <BusyBar label={hazards.workingOut} onCancel={onCancel} />}
    </div>
  );
}
