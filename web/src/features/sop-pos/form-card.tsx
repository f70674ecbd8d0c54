// The selected rows as an expression: the canonical form with its list of rows, and the minimal form below it.

import { Button } from "@mantine/core";
import type { ReactNode, Ref } from "react";
import { Card } from "#components/card.tsx";
import { Label } from "#components/label.tsx";
import { Note } from "#components/note.tsx";
import { CopyMenu } from "#expression/copy-menu.tsx";
import { ExpressionText } from "#expression/form-text.tsx";
import { ProofLine, ProofTag } from "#expression/proof-tag.tsx";
import type { SopPosForm, SopPosPlace } from "#addresses/core/sop-pos-place.ts";
import type { Form } from "#lib/engine/protocol.ts";
import { own } from "#messages/own.ts";
import { specified } from "#messages/specified.ts";
import { functionName } from "./core/names.ts";
import { canonicalOf, rowListOf, sizeOf, tooComplex } from "./core/shown-form.ts";
import classes from "./form-card.module.css";
import type { ShownForms } from "./use-forms.ts";

/** A longer minimal form is no larger than the canonical one. */
const largeCharsMax = 60;

interface FormCardProps {
  readonly ref: Ref<HTMLHeadingElement>;
  readonly place: SopPosPlace;
  readonly shown: ShownForms | null;
  /** Whether what is shown is of an earlier selection. */
  readonly isOld: boolean;
  readonly onCopy: (text: string) => void;
  readonly onRetry: () => void;
  readonly onOpen: (tool: "simplifier" | "truthTable", expression: string) => void;
}

export function FormCard({ ref, place, shown, isOld, onCopy, onRetry, onOpen }: FormCardProps) {
  const { form } = place;
  const isEmpty = place.rows.length === 0;
  const answer = isEmpty ? null : (shown?.answer ?? null);
  return (
    <Card
      className={classes.card}
      titleRef={ref}
      title={form === "sop" ? own.sumOfProducts : own.productOfSums}
      actions={
        answer && <CopyMenu part={own.canonicalForm[form]} text={canonicalOf(answer, form)} onCopy={onCopy} />
      }
    >
      {isEmpty && <Empty />}
      {!isEmpty && shown?.answer === null && <Unavailable onRetry={onRetry} />}
      {answer && shown && (
        <Forms
          place={{ ...place, rows: shown.of.rows }}
          names={shown.of.vars}
          answer={answer}
          isOld={isOld}
          isFinal={shown.isFinal}
          onCopy={onCopy}
          onOpen={onOpen}
        />
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

interface FormsProps extends Pick<FormCardProps, "place" | "isOld" | "onCopy" | "onOpen"> {
  readonly names: readonly string[];
  readonly answer: NonNullable<ShownForms["answer"]>;
  readonly isFinal: boolean;
}

function Forms({ place, names, answer, isOld, isFinal, onCopy, onOpen }: FormsProps) {
  const { form } = place;
  const canonical = canonicalOf(answer, form);
  const rowList = rowListOf(place);
  const minimal = answer[form];
  const lead = <Lead name={functionName(names)} />;
  return (
    <>
      <div className={classes.part} data-old={isOld || undefined}>
        <ExpressionText text={canonical} name={own.canonicalForm[form]} lead={lead} size="normal" />
        {rowList !== null && (
          <div className={classes.rowList}>
            <ExpressionText
              text={rowList}
              name={form === "sop" ? specified.minTerms : own.maxTerms}
              lead="= "
              muted
              size="normal"
            />
          </div>
        )}
        <div className={`${classes.actions} no-print`}>
          <Button variant="light" onClick={() => onOpen("simplifier", canonical)}>
            {own.openInSimplifier}
          </Button>
          <Button variant="light" onClick={() => onOpen("truthTable", canonical)}>
            {own.openInTruthTable}
          </Button>
        </div>
      </div>
      <div className={classes.part} data-minimal data-old={isOld || undefined}>
        <div className={classes.minimalHead}>
          <Label as="h3">{own.minimalForm[form]}</Label>
          {minimal && <CopyMenu part={own.minimalForm[form]} text={minimal.text} onCopy={onCopy} />}
        </div>
        {minimal ? (
          <Minimal form={form} minimal={minimal} lead={lead} isFinal={isFinal} />
        ) : (
          <Note>{tooComplex}</Note>
        )}
      </div>
    </>
  );
}

interface MinimalProps {
  readonly form: SopPosForm;
  readonly minimal: Form;
  readonly lead: ReactNode;
  readonly isFinal: boolean;
}

function Minimal({ form, minimal, lead, isFinal }: MinimalProps) {
  const { text, proven, lowerBound } = minimal;
  const size = text.length > largeCharsMax ? "normal" : "result";
  return (
    <>
      <ExpressionText text={text} name={own.minimalForm[form]} lead={lead} size={size} />
      <ProofLine>
        {(isFinal || proven) && (
          <ProofTag proven={proven} lowerBound={lowerBound} unit={form === "sop" ? "terms" : "clauses"} />
        )}
        <Note as="span" size="tag">
          {sizeOf(minimal, form)}
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
