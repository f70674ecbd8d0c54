// The term that is kept on purpose: hazards, and how a consensus removes them.

import { CircuitBlock, TimingBlock } from "#learn/circuits/circuit-block.tsx";
import { MapBeside, MapBlock } from "#learn/maps/map-block.tsx";
import { M } from "#learn/reading/maths.tsx";
import { QuestionBlock } from "#learn/reading/question-block.tsx";
import { Define, Term } from "#learn/reading/terms.tsx";
import { circuits, maps, questions, timings } from "./core/data.ts";

export function OneGateLate() {
  return (
    <>
      <p>
        A consensus term changes no row, so it looks useless. But a real <Term of="gate">gate</Term> is a
        little late. In this circuit <M>F</M> is 1 with <M>B = 1</M> and <M>C = 1</M>, whatever <M>A</M> is.
      </p>
      <CircuitBlock of={circuits.short} />
      <p>
        Now <M>A</M> goes from 1 to 0. The <Term of="NOT">NOT</Term> gate needs one gate delay more, so for a
        moment neither of the two products is 1:
      </p>
      <TimingBlock of={timings.short} />
      <QuestionBlock of={questions.late} />
    </>
  );
}

export function StaticHazard() {
  return (
    <>
      <p>
        This is a{" "}
        <Define term="static hazard" forms="static hazards">
          static hazard
        </Define>
        : one <Term of="input">input</Term> changes, the <Term of="output">output</Term> should stay, and it
        may leave its value for a moment. A memory behind the circuit could keep the wrong value.
      </p>
      <MapBeside>
        <MapBlock of={maps.short} />
        <div>
          <p>
            On the <Term of="Karnaugh map">Karnaugh map</Term> a static hazard is easy to see: two
            neighbouring ones that are in no common group.
          </p>
        </div>
      </MapBeside>
      <QuestionBlock of={questions.which} />
    </>
  );
}

export function TheCure() {
  return (
    <>
      <p>
        So put the two cells into a group of their own. Its product is the consensus of the two terms, and it
        stays 1 while <M>A</M> changes.
      </p>
      <MapBlock of={maps.covered} />
      <CircuitBlock of={circuits.covered} />
      <TimingBlock of={timings.covered} />
      <QuestionBlock of={questions.add} />
      <QuestionBlock of={questions.price} />
    </>
  );
}

export function HazardsOfProducts() {
  return (
    <>
      <p>
        For a <Term of="product of sums">product of sums</Term> everything is <Term of="dual">dual</Term>: the
        output should stay 0, and the added factor keeps it there. The Simplifier and the map tool can show
        the smallest form without hazards.
      </p>
      <QuestionBlock of={questions.dual} />
    </>
  );
}
