// Rows that never occur, groups of zeros, and more variables.

import { MapBeside, MapBlock } from "#learn/maps/map-block.tsx";
import { M } from "#learn/reading/maths.tsx";
import { QuestionBlock } from "#learn/reading/question-block.tsx";
import { Term } from "#learn/reading/terms.tsx";
import { maps } from "./core/maps.ts";
import { questions } from "./core/map-questions.ts";

export function Free() {
  return (
    <>
      <MapBeside>
        <p>
          Some rows never occur. A digit from 0 to 9 needs four variables, and rows 10 to 15 are no digit. The
          value there is a <Term of="don't-care">don't-care</Term>, written X: you may count it as 1 where it
          makes a group larger, and as 0 elsewhere.
        </p>
        <MapBlock of={maps.free} />
      </MapBeside>
      <QuestionBlock of={questions.free} />
    </>
  );
}

export function Zeros() {
  return (
    <>
      <MapBeside>
        <p>
          Group the zeros in the same way, and you get a <Term of="product of sums">product of sums</Term>.
          Each group of zeros is a <Term of="factor">factor</Term> that is 0 exactly there. So all signs are
          the other way round: a variable that is 0 in the group stays as it is, and a variable that is 1 gets
          a NOT. Sometimes this <Term of="expression">expression</Term> is smaller, so look at both.
        </p>
        <MapBlock of={maps.zeros} />
      </MapBeside>
      <QuestionBlock of={questions.zeros} />
    </>
  );
}

export function FiveAndSix() {
  return (
    <>
      <p>
        Five variables need two maps of four, and six need four maps. Put one map on top of the other: cells
        in the same place are neighbours, because only the variable between the maps changes.
      </p>
      <MapBlock of={maps.five} />
      <QuestionBlock of={questions.twin} />
      <p>
        With more variables nobody sees the groups any more. The next method needs no drawing:{" "}
        <M>{"A.B'.C'+A.B'.C = A.B'"}</M> is all that it uses.
      </p>
    </>
  );
}
