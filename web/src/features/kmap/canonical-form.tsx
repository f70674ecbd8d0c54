// The canonical form of the map's function, folded to its list of rows.

import { CopyMenu } from "#answer/copy-menu.tsx";
import { FormText } from "#answer/form-text.tsx";
import { useFunction } from "#function/function-context.tsx";
import { FunctionLead } from "#function/function-lead.tsx";
import { RowLists } from "#function/row-lists.tsx";
import { sopPos } from "#messages/sop-pos.ts";
import classes from "./canonical-form.module.css";

export function CanonicalForm() {
  const { shown, output, onCopy } = useFunction();
  if (!shown?.rowList) return null;
  const { canonical } = shown;
  const name = sopPos.canonicalForm[canonical.kind];
  return (
    <details className={classes.canonical}>
      <summary>
        <span className="spoken">{name}</span>
        <span className={classes.lists}>
          <RowLists of={shown} />
        </span>
      </summary>
      <div className={classes.form}>
        <FormText form={canonical} name={name} lead={<FunctionLead output={output} />} size="normal" />
        <CopyMenu part={name} of={canonical} onCopy={onCopy} />
      </div>
    </details>
  );
}
