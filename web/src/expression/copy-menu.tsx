// Copies a part of the answer: as it is typed, in LaTeX, or in Unicode.

import { ActionIcon, Menu } from "@mantine/core";
import { IconCopy } from "@tabler/icons-react";
import { treeOf, type Form } from "./core/form.ts";
import { rowListLatex, rowListText, type RowList } from "./core/row-list.ts";
import { toLatex, toUnicode } from "./core/written.ts";
import { own } from "#messages/own.ts";
import classes from "./copy-menu.module.css";

interface CopyMenuProps {
  /** The name of the part, for the button. */
  readonly part: string;
  readonly of: Form | RowList;
  readonly onCopy: (text: string) => void;
}

export function CopyMenu({ part, of, onCopy }: CopyMenuProps) {
  const formats = [
    { label: own.copyText, write: () => textOf(of) },
    { label: own.copyLatex, write: () => ("rows" in of ? rowListLatex(of) : toLatex(treeOf(of))) },
    { label: own.copyUnicode, write: () => ("rows" in of ? rowListText(of) : toUnicode(treeOf(of))) },
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

function textOf(of: Form | RowList): string {
  return "rows" in of ? rowListText(of) : of.text;
}
