// Adding, complements, subtraction and negative numbers.

import { FunctionTable } from "#learn/reading/function-table.tsx";
import { QuestionBlock } from "#learn/reading/question-block.tsx";
import { Define, Term } from "#learn/reading/terms.tsx";
import { placeTable, questions } from "./core/data.ts";

export function Adding() {
  return (
    <>
      <p>
        Binary numbers are added place by place, from the right, like decimal ones. In each place a{" "}
        <Term of="full adder">full adder</Term> adds two bits and the <Term of="carry">carry</Term> from the
        place before: 1 + 1 is 0 with carry 1, and 1 + 1 + 1 is 1 with carry 1.
      </p>
      <FunctionTable of={placeTable} />
      <QuestionBlock of={questions.carry} />
      <QuestionBlock of={questions.overflow} />
    </>
  );
}

export function Complements() {
  return (
    <>
      <p>
        A circuit works with a fixed number of bits. Take the <Term of="complement">complement</Term> of each
        bit of a number, and you have its 1's complement. The two add up to all ones. Add 1 more, and only
        zeros and a lost carry are left. So the 1's complement plus 1 is called the{" "}
        <Define term="2's complement" forms="2's complements">
          2's complement
        </Define>
        , and it behaves like the negative number.
      </p>
      <QuestionBlock of={questions.ones} />
      <QuestionBlock of={questions.twos} />
    </>
  );
}

export function Subtraction() {
  return (
    <>
      <p>
        So a computer needs no circuit for subtraction. To subtract a number, it adds its 2's complement. The
        bits are inverted by <Term of="XOR">XOR</Term> <Term of="gate">gates</Term>, one{" "}
        <Term of="input">input</Term> of which is a switch, and the 1 is the carry into the first place.
      </p>
      <QuestionBlock of={questions.subtract} />
    </>
  );
}

export function Negative() {
  return (
    <>
      <p>
        In numbers with a sign, the first bit says whether the number is negative. Four bits go from 1000,
        which is −8, to 0111, which is 7. To read a negative number, take its 2's complement and put a minus
        sign before it.
      </p>
      <QuestionBlock of={questions.negative} />
    </>
  );
}
