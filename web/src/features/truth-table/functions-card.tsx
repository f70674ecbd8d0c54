// The functions of the table: each typeset with its min terms, to be copied or opened in the Simplifier.

import { IconArrowUpRight } from "@tabler/icons-react";
import { useId } from "react";
import { useNavigate } from "react-router-dom";
import { IconButton } from "#components/icon-button.tsx";
import { MathText } from "#expression/typeset.tsx";
import { heldPlace, pathWith } from "#addresses/core/codec.ts";
import { simplifyAddress, type SimplifyPlace } from "#addresses/core/simplify.ts";
import { own } from "#messages/own.ts";
import { functionName, type Table } from "#table/core/table.ts";
import type { TableFormat } from "#table/core/write-table.ts";
import { ExportMenu } from "./export-menu.tsx";
import { FunctionMenu } from "./function-menu.tsx";
import { FunctionName } from "#table/function-name.tsx";
import classes from "./functions-card.module.css";
import { MinTerms } from "./min-terms.tsx";
import type { Trees } from "#table/core/trees.ts";

interface FunctionsCardProps {
  readonly table: Table;
  readonly trees: Trees;
  readonly isOld: boolean;
  readonly onCopy: (text: string) => void;
  readonly onCopyTable: (format: TableFormat) => void;
  readonly onSaveTable: (format: TableFormat) => void;
}

/** Of an expression that is too long to be typeset, what is shown of it. */
const plainCharsMax = 300;

export function FunctionsCard({
  table: { functions, rows },
  trees,
  isOld,
  onCopy,
  onCopyTable,
  onSaveTable,
}: FunctionsCardProps) {
  const titleId = useId();
  const navigate = useNavigate();
  const open = (input: string) => {
    const place: SimplifyPlace = { input, mode: "boolean" };
    void navigate(pathWith(simplifyAddress, place), { state: heldPlace(simplifyAddress, place) });
  };
  return (
    <section className={classes.card} data-old={isOld || undefined} aria-labelledby={titleId}>
      <div className={classes.head}>
        <h2 id={titleId} className={classes.title}>
          {own.functions}
          {isOld && <span className="spoken"> {own.earlierInput}</span>}
        </h2>
        <div className="no-print">
          <ExportMenu onCopy={onCopyTable} onSave={onSaveTable} />
        </div>
      </div>
      <ul className={classes.list}>
        {functions.map((each, at) => {
          const name = functionName(at, functions.length);
          const tree = trees.get(each.text);
          return (
            <li key={at} className={classes.function}>
              <span className={classes.name}>
                <FunctionName at={at} functions={functions.length} />
              </span>
              <div className={classes.value}>
                {tree ? (
                  <MathText expression={tree} />
                ) : (
                  <code className={classes.plain}>
                    {each.text.length > plainCharsMax ? `${each.text.slice(0, plainCharsMax)}…` : each.text}
                  </code>
                )}
                <MinTerms name={name} column={each.column} rows={rows} />
              </div>
              <div className={`${classes.actions} no-print`}>
                <FunctionMenu name={name} of={each} rows={rows} tree={tree} onCopy={onCopy} />
                <IconButton
                  icon={IconArrowUpRight}
                  label={own.openFunction(name)}
                  onClick={() => open(each.text)}
                />
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
