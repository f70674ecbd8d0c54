// Step 3.

import { Define } from "#learn/reading/terms.tsx";
import { M } from "#learn/reading/maths.tsx";
import { AfterSteps } from "./after-steps.tsx";
import { OrderStep } from "./order-step.tsx";

export function Order() {
  return (
    <>
      <p>
        Every order of rows shows the same function. In one fixed order no row is forgotten, and two tables
        can be compared.
      </p>
      <p>
        The values of a row give it a number. A 1 of <M>C</M> counts 1, a 1 of <M>B</M> counts 2 and a 1 of{" "}
        <M>A</M> counts 4; a 0 counts nothing. Add them up: 1 0 1 gives 4 + 0 + 1 = 5. This is the{" "}
        <Define term="row number" forms="row numbers">
          row number
        </Define>
        . The first row, 0 0 0, is row 0.
      </p>
      <AfterSteps step="order">
        <OrderStep />
      </AfterSteps>
    </>
  );
}
