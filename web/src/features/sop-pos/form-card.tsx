// The selected rows as an expression: the canonical form with its list of rows, and the minimal form below it.

import { Button } from "@mantine/core";
import { type ReactNode, type Ref } from "react";
import type { SopPosForm } from "#addresses/core/sop-pos-setup.ts";
import { Card } from "#components/card.tsx";
import { Label } from "#components/label.tsx";
import { Note } from "#components/note.tsx";
import { CopyMenu } from "#expression/copy-menu.tsx";
import { FormText } from "#expression/form-text.tsx";
import { ProofLine, ProofTag } from "#expression/proof-tag.tsx";
import { RowListText } from "#expression/row-list-text.tsx";
import { own } from "#messages/own.ts";
import { specified } from "#messages/specified.ts";
import { functionName } from "./core/names.ts";
import { sizeOf, tooComplex, type ShownForm } from "./core/shown-form.ts";
import classes from "./form-card.module.css";
import type { Forms } from "./use-forms.ts";

/** A longer minimal form is no larger than the canonical one. */
const largeCharsMax = 60;

interface FormCardProps {
  readonly ref: Ref<HTMLHeadingElement>;
  /** The form that is wanted; that of an earlier selection stays until the next one is there. */
  readonly form: SopPosForm;
  /** Null while no row is selected, or nothing was answered yet. */
  readonly forms: Forms | null;
  readonly isEmpty: boolean;
  /** Whether what is shown is of an earlier selection. */
  readonly isOld: boolean;
  readonly onCopy: (text: string) => void;
  readonly onRetry: () => void;
  readonly onOpen: (tool: "simplifier" | "truthTable", expression: string) => void;
}

export function FormCard({ ref, form, forms, isEmpty, isOld, onCopy, onRetry, onOpen }: FormCardProps) {
  const shown = isEmpty ? null : (forms?.shown ?? null);
  const kind = shown ? shown.canonical.kind : form;
  return (
    <Card
      className={classes.card}
      titleRef={ref}
      title={kind === "sop" ? own.sumOfProducts : own.productOfSums}
      actions={shown && <CopyMenu part={own.canonicalForm[kind]} of={shown.canonical} onCopy={onCopy} />}
    >
      {isEmpty && <Empty />}
      {!isEmpty && forms?.shown === null && <Unavailable onRetry={onRetry} />}
      {shown && forms && (
        <Shown shown={shown} isOld={isOld} isFinal={forms.isFinal} onCopy={onCopy} onOpen={onOpen} />
      )}
    </Card>
  );
}

function Empty() {
  return (
    <div className={classes.part}>
      <p className={classes.nothing}>{specified.noExpression}</p>
      <Note>{own.noRowSelected}</Note>
    </div>
  );
}

function Unavailable({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <div className={classes.part} role="alert">
      <p>{own.formsUnavailable}</p>
      <Button variant="light" onClick={onRetry}>
        {own.tryAgain}
      </Button>
    </div>
  );
}

interface ShownProps extends Pick<FormCardProps, "isOld" | "onCopy" | "onOpen"> {
  readonly shown: ShownForm;
  readonly isFinal: boolean;
}

function Shown({ shown: { canonical, rowList, minimal }, isOld, isFinal, onCopy, onOpen }: ShownProps) {
  const { kind, text, names } = canonical;
  const lead = <Lead name={functionName(names)} />;
  return (
    <>
      <div className={classes.part} data-old={isOld || undefined}>
        <FormText form={canonical} name={own.canonicalForm[kind]} lead={lead} size="normal" />
        {rowList && (
          <div className={classes.rowList}>
            <RowListText
              list={rowList}
              name={kind === "sop" ? specified.minTerms : own.maxTerms}
              lead="= "
              muted
              size="normal"
            />
          </div>
        )}
        <div className={`${classes.actions} no-print`}>
          <Button variant="light" onClick={() => onOpen("simplifier", text)}>
            {own.openInSimplifier}
          </Button>
          <Button variant="light" onClick={() => onOpen("truthTable", text)}>
            {own.openInTruthTable}
          </Button>
        </div>
      </div>
      <div className={classes.part} data-minimal data-old={isOld || undefined}>
        <div className={classes.minimalHead}>
          <Label as="h3">{own.minimalForm[kind]}</Label>
          {minimal && <CopyMenu part={own.minimalForm[kind]} of={minimal} onCopy={onCopy} />}
        </div>
        {minimal ? <Minimal minimal={minimal} lead={lead} isFinal={isFinal} /> : <Note>{tooComplex}</Note>}
      </div>
    </>
  );
}

interface MinimalProps {
  readonly minimal: NonNullable<ShownForm["minimal"]>;
  readonly lead: ReactNode;
  readonly isFinal: boolean;
}

function Minimal({ minimal, lead, isFinal }: MinimalProps) {
  const { kind, text, proven, lowerBound } = minimal;
  const size = text.length > largeCharsMax ? "normal" : "result";
  return (
    <>
      <FormText form={minimal} name={own.minimalForm[kind]} lead={lead} size={size} />
      <ProofLine>
        {(isFinal || proven) && (
          <ProofTag proven={proven} lowerBound={lowerBound} unit={kind === "sop" ? "terms" : "clauses"} />
        )}
        <Note as="span" size="tag">
          {sizeOf(minimal, kind)}
        </Note>
      </ProofLine>
    </>
  );
}

/** "F = ", which is no part of what is copied. */
function Lead({ name }: { readonly name: string }) {
  return (
    <span className={classes.lead}>
      <i>{name}</i> ={" "}
    </span>
  );
}
