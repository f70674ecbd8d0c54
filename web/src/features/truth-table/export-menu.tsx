// The menu that copies or saves the whole table as CSV, Markdown or LaTeX.

import { IconDownload } from "@tabler/icons-react";
import { IconMenu } from "#components/icon-menu.tsx";
import { tableTexts } from "#messages/table.ts";
import { tableFormats, type TableFormat } from "#table/core/write-table.ts";
import { fileName } from "./save-table.ts";

interface ExportMenuProps {
  readonly onCopy: (format: TableFormat) => void;
  readonly onSave: (format: TableFormat) => void;
}

export function ExportMenu({ onCopy, onSave }: ExportMenuProps) {
  const copies = tableFormats.map((format) => ({
    label: tableTexts.copyAs(tableTexts.tableFormat[format]),
    run: () => onCopy(format),
  }));
  const files = tableFormats.map((format) => ({
    label: tableTexts.saveAs(fileName(format)),
    run: () => onSave(format),
  }));
  return <IconMenu icon={IconDownload} label={tableTexts.exportTable} groups={[copies, files]} />;
}
