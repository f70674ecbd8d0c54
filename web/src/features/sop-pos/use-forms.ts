// The wanted form of the selected rows, asked of the engine: at first with a small budget, so that canonical forms follow
// the finger, then with the whole one where the first did not end in a proof.

import { useMemo, useState } from "react";
import { budgets } from "#contract/budgets.ts";
import { useEngineCall, type QuestionOf } from "#lib/engine/use-engine-call.ts";
import { isFinal, shownForm, type Minimal, type Selection, type ShownForm } from "./core/shown-form.ts";

/** Enough to prove most minima, and nowhere long to wait for. */
const nodesAtFirst = 50;

interface FormsQuestion extends QuestionOf<"forms"> {
  readonly selection: Selection;
}

/** What a longer search has made of a selection's minimal form. */
interface Improved {
  readonly of: Selection;
  readonly minimal: Minimal;
}

/** Which of a selection's minimal forms is shown, by its index. */
interface Chosen {
  readonly of: Selection;
  readonly index: number;
}

export interface Forms {
  /** The latest selection that was answered, which may be older than the present one. */
  readonly selection: Selection;
  /** Null where the engine could not give it. */
  readonly shown: ShownForm | null;
  /** Whether no better minimal form will follow. */
  readonly isFinal: boolean;
  /** Whether a longer search has changed the minimal form. */
  readonly isImproved: boolean;
  /** The index in `ShownForm.minima` of the minimal form that is shown. */
  readonly minimum: number;
}

/** Of a selection that must be the same object from render to render; null, for no row, asks nothing. */
export function useForms(selection: Selection | null) {
  const [tries, setTries] = useState(0);
  const [improved, setImproved] = useState<Improved | null>(null);
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const asked = useMemo(
    () => (selection ? questionOf(selection, nodesAtFirst) : null),
    // oxlint-disable-next-line react/exhaustive-deps -- another try is another question
    [selection, tries],
  );
  const first = useEngineCall("forms", asked);
  const isDone = first?.result.kind !== "outcome" || isFinal(first.result.outcome);
  const furtherAsked = useMemo(
    () => (asked && !isDone && first.of === asked ? questionOf(asked.selection, budgets.page.workMax) : null),
    [asked, first, isDone],
  );
  const further = useEngineCall("forms", furtherAsked);
  const isFurther = further !== null && further.of.selection === first?.of.selection;
  const latest = isFurther ? further : first;
  const forms = useMemo((): Forms | null => {
    if (!latest) return null;
    const { of, result } = latest;
    const shown = result.kind === "outcome" ? shownForm(of.selection, result.outcome) : null;
    const isImproved = shown !== null && improved?.of === of.selection;
    const minima = isImproved ? [improved.minimal] : (shown?.minima ?? []);
    const minimum = chosen?.of === of.selection && chosen.index < minima.length ? chosen.index : 0;
    return {
      selection: of.selection,
      shown: shown && { ...shown, minimal: minima[minimum] ?? null, minima },
      isFinal: isFurther || isDone,
      isImproved,
      minimum,
    };
  }, [latest, isFurther, isDone, improved, chosen]);
  return {
    forms,
    isCurrent: forms !== null && forms.selection === selection,
    improve: (minimal: Minimal) => forms && setImproved({ of: forms.selection, minimal }),
    choose: (index: number) => forms && setChosen({ of: forms.selection, index }),
    retry: () => setTries(tries + 1),
  };
}

function questionOf(selection: Selection, workMax: number): FormsQuestion {
  const { names, rows, dontCares, form } = selection;
  const lists = { vars: [...names], rows: [...rows], dontCares: [...dontCares] };
  return { selection, request: { ...lists, form, ...budgets.page, workMax } };
}
