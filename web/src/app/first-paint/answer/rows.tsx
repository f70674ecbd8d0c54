// The rows of an answer, drawn by the components of the page's card, in their initial state.

import { answerForms } from "../../../features/simplifier/core/answer-forms.ts";
import { productRequest } from "../../../features/simplifier/core/improved.ts";
import type { Answered } from "../../../features/simplifier/core/machine.ts";
import { foldedMap } from "../../../features/simplifier/core/map-view.ts";
import { MoreRow } from "../../../features/simplifier/more-row.tsx";
import { PrimeImplicants } from "../../../features/simplifier/prime-implicants.tsx";
import { ResultRow } from "../../../features/simplifier/result-row.tsx";
import { SumOfProduct } from "../../../features/simplifier/sum-of-product.tsx";

interface AnswerRowsProps {
  readonly answered: Answered;
  /** Whether the input was edited after the answer. */
  readonly isOld: boolean;
}

export function AnswerRows({ answered, isOld }: AnswerRowsProps) {
  const forms = answerForms(answered);
  const { canonical, minTerms, dontCares, result, others } = forms;
  const shown = { answered, isOld, onCopy: nothing };
  const product = {
    state: { status: "folded" },
    request: productRequest(answered),
    unfold: nothing,
    fold: nothing,
    stop: nothing,
    improve: nothing,
  } as const;
  return (
    <>
      <SumOfProduct canonical={canonical} minTerms={minTerms} dontCares={dontCares} onCopy={nothing} />
      <PrimeImplicants answered={answered} marked={unmarked} onCopy={nothing} />
      <ResultRow
        {...shown}
        rowRef={nowhere}
        result={result}
        others={others}
        marked={unmarked}
        onMap={null}
        onImproved={nothing}
        onStop={nothing}
      />
      <MoreRow
        {...shown}
        mapRef={nowhere}
        forms={forms}
        product={product}
        view={foldedMap}
        marked={unmarked}
        onView={nothing}
      />
    </>
  );
}

/** The handler of every button here: presses in the frame are kept for the page. */
function nothing(): void {}

const nowhere = { current: null };

const unmarked = { pressed: null, alone: null, onPress: nothing, onPoint: nothing, onDrop: nothing };
