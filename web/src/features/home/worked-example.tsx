// The example below Home's field, with its answer.

import { Note } from "#components/note.tsx";
import { ProofTag } from "#expression/proof-tag.tsx";
import { own } from "#messages/own.ts";
import { workedExample } from "./core/worked-example.ts";
import { SolvedRow, SolvedRows } from "./solved-row.tsx";

export function WorkedExample() {
  const { terms, literals, proven } = workedExample;
  return (
    <SolvedRows title={own.workedExample}>
      <SolvedRow of={workedExample}>
        <ProofTag proven={proven} lowerBound={terms} />
        <Note as="span" size="tag">
          {own.terms(terms)}, {own.literals(literals)}
        </Note>
      </SolvedRow>
    </SolvedRows>
  );
}
