// A truth table in a lesson, over the variables of all its functions, with computed values. It looks like the tool's
// table, has its natural width, and scrolls inside its box if it is too wide.

import { ScrollBox } from "#components/scroll-box.tsx";
import { lessonBlocks } from "#messages/lesson-blocks.ts";
import { Grid, GridHead, GridRow } from "#table/grid.tsx";
import type { Bit, FunctionColumn, TableData } from "../core/data.ts";
import { plainText } from "../core/marked-text.ts";
import { rowsOver, treeOf, valueIn, variablesOf } from "../core/values.ts";
import classes from "./function-table.module.css";
import { M } from "./maths.tsx";
import { Marked } from "./marked.tsx";

interface FunctionTableProps {
  readonly of: TableData;
  /** The number of the row that the text refers to. */
  readonly rowMark?: number;
  /** Whether the values of the functions in this row are hidden; by default none are. */
  readonly isHidden?: (row: number) => boolean;
}

export function FunctionTable({
  of: { id, caption, functions, meanings = {} },
  rowMark,
  isHidden = () => false,
}: FunctionTableProps) {
  const trees = functions.map(({ text }) => treeOf(text));
  const variables = variablesOf(...trees);
  return (
    <ScrollBox name={plainText(caption)} className={classes.box}>
      <Grid className={classes.table} data-table={id}>
        <caption className={classes.caption}>
          <Marked text={caption} />
        </caption>
        <GridHead>
          {variables.map((name) => (
            <th key={name} scope="col">
              <M>{name}</M>
              <Meaning words={meanings[name]} />
            </th>
          ))}
          {functions.map((column, at) => (
            <th key={at} scope="col" data-output>
              <Head column={column} />
              <Meaning words={column.name === undefined ? undefined : meanings[column.name]} />
            </th>
          ))}
        </GridHead>
        <tbody>
          {rowsOver(variables).map((row, number) => (
            <GridRow key={number} number={number} data-lit={number === rowMark || undefined}>
              {variables.map((name) => (
                <td key={name} data-value={row[name]}>
                  <Value of={name} value={row[name] ?? 0} meanings={meanings} />
                </td>
              ))}
              {trees.map((tree, at) => (
                <td key={at} data-output data-value={isHidden(number) ? undefined : valueIn(tree, row)}>
                  {isHidden(number) ? (
                    <abbr title={lessonBlocks.hidden}>?</abbr>
                  ) : (
                    <Value of={functions[at]?.name} value={valueIn(tree, row)} meanings={meanings} />
                  )}
                </td>
              ))}
            </GridRow>
          ))}
        </tbody>
      </Grid>
    </ScrollBox>
  );
}

/** A name of one letter is mathematics, a longer one is a word. */
function Head({ column: { text, name = text } }: { readonly column: FunctionColumn }) {
  const isWord = name !== text && name.length > 1;
  return isWord ? (
    <span className={classes.word}>{name}</span>
  ) : (
    <span className={classes.expression}>
      <M>{name}</M>
    </span>
  );
}

interface ValueProps {
  readonly of: string | undefined;
  readonly value: Bit;
  readonly meanings: Readonly<Record<string, string>>;
}

function Value({ of, value, meanings }: ValueProps) {
  const words = of === undefined ? undefined : meanings[`${of}=${value}`];
  return (
    <>
      {value}
      {words !== undefined && <span className={classes.valueWords}> {words}</span>}
    </>
  );
}

function Meaning({ words }: { readonly words: string | undefined }) {
  return words === undefined ? null : <span className={classes.meaning}>{words}</span>;
}
