// The selected rows as an expression: the canonical form with its lists of rows, and the minimal form below it.

import { useMemo, type ReactNode } from "react";
import { simplifyAddress } from "#addresses/core/simplify.ts";
import { simulatorAddress } from "#addresses/core/simulator.ts";
import type { SopPosSetup } from "#addresses/core/sop-pos-setup.ts";
import { truthTableAddress } from "#addresses/core/truth-table.ts";
import { useOpen } from "#addresses/use-open.ts";
import { Label } from "#components/label.tsx";
import { Note } from "#components/note.tsx";
import { OpenIn } from "#expression/open-in.tsx";
import { SwitchRow } from "#components/switch-row.tsx";
import { CopyMenu } from "#expression/copy-menu.tsx";
import { FormClaim } from "#expression/form-claim.tsx";
import { outputName } from "#expression/core/output-name.ts";
import { FormText } from "#expression/form-text.tsx";
import { ProofLine } from "#expression/proof-tag.tsx";
import { RowListText } from "#expression/row-list-text.tsx";
import { formTexts, withoutHazards } from "#messages/forms.ts";
import { simplifierTexts } from "#messages/simplifier.ts";
import { sopPos } from "#messages/sop-pos.ts";
import { specified } from "#messages/specified.ts";
import { cellValues } from "#kmap/core/cell-values.ts";
import { PointedTerms } from "#kmap/pointed-terms.tsx";
import type { MarkedGroup } from "#kmap/use-marked-group.ts";
import { rowsRequest, sizeOf, tooComplex, type Minimal, type ShownForm } from "./core/shown-form.ts";
import { knownGroup } from "./core/known-group.ts";
import { simplifierSetup } from "./core/simplifier-setup.ts";
import classes from "./form-shown.module.css";
import { FunctionLead } from "./function-lead.tsx";
import { MarkedLine } from "./marked-line.tsx";
import type { Forms } from "./use-forms.ts";
import { SearchOnForm } from "./search-on-form.tsx";
import { HazardFreeView } from "#expression/hazards/hazard-free-view.tsx";

const tools = ["simplifier", "truthTable", "simulator"] as const;

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
  /** Writes the setup into the address. The latest ticks may not be there yet, and Back must find them. */
  readonly onLeave: () => Promise<void>;
}

export function FormShown(props: FormShownProps) {
  const { setup, shown, forms, isOld, onCopy, onLeave, onImproved, onToggleHazards, litRow, lit, marked } =
    props;
  const rows = useMemo(() => rowsRequest(forms.selection), [forms.selection]);
  const { canonical, rowList, freeRows, minimal } = shown;
  const { kind, text, names } = canonical;
  const open = useOpen();
  const openIn = async (tool: (typeof tools)[number], expression: string) => {
    await onLeave();
    if (tool === "simplifier") open(simplifyAddress, simplifierSetup(setup, names, expression));
    else if (tool === "simulator") open(simulatorAddress, { functions: [expression] });
    else
      open(truthTableAddress, {
        input: expression,
        extras: [],
        namesInHeader: true,
        compares: false,
        showsParts: false,
      });
  };
  const { isFinal, isImproved } = forms;
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
          {tools.map((tool) => (
            <OpenIn key={tool} tool={tool} onOpen={() => void openIn(tool, text)} />
          ))}
        </div>
      </div>
      <div className={classes.part} data-minimal data-old={isOld || undefined}>
        <div className={classes.minimalHead}>
          <Label as="h3">{formTexts.minimalForm[kind]}</Label>
          {minimal && <CopyMenu part={formTexts.minimalForm[kind]} of={minimal} onCopy={onCopy} />}
        </div>
        {minimal ? (
          <>
            <MinimalPart
              minimal={minimal}
              shown={shown}
              setup={setup}
              lead={lead}
              isFinal={isFinal}
              isOld={isOld}
              litRow={litRow}
              lit={lit}
              marked={marked}
            />
            {isFinal && !isOld && (!minimal.proven || isImproved) && (
              <SearchOnForm selection={forms.selection} minimal={minimal} onImproved={onImproved} />
            )}
            <div className={`${classes.actions} no-print`}>
              <OpenIn
                tool="simulator"
                spokenOf={formTexts.minimalForm[kind]}
                onOpen={() => void openIn("simulator", minimal.text)}
              />
            </div>
            {/* The map has this switch among its own controls. */}
            {setup.view === "table" && (
              <div className="no-print">
                <SwitchRow isOn={setup.withoutHazards} onToggle={onToggleHazards}>
                  {withoutHazards}
                </SwitchRow>
              </div>
            )}
            {setup.withoutHazards && (
              <HazardFreeView
                shown={minimal}
                rows={rows}
                isOld={isOld}
                hasHeading={setup.view === "map"}
                onCancel={onToggleHazards}
                onCopy={onCopy}
              />
            )}
          </>
        ) : (
          <Note>{tooComplex}</Note>
        )}
      </div>
    </>
  );
}

interface MinimalPartProps extends Pick<FormShownProps, "setup" | "isOld" | "litRow" | "lit" | "marked"> {
  readonly minimal: Minimal;
  readonly shown: ShownForm;
  readonly lead: ReactNode;
  readonly isFinal: boolean;
}

function MinimalPart(props: MinimalPartProps) {
  const { minimal, shown, setup, lead, isFinal, isOld, litRow, lit, marked } = props;
  const { kind, text } = minimal;
  const { inputs, rows, dontCares } = setup;
  const size = text.length > largeCharsMax ? "normal" : "result";
  const values = useMemo(() => cellValues(inputs, rows, dontCares), [inputs, rows, dontCares]);
  const terms = (
    <FormText form={minimal} name={formTexts.minimalForm[kind]} lead={lead} size={size} lit={lit} />
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
        <Note as="span" size="tag">
          {sizeOf(minimal, kind)}
        </Note>
      </ProofLine>
    </>
  );
}
