// The menu that copies a function: as typed, in LaTeX, in Unicode, or as its list of min terms.

import { IconCopy } from "@tabler/icons-react";
import { rowsOf } from "#contract/packed-column.ts";
import { namesIn, withNames } from "#notation/core/names.ts";
import type { Expression } from "#notation/core/tree.ts";
import { toLatex, toUnicode } from "#notation/core/written.ts";
import { rowListText } from "#notation/core/row-list.ts";
import { IconMenu } from "#components/icon-menu.tsx";
import { copyTexts } from "#messages/controls.ts";
import { gridTexts } from "#messages/table.ts";
import type { TableFunction } from "#table/core/table.ts";

interface FunctionMenuProps {
  /** The function's name, for screen readers and as written. */
  readonly spoken: string;
  readonly written: string;
  readonly of: TableFunction;
  /** The variables of the table. */
  readonly vars: readonly string[];
  readonly tree: Expression | undefined;
  readonly onCopy: (text: string) => void;
}

export function FunctionMenu(props: FunctionMenuProps) {
  const {
    spoken,
    written,
    of: { text, column },
    vars,
    tree,
    onCopy,
  } = props;
  const names = namesIn(text);
  const ways = [
    { label: copyTexts.copyText, run: () => onCopy(text) },
    ...(tree
      ? [
          { label: copyTexts.copyLatex, run: () => onCopy(withNames(toLatex(tree), names, true)) },
          { label: copyTexts.copyUnicode, run: () => onCopy(withNames(toUnicode(tree), names)) },
        ]
      : []),
    {
      label: gridTexts.minTermsColumn,
      run: () =>
        onCopy(rowListText({ kind: "minTerms", rows: rowsOf(column, 2 ** vars.length), names: vars })),
    },
  ];
  return (
    <IconMenu
      icon={IconCopy}
      label={copyTexts.copyOf(spoken)}
      tooltip={copyTexts.copyOf(written)}
      groups={[ways]}
      data-copies
    />
  );
}
