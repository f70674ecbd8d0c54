// The answer card: the canonical sum of products, the prime implicants and the result; after a press also the minimum
// product of sums, the forms without static hazards and the Karnaugh map.

import { useMediaQuery } from "@mantine/hooks";
import { IconX } from "@tabler/icons-react";
import { useMemo, useRef, useState, type Ref } from "react";
import { AnswerFrame } from "#components/answer-frame.tsx";
import { IconButton } from "#components/icon-button.tsx";
import { variablesIn } from "#notation/core/list-variables.ts";
import { namesIn } from "#notation/core/names.ts";
import { NamesContext } from "#notation/names-context.ts";
import { useMarkedGroup } from "#kmap/use-marked-group.ts";
import { answerTexts } from "#messages/simplifier.ts";
import { specified } from "#messages/specified.ts";
import classes from "./answer-card.module.css";
import { StepsButton, useSteps } from "#steps/steps-button.tsx";
import { AnswerOpenIn } from "./answer-open-in.tsx";
import { answerForms } from "./core/answer-forms.ts";
import type { Answered } from "./core/machine.ts";
import { foldedMap, showMinimum } from "./core/map-view.ts";
import { MoreRow } from "./more-row.tsx";
import { NamesRow } from "./names-row.tsx";
import { PrimeImplicants } from "./prime-implicants.tsx";
import { ResultRow } from "./result-row.tsx";
import { ResultStrip } from "./result-strip.tsx";
import { SumOfProduct } from "./sum-of-product.tsx";
import { useProductOfSums } from "./use-product-of-sums.ts";
import { useWholeSearch } from "./use-whole-search.ts";

interface AnswerCardProps {
  readonly answered: Answered;
  /**
   * Whether the input was edited after the answer: then the answer stays, in the muted colour and without its proof
   * tag.
   */
  readonly isOld: boolean;
  /** The title takes the focus on touch, when the field loses it. */
  readonly titleRef: Ref<HTMLHeadingElement>;
  /** Must be the same from render to render. */
  readonly onCopy: (text: string) => void;
  /**
   * The search with the whole budget has ended, or a longer one has found a better answer to the same question. Must be the
   * same from render to render.
   */
  readonly onImproved: (answered: Answered) => void;
  readonly onCopyLink: () => void;
  readonly onClose: () => void;
}

export function AnswerCard(props: AnswerCardProps) {
  const { answered, isOld, titleRef, onCopy, onImproved, onCopyLink, onClose } = props;
  const forms = useMemo(() => answerForms(answered), [answered]);
  const { canonical, minTerms, dontCares, result, others } = forms;
  const names = useMemo(
    () =>
      answered.mode === "boolean" ? namesIn(answered.text) : (variablesIn(answered.variables)?.names ?? []),
    [answered],
  );
  const stopSearch = useWholeSearch(answered, isOld, onImproved);
  const product = useProductOfSums(answered, isOld);
  const shownProduct = product.state.status === "shown" ? product.state.form : null;
  const [view, setView] = useState(foldedMap);
  const marked = useMarkedGroup();
  const map = useRef<HTMLDivElement>(null);
  const row = useRef<HTMLDivElement>(null);
  // The map shows the groups of one sum at a time: the result's, or those of an equally small sum.
  const shownSum = shownProduct && view.kind === "pos" ? null : view.minimum.sop;
  const showSum = (index: number) => {
    setView(showMinimum(view, "sop", index));
    map.current?.scrollIntoView({ block: "nearest" });
  };
  const steps = useSteps({ derived: answered, isOld, onCopy });
  const isPhone = useMediaQuery("(max-width: 37.49em)", undefined, { getInitialValueInEffect: false });
  return (
    <NamesContext value={names}>
      <AnswerFrame
        className={classes.card}
        input={answered.text}
        isOld={isOld}
        titleRef={titleRef}
        title={specified.answer}
        actions={
          <>
            {!isPhone && !isOld && <StepsButton {...steps.button} />}
            {/* On a phone, the words that name the input of an old answer take this room. */}
            {!(isPhone && isOld) && <AnswerOpenIn answered={answered} onCopyLink={onCopyLink} />}
            <IconButton icon={IconX} label={answerTexts.closeAnswer} onClick={onClose} />
          </>
        }
      >
        <dl>
          {names.length > 0 && <NamesRow names={names} />}
          <SumOfProduct canonical={canonical} minTerms={minTerms} dontCares={dontCares} onCopy={onCopy} />
          <PrimeImplicants answered={answered} marked={marked} onCopy={onCopy} />
          <ResultRow
            rowRef={row}
            answered={answered}
            result={result}
            others={others}
            marked={marked}
            onMap={view.isOpen ? { shown: shownSum, onShow: showSum } : null}
            isOld={isOld}
            onCopy={onCopy}
            onImproved={onImproved}
            onStop={stopSearch}
          />
          <MoreRow
            mapRef={map}
            answered={answered}
            forms={forms}
            product={product}
            view={view}
            marked={marked}
            onView={setView}
            isOld={isOld}
            onCopy={onCopy}
          />
        </dl>
        {isPhone && !isOld && <StepsButton {...steps.button} isWide />}
      </AnswerFrame>
      {steps.opened}
      {!isOld && <ResultStrip result={result} row={row} />}
    </NamesContext>
  );
}
