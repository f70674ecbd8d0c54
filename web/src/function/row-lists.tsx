// The rows that the canonical form spells out, and the don't-cares: "= Σm(1, 3) + Σd(5)".

import { RowListText } from "#answer/row-list-text.tsx";
import { simplifierTexts } from "#messages/simplifier.ts";
import { sopPos } from "#messages/sop-pos.ts";
import { specified } from "#messages/specified.ts";
import type { ShownForm } from "./core/shown-form.ts";

export function RowLists({ of: { canonical, rowList, freeRows } }: { readonly of: ShownForm }) {
  const isSum = canonical.kind === "sop";
  return (
    <>
      {rowList && (
        <RowListText
          list={rowList}
          name={isSum ? specified.minTerms : sopPos.maxTerms}
          lead="= "
          muted
          size="normal"
        />
      )}
      {freeRows && (
        <RowListText
          list={freeRows}
          name={simplifierTexts.dontCares}
          lead={isSum ? "+ " : ". "}
          muted
          size="normal"
        />
      )}
    </>
  );
}
