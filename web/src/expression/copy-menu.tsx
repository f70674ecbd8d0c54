// Copies a part of the answer: as it is typed, in LaTeX, or in Unicode.

import { IconCopy } from "@tabler/icons-react";
import { IconMenu } from "#components/icon-menu.tsx";
import { fromForm } from "./core/tree.ts";
import { toLatex, toUnicode } from "./core/words.ts";
import { own } from "#messages/own.ts";

interface CopyMenuProps {
  /** The name of the part, for the button. */
  readonly part: string;
  readonly text: string;
  readonly onCopy: (text: string) => void;
}

export function CopyMenu({ part, text, onCopy }: CopyMenuProps) {
  const formats = [
    { label: own.copyText, run: () => onCopy(text) },
    { label: own.copyLatex, run: () => onCopy(latexOf(text)) },
    { label: own.copyUnicode, run: () => onCopy(unicodeOf(text)) },
  ];
  return <IconMenu icon={IconCopy} label={own.copyOf(part)} groups={[formats]} />;
}

/** A list `Σm(…)` or `ΠM(…)` is no expression; only its sign is another one. */
function latexOf(text: string): string {
  const notation = fromForm(text);
  return notation ? toLatex(notation) : text.replace("Σ", "\\sum ").replace("Π", "\\prod ");
}

function unicodeOf(text: string): string {
  const notation = fromForm(text);
  return notation ? toUnicode(notation) : text;
}
