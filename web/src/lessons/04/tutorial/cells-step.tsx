// Steps 4 and 5: the reader fills the next column; the columns before stay as they were filled.

import type { MarkedText } from "#learn/core/data.ts";
import { FillTable } from "#learn/practice/table/fill-table.tsx";
import { columnsAfter, subjectTable } from "../core/subject.ts";
import { useTutorial } from "./tutorial-store.ts";
import { AfterSteps } from "./after-steps.tsx";

interface CellsStepProps {
  readonly step: keyof typeof columnsAfter;
  readonly ask: MarkedText;
}

export function CellsStep({ step, ask }: CellsStepProps) {
  const { tutorial, send } = useTutorial();
  return (
    <AfterSteps step={step}>
      <FillTable
        table={subjectTable}
        filling={tutorial.filling}
        columns={columnsAfter[step]}
        caption={ask}
        onEvent={(event) => send({ kind: "cell", event })}
      />
    </AfterSteps>
  );
}
