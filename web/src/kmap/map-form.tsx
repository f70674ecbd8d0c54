// The form that the groups make: typeset, with its tag and with buttons to the forms that are equally small;
// announced when the map has changed it. Where the screen shows the form itself, nothing is drawn here.

import { useMemo, useState } from "react";
import { termCount, treeOf, type Form } from "#answer/core/form.ts";
import { toSpoken } from "#notation/core/written.ts";
import { FormText } from "#answer/form-text.tsx";
import { ProofLine, ProofTag } from "#answer/proof-tag.tsx";
import { formTexts, withoutHazards } from "#messages/forms.ts";
import { karnaughMap } from "#messages/karnaugh-map.ts";
import classes from "./map-form.module.css";
import type { KarnaughMapProps } from "./map-props.ts";
import { MinimaTurner } from "./minima-turner.tsx";

interface MapFormProps extends Pick<
  KarnaughMapProps,
  "kind" | "values" | "form" | "proof" | "minima" | "isOld" | "hazardFree" | "isFormBeside"
> {
  /** The index of the term that is shown alone; null for none. */
  readonly lit: number | null;
  /** The row that was changed in the map last; null until then. */
  readonly changed: number | null;
}

export function MapForm({
  kind,
  values,
  form,
  proof,
  minima,
  isOld,
  hazardFree,
  isFormBeside = false,
  lit,
  changed,
}: MapFormProps) {
  const [hasTurned, setTurned] = useState(false);
  const index = minima?.shown ?? null;
  const [indexBefore, setIndexBefore] = useState(index);
  if (index !== indexBefore) {
    setIndexBefore(index);
    // The buttons of a screen that shows the form itself; another screen announces what it turns.
    if (isFormBeside && index !== null && indexBefore !== null) setTurned(true);
  }
  // The screen announces the form that replaces an old one.
  if (isOld && hasTurned) setTurned(false);
  const added = hazardFree?.added ?? undefined;
  const litTerms = useMemo(() => (lit === null ? added : new Set([lit])), [lit, added]);
  const name = hazardFree?.added ? withoutHazards : formTexts.minimalForm[kind];
  const row = changed === null ? "" : karnaughMap.rowBecame(changed, values[changed] ?? 0);
  const turn = (shown: number) => {
    setTurned(true);
    minima?.onShow(shown);
  };
  return (
    <>
      {!isFormBeside && (
        <div className={classes.form}>
          {form && (
            <FormText
              form={form}
              name={name}
              size="normal"
              muted={isOld}
              {...(litTerms && { lit: litTerms })}
            />
          )}
          <ProofLine>
            {form && proof && !isOld && <ProofTag {...proof} unit={kind === "sop" ? "terms" : "clauses"} />}
            {form && minima && <MinimaTurner minima={{ ...minima, onShow: turn }} />}
          </ProofLine>
          {hazardFree?.note}
        </div>
      )}
      <output className="spoken">
        {(hasTurned || changed !== null) &&
          !isOld &&
          row + (form ? karnaughMap.formIs(name, spokenForm(form)) : "")}
      </output>
    </>
  );
}

/** The longest expression that is read aloud; of a longer one only the size is. */
const spokenCharsMax = 200;

function spokenForm(form: Form): string {
  if (form.text.length <= spokenCharsMax) return toSpoken(treeOf(form));
  return form.kind === "sop" ? formTexts.terms(termCount(form)) : formTexts.clauses(termCount(form));
}
