// The answer's last row: the minimum product of sums, computed only when the visitor asks for it.

import { useMemo } from "react";
import { BusyBar } from "#components/busy-bar.tsx";
import { CopyMenu } from "#expression/copy-menu.tsx";
import type { Form } from "#expression/core/form.ts";
import { FormText } from "#expression/form-text.tsx";
import { MoreButton } from "#components/more-button.tsx";
import { Note } from "#components/note.tsx";
import { ProofLine, ProofTag } from "#expression/proof-tag.tsx";
import { own } from "#messages/own.ts";
import { AnswerRow } from "./answer-row.tsx";
import { clausesOf } from "./core/answer-text.ts";
import type { Answered } from "./core/machine.ts";
import { reasonOf } from "./core/product-of-sums.ts";
import { useProductOfSums } from "./use-product-of-sums.ts";

interface ProductOfSumsProps {
  readonly answered: Answered;
  /** Whether the input was edited since. */
  readonly isOld: boolean;
  readonly onCopy: (text: string) => void;
}

export function ProductOfSums({ answered, isOld, onCopy }: ProductOfSumsProps) {
  const { state, unfold, fold } = useProductOfSums(answered, isOld);
  const { status } = state;
  const form = status === "shown" ? state.form : null;
  const { vars } = answered.answer;
  const drawn = useMemo((): Form | null => form && { kind: "pos", names: vars, ...form }, [form, vars]);
  if (isOld && status !== "shown") return null;
  const reason = reasonOf(state);
  return (
    <AnswerRow
      label={own.productOfSums}
      isScreenOnly={drawn === null}
      action={drawn && <CopyMenu part={own.productOfSums} of={drawn} onCopy={onCopy} />}
    >
      {form && drawn && (
        <>
          <FormText form={drawn} name={own.productOfSums} size="normal" />
          <ProofLine>
            {!isOld && <ProofTag proven={form.proven} lowerBound={form.lowerBound} unit="clauses" />}
            <Note as="span" size="tag">
              {clausesOf(form.terms, form.literals)}
            </Note>
          </ProofLine>
        </>
      )}
      {status === "working" && <BusyBar label={own.workingOut} onCancel={fold} />}
      {reason !== null && <p role="alert">{reason}</p>}
      <MoreButton
        expanded={status !== "folded"}
        label={own.showProductOfSums}
        onToggle={status === "folded" ? unfold : fold}
      />
    </AnswerRow>
  );
}
