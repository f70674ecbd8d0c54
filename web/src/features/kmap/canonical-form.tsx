// The canonical form of the map's function, folded to its list of rows.

import { CopyMenu } from "#answer/copy-menu.tsx";
import { outputName } from "#notation/core/output-name.ts";
import { FormText } from "#answer/form-text.tsx";
import { RowListText } from "#answer/row-list-text.tsx";
import { simplifierTexts } from "#messages/simplifier.ts";
import { sopPos } from "#messages/sop-pos.ts";
import { specified } from "#messages/specified.ts";
import type { ShownForm } from "#rows/core/shown-form.ts";
import { FunctionLead } from "#rows/function-lead.tsx";
import classes from "./canonical-form.module.css";

interface CanonicalFormProps {
  readonly of: ShownForm;
  /** The name of the output; empty for F. */
  readonly output: string;
  readonly onCopy: (text: string) => void;
}

export function CanonicalForm({ of: { canonical, rowList, freeRows }, output, onCopy }: CanonicalFormProps) {
  const { kind, names } = canonical;
  const name = sopPos.canonicalForm[kind];
  if (!rowList) return null;
  return (
    <details className={classes.canonical}>
      <summary>
        <span className="spoken">{name}</span>
        <span className={classes.lists}>
          <RowListText
            list={rowList}
            name={kind === "sop" ? specified.minTerms : sopPos.maxTerms}
            lead="= "
            muted
            size="normal"
          />
          {freeRows && (
            <RowListText
              list={freeRows}
              name={simplifierTexts.dontCares}
              lead={kind === "sop" ? "+ " : ". "}
              muted
              size="normal"
            />
          )}
        </span>
      </summary>
      <div className={classes.form}>
        <FormText
          form={canonical}
          name={name}
          lead={<FunctionLead output={outputName(names, output)} />}
          size="normal"
        />
        <CopyMenu part={name} of={canonical} onCopy={onCopy} />
      </div>
    </details>
  );
}
