// The card of the expression.

import { Button } from "@mantine/core";
import type { Ref } from "react";
import type { SopPosSetup } from "#addresses/core/sop-pos-setup.ts";
import { Card } from "#components/card.tsx";
import { LazyView } from "#components/lazy-view.tsx";
import { Note } from "#components/note.tsx";
import { controlTexts } from "#messages/controls.ts";
import { formTexts } from "#messages/forms.ts";
import { sopPos } from "#messages/sop-pos.ts";
import { specified } from "#messages/specified.ts";
import classes from "./form-card.module.css";
import type { FormShownProps } from "./form-shown.tsx";
import { lazyForm } from "./lazy-views.ts";
import type { Forms } from "./use-forms.ts";
import { CopyMenu } from "#answer/copy-menu.tsx";

interface FormCardProps extends Omit<FormShownProps, "shown" | "forms"> {
  readonly ref: Ref<HTMLHeadingElement>;
  /**
   * Null while no row is selected, or before the first answer; the forms of an earlier selection stay until the next
   * answer.
   */
  readonly forms: Forms | null;
  readonly isEmpty: boolean;
  readonly onRetry: () => void;
}

export function FormCard(props: FormCardProps) {
  const { ref, setup, forms, isEmpty, onCopy, onRetry } = props;
  const shown = isEmpty ? null : (forms?.shown ?? null);
  const kind = shown ? shown.canonical.kind : setup.form;
  return (
    <Card
      className="whole-on-paper"
      titleRef={ref}
      title={kind === "sop" ? sopPos.sumOfProducts : formTexts.productOfSums}
      actions={shown && <CopyMenu part={sopPos.canonicalForm[kind]} of={shown.canonical} onCopy={onCopy} />}
    >
      {isEmpty && <Empty view={setup.view} />}
      {!isEmpty && forms?.shown === null && <Unavailable onRetry={onRetry} />}
      {shown && forms && (
        <LazyView of={lazyForm}>
          {({ FormShown }) => <FormShown {...props} shown={shown} forms={forms} />}
        </LazyView>
      )}
    </Card>
  );
}

function Empty({ view }: Pick<SopPosSetup, "view">) {
  return (
    <div className={classes.part}>
      <p className={classes.nothing}>{specified.noExpression}</p>
      <Note>{view === "map" ? sopPos.noCellSelected : sopPos.noRowSelected}</Note>
    </div>
  );
}

function Unavailable({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <div className={classes.part} role="alert">
      <p>{sopPos.formsUnavailable}</p>
      <Button variant="light" onClick={onRetry}>
        {controlTexts.tryAgain}
      </Button>
    </div>
  );
}
