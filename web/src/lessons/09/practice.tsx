// The practice of lesson 09. It is small enough to come with the lesson.

import { ConsensusTasks } from "#learn/practice/consensus/consensus-tasks.tsx";
import { WhenNear } from "#learn/practice/when-near.tsx";

export function Practice() {
  return (
    <>
      <p>
        Level 1 asks which term can be left out. Level 2 asks which term makes the sum free of hazards. Level
        3 asks whether there is a hazard.
      </p>
      <WhenNear>
        <ConsensusTasks />
      </WhenNear>
    </>
  );
}
