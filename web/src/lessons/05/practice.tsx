// The practice of lesson 05. It is small enough to come with the lesson.

import { CanonicalTasks } from "#learn/practice/canonical/canonical-tasks.tsx";
import { WhenNear } from "#learn/practice/when-near.tsx";

export function Practice() {
  return (
    <>
      <p>
        Now write lists by yourself. Level 1 gives a table, level 2 an expression, level 3 a list from which
        you make another one. Write the numbers with commas between them.
      </p>
      <WhenNear>
        <CanonicalTasks />
      </WhenNear>
    </>
  );
}
