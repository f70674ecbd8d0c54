// The selected rows as an expression: the canonical form with its lists of rows, and the minimal form below it.

import { useMemo, type ReactNode } from "react";
import { Label } from "#components/label.tsx";
import { Note } from "#components/note.tsx";
import { OpenInMenu } from "#answer/open-in-menu.tsx";
import { useWays } from "#answer/use-ways.ts";
import { SwitchRow } from "#components/switch-row.tsx";
import { CopyMenu } from "#answer/copy-menu.tsx";
import { FormClaim } from "#answer/form-claim.tsx";
import { outputName } from "#notation/core/output-name.ts";
import { FormText } from "#answer/form-text.tsx";
import { ProofLine } from "#answer/proof-tag.tsx";
import { formTexts, withoutHazards } from "#messages/forms.ts";
import { sopPos } from "#messages/sop-pos.ts";
import { cellValues } from "#kmap/core/cell-values.ts";
import { MinimaTurner } from "#kmap/minima-turner.tsx";
import { PointedTerms } from "#kmap/pointed-terms.tsx";
import { rowsRequest, sizeOf, tooComplex, type Minimal, type ShownForm } from "./core/shown-form.ts";
import { simplifierSetup } from "#answer/core/simplifier-setup.ts";
import classes from "./form-shown.module.css";
import { useFunction } from "./function-context.tsx";
import { FunctionLead } from "./function-lead.tsx";
import { MarkedLine } from "./marked-line.tsx";
import { RowLists } from "./row-lists.tsx";
import type { Forms } from "./use-forms.ts";
import { SearchOnForm } from "./search-on-form.tsx";
import { HazardFreeView } from "#answer/hazards/hazard-free-view.tsx";

/** A longer minimal form is drawn in the canonical form's size. */
const largeCharsMax = 60;

interface FormShownProps {
  readonly shown: ShownForm;
  readonly forms: Forms;
}

export function FormShown({ shown, forms }: FormShownProps) {
  const { setup, isOld, send, onCopy, onLeave } = useFunction();
  const { canonical, minimal } = shown;
  const { kind, text, names } = canonical;
  const { rows, dontCares, output } = setup;
  const given = { names, cells: { rows, dontCares }, output };
  const options = { here: "sopPos", simplifier: simplifierSetup(setup, names, text), onLeave } as const;
  const ways = useWays({ ...given, text }, options);
  const waysOfMinimal = useWays(minimal && { ...given, text: minimal.text }, options);
  const lead = <FunctionLead output={outputName(names, setup.output)} />;
  return (
    <>
      <div className={classes.part} data-old={isOld || undefined}>
        <FormText form={canonical} name={sopPos.canonicalForm[kind]} lead={lead} size="normal" />
        <div className={classes.rowList}>
          <RowLists of={shown} />
        </div>
        <div className={`${classes.actions} no-print`}>
          <OpenInMenu ways={ways} />
        </div>
      </div>
      <div className={classes.part} data-minimal data-old={isOld || undefined}>
        <div className={classes.minimalHead}>
          <Label as="h3">{formTexts.minimalForm[kind]}</Label>
          {minimal && <CopyMenu part={formTexts.minimalForm[kind]} of={minimal} onCopy={onCopy} />}
        </div>
        {minimal ? (
          <MinimalView
            shown={shown}
            forms={forms}
            minimal={minimal}
            hasHeading={setup.view === "map"}
            actions={
              <>
                <div className={`${classes.actions} no-print`}>
                  <OpenInMenu of={formTexts.minimalForm[kind]} ways={waysOfMinimal} />
                </div>
                {/* The map has this choice in its menu. */}
                {setup.view === "table" && (
                  <div className="no-print">
                    <SwitchRow isOn={setup.withoutHazards} onToggle={() => send({ type: "hazardsToggled" })}>
                      {withoutHazards}
                    </SwitchRow>
                  </div>
                )}
              </>
            }
          />
        ) : (
          <Note>{tooComplex}</Note>
        )}
      </div>
    </>
  );
}

interface MinimalViewProps extends FormShownProps {
  readonly minimal: Minimal;
  /** What can be done with the form, below it. */
  readonly actions: ReactNode;
  /** Whether the form is one line, which is cut until it is pressed. */
  readonly isLine?: boolean;
  /** Whether the form without hazards has a heading: not directly below the switch that shows it. */
  readonly hasHeading: boolean;
}

/** The minimal form with its proof and size, the longer search for it, and the form without hazards. */
export function MinimalView(props: MinimalViewProps) {
  const { minimal, forms, actions, hasHeading } = props;
  const { setup, isOld, send, onCopy, improve } = useFunction();
  const { selection, isFinal, isImproved } = forms;
  const rows = useMemo(() => rowsRequest(selection), [selection]);
  return (
    <>
      <MinimalPart {...props} />
      {actions}
      {isFinal && !isOld && (!minimal.proven || isImproved) && (
        <SearchOnForm selection={selection} minimal={minimal} onImproved={improve} />
      )}
      {setup.withoutHazards && (
        <HazardFreeView
          shown={minimal}
          rows={rows}
          isOld={isOld}
          hasHeading={hasHeading}
          onCancel={() => send({ type: "hazardsToggled" })}
          onCopy={onCopy}
        />
      )}
    </>
  );
}

function MinimalPart(props: Omit<MinimalViewProps, "actions">) {
  const { minimal, shown, forms, isLine = false } = props;
  const { setup, isOld, litRow, lit, marked, group, choose } = useFunction();
  const isMap = setup.view === "map";
  const { isFinal, minimum } = forms;
  const { minima, minimaCount } = shown;
  const lead = <FunctionLead output={outputName(shown.canonical.names, setup.output)} />;
  const { kind, text } = minimal;
  const { inputs, rows, dontCares } = setup;
  const size = isLine || text.length > largeCharsMax ? "normal" : "result";
  const values = useMemo(() => cellValues(inputs, rows, dontCares), [inputs, rows, dontCares]);
  const terms = (
    <FormText
      form={minimal}
      name={formTexts.minimalForm[kind]}
      lead={lead}
      size={size}
      isLine={isLine}
      lit={lit}
    />
  );
  return (
    <>
      {isMap ? (
        <PointedTerms form={minimal} marked={marked}>
          {terms}
        </PointedTerms>
      ) : (
        terms
      )}
      <MarkedLine
        form={minimal}
        primes={shown.primes}
        values={values}
        // A form of other variables has other rows.
        group={isOld ? null : group}
        row={isOld ? null : litRow.row}
        lit={lit}
        isTall={isMap}
      />
      <ProofLine>
        {(isFinal || !isOld) && <FormClaim of={minimal} kind={kind} isSearching={!isFinal} />}
        <Note as="span" size="tag" className={classes.size}>
          {sizeOf(minimal, kind)}
        </Note>
        {isMap && minima.length > 1 && !setup.withoutHazards && (
          <MinimaTurner
            minima={{
              shown: minimum,
              listed: minima.length,
              count: minimaCount,
              onShow: choose,
            }}
          />
        )}
      </ProofLine>
    </>
  );
}
