// The practice of lesson 07, fetched when it comes near.

import { LazyView } from "#components/lazy-view.tsx";
import { circuitFigures } from "#learn/circuits/circuit-block.tsx";
import { WhenNear } from "#learn/practice/when-near.tsx";
import type { PracticeProps } from "#learn/practice/practice-frame.tsx";

export function Tasks(props: PracticeProps) {
  return <LazyView of={circuitFigures}>{({ CircuitTasks }) => <CircuitTasks {...props} />}</LazyView>;
}

export function Practice() {
  return (
    <>
      <p>
        Level 1 gives a circuit and asks for its expression. Level 2 gives an expression and asks which of
        three circuits computes it. In level 3 one wire of the circuit begins at the wrong place, and you find
        it.
      </p>
      <WhenNear>
        <Tasks />
      </WhenNear>
    </>
  );
}
