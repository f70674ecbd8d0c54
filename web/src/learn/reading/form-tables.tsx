// The proof of a law by table: a table for each form that is not the dual of another form. The first table is shown at
// once and the others at a press, or all at a press.

import { lawTables, lessonBlocks } from "#messages/lesson-blocks.ts";
import type { Equation, LawData } from "../core/data.ts";
import { Folded } from "./folded.tsx";
import { FunctionTable } from "./function-table.tsx";
import { OpenLinks } from "./open-links.tsx";

interface FormTablesProps {
  readonly of: LawData;
  /** Whether no table is open at first. */
  readonly isFolded: boolean;
}

export function FormTables({ of: { id, forms }, isFolded }: FormTablesProps) {
  const tables = forms.flatMap((form, at) =>
    isDual(at) ? [] : [<FormTable key={form.left} form={form} id={`${id}-${at}`} />],
  );
  const open = isFolded ? 0 : 1;
  const folded = tables.slice(open);
  return (
    <>
      {tables.slice(0, open)}
      {folded.length > 0 && (
        <Folded label={isFolded ? lessonBlocks.byTable : lawTables.other} lessLabel={lawTables.hide}>
          {folded}
        </Folded>
      )}
    </>
  );
}

/** Each second form is the dual of the one before it. */
function isDual(at: number): boolean {
  return at % 2 === 1;
}

function FormTable({ form: { left, right }, id }: { readonly form: Equation; readonly id: string }) {
  return (
    <div>
      <FunctionTable
        of={{ id, caption: `{${left} = ${right}}`, functions: [{ text: left }, { text: right }] }}
      />
      <OpenLinks of={{ text: left, beside: [right], tools: ["truthTable"] }} />
    </div>
  );
}
