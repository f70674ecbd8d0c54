// The answer card: the canonical sum of products, the prime implicants, and the result with its proof tag.

import { IconShare2, IconX } from "@tabler/icons-react";
import { useMemo } from "react";
import { truthTableAddress } from "#addresses/core/truth-table.ts";
import { useOpen } from "#addresses/use-open.ts";
import { Card } from "#components/card.tsx";
import { IconButton } from "#components/icon-button.tsx";
import { Note } from "#components/note.tsx";
import { OpenIn } from "#components/open-in.tsx";
import { own } from "#messages/own.ts";
import { specified } from "#messages/specified.ts";
import classes from "./answer-card.module.css";
import { AnswerRow } from "./answer-row.tsx";
import { CopyMenu } from "#expression/copy-menu.tsx";
import { sizeOf } from "./core/answer-text.ts";
import { answerForms } from "./core/answer-forms.ts";
import type { Answered } from "./core/machine.ts";
import { tableSetup } from "./table-setup.ts";
import { FormText } from "#expression/form-text.tsx";
import { RowListText } from "#expression/row-list-text.tsx";
import { OtherMinima } from "./other-minima.tsx";
import { PrimeImplicants } from "./prime-implicants.tsx";
import { ProductOfSums } from "./product-of-sums.tsx";
import { ProofLine, ProofTag } from "#expression/proof-tag.tsx";

/** A longer result is not repeated as plain text; its copy button still gives that text. */
const plainCharsMax = 48;

interface AnswerCardProps {
  readonly answered: Answered;
  /** Whether the input was edited since: the answer then stays in the muted colour, without its proof tag. */
  readonly isOld: boolean;
  readonly onCopy: (text: string) => void;
  readonly onCopyLink: () => void;
  readonly onClear: () => void;
}

export function AnswerCard({ answered, isOld, onCopy, onCopyLink, onClear }: AnswerCardProps) {
  const { vars, simplified, proven, lowerBound, terms, literals, minima } = answered.answer;
  const { canonical, minTerms, dontCares, result, others } = useMemo(() => answerForms(answered), [answered]);
  const open = useOpen();
  return (
    <Card
      className={classes.card}
      data-old={isOld || undefined}
      title={
        <>
          {specified.answer}
          {isOld && <span className="spoken"> {own.earlierInput}</span>}
        </>
      }
      actions={
        <>
          <OpenIn
            tool="truthTable"
            iconOnly="narrow"
            onOpen={() => open(truthTableAddress, tableSetup(answered))}
          />
          <IconButton icon={IconShare2} label={own.copyLink} onClick={onCopyLink} />
          <IconButton icon={IconX} label={own.clear} onClick={onClear} />
        </>
      }
    >
      <dl>
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
          <ProofLine>
            {!isOld && <ProofTag proven={proven} lowerBound={lowerBound} />}
            {simplified.length <= plainCharsMax && <code className={classes.plain}>{simplified}</code>}
            <Note as="span" size="tag">
              {sizeOf(terms, literals)}
            </Note>
          </ProofLine>
          {minima && others.length > 0 && <OtherMinima count={minima.count} others={others} />}
        </AnswerRow>
        {vars.length > 0 && <ProductOfSums answered={answered} isOld={isOld} onCopy={onCopy} />}
      </dl>
    </Card>
  );
}
