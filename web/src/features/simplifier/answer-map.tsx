// The Karnaugh map of an answer, read only: its groups are the terms of the chosen sum, or of the product of sums.

import { memo, useMemo } from "react";
import type { FormKind, MinimalForm } from "#contract/generated/logic-types.ts";
import { SwitchRow } from "#components/switch-row.tsx";
import { outputName } from "#notation/core/output-name.ts";
import { KarnaughMap, useHazardFreeMap, useMarkedGroup } from "#kmap/karnaugh-map.tsx";
import type { MarkedGroup } from "#kmap/use-marked-group.ts";
import { useEngineCall } from "#lib/engine/use-engine-call.ts";
import { formTexts, withoutHazards } from "#messages/forms.ts";
import type { AnswerForms } from "./core/answer-forms.ts";
import { mapValues, productsOnMap, productsRequest, rowsRequest, sumsOnMap } from "./core/answer-map.ts";
import type { Answered } from "./core/machine.ts";
import { showMinimum, type MapView } from "./core/map-view.ts";

export interface AnswerMapProps {
  readonly answered: Answered;
  readonly forms: Pick<AnswerForms, "result" | "others">;
  /** The product of sums that the card shows; null while it shows none. */
  readonly product: MinimalForm | null;
  readonly view: MapView;
  /** The product that is marked in the whole card. */
  readonly marked: MarkedGroup;
  /** Must be the same from render to render, and so must all properties above. */
  readonly onView: (view: MapView) => void;
  /** Whether the input was edited after the answer. */
  readonly isOld: boolean;
  readonly onCopy: (text: string) => void;
}

/** Memoised: a key press in the field must not draw it again. */
export const AnswerMap = memo(function AnswerMap(props: AnswerMapProps) {
  const { answered, forms, product, view, marked, onView, isOld, onCopy } = props;
  const values = useMemo(() => mapValues(answered), [answered]);
  const sums = useMemo(() => sumsOnMap(answered, forms), [answered, forms]);
  const products = useProducts(answered, product, isOld);
  const kind: FormKind = products ? view.kind : "sop";
  const shownForms = kind === "pos" && products ? products : sums;
  const shown = shownForms.forms[view.minimum[kind]] ? view.minimum[kind] : 0;
  const listed = shownForms.forms.length;
  const minimal = shownForms.forms[shown] ?? null;
  const rows = useMemo(() => rowsRequest(answered), [answered]);
  const [free, hazardFree] = useHazardFreeMap(view.withoutHazards ? minimal : null, rows, isOld);
  // The card lists no clauses, so that a marked clause is the map's own.
  const markedClause = useMarkedGroup();
  return (
    <KarnaughMap
      names={answered.answer.vars}
      output={outputName(answered.answer.vars)}
      values={values}
      kind={kind}
      form={free ?? minimal}
      proof={free ? null : shownForms.proof}
      primes={shownForms.primes}
      minima={
        listed > 1 && !free
          ? {
              shown,
              listed,
              count: shownForms.count,
              onShow: (index) => onView(showMinimum(view, kind, index)),
            }
          : null
      }
      isOld={isOld}
      swapped={view.isSwapped}
      onSwap={(isSwapped) => onView({ ...view, isSwapped })}
      marked={kind === "sop" ? marked : markedClause}
      edit={null}
      onCopy={onCopy}
      hazardFree={hazardFree}
      tools={
        products && (
          <SwitchRow
            isOn={kind === "pos"}
            onToggle={() => onView({ ...view, kind: kind === "pos" ? "sop" : "pos" })}
          >
            {formTexts.productOfSums}
          </SwitchRow>
        )
      }
      choices={[
        [
          {
            label: withoutHazards,
            isOn: view.withoutHazards,
            closes: true,
            run: () => onView({ ...view, withoutHazards: !view.withoutHazards }),
          },
        ],
      ]}
    />
  );
});

/**
 * The product of sums and the equally small ones; the engine is asked for these as soon as the card shows the
 * product.
 */
function useProducts(answered: Answered, product: MinimalForm | null, isOld: boolean) {
  const isWanted = product !== null;
  const question = useMemo(
    () => (isWanted ? { request: productsRequest(answered) } : null),
    [answered, isWanted],
  );
  const ended = useEngineCall("forms", isOld ? null : question);
  const { result } = ended?.of === question && ended ? ended : { result: null };
  return useMemo(
    () => product && productsOnMap(answered, product, result?.kind === "outcome" ? result.outcome : null),
    [answered, product, result],
  );
}
