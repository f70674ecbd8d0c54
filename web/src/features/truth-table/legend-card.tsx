// The result of the comparison in words; the table's colours show only which columns are equal.

import { UnstyledButton } from "@mantine/core";
import { Fragment, useState } from "react";
import { Card } from "#components/card.tsx";
import { PrintedCount } from "#components/printed-count.tsx";
import { printedEntriesMax, useIsPrinting } from "#components/use-is-printing.ts";
import { MoreButton } from "#components/more-button.tsx";
import { Note } from "#components/note.tsx";
import { tableTexts } from "#messages/table.ts";
import { ProofButton } from "#steps/proof-button.tsx";
import type { Comparison } from "#table/core/comparison.ts";
import { functionName, type Table } from "#table/core/table.ts";
import { FunctionName, WithFunctionNames } from "#table/function-name.tsx";
import { GroupLetter } from "#table/group-letter.tsx";
import classes from "./legend-card.module.css";

const differencesWhenCut = 6;

interface LegendCardProps {
  readonly table: Table;
  readonly comparison: Comparison;
  readonly onRow: (row: number) => void;
  readonly onCopy: (text: string) => void;
}

export function LegendCard({ table: { functions, rows }, comparison, onRow, onCopy }: LegendCardProps) {
  const [isWhole, setWhole] = useState(false);
  const isPrinting = useIsPrinting();
  const { groups, groupOf, opposite, alwaysZero, alwaysOne, differences } = comparison;
  const name = (at: number) => functionName(at, functions.length);
  const functionAt = (at: number) => ({ name: name(at), text: functions[at]?.text ?? "" });
  const facts = [
    ...opposite.map(([left, right]) => tableTexts.opposite(name(left), name(right))),
    ...alwaysZero.map((at) => tableTexts.alwaysZero(name(at))),
    ...alwaysOne.map((at) => tableTexts.alwaysOne(name(at))),
  ];
  return (
    <Card title={tableTexts.equalColumns} padded>
      {groups.map((group) => (
        <div key={group.letter} className={classes.group}>
          <GroupLetter group={group} />
          <span className={classes.names}>
            {group.columns.map((at, index) => (
              <Fragment key={at}>
                {index > 0 && " = "}
                <FunctionName at={at} functions={functions.length} />
              </Fragment>
            ))}
          </span>
          <Note as="span">{tableTexts.sameInAllRows(rows)}</Note>
          {group.columns.slice(1).map((right, before) => {
            const left = group.columns[before] ?? right;
            return (
              <ProofButton key={right} left={functionAt(left)} right={functionAt(right)} onCopy={onCopy} />
            );
          })}
        </div>
      ))}
      {groups.length === 0 && <Note className={classes.fact}>{tableTexts.noColumnMatches}</Note>}
      {groups.length > 0 && groupOf.includes(null) && (
        <Note className={classes.fact}>{tableTexts.noOtherMatches}</Note>
      )}
      {facts.map((fact) => (
        <Note key={fact} className={classes.fact}>
          <WithFunctionNames text={fact} />
        </Note>
      ))}
      {differences.length > 0 && (
        <ul className={classes.differences}>
          {differences
            .slice(0, isPrinting ? printedEntriesMax : isWhole ? differences.length : differencesWhenCut)
            .map(({ left, right, row }) => (
              <li key={`${left} ${right}`}>
                <UnstyledButton className={classes.difference} onClick={() => onRow(row)}>
                  <WithFunctionNames text={tableTexts.differFirst(name(left), name(right), row)} />
                </UnstyledButton>
              </li>
            ))}
        </ul>
      )}
      {isPrinting && <PrintedCount of={differences.length} />}
      {differences.length > differencesWhenCut && (
        <MoreButton
          expanded={isWhole}
          label={tableTexts.allDifferences(differences.length)}
          onToggle={() => setWhole(!isWhole)}
        />
      )}
    </Card>
  );
}
