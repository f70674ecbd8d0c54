// The wanted form of the selected rows, asked of the engine: at first with a small budget, so that canonical forms follow
// the finger, then with the whole one where the first did not end in a proof.

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

/** Enough to prove most minima; less than the page's first work elsewhere, because a call is made with each tick. */
const workAtFirst = 50;

interface FormsQuestion extends TwoCalls<"forms"> {
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

/** Where there is no outcome, a second call would have none either. */
function isFinalResult(result: Ended<"forms", FormsQuestion>["first"]): boolean {
  return result.kind !== "outcome" || isFinal(result.outcome);
}
