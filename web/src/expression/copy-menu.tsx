// Copies a part of the answer: as it is typed, in LaTeX, or in Unicode.

import { ActionIcon, Menu } from "@mantine/core";
import { IconCopy } from "@tabler/icons-react";
import { fromForm } from "./core/tree.ts";
import { toLatex, toUnicode } from "./core/words.ts";
import { own } from "#messages/own.ts";
import classes from "./copy-menu.module.css";

interface CopyMenuProps {
  /** The name of the part, for the button. */
  readonly part: string;
  readonly text: string;
  readonly onCopy: (text: string) => void;
}

export function CopyMenu({ part, text, onCopy }: CopyMenuProps) {
  const formats = [
    { label: own.copyText, write: () => text },
    { label: own.copyLatex, write: () => latexOf(text) },
    { label: own.copyUnicode, write: () => unicodeOf(text) },
  ];
  return (
    <Menu position="bottom-end" withinPortal shadow="md" transitionProps={{ duration: 0 }}>
      <Menu.Target>
        <ActionIcon
          variant="subtle"
          color="gray"
          className={`${classes.copy} no-print`}
          aria-label={own.copyOf(part)}
        >
          <IconCopy size={20} stroke={1.75} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown className={classes.menu}>
        {formats.map(({ label, write }) => (
          <Menu.Item key={label} className={classes.item} onClick={() => onCopy(write())}>
            {label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
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
