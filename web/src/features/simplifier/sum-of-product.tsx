// The row of the canonical sum of products: up to 16 terms with the list of its min terms; a longer sum on one line.

import { useMemo } from "react";
import { CopyMenu } from "#answer/copy-menu.tsx";
import { termCount } from "#answer/core/form.ts";
import { FormText } from "#answer/form-text.tsx";
import { RowListText } from "#answer/row-list-text.tsx";
import { simplifierTexts } from "#messages/simplifier.ts";
import { specified } from "#messages/specified.ts";
import { AnswerRow } from "./answer-row.tsx";
import type { AnswerForms } from "./core/answer-forms.ts";

/** A sum with more terms is one line until its button shows the whole sum. */
const termsMax = 16;

interface SumOfProductProps extends Pick<AnswerForms, "canonical" | "minTerms" | "dontCares"> {
  readonly onCopy: (text: string) => void;
}

export function SumOfProduct({ canonical, minTerms, dontCares, onCopy }: SumOfProductProps) {
  const isList = "rows" in canonical;
  const isLine = (isList ? canonical.rows.length : termCount(canonical)) > termsMax;
  // The same element from render to render, so that a memoised sum is not drawn again.
  const lists = useMemo(
    () => (
      <>
        {minTerms && <RowListText list={minTerms} name={specified.minTerms} lead="= " muted size="normal" />}
        {dontCares && (
          <RowListText list={dontCares} name={simplifierTexts.dontCares} lead="+ " muted size="normal" />
        )}
      </>
    ),
    [minTerms, dontCares],
  );
  const shown = { name: specified.sumOfProduct, size: "normal", isLine, rest: isLine && lists } as const;
  return (
    <AnswerRow
      label={specified.sumOfProduct}
      action={<CopyMenu part={specified.sumOfProduct} of={canonical} onCopy={onCopy} />}
    >
      {isList ? <RowListText list={canonical} {...shown} /> : <FormText form={canonical} {...shown} />}
      {!isLine && lists}
    </AnswerRow>
  );
}
