// Copies or saves the whole table: CSV, Markdown, LaTeX.

import { Menu } from "@mantine/core";
import { IconDownload } from "@tabler/icons-react";
import { IconButton } from "#components/icon-button.tsx";
import { own } from "#messages/own.ts";
import classes from "./export-menu.module.css";
import { tableFormats, type TableFormat } from "#table/core/write-table.ts";
import { fileName } from "./save-table.ts";

interface ExportMenuProps {
  readonly onCopy: (format: TableFormat) => void;
  readonly onSave: (format: TableFormat) => void;
}

export function ExportMenu({ onCopy, onSave }: ExportMenuProps) {
  return (
    <Menu position="bottom-end" withinPortal shadow="md" transitionProps={{ duration: 0 }}>
      <Menu.Target>
        <IconButton icon={IconDownload} label={own.exportTable} />
      </Menu.Target>
      <Menu.Dropdown className={classes.menu}>
        {tableFormats.map((format) => (
          <Menu.Item key={`copy ${format}`} className={classes.item} onClick={() => onCopy(format)}>
            {own.copyAs(own.tableFormat[format])}
          </Menu.Item>
        ))}
        <Menu.Divider />
        {tableFormats.map((format) => (
          <Menu.Item key={`save ${format}`} className={classes.item} onClick={() => onSave(format)}>
            {own.saveAs(fileName(format))}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
