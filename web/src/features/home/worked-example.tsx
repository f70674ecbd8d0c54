// The example below Home's field, with its answer.

import { Note } from "#components/note.tsx";
import { ProofTag } from "#answer/proof-tag.tsx";
import { formTexts } from "#messages/forms.ts";
import { homeTexts } from "#messages/home.ts";
import { workedExample } from "./core/worked-example.ts";
import { SolvedRow, SolvedRows } from "./solved-row.tsx";

export function WorkedExample() {
  const { terms, literals, proven } = workedExample;
  return (
    <SolvedRows title={homeTexts.workedExample}>
      <SolvedRow of={workedExample}>
        <ProofTag proven={proven} lowerBound={terms} />
        <Note as="span" size="tag">
          {formTexts.terms(terms)}, {formTexts.literals(literals)}
        </Note>
      </SolvedRow>
    </SolvedRows>
  );
}
