// The card of the table's functions: each typeset with its min terms, to copy or to open in another tool.

import { useMediaQuery } from "@mantine/hooks";
import { inputsMax } from "#addresses/core/sop-pos-setup.ts";
import { rowsOf } from "#contract/packed-column.ts";
import { simulatorAddress } from "#addresses/core/simulator.ts";
import { useOpen } from "#addresses/use-open.ts";
import { AnswerFrame } from "#components/answer-frame.tsx";
import { OpenInMenu } from "#answer/open-in-menu.tsx";
import { useWays } from "#answer/use-ways.ts";
import { OpenIn } from "#answer/open-in.tsx";
import { NamesNote } from "#notation/names-note.tsx";
import { MathText } from "#notation/typeset.tsx";
import { tableTexts } from "#messages/table.ts";
import { spokenName, subscriptName, type Table, type TableFunction } from "#table/core/table.ts";
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
}

/** How many characters are shown of an expression that is too long to be typeset. */
const plainCharsMax = 300;

export function FunctionsCard({
  table: { functions, rows, vars },
  trees,
  isOld,
  onCopy,
}: FunctionsCardProps) {
  const open = useOpen();
  const isPhone = useMediaQuery("(max-width: 37.49em)", undefined, { getInitialValueInEffect: false });
  return (
    <AnswerFrame
      input={functions.map(({ text }) => text).join(", ")}
      isOld={isOld}
      title={tableTexts.functions}
      actions={
        functions.length > 1 &&
        // On a phone, the words that name the input of old functions take this room.
        !(isPhone && isOld) && (
          <OpenIn
            tool="simulator"
            onOpen={() => open(simulatorAddress, { functions: functions.map(({ text }) => text) })}
          />
        )
      }
    >
      <ul className={classes.list}>
        {functions.map((each, at) => {
          const name = spokenName(at, functions.length);
          const tree = trees.get(each.text);
          return (
            <li key={at} className={`${classes.function} whole-on-paper`}>
              <span className={classes.name}>
                <FunctionName at={at} functions={functions.length} />
              </span>
              <div className={classes.value}>
                {tree ? (
                  <MathText expression={tree} />
                ) : (
                  <code translate="no" className={classes.plain}>
                    {each.text.length > plainCharsMax ? `${each.text.slice(0, plainCharsMax)}…` : each.text}
                  </code>
                )}
                <NamesNote text={each.text} />
                <MinTerms name={name} column={each.column} rows={rows} />
              </div>
              <div className={classes.actions}>
                <FunctionMenu
                  spoken={name}
                  written={subscriptName(at, functions.length)}
                  of={each}
                  vars={vars}
                  tree={tree}
                  onCopy={onCopy}
                />
                <FunctionWays name={name} of={each} vars={vars} isOnly={functions.length === 1} />
              </div>
            </li>
          );
        })}
      </ul>
    </AnswerFrame>
  );
}

interface FunctionWaysProps {
  readonly name: string;
  readonly of: TableFunction;
  readonly vars: readonly string[];
  /** Then the variables are its own. */
  readonly isOnly: boolean;
}

function FunctionWays({ name, of: { text, column }, vars, isOnly }: FunctionWaysProps) {
  const cells = vars.length <= inputsMax ? { rows: rowsOf(column, 2 ** vars.length), dontCares: [] } : null;
  const ways = useWays(
    { text, names: vars, cells },
    { here: "truthTable", ...(isOnly && { mapText: text }) },
  );
  return <OpenInMenu of={name} ways={ways} />;
}
