// Sections of lesson 01: six sentences, other notations, precedence and brackets.

import { Example } from "#learn/reading/example.tsx";
import { FunctionTable } from "#learn/reading/function-table.tsx";
import { QuestionBlock } from "#learn/reading/question-block.tsx";
import { Define } from "#learn/reading/terms.tsx";
import { bracketExample } from "../core/examples.ts";
import { signQuestions } from "./core/sign-questions.ts";
import { bracketTable } from "../core/tables.ts";
import { translations } from "./core/translations.ts";
import { NotationTable } from "./notation-table.tsx";

export function Translate() {
  return (
    <>
      <p>
        Write an expression for each sentence, with the letters given. Find the words that join the parts
        first. There is more than one right answer: every expression that is equal counts.
      </p>
      {translations.map((question) => (
        <QuestionBlock key={question.id} of={question} />
      ))}
    </>
  );
}

export function Notations() {
  return (
    <>
      <p>
        Books, programs and search engines write the same operators with other signs. The words AND, OR and
        NOT are used too. If you type one of these signs into a tool here, the tool offers our sign for it.
      </p>
      <NotationTable />
      <p>
        One thing to remember: our plus and our dot are not the plus and times of numbers. Many of their rules
        are the same, but not all.
      </p>
      <QuestionBlock of={signQuestions.plusIsNotNumber} />
      <QuestionBlock of={signQuestions.fromProgram} />
    </>
  );
}

export function Precedence() {
  return (
    <>
      <p>
        Without brackets, which operator goes first? The <Define term="precedence">precedence</Define> of the
        operators decides, here from the highest to the lowest:
      </p>
      <ol>
        <li>NOT, which belongs to the variable or the bracket right before it;</li>
        <li>AND;</li>
        <li>XOR;</li>
        <li>OR.</li>
      </ol>
      <QuestionBlock of={signQuestions.andBeforeOr} />
    </>
  );
}

export function Brackets() {
  return (
    <>
      <p>
        What stands in brackets goes before all else. Sometimes brackets change the meaning, as in this table,
        and sometimes they only repeat what precedence says. Look for the rows in which the two columns
        differ.
      </p>
      <FunctionTable of={bracketTable} />
      <Example of={bracketExample} />
      <QuestionBlock of={signQuestions.notOfOne} />
      <QuestionBlock of={signQuestions.notOfGroup} />
      <QuestionBlock of={signQuestions.whichBracketsMatter} />
    </>
  );
}
