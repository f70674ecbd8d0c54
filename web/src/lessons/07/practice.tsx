// The practice of lesson 07, fetched when it comes near.

import { LazyPart } from "#components/lazy-part.tsx";
import { WhenNear } from "#learn/practice/when-near.tsx";
import type { PracticeProps } from "#learn/practice/practice-frame.tsx";
import { pagePart } from "#lib/page-part.ts";

const circuitTasks = pagePart(async () => (await import("#learn/circuit-parts.tsx")).CircuitTasks);

export function Tasks(props: PracticeProps) {
  return <LazyPart part={circuitTasks} props={props} />;
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
