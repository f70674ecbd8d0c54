// The wanted form of the selected rows, asked of the engine: first with a small budget, so that the canonical form
// follows the finger; then with the whole budget if the first call gave no proof.

import { useMemo, useState } from "react";
import { useTwoCalls, type Ended, type TwoCalls } from "#lib/engine/use-two-calls.ts";
import {
  betterAnswer,
  isFinal,
  rowsRequest,
  shownForm,
  type Minimal,
  type Selection,
  type ShownForm,
} from "./core/shown-form.ts";

/** Enough work to prove most minima; less than in the first calls of other screens, because each tick makes a call. */
const workAtFirst = 50;

interface FormsQuestion extends TwoCalls<"forms"> {
  readonly selection: Selection;
}

/** The better minimal form from a longer search, for a selection. */
interface Improved {
  readonly of: Selection;
  readonly minimal: Minimal;
}

/** The index of the shown minimal form, for a selection. */
interface Chosen {
  readonly of: Selection;
  readonly index: number;
}

export interface Forms {
  /** The latest selection that was answered, which may be older than the present one. */
  readonly selection: Selection;
  /** Null if the engine gave no form. */
  readonly shown: ShownForm | null;
  /** Whether no better minimal form will follow. */
  readonly isFinal: boolean;
  /** Whether a longer search has changed the minimal form. */
  readonly isImproved: boolean;
  /** The index in `ShownForm.minima` of the minimal form that is shown. */
  readonly minimum: number;
}

/** The forms of a selection, which must be the same object from render to render; null, for no row, asks nothing. */
export function useForms(selection: Selection | null) {
  const [tries, setTries] = useState(0);
  const [improved, setImproved] = useState<Improved | null>(null);
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const asked = useMemo(
    () => (selection ? questionOf(selection) : null),
    // oxlint-disable-next-line react/exhaustive-deps -- another try is another question
    [selection, tries],
  );
  const ended = useTwoCalls("forms", asked, isFinalResult);
  const { of, first, whole, isSearching } = ended ?? {};
  const forms = useMemo((): Forms | null => {
    if (!of || !first) return null;
    const answer = first.kind === "outcome" ? first.outcome : null;
    const better = answer && whole?.kind === "outcome" ? betterAnswer(answer, whole.outcome) : answer;
    const shown = better && shownForm(of.selection, better);
    const isImproved = shown !== null && improved?.of === of.selection;
    const minima = isImproved ? [improved.minimal] : (shown?.minima ?? []);
    const minimum = chosen?.of === of.selection && chosen.index < minima.length ? chosen.index : 0;
    return {
      selection: of.selection,
      shown: shown && { ...shown, minimal: minima[minimum] ?? null, minima },
      isFinal: !isSearching,
      isImproved,
      minimum,
    };
  }, [of, first, whole, isSearching, improved, chosen]);
  return {
    forms,
    isCurrent: forms !== null && forms.selection === selection,
    improve: (minimal: Minimal) => forms && setImproved({ of: forms.selection, minimal }),
    choose: (index: number) => forms && setChosen({ of: forms.selection, index }),
    retry: () => setTries(tries + 1),
  };
}

function questionOf(selection: Selection): FormsQuestion {
  const request = { ...rowsRequest(selection), form: selection.form };
  return { selection, request, firstRequest: { ...request, workMax: workAtFirst } };
}

/** If the first call has no outcome, a second call would have none either. */
function isFinalResult(result: Ended<"forms", FormsQuestion>["first"]): boolean {
  return result.kind !== "outcome" || isFinal(result.outcome);
}
