// The answer's last row: the minimum sum with its proof and size, the equally small sums, and the minimum product of
// sums.

import { useMemo, type RefObject } from "react";
import type { MinimalForm, MinimalFormRequest } from "#contract/generated/logic-types.ts";
import { BusyBar } from "#components/busy-bar.tsx";
import { LazyPart } from "#components/lazy-part.tsx";
import { MoreButton } from "#components/more-button.tsx";
import { Note } from "#components/note.tsx";
import { CopyMenu } from "#expression/copy-menu.tsx";
import { isSameCube, unpackCubes } from "#expression/core/cubes.ts";
import type { Form } from "#expression/core/form.ts";
import { searchingText } from "#expression/core/searching-text.ts";
import { FormClaim } from "#expression/form-claim.tsx";
import { FormText } from "#expression/form-text.tsx";
import { ProofLine } from "#expression/proof-tag.tsx";
import { PointedTerms } from "#kmap/pointed-terms.tsx";
import type { MarkedGroup } from "#kmap/use-marked-group.ts";
import { pagePart } from "#lib/page-part.ts";
import { answerTexts } from "#messages/answer.ts";
import { formTexts } from "#messages/forms.ts";
import { specified } from "#messages/specified.ts";
import { AnswerRow } from "./answer-row.tsx";
import type { AnswerForms } from "./core/answer-forms.ts";
import { clausesOf, sizeOf } from "./core/answer-text.ts";
import { improved, improvedForm, requestOf } from "./core/improved.ts";
import type { Answered } from "./core/machine.ts";
import { reasonOf, type ProductOfSums } from "./core/product-of-sums.ts";
import { OtherMinima, type SumOnMap } from "./other-minima.tsx";
import classes from "./result-row.module.css";
import type { useProductOfSums } from "./use-product-of-sums.ts";

const searchOn = pagePart(async () => (await import("#expression/search-on/search-on.tsx")).SearchOn);

/** A longer result is not repeated as plain text; its copy button still gives that text. */
const plainCharsMax = 48;

interface ResultRowProps extends Pick<AnswerForms, "result" | "others"> {
  readonly rowRef: RefObject<HTMLDivElement | null>;
  readonly answered: Answered;
  readonly product: ReturnType<typeof useProductOfSums>;
  /** The product that is marked in the whole card. */
  readonly marked: MarkedGroup;
  /** Null while no Karnaugh map is open. */
  readonly onMap: SumOnMap | null;
  /** Whether the input was edited after the answer. */
  readonly isOld: boolean;
  readonly onCopy: (text: string) => void;
  /** Called when a longer search has found a better answer. */
  readonly onImproved: (answered: Answered) => void;
  /** Ends the search with the whole budget. */
  readonly onStop: () => void;
}

export function ResultRow(props: ResultRowProps) {
  const { rowRef, answered, result, others, product, marked, onMap, isOld, onCopy, onImproved, onStop } =
    props;
  const { vars, simplified, proven, terms, literals, minima } = answered.answer;
  const { state, request, unfold, fold, stop, improve } = product;
  const { status } = state;
  const { isSearching = false } = answered;
  const { alone } = marked;
  const lit = useMemo(
    () =>
      new Set(
        unpackCubes(result.cubes).flatMap((cube, at) => (alone && isSameCube(cube, alone) ? [at] : [])),
      ),
    [result, alone],
  );
  // A constant has no product of sums. Under an old answer, a product that was not requested earlier cannot be
  // requested any more.
  const hasProduct = vars.length > 0 && (!isOld || status === "shown");
  return (
    <AnswerRow
      label={specified.result}
      isResult
      rowRef={rowRef}
      action={<CopyMenu part={specified.result} of={result} onCopy={onCopy} />}
    >
      <PointedTerms form={result} marked={marked}>
        <FormText form={result} name={specified.result} size="result" lit={lit} />
      </PointedTerms>
      <ProofLine>
        {!isOld && <FormClaim of={answered.answer} kind="sop" isSearching={isSearching} />}
        {simplified.length <= plainCharsMax && (
          <code translate="no" className={classes.plain}>
            {simplified}
          </code>
        )}
        <Note as="span" size="tag">
          {sizeOf(terms, literals)}
        </Note>
        {hasProduct && (
          <span className={classes.more}>
            <MoreButton
              expanded={status !== "folded"}
              label={formTexts.productOfSums}
              lessLabel={formTexts.productOfSums}
              onToggle={status === "folded" ? unfold : fold}
            />
          </span>
        )}
      </ProofLine>
      {/* The bar has no label, because the tag names the work and the screen announces it. */}
      {!isOld && isSearching && <BusyBar label="" onCancel={onStop} />}
      {!isOld && !isSearching && (!proven || answered.isImproved) && (
        <LazyPart
          part={searchOn}
          props={{
            kind: "sop",
            shown: answered.answer,
            call: { operation: "search", request: requestOf(answered) },
            onGain: (better, bound) => onImproved(improved(answered, better, bound)),
          }}
        />
      )}
      {hasProduct && status !== "folded" && (
        <MinimalProduct
          state={state}
          request={request}
          names={vars}
          isOld={isOld}
          onCancel={status === "working" ? fold : stop}
          onCopy={onCopy}
          onImproved={improve}
        />
      )}
      {minima && others.length > 0 && (
        <OtherMinima count={minima.count} others={others} onMap={onMap} onCopy={onCopy} />
      )}
    </AnswerRow>
  );
}

interface MinimalProductProps {
  readonly state: ProductOfSums;
  /** The request that gave the form. */
  readonly request: MinimalFormRequest;
  /** The names of the variables. */
  readonly names: readonly string[];
  readonly isOld: boolean;
  readonly onCancel: () => void;
  readonly onCopy: (text: string) => void;
  readonly onImproved: (form: MinimalForm) => void;
}

function MinimalProduct(props: MinimalProductProps) {
  const { state, request, names, isOld, onCancel, onCopy, onImproved } = props;
  const form = state.status === "shown" ? state.form : null;
  const drawn = useMemo((): Form | null => form && { kind: "pos", names, ...form }, [form, names]);
  const { isSearching, isImproved } = state.status === "shown" ? state : { isSearching: false };
  const reason = reasonOf(state);
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- no form fields, so no <fieldset>
    <div role="group" aria-label={formTexts.productOfSums} className={classes.part}>
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
            {!isOld && isSearching && <BusyBar label="" onCancel={onCancel} />}
            {!isOld && !isSearching && (!form.proven || isImproved) && (
              <LazyPart
                part={searchOn}
                props={{
                  kind: "pos",
                  shown: form,
                  call: { operation: "searchForm", request },
                  onGain: (better, bound) => onImproved(improvedForm(form, better, bound)),
                }}
              />
            )}
          </div>
          <CopyMenu part={formTexts.productOfSums} of={drawn} onCopy={onCopy} />
        </div>
      )}
      <output className="spoken">{form && isSearching && searchingText(form, "pos")}</output>
      {state.status === "working" && <BusyBar label={answerTexts.workingOut} onCancel={onCancel} />}
      {reason !== null && <p role="alert">{reason}</p>}
    </div>
  );
}
