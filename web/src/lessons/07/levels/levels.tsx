// How deep a circuit is, the two forms with two levels, and circuits with the same function.

import { CircuitBlock } from "#learn/circuits/circuit-block.tsx";
import { M } from "#learn/reading/maths.tsx";
import { QuestionBlock } from "#learn/reading/question-block.tsx";
import { Define, Term } from "#learn/reading/terms.tsx";
import { circuits, questions } from "./core/data.ts";

export function Levels() {
  return (
    <>
      <p>
        A real gate needs a little time before its <Term of="output">output</Term> follows its inputs. Two
        gates one after the other need twice that time. So one counts the{" "}
        <Define term="level of gates" forms="levels of gates">
          levels of gates
        </Define>
        . A gate whose inputs are all switches has level 1. Any other gate has one level more than the highest
        level at its inputs. The circuit has as many levels as the gate at its bulb.
      </p>
      <CircuitBlock of={circuits.levels} />
      <QuestionBlock of={questions.level} />
      <QuestionBlock of={questions.levelOfFactored} />
    </>
  );
}

export function TwoLevels() {
  return (
    <>
      <p>
        A <Term of="sum of products">sum of products</Term> has two levels: AND gates, then one OR gate. A{" "}
        <Term of="product of sums">product of sums</Term> has two levels as well: OR gates, then one AND gate.
        A bar over a variable adds a level with NOT gates at the beginning, unless the inputs come with their{" "}
        <Term of="complement">complements</Term>.
      </p>
      <CircuitBlock of={circuits.twoForms} />
      <p>
        Each function has both forms, because each has its two{" "}
        <Term of="canonical form">canonical forms</Term>. So two levels are always enough. They are not always
        the fewest gates.
      </p>
      <QuestionBlock of={questions.sameFunction} />
    </>
  );
}

export function EqualCircuits() {
  return (
    <>
      <p>
        Two circuits are equal if their bulbs agree in every <Term of="row">row</Term>. How they are drawn
        does not matter. Each <Term of="law">law</Term> turns a circuit into an equal one. Here <M>F</M> and{" "}
        <M>G</M> have the same switches: press them, and compare the bulbs.
      </p>
      <CircuitBlock of={circuits.factored} />
      <QuestionBlock of={questions.whichIsSmaller} />
      <QuestionBlock of={questions.notEqual} />
    </>
  );
}
