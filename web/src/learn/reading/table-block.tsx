// A truth table in a text, with a mark on the row that the text refers to.

import type { TableData } from "../core/data.ts";
import { FunctionTable } from "./function-table.tsx";

interface TableBlockProps {
  readonly of: TableData;
  /** The number of the marked row, as the text writes it. */
  readonly row?: string;
}

export function TableBlock({ of, row }: TableBlockProps) {
  return <FunctionTable of={of} {...(row !== undefined && { rowMark: Number(row) })} />;
}
