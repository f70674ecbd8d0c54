// Copies a function: as it is typed, in LaTeX, in Unicode, or as its list of min terms.

import { IconCopy } from "@tabler/icons-react";
import { rowsOf } from "#contract/packed-column.ts";
import type { Notation } from "#expression/core/tree.ts";
import { toLatex, toUnicode } from "#expression/core/words.ts";
import { minTermList } from "#expression/core/printed-text.ts";
import { IconMenu } from "#components/icon-menu.tsx";
import { own } from "#messages/own.ts";
import type { TableFunction } from "#table/core/table.ts";

interface FunctionMenuProps {
  readonly name: string;
  readonly of: TableFunction;
  readonly rows: number;
  readonly notation: Notation | undefined;
  readonly onCopy: (text: string) => void;
}

export function FunctionMenu({ name, of: { text, column }, rows, notation, onCopy }: FunctionMenuProps) {
  const ways = [
    { label: own.copyText, run: () => onCopy(text) },
    ...(notation
      ? [
          { label: own.copyLatex, run: () => onCopy(toLatex(notation)) },
          { label: own.copyUnicode, run: () => onCopy(toUnicode(notation)) },
        ]
      : []),
    { label: own.minTermsColumn, run: () => onCopy(minTermList(rowsOf(column, rows))) },
  ];
  return <IconMenu icon={IconCopy} label={own.copyOf(name)} groups={[ways]} />;
}
