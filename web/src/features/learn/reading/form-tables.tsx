// The proof of a law by table: the table of its first form, and those of its other forms at a press; on paper all of them.
// Tables of one or two rows take no room, so that they stay open.

import { useState } from "react";
import { MoreButton } from "#components/more-button.tsx";
import { lawTables } from "#messages/law-tables.ts";
import type { Equation, LawData } from "../core/data.ts";
import { rowsOver, treeOf, variablesOf } from "../core/values.ts";
import classes from "./form-tables.module.css";
import { FunctionTable } from "./function-table.tsx";
import { OpenLinks } from "./open-links.tsx";

const openRowsMax = 2;

export function FormTables({ of: { id, forms } }: { readonly of: LawData }) {
  const [isOpen, setIsOpen] = useState(false);
  const tables = forms.map((form, at) => <FormTable key={form.left} form={form} id={`${id}-${at}`} />);
  if (forms.every((form) => rowsOf(form) <= openRowsMax))
    return <div className={classes.tables}>{tables}</div>;
  const [first, ...others] = tables;
  return (
    <div className={classes.tables}>
      {first}
      {others.length > 0 && (
        <>
          <MoreButton
            expanded={isOpen}
            label={lawTables.other(others.length)}
            lessLabel={lawTables.hide(others.length)}
            onToggle={() => setIsOpen(!isOpen)}
          />
          <div className={classes.others} data-open={isOpen}>
            {others}
          </div>
        </>
      )}
    </div>
  );
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

function rowsOf({ left, right }: Equation): number {
  return rowsOver(variablesOf(treeOf(left), treeOf(right))).length;
}
