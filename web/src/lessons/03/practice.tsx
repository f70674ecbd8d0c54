// Practice in simplifying; the part that judges answers is fetched with it.

import { SimplifyPractice } from "#learn/practice/simplify-part.tsx";
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
