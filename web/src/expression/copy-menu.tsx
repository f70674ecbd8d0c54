// The menu that copies a part of an answer: as typed, in LaTeX or in Unicode.

import { IconCopy } from "@tabler/icons-react";
import { IconMenu } from "#components/icon-menu.tsx";
import { treeOf, type Form } from "./core/form.ts";
import { rowListLatex, rowListText, type RowList } from "./core/row-list.ts";
import { toLatex, toUnicode } from "./core/written.ts";
import { own } from "#messages/own.ts";

interface CopyMenuProps {
  /** The name of the part, for the button. */
  readonly part: string;
  readonly of: Form | RowList;
  readonly onCopy: (text: string) => void;
}

export function CopyMenu({ part, of, onCopy }: CopyMenuProps) {
  const formats = [
    { label: own.copyText, run: () => onCopy("rows" in of ? rowListText(of) : of.text) },
    { label: own.copyLatex, run: () => onCopy("rows" in of ? rowListLatex(of) : toLatex(treeOf(of))) },
    { label: own.copyUnicode, run: () => onCopy("rows" in of ? rowListText(of) : toUnicode(treeOf(of))) },
  ];
  return <IconMenu icon={IconCopy} label={own.copyOf(part)} groups={[formats]} />;
}
