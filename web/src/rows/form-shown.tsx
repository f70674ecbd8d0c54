// The selected rows as an expression: the canonical form with its lists of rows, and the minimal form below it.

import { useMemo, type ReactNode } from "react";
import type { SopPosSetup } from "#addresses/core/sop-pos-setup.ts";
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
import { RowListText } from "#answer/row-list-text.tsx";
import { formTexts, withoutHazards } from "#messages/forms.ts";
import { simplifierTexts } from "#messages/simplifier.ts";
import { sopPos } from "#messages/sop-pos.ts";
import { specified } from "#messages/specified.ts";
import { cellValues } from "#kmap/core/cell-values.ts";
import { MinimaTurner } from "#kmap/minima-turner.tsx";
import { PointedTerms } from "#kmap/pointed-terms.tsx";
import type { MarkedGroup } from "#kmap/use-marked-group.ts";
import { rowsRequest, sizeOf, tooComplex, type Minimal, type ShownForm } from "./core/shown-form.ts";
import { knownGroup } from "./core/known-group.ts";
import { simplifierSetup } from "#answer/core/simplifier-setup.ts";
import classes from "./form-shown.module.css";
import { FunctionLead } from "./function-lead.tsx";
import { MarkedLine } from "./marked-line.tsx";
import type { Forms } from "./use-forms.ts";
import { SearchOnForm } from "./search-on-form.tsx";
import { HazardFreeView } from "#answer/hazards/hazard-free-view.tsx";

/** A longer minimal form is drawn in the canonical form's size. */
const largeCharsMax = 60;

export interface FormShownProps {
  readonly setup: SopPosSetup;
  readonly shown: ShownForm;
  readonly forms: Forms;
  /** Whether the shown forms belong to an earlier selection. */
  readonly isOld: boolean;
  /** The row whose terms of the minimal form are marked; null for none. */
  readonly litRow: number | null;
  /** The indexes of the terms that are marked for the row or for the marked group. */
  readonly lit: ReadonlySet<number>;
  /** The group that is marked where the function has a map; null without a map. */
  readonly marked: MarkedGroup | null;
  readonly onCopy: (text: string) => void;
  /** Called when a longer search has found a better minimal form. */
  readonly onImproved: (minimal: Minimal) => void;
  readonly onToggleHazards: () => void;
  /** Called with the index of a minimal form that is equally small. */
  readonly onChooseMinimum: (index: number) => void;
  /** Writes the setup into the address. The latest ticks may not be there yet, and Back must find them. */
  readonly onLeave: () => Promise<void>;
}

export function FormShown(props: FormShownProps) {
  const { setup, shown, isOld, onCopy, onLeave, onToggleHazards } = props;
  const { canonical, rowList, freeRows, minimal } = shown;
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
        {rowList && (
          <div className={classes.rowList}>
            <RowListText
              list={rowList}
              name={kind === "sop" ? specified.minTerms : sopPos.maxTerms}
              lead="= "
              muted
              size="normal"
            />
          </div>
        )}
        {freeRows && (
          <RowListText
            list={freeRows}
            name={simplifierTexts.dontCares}
            lead={kind === "sop" ? "+ " : ". "}
            muted
            size="normal"
          />
        )}
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
            {...props}
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
                    <SwitchRow isOn={setup.withoutHazards} onToggle={onToggleHazards}>
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
  const { minimal, setup, forms, isOld, actions, hasHeading, onCopy, onImproved, onToggleHazards } = props;
  const { selection, isFinal, isImproved } = forms;
  const rows = useMemo(() => rowsRequest(selection), [selection]);
  return (
    <>
      <MinimalPart {...props} />
      {actions}
      {isFinal && !isOld && (!minimal.proven || isImproved) && (
        <SearchOnForm selection={selection} minimal={minimal} onImproved={onImproved} />
      )}
      {setup.withoutHazards && (
        <HazardFreeView
          shown={minimal}
          rows={rows}
          isOld={isOld}
          hasHeading={hasHeading}
          onCancel={onToggleHazards}
          onCopy={onCopy}
        />
      )}
    </>
  );
}

function MinimalPart(props: Omit<MinimalViewProps, "actions">) {
  const { minimal, shown, setup, forms, isOld, isLine = false, litRow, lit, marked } = props;
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
      {marked ? (
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
        group={isOld ? null : knownGroup(shown, marked?.alone ?? null)}
        row={isOld ? null : litRow}
        lit={lit}
        isTall={marked !== null}
      />
      <ProofLine>
        {(isFinal || !isOld) && <FormClaim of={minimal} kind={kind} isSearching={!isFinal} />}
        <Note as="span" size="tag" className={classes.size}>
          {sizeOf(minimal, kind)}
        </Note>
        {marked && minima.length > 1 && !setup.withoutHazards && (
          <MinimaTurner
            minima={{
              shown: minimum,
              listed: minima.length,
              count: minimaCount,
              onShow: props.onChooseMinimum,
            }}
          />
        )}
      </ProofLine>
    </>
  );
}
