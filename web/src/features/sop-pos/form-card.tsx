// The selected rows as an expression: the canonical form with its list of rows, and the minimal form below it.

import { Button } from "@mantine/core";
import { type ReactNode, type Ref } from "react";
import type { SopPosForm } from "#addresses/core/sop-pos-setup.ts";
import { Card } from "#components/card.tsx";
import { Label } from "#components/label.tsx";
import { LazyPart } from "#components/lazy-part.tsx";
import { Note } from "#components/note.tsx";
import { OpenIn } from "#components/open-in.tsx";
import { CopyMenu } from "#expression/copy-menu.tsx";
import { FormText } from "#expression/form-text.tsx";
import { ProofLine, ProofTag } from "#expression/proof-tag.tsx";
import { RowListText } from "#expression/row-list-text.tsx";
import { pagePart } from "#lib/page-part.ts";
import { own } from "#messages/own.ts";
import { specified } from "#messages/specified.ts";
import { CoveredLine } from "./covered-line.tsx";
import { sizeOf, tooComplex, type Minimal, type ShownForm } from "./core/shown-form.ts";
import classes from "./form-card.module.css";
import { FunctionLead } from "./function-lead.tsx";
import type { Forms } from "./use-forms.ts";

const searchOn = pagePart(async () => (await import("./search-on-form.tsx")).SearchOnForm);

const tools = ["simplifier", "truthTable", "simulator"] as const;
export type ToolOfForms = (typeof tools)[number];

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
  /** The row whose terms of the minimal form are marked; null for none. */
  readonly litRow: number | null;
  /** The indexes of these terms. */
  readonly lit: ReadonlySet<number>;
  readonly onCopy: (text: string) => void;
  /** A longer search has found a better minimal form. */
  readonly onImproved: (minimal: Minimal) => void;
  readonly onRetry: () => void;
  readonly onOpen: (tool: ToolOfForms, expression: string) => void;
}

export function FormCard(props: FormCardProps) {
  const { ref, form, forms, isEmpty, onCopy, onRetry } = props;
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
      {shown && forms && <Shown {...props} shown={shown} forms={forms} />}
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

interface ShownProps extends Pick<
  FormCardProps,
  "isOld" | "litRow" | "lit" | "onCopy" | "onOpen" | "onImproved"
> {
  readonly shown: ShownForm;
  readonly forms: Forms;
}

function Shown({ shown, forms, isOld, onCopy, onOpen, onImproved, litRow, lit }: ShownProps) {
  const { isFinal, isImproved } = forms;
  const { canonical, rowList, minimal } = shown;
  const { kind, text, names } = canonical;
  const lead = <FunctionLead names={names} />;
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
          {tools.map((tool) => (
            <OpenIn key={tool} tool={tool} onOpen={() => onOpen(tool, text)} />
          ))}
        </div>
      </div>
      <div className={classes.part} data-minimal data-old={isOld || undefined}>
        <div className={classes.minimalHead}>
          <Label as="h3">{own.minimalForm[kind]}</Label>
          {minimal && (
            <>
              <OpenIn
                tool="simulator"
                of={own.minimalForm[kind]}
                iconOnly="always"
                onOpen={() => onOpen("simulator", minimal.text)}
              />
              <CopyMenu part={own.minimalForm[kind]} of={minimal} onCopy={onCopy} />
            </>
          )}
        </div>
        {minimal ? (
          <>
            <MinimalPart minimal={minimal} lead={lead} isFinal={isFinal} litRow={litRow} lit={lit} />
            {isFinal && !isOld && (!minimal.proven || isImproved) && (
              <LazyPart part={searchOn} props={{ canonical, minimal, onImproved }} />
            )}
          </>
        ) : (
          <Note>{tooComplex}</Note>
        )}
      </div>
    </>
  );
}

interface MinimalPartProps extends Pick<FormCardProps, "litRow" | "lit"> {
  readonly minimal: Minimal;
  readonly lead: ReactNode;
  readonly isFinal: boolean;
}

function MinimalPart({ minimal, lead, isFinal, litRow, lit }: MinimalPartProps) {
  const { kind, text, proven, lowerBound } = minimal;
  const size = text.length > largeCharsMax ? "normal" : "result";
  return (
    <>
      <FormText form={minimal} name={own.minimalForm[kind]} lead={lead} size={size} lit={lit} />
      <CoveredLine form={minimal} row={litRow} lit={lit} />
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
