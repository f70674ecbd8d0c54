// The practice.

import { TablePractice } from "#learn/practice/table/table-practice.tsx";

export function Practice() {
  return (
    <>
      <p>
        Now fill in tables by yourself. Level 1 has two variables, level 2 has three, level 3 has four or a
        NOT within a NOT. Choose a cell before you ask for a hint: the hint is about this cell.
      </p>
      <TablePractice />
    </>
  );
}
