// The answer's last row: buttons for what is worked out on request, and what they have unfolded: the minimum product of
// sums, the forms without static hazards, and the Karnaugh map.

import type { RefObject } from "react";
import { Label } from "#components/label.tsx";
import { LazyView } from "#components/lazy-view.tsx";
import { MoreButton } from "#components/more-button.tsx";
import { lazy } from "#lib/lazy.ts";
import { formTexts, withoutHazards } from "#messages/forms.ts";
import { answerMap, answerTexts } from "#messages/simplifier.ts";
import type { AnswerMapProps } from "./answer-map.tsx";
import { AnswerRow } from "./answer-row.tsx";
import { hasMap } from "./core/map-view.ts";
import { MinimalProduct } from "./minimal-product.tsx";
import classes from "./more-row.module.css";
import type { useProductOfSums } from "./use-product-of-sums.ts";
import { HazardFreeForms } from "./hazard-free-forms.tsx";

const lazyAnswerMap = lazy(() => import("./answer-map.tsx"));

interface MoreRowProps extends Omit<AnswerMapProps, "product"> {
  readonly product: ReturnType<typeof useProductOfSums>;
  /** The map's element, which the page scrolls to. */
  readonly mapRef: RefObject<HTMLDivElement | null>;
}

export function MoreRow({ product, mapRef, ...rest }: MoreRowProps) {
  const { answered, forms, view, onView, isOld, onCopy } = rest;
  const { vars, terms } = answered.answer;
  const { status } = product.state;
  const shown = status === "shown" ? product.state.form : null;
  // A constant has no product of sums, and no question is asked about the input of an old answer.
  const canHaveProduct = vars.length > 0 && (!isOld || status === "shown");
  const canHaveHazards = terms > 1;
  const canHaveMap = hasMap(vars);
  if (!canHaveProduct && !canHaveHazards && !canHaveMap) return null;
  const hasProduct = canHaveProduct && status !== "folded";
  const hasFreeForms = canHaveHazards && view.withoutHazards;
  const isMapOpen = canHaveMap && view.isOpen;
  const toggleHazards = () => onView({ ...view, withoutHazards: !view.withoutHazards });
  return (
    // Buttons alone are not printed.
    <AnswerRow
      label={answerTexts.more}
      className={`${classes.row} ${hasProduct || hasFreeForms || isMapOpen ? "" : "no-print"}`}
    >
      <div className={classes.buttons}>
        {canHaveProduct && (
          <MoreButton
            expanded={hasProduct}
            label={formTexts.productOfSums}
            lessLabel={formTexts.productOfSums}
            onToggle={hasProduct ? product.fold : product.unfold}
          />
        )}
        {canHaveHazards && (
          <MoreButton
            expanded={hasFreeForms}
            label={withoutHazards}
            lessLabel={withoutHazards}
            onToggle={toggleHazards}
          />
        )}
        {canHaveMap && (
          <MoreButton
            expanded={isMapOpen}
            label={answerMap.button}
            lessLabel={answerMap.button}
            onToggle={() => onView({ ...view, isOpen: !view.isOpen })}
          />
        )}
      </div>
      {hasProduct && (
        <div className={classes.part}>
          <MinimalProduct product={product} names={vars} isOld={isOld} onCopy={onCopy} />
        </div>
      )}
      {hasFreeForms && (
        <div className={classes.part}>
          <HazardFreeForms
            answered={answered}
            result={forms.result}
            product={shown}
            isOld={isOld}
            onCancel={toggleHazards}
            onCopy={onCopy}
          />
        </div>
      )}
      {isMapOpen && (
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- no form fields, so no <fieldset>
        <div ref={mapRef} role="group" aria-label={answerMap.name} className={classes.part}>
          <Label as="h3">{answerMap.name}</Label>
          <LazyView of={lazyAnswerMap}>{({ AnswerMap }) => <AnswerMap {...rest} product={shown} />}</LazyView>
        </div>
      )}
    </AnswerRow>
  );
}
