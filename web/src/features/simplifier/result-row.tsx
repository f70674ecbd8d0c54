// The answer's row of the minimum sum: its proof, its size, and the equally small sums.

import { useMemo, type RefObject } from "react";
import { BusyBar } from "#components/busy-bar.tsx";
import { Note } from "#components/note.tsx";
import { CopyMenu } from "#answer/copy-menu.tsx";
import { isSameCube, unpackCubes } from "#answer/core/cubes.ts";
import { FormClaim } from "#answer/form-claim.tsx";
import { SearchOn } from "#answer/search-on/search-on.tsx";
import { FormText } from "#answer/form-text.tsx";
import { ProofLine } from "#answer/proof-tag.tsx";
import { PointedTerms } from "#kmap/pointed-terms.tsx";
import type { MarkedGroup } from "#kmap/use-marked-group.ts";
import { specified } from "#messages/specified.ts";
import { AnswerRow } from "./answer-row.tsx";
import type { AnswerForms } from "./core/answer-forms.ts";
import { sizeOf } from "./core/answer-text.ts";
import { improved, requestOf } from "./core/improved.ts";
import type { Answered } from "./core/machine.ts";
import { OtherMinima, type SumOnMap } from "./other-minima.tsx";
import classes from "./result-row.module.css";

/** A longer result is not repeated as plain text; its copy button still gives that text. */
const plainCharsMax = 48;

interface ResultRowProps extends Pick<AnswerForms, "result" | "others"> {
  readonly rowRef: RefObject<HTMLDivElement | null>;
  readonly answered: Answered;
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
  const { rowRef, answered, result, others, marked, onMap, isOld, onCopy, onImproved, onStop } = props;
  const { simplified, proven, terms, literals, minima } = answered.answer;
  const { isSearching = false } = answered;
  const { alone } = marked;
  const lit = useMemo(
    () =>
      new Set(
        unpackCubes(result.cubes).flatMap((cube, at) => (alone && isSameCube(cube, alone) ? [at] : [])),
      ),
    [result, alone],
  );
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
      </ProofLine>
      {/* The bar has no label, because the tag names the work and the screen announces it. */}
      {!isOld && isSearching && <BusyBar label="" onCancel={onStop} />}
      {!isOld && !isSearching && (!proven || answered.isImproved) && (
        <SearchOn
          kind="sop"
          shown={answered.answer}
          call={{ operation: "search", request: requestOf(answered) }}
          onGain={(better, bound) => onImproved(improved(answered, better, bound))}
        />
      )}
      {minima && others.length > 0 && (
        <OtherMinima count={minima.count} others={others} onMap={onMap} onCopy={onCopy} />
      )}
    </AnswerRow>
  );
}
