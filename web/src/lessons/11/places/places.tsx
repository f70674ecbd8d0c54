// Places and their values, and the ways from one base to another.

import { WorkingBlock } from "#learn/numbers/working-block.tsx";
import { QuestionBlock } from "#learn/reading/question-block.tsx";
import { Term } from "#learn/reading/terms.tsx";
import { questions, workings } from "./core/data.ts";

export function Places() {
  return (
    <>
      <p>
        A wire has two <Term of="value">values</Term>, so a computer writes numbers with the digits 0 and 1.
        One such digit is a <Term of="bit">bit</Term>. The number of different digits is the base: decimal
        numbers have base 10, binary numbers base 2. What a digit is worth depends on its place.
      </p>
      <QuestionBlock of={questions.places} />
    </>
  );
}

export function ToDecimal() {
  return (
    <>
      <p>To read a binary number, add up the values of the places that have a 1.</p>
      <WorkingBlock of={workings.toDecimal} />
      <QuestionBlock of={questions.read} />
      <QuestionBlock of={questions.largest} />
    </>
  );
}

export function ToBinary() {
  return (
    <>
      <p>
        The other way, divide by 2 again and again. Each remainder is a bit. The tool Number Systems shows the
        same lines for every number and for every base up to 36.
      </p>
      <WorkingBlock of={workings.toBinary} />
      <QuestionBlock of={questions.remainders} />
      <QuestionBlock of={questions.write} />
    </>
  );
}

export function Hexadecimal() {
  return (
    <>
      <p>
        Numbers of many bits are hard to read. Base 16, called hexadecimal, is shorter, and nothing has to be
        calculated: 16 is 2 · 2 · 2 · 2, so four bits are exactly one digit. After 9 come the digits A, B, C,
        D, E and F.
      </p>
      <WorkingBlock of={workings.toHex} />
      <QuestionBlock of={questions.hexDigit} />
      <QuestionBlock of={questions.hexBits} />
    </>
  );
}

export function Fractions() {
  return (
    <>
      <p>
        After the point the places are worth 1/2, 1/4, 1/8 and so on. To find the bits, multiply by 2 again
        and again: the part before the point is the next bit.
      </p>
      <WorkingBlock of={workings.fraction} />
      <QuestionBlock of={questions.half} />
    </>
  );
}

export function Repeating() {
  return (
    <>
      <p>
        Not every fraction comes to an end. For 0.1 the same line comes again, and so do all the lines after
        it. The bits that repeat are written in brackets.
      </p>
      <WorkingBlock of={workings.repeating} />
      <p>A computer must cut such a number off. That is why 0.1 + 0.2 is not exactly 0.3 in many programs.</p>
      <QuestionBlock of={questions.ends} />
    </>
  );
}
