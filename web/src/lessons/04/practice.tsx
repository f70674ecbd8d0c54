// The practice, a separate part.

import { LazyPart } from "#components/lazy-part.tsx";
import type { PracticeProps } from "#learn/practice/practice-frame.tsx";
import { pagePart } from "#lib/page-part.ts";

const tablePractice = pagePart(async () => (await import("#learn/practice/table-part.tsx")).TablePractice);

export function Tasks(props: PracticeProps) {
  return <LazyPart part={tablePractice} props={props} />;
}

export function Practice() {
  return (
    <>
      <p>
        Now fill in tables by yourself. Level 1 has two variables, level 2 has three, level 3 has four or a
        NOT within a NOT. Choose a cell before you ask for a hint: the hint is about this cell.
      </p>
      <Tasks />
    </>
  );
}
