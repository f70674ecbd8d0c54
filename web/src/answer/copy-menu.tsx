// The menu that copies a part of an answer: as typed, in LaTeX or in Unicode, with the names of the variables behind it.

import { IconCopy } from "@tabler/icons-react";
import { useContext } from "react";
import { IconMenu } from "#components/icon-menu.tsx";
import { treeOf, type Form } from "./core/form.ts";
import { withNames } from "#notation/core/names.ts";
import { rowListLatex, rowListText, type RowList } from "#notation/core/row-list.ts";
import { toLatex, toUnicode } from "#notation/core/written.ts";
import { NamesContext } from "#notation/names-context.ts";
import { copyTexts } from "#messages/controls.ts";

interface CopyMenuProps {
  /** The part's name, for the button's label. */
  readonly part: string;
  readonly of: Form | RowList;
  readonly onCopy: (text: string) => void;
}

export function CopyMenu({ part, of, onCopy }: CopyMenuProps) {
  const names = useContext(NamesContext);
  const formats = [
    {
      label: copyTexts.copyText,
      run: () => onCopy(withNames("rows" in of ? rowListText(of) : of.text, names)),
    },
    {
      label: copyTexts.copyLatex,
      run: () => onCopy(withNames("rows" in of ? rowListLatex(of) : toLatex(treeOf(of)), names, true)),
    },
    {
      label: copyTexts.copyUnicode,
      run: () => onCopy(withNames("rows" in of ? rowListText(of) : toUnicode(treeOf(of)), names)),
    },
  ];
  return <IconMenu icon={IconCopy} label={copyTexts.copyOf(part)} groups={[formats]} data-copies />;
}
