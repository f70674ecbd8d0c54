// Copies a function: as it is typed, in LaTeX, in Unicode, or as its list of min terms.

import { Menu } from "@mantine/core";
import { IconCopy } from "@tabler/icons-react";
import { rowsOf } from "#contract/packed-column.ts";
import type { Expression } from "#expression/core/tree.ts";
import { toLatex, toUnicode } from "#expression/core/written.ts";
import { rowListText } from "#expression/core/row-list.ts";
import { IconButton } from "#components/icon-button.tsx";
import { own } from "#messages/own.ts";
import type { TableFunction } from "#table/core/table.ts";
import classes from "./export-menu.module.css";

interface FunctionMenuProps {
  readonly name: string;
  readonly of: TableFunction;
  readonly rows: number;
  readonly tree: Expression | undefined;
  readonly onCopy: (text: string) => void;
}

export function FunctionMenu({ name, of: { text, column }, rows, tree, onCopy }: FunctionMenuProps) {
  const ways = [
    { label: own.copyText, write: () => text },
    ...(tree
      ? [
          { label: own.copyLatex, write: () => toLatex(tree) },
          { label: own.copyUnicode, write: () => toUnicode(tree) },
        ]
      : []),
    { label: own.minTermsColumn, write: () => rowListText({ kind: "minTerms", rows: rowsOf(column, rows) }) },
  ];
  return (
    <Menu position="bottom-end" withinPortal shadow="md" transitionProps={{ duration: 0 }}>
      <Menu.Target>
        <IconButton icon={IconCopy} label={own.copyOf(name)} />
      </Menu.Target>
      <Menu.Dropdown className={classes.menu}>
        {ways.map(({ label, write }) => (
          <Menu.Item key={label} className={classes.item} onClick={() => onCopy(write())}>
            {label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
