// Which groups to take: the largest, over the edges, first those that are needed.

import { MapBeside, MapBlock } from "#learn/maps/map-block.tsx";
import { M } from "#learn/reading/maths.tsx";
import { QuestionBlock } from "#learn/reading/question-block.tsx";
import { Define } from "#learn/reading/terms.tsx";
import { maps } from "./core/maps.ts";
import { questions } from "./core/map-questions.ts";

export function Largest() {
  return (
    <>
      <MapBeside>
        <p>
          A group of four has one literal less than a group of two. So make each group as large as it can be.
          A group that cannot be made larger is a{" "}
          <Define term="prime implicant" forms="prime implicants">
            prime implicant
          </Define>
          . Groups may overlap, because <M>1+1 = 1</M>.
        </p>
        <MapBlock of={maps.larger} />
      </MapBeside>
      <QuestionBlock of={questions.grow} />
    </>
  );
}

export function Edges() {
  return (
    <>
      <MapBeside>
        <p>
          With four variables both edges are in Gray order. The upper edge touches the lower edge, and the
          left edge touches the right edge. So the four corners are neighbours in a ring, and a group can go
          over an edge.
        </p>
        <MapBlock of={maps.corners} />
      </MapBeside>
      <QuestionBlock of={questions.edge} />
    </>
  );
}

export function Essential() {
  return (
    <>
      <MapBeside>
        <p>
          Each 1 needs a group. Look for cells that only one prime implicant covers. Such a prime implicant is{" "}
          <Define term="essential">essential</Define>: it is in every smallest sum. Take all of these first.
          Then cover the cells that are left with as few groups as you can.
        </p>
        <MapBlock of={maps.essential} />
      </MapBeside>
      <QuestionBlock of={questions.only} />
    </>
  );
}

export function GroupIt() {
  return (
    <>
      <p>
        Now group a map yourself. Make the groups large, take the essential ones first, and stop when each 1
        has a group. Check says whether a group can be larger, is not needed, or holds a 0.
      </p>
      <MapBlock of={maps.own} isOwn />
    </>
  );
}

export function EqualMinima() {
  return (
    <>
      <MapBeside>
        <p>
          Sometimes no prime implicant is essential. In Σm(0, 1, 2, 5, 6, 7) each 1 has two neighbours with a
          1, one on each side, so two groups cover it. There are two ways around the ring. Both give a
          smallest sum, and both are right.
        </p>
        <MapBlock of={maps.cyclic} />
      </MapBeside>
      <QuestionBlock of={questions.equalMinima} />
    </>
  );
}
