// The form that the groups make: typeset, with its tag and with buttons to the forms that are equally small;
// announced when the map has changed it. Where the screen shows the form itself, only the buttons are drawn here.

import { IconChevronLeft, IconChevronRight } from "@tabler/icons-react";
import { useMemo, useState } from "react";
import { IconButton } from "#components/icon-button.tsx";
import { Note } from "#components/note.tsx";
import { termCount, treeOf, type Form } from "#expression/core/form.ts";
import { toSpoken } from "#expression/core/written.ts";
import { FormText } from "#expression/form-text.tsx";
import { ProofLine, ProofTag } from "#expression/proof-tag.tsx";
import { formTexts, withoutHazards } from "#messages/forms.ts";
import { karnaughMap } from "#messages/karnaugh-map.ts";
import classes from "./map-form.module.css";
import type { KarnaughMapProps, Minima } from "./map-props.ts";

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
    <div className={classes.form}>
      {form && !isFormBeside && (
        <FormText form={form} name={name} size="normal" muted={isOld} {...(litTerms && { lit: litTerms })} />
      )}
      <ProofLine>
        {form && proof && !isOld && !isFormBeside && (
          <ProofTag {...proof} unit={kind === "sop" ? "terms" : "clauses"} />
        )}
        {form && minima && <Turner minima={minima} onTurn={turn} />}
      </ProofLine>
      {!isFormBeside && hazardFree?.note}
      <output className="spoken">
        {(hasTurned || changed !== null) &&
          !isOld &&
          row + (form ? karnaughMap.formIs(name, spokenForm(form)) : "")}
      </output>
    </div>
  );
}

/** Goes around at both ends, so that no button is ever disabled. */
function Turner({
  minima: { shown, listed, count },
  onTurn,
}: {
  readonly minima: Minima;
  readonly onTurn: (shown: number) => void;
}) {
  return (
    <span className={classes.turner}>
      <IconButton
        icon={IconChevronLeft}
        label={karnaughMap.previous}
        onClick={() => onTurn((shown + listed - 1) % listed)}
      />
      <Note as="span" size="tag">
        {karnaughMap.minimum(shown + 1, listed, count)}
      </Note>
      <IconButton
        icon={IconChevronRight}
        label={karnaughMap.next}
        onClick={() => onTurn((shown + 1) % listed)}
      />
    </span>
  );
}

/** The longest expression that is read aloud; of a longer one only the size is. */
const spokenCharsMax = 200;

function spokenForm(form: Form): string {
  if (form.text.length <= spokenCharsMax) return toSpoken(treeOf(form));
  return form.kind === "sop" ? formTexts.terms(termCount(form)) : formTexts.clauses(termCount(form));
}
