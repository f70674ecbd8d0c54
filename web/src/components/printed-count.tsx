// The note below a list that is too long for paper: how many of its entries are printed.

import { printed } from "#messages/controls.ts";
import { Note } from "./note.tsx";
import { printedEntriesMax } from "./use-is-printing.ts";

interface PrintedCountProps {
  /** The number of entries in the list. */
  readonly of: number;
}

/** Draws nothing if all entries are printed. */
export function PrintedCount({ of: total }: PrintedCountProps) {
  return total > printedEntriesMax && <Note>{printed.first(printedEntriesMax, total)}</Note>;
}
