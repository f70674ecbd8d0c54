// The practice of lesson 11. It is small enough to come with the lesson.

import { BinaryTasks } from "#learn/practice/binary/binary-tasks.tsx";
import { WhenNear } from "#learn/practice/when-near.tsx";

export function Practice() {
  return (
    <>
      <p>
        Level 1 goes between decimal and binary. Level 2 adds hexadecimal, base 8 and fractions. Level 3 has a
        fixed number of bits: complements, subtraction, numbers with a sign.
      </p>
      <WhenNear>
        <BinaryTasks />
      </WhenNear>
    </>
  );
}
