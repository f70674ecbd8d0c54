// The minimum product of sums of an answer, with its proof and its size.

import { useMemo } from "react";
import { BusyBar } from "#components/busy-bar.tsx";
import { Label } from "#components/label.tsx";
import { Note } from "#components/note.tsx";
import { CopyMenu } from "#answer/copy-menu.tsx";
import type { Form } from "#answer/core/form.ts";
import { searchingText } from "#answer/core/searching-text.ts";
import { FormClaim } from "#answer/form-claim.tsx";
import { SearchOn } from "#answer/search-on/search-on.tsx";
import { FormText } from "#answer/form-text.tsx";
import { ProofLine } from "#answer/proof-tag.tsx";
import { formTexts } from "#messages/forms.ts";
import { answerTexts } from "#messages/simplifier.ts";
import { clausesOf } from "./core/answer-text.ts";
import { improvedForm } from "./core/improved.ts";
import { reasonOf } from "./core/product-of-sums.ts";
import classes from "./minimal-product.module.css";
import type { useProductOfSums } from "./use-product-of-sums.ts";

interface MinimalProductProps {
  readonly product: ReturnType<typeof useProductOfSums>;
  /** The names of the variables. */
  readonly names: readonly string[];
  /** Whether the input was edited after the answer. */
  readonly isOld: boolean;
  readonly onCopy: (text: string) => void;
}

export function MinimalProduct({ product, names, isOld, onCopy }: MinimalProductProps) {
  const { state, request, fold, stop, improve } = product;
  const form = state.status === "shown" ? state.form : null;
  const drawn = useMemo((): Form | null => form && { kind: "pos", names, ...form }, [form, names]);
  const { isSearching, isImproved } = state.status === "shown" ? state : { isSearching: false };
  const reason = reasonOf(state);
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- no form fields, so no <fieldset>
    <div role="group" aria-label={formTexts.productOfSums}>
      <Label as="h3">{formTexts.productOfSums}</Label>
      {form && drawn && (
        <div className={classes.copied}>
          <div className={classes.form}>
            <FormText form={drawn} name={formTexts.productOfSums} size="normal" />
            <ProofLine>
              {!isOld && <FormClaim of={form} kind="pos" isSearching={isSearching} />}
              <Note as="span" size="tag">
                {clausesOf(form.terms, form.literals)}
              </Note>
            </ProofLine>
            {!isOld && isSearching && <BusyBar label="" onCancel={stop} />}
            {!isOld && !isSearching && (!form.proven || isImproved) && (
              <SearchOn
                kind="pos"
                shown={form}
                call={{ operation: "searchForm", request }}
                onGain={(better, bound) => improve(improvedForm(form, better, bound))}
              />
            )}
          </div>
          <CopyMenu part={formTexts.productOfSums} of={drawn} onCopy={onCopy} />
        </div>
      )}
      <output className="spoken">{form && isSearching && searchingText(form, "pos")}</output>
      {state.status === "working" && <BusyBar label={answerTexts.workingOut} onCancel={fold} />}
      {reason !== null && <p role="alert">{reason}</p>}
    </div>
  );
}
