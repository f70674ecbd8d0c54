// Practice in simplifying; the part that judges answers is fetched with it.

import { SimplifyPractice } from "../../../practice/simplify-part.tsx";

export function Practice() {
  return (
    <>
      <p>
        Now simplify on your own. Any expression that is equal counts, in any order. A wrong answer gets the
        row that shows it.
      </p>
      <SimplifyPractice />
    </>
  );
}
