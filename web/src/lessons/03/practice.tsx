// Practice in simplifying.

import { SimplifyPractice } from "#learn/practice/simplify/lazy-practice.tsx";
import { WhenNear } from "#learn/practice/when-near.tsx";

export function Practice() {
  return (
    <>
      <p>
        Now simplify on your own. The order of terms and factors does not matter. A wrong answer gets the row
        that shows it.
      </p>
      <WhenNear>
        <SimplifyPractice />
      </WhenNear>
    </>
  );
}
