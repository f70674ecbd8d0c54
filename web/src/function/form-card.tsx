// The card of the expression.

import { Button } from "@mantine/core";
import type { Ref } from "react";
import { CopyMenu } from "#answer/copy-menu.tsx";
import { Card } from "#components/card.tsx";
import { LazyView } from "#components/lazy-view.tsx";
import { Note } from "#components/note.tsx";
import { controlTexts } from "#messages/controls.ts";
import { formTexts } from "#messages/forms.ts";
import { sopPos } from "#messages/sop-pos.ts";
import { specified } from "#messages/specified.ts";
import classes from "./form-card.module.css";
import { useFunction } from "./function-context.tsx";
import { lazyForm } from "./lazy-views.ts";
import { UndoButtons } from "./undo-buttons.tsx";

interface FormCardProps {
  readonly ref: Ref<HTMLHeadingElement>;
  /** The forms are asked for again. */
  readonly onRetry: () => void;
}

export function FormCard({ ref, onRetry }: FormCardProps) {
  const { setup, forms, isEmpty, shown, onCopy } = useFunction();
  const kind = shown ? shown.canonical.kind : setup.form;
  return (
    <Card
      className="whole-on-paper"
      titleRef={ref}
      title={kind === "sop" ? sopPos.sumOfProducts : formTexts.productOfSums}
      actions={
        <>
          <UndoButtons />
          {shown && <CopyMenu part={sopPos.canonicalForm[kind]} of={shown.canonical} onCopy={onCopy} />}
        </>
      }
    >
      {isEmpty && (
        <div className={classes.part}>
          <p className={classes.nothing}>{specified.noExpression}</p>
          <Note>{setup.view === "map" ? sopPos.noCellSelected : sopPos.noRowSelected}</Note>
        </div>
      )}
      {!isEmpty && forms?.shown === null && <Unavailable className={classes.part} onRetry={onRetry} />}
      {shown && forms && (
        <LazyView of={lazyForm}>{({ FormShown }) => <FormShown shown={shown} forms={forms} />}</LazyView>
      )}
    </Card>
  );
}

interface UnavailableProps {
  readonly className: string | undefined;
  readonly onRetry: () => void;
}

/** Says that there is no form, because the engine did not start. */
export function Unavailable({ className, onRetry }: UnavailableProps) {
  return (
    <div role="alert" className={className}>
      <p>{sopPos.formsUnavailable}</p>
      <Button variant="light" onClick={onRetry}>
        {controlTexts.tryAgain}
      </Button>
    </div>
  );
}
