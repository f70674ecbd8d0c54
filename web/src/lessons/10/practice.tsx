// The practice of lesson 10, which comes with the lesson.

import { DeMorganTasks } from "#learn/practice/de-morgan/de-morgan-tasks.tsx";
import { WhenNear } from "#learn/practice/when-near.tsx";

export function Practice() {
  return (
    <>
      <p>
        Level 1 asks for an equal gate, or to open one bar. Level 2 has bars within bars. Level 3 asks for the
        complement of an expression.
      </p>
      <WhenNear>
        <DeMorganTasks />
      </WhenNear>
    </>
  );
}
