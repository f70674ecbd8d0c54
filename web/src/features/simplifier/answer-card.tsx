// The answer: the canonical sum of products, the prime implicants, and the result with what is proved of it.

import { ActionIcon, CloseButton } from "@mantine/core";
import { IconShare2, IconTable } from "@tabler/icons-react";
import { useId, useMemo } from "react";
import { useNavigate } from "react-router-dom";
import { heldPlace, pathWith } from "#addresses/core/codec.ts";
import { truthTableAddress } from "#addresses/core/truth-table.ts";
import { own } from "#messages/own.ts";
import { specified } from "#messages/specified.ts";
import classes from "./answer-card.module.css";
import { AnswerRow } from "./answer-row.tsx";
import { CopyMenu } from "#expression/copy-menu.tsx";
import { sizeOf } from "./core/answer-text.ts";
import { answerForms } from "./core/answer-forms.ts";
import type { Answered } from "./core/machine.ts";
import { tablePlace } from "./table-place.ts";
import { FormText } from "#expression/form-text.tsx";
import { RowListText } from "#expression/row-list-text.tsx";
import { OtherMinima } from "./other-minima.tsx";
import { PrimeImplicants } from "./prime-implicants.tsx";
import { ProductOfSums } from "./product-of-sums.tsx";
import { ProofTag } from "#expression/proof-tag.tsx";

/** A longer result is not repeated as plain text: its copy button gives it. */
const plainCharsMax = 48;

interface AnswerCardProps {
  readonly answered: Answered;
  /** Whether the input was edited since: the answer stays in muted ink, without what is proved of it. */
  readonly isOld: boolean;
  readonly onCopy: (text: string) => void;
  readonly onCopyLink: () => void;
  readonly onClear: () => void;
}

export function AnswerCard({ answered, isOld, onCopy, onCopyLink, onClear }: AnswerCardProps) {
  const titleId = useId();
  const { vars, simplified, proven, lowerBound, terms, literals, minima } = answered.answer;
  const { canonical, minTerms, dontCares, result, others } = useMemo(() => answerForms(answered), [answered]);
  const navigate = useNavigate();
  const openTable = () => {
    const place = tablePlace(answered);
    void navigate(pathWith(truthTableAddress, place), { state: heldPlace(truthTableAddress, place) });
  };
  return (
    <section className={classes.card} data-old={isOld || undefined} aria-labelledby={titleId}>
      <div className={classes.head}>
        <h2 id={titleId} className={classes.title}>
          {specified.answer}
          {isOld && <span className="spoken"> {own.earlierInput}</span>}
        </h2>
        <div className={`${classes.actions} no-print`}>
          <ActionIcon
            variant="subtle"
            color="gray"
            className={classes.action}
            aria-label={own.openInTruthTable}
            title={own.openInTruthTable}
            onClick={openTable}
          >
            <IconTable size={20} stroke={1.75} aria-hidden />
          </ActionIcon>
          <ActionIcon
            variant="subtle"
            color="gray"
            className={classes.action}
            aria-label={own.copyLink}
            title={own.copyLink}
            onClick={onCopyLink}
          >
            <IconShare2 size={20} stroke={1.75} aria-hidden />
          </ActionIcon>
          <CloseButton className={classes.close} iconSize={20} aria-label={own.clear} onClick={onClear} />
        </div>
      </div>
      <dl className={classes.rows}>
        <AnswerRow
          label={specified.sumOfProduct}
          action={<CopyMenu part={specified.sumOfProduct} of={canonical} onCopy={onCopy} />}
        >
          {"rows" in canonical ? (
            <RowListText list={canonical} name={specified.sumOfProduct} size="normal" />
          ) : (
            <FormText form={canonical} name={specified.sumOfProduct} size="normal" />
          )}
          {minTerms && (
            <RowListText list={minTerms} name={specified.minTerms} lead="= " muted size="normal" />
          )}
          {dontCares && <RowListText list={dontCares} name={own.dontCares} lead="+ " muted size="normal" />}
        </AnswerRow>
        <AnswerRow label={specified.primeImplicants}>
          <PrimeImplicants answered={answered} />
        </AnswerRow>
        <AnswerRow
          label={specified.result}
          isResult
          action={<CopyMenu part={specified.result} of={result} onCopy={onCopy} />}
        >
          <FormText form={result} name={specified.result} size="result" />
          <div className={classes.proof}>
            {!isOld && <ProofTag proven={proven} lowerBound={lowerBound} />}
            {simplified.length <= plainCharsMax && <code className={classes.plain}>{simplified}</code>}
            <span className={classes.size}>{sizeOf(terms, literals)}</span>
          </div>
          {minima && others.length > 0 && <OtherMinima count={minima.count} others={others} />}
        </AnswerRow>
        {vars.length > 0 && <ProductOfSums answered={answered} isOld={isOld} onCopy={onCopy} />}
      </dl>
    </section>
  );
}
