// The practice of lesson 08, fetched when it comes near.

import { LazyView } from "#components/lazy-view.tsx";
import { circuitFigures } from "#learn/circuits/circuit-block.tsx";
import { Term } from "#learn/reading/terms.tsx";
import { WhenNear } from "#learn/practice/when-near.tsx";
import type { PracticeProps } from "#learn/practice/practice-frame.tsx";

export function Tasks(props: PracticeProps) {
  return <LazyView of={circuitFigures}>{({ GateTasks }) => <GateTasks {...props} />}</LazyView>;
}

export function Practice() {
  return (
    <>
      <p>
        Level 1 asks what a gate gives. Level 2 asks how many NAND gates a <Term of="sum">sum</Term> needs. In
        level 3 you write an expression with NAND gates alone, or with NOR gates alone.
      </p>
      <WhenNear>
        <Tasks />
      </WhenNear>
    </>
  );
}
