// The Karnaugh map: cells, their order, and groups.

import { MapBeside, MapBlock } from "#learn/maps/map-block.tsx";
import { FunctionTable } from "#learn/reading/function-table.tsx";
import { M } from "#learn/reading/maths.tsx";
import { QuestionBlock } from "#learn/reading/question-block.tsx";
import { Define, Term } from "#learn/reading/terms.tsx";
import { firstTable, maps } from "./core/maps.ts";
import { questions } from "./core/map-questions.ts";

export function FirstMap() {
  return (
    <>
      <p>
        A{" "}
        <Define term="Karnaugh map" forms="Karnaugh maps">
          Karnaugh map
        </Define>{" "}
        is a <Term of="truth table">truth table</Term> drawn as a rectangle. Each row of the table has one
        cell. The values of the variables are at the edges. The value of the function is in the cell, with the{" "}
        <Term of="row number">row number</Term> in small digits.
      </p>
      <MapBeside>
        <FunctionTable of={firstTable} />
        <MapBlock of={maps.first} />
      </MapBeside>
      <QuestionBlock of={questions.cell} />
    </>
  );
}

export function GrayOrder() {
  return (
    <>
      <p>
        With three variables two of them share an edge. Their values are in{" "}
        <Define term="Gray order">Gray order</Define>: 00, 01, 11, 10. From each value to the next one digit
        changes. In the order of counting, 00, 01, 10, 11, two digits would change in the middle.
      </p>
      <p>
        So two cells that touch differ in one variable. They are{" "}
        <Define term="neighbour" forms="neighbours">
          neighbours
        </Define>
        . The first and the last value, 00 and 10, differ in one digit as well. That is why the left edge and
        the right edge of the map touch too.
      </p>
      <MapBlock of={maps.gray} />
      <QuestionBlock of={questions.neighbours} />
    </>
  );
}

export function Groups() {
  return (
    <>
      <MapBeside>
        <p>
          Two neighbours with a 1 are a{" "}
          <Define term="group" forms="groups">
            group
          </Define>
          . One variable changes between them, and <M>{"A.B'.C'+A.B'.C = A.B'"}</M> leaves it out. The
          literals that stay are the <Term of="product">product</Term> of the group: a variable that is 0 in
          both cells gets a <Term of="NOT">NOT</Term>.
        </p>
        <MapBlock of={maps.pairs} />
      </MapBeside>
      <QuestionBlock of={questions.pair} />
      <p>
        Two groups of two that are neighbours make a group of four, and one more variable is left out. Each
        variable that is left out doubles the group. So a group has 1, 2, 4, 8 or 16 cells, never 3 or 6, and
        it is always a rectangle.
      </p>
      <QuestionBlock of={questions.foursome} />
    </>
  );
}
