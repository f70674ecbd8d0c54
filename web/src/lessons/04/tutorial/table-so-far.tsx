// The table after the first two steps: its head, then its empty rows.

import { M } from "#learn/reading/maths.tsx";
import { subjectTable } from "../core/subject.ts";
import type { StepId } from "./core/tutorial.ts";
import { texts } from "./texts.ts";
import { useTutorial } from "./tutorial-store.ts";
import classes from "./steps.module.css";

interface TableSoFarProps {
  /** The table is drawn only after this step. */
  readonly after: StepId;
  readonly rows: number;
}

export function TableSoFar({ after, rows }: TableSoFarProps) {
  const { tutorial } = useTutorial();
  if (!tutorial.done.includes(after)) return null;
  return (
    <table className={classes.soFar}>
      <caption>{texts.head}</caption>
      <thead>
        <tr>
          <th scope="col">#</th>
          {subjectTable.names.map((name) => (
            <th key={name} scope="col">
              <M>{name}</M>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {Array.from({ length: rows }, (_, row) => (
          <tr key={row}>
            <th scope="row">{row}</th>
            {subjectTable.names.map((name) => (
              <td key={name}>
                <span className="spoken">{texts.emptyCell}</span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
