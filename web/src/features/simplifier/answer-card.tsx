// The answer: the canonical sum of products, the prime implicants, and the result with what is proved of it.

import { CloseButton } from "@mantine/core";
import { useId, type ReactNode } from "react";
import type { SimplifyResponse } from "../../../../worker/contract/simplify.ts";
import { own } from "../../messages/own.ts";
import { specified } from "../../messages/specified.ts";
import classes from "./answer-card.module.css";
import { minTermList, sizeOf } from "./core/answer-text.ts";
import { ExpressionText } from "./expression-text.tsx";
import { PrimeImplicants } from "./prime-implicants.tsx";
import { ProofTag } from "./proof-tag.tsx";

interface AnswerCardProps {
  readonly answer: SimplifyResponse;
  readonly onClear: () => void;
}

export function AnswerCard({ answer, onClear }: AnswerCardProps) {
  const titleId = useId();
  const { sop, minTerms, simplified, proven, terms, literals } = answer;
  return (
    <section className={classes.card} aria-labelledby={titleId}>
      <div className={classes.head}>
        <h2 id={titleId} className={classes.title}>
          {specified.answer}
        </h2>
        <CloseButton className={classes.close} iconSize={20} aria-label={own.clear} onClick={onClear} />
      </div>
      <dl className={classes.rows}>
        <Row label={specified.sumOfProduct}>
          <ExpressionText text={sop} size="normal" />
          {minTerms && minTerms.length > 0 && (
            <ExpressionText text={minTermList(minTerms)} lead="= " size="normal" />
          )}
        </Row>
        <Row label={specified.primeImplicants}>
          <PrimeImplicants answer={answer} />
        </Row>
        <Row label={specified.result} isResult>
          <ExpressionText text={simplified} size="result" />
          <div className={classes.proof}>
            <ProofTag proven={proven} />
            <span className={classes.size}>{sizeOf(terms, literals)}</span>
          </div>
        </Row>
      </dl>
    </section>
  );
}

interface RowProps {
  readonly label: string;
  readonly isResult?: boolean;
  readonly children: ReactNode;
}

function Row({ label, isResult = false, children }: RowProps) {
  return (
    <div className={classes.row} data-result={isResult || undefined}>
      <dt className={classes.label}>{label}</dt>
      <dd className={classes.value}>{children}</dd>
    </div>
  );
}
