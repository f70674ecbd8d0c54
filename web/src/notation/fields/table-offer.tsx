// The offer below a field in which a table of several lines was pasted: PLA, BLIF or columns. Fetched once such a text is
// pasted.

import { Button } from "@mantine/core";
import { generatorAddress } from "#addresses/core/generator.ts";
import { withLastGates } from "#addresses/last-gates.ts";
import { useOpen } from "#addresses/use-open.ts";
import { readingTexts } from "#messages/expression.ts";
import { readTable } from "../core/table-files/read-table.ts";
import type { FileTable } from "../core/table-files/table-file.ts";
import { tableSource } from "../core/table-files/table-source.ts";
import classes from "./notation-line.module.css";

/** Null for a text that is no table. */
export function tableIn(lines: string): FileTable | null {
  const found = readTable(lines);
  return found.ok ? found.table : null;
}

export function TableOffer({ table }: { readonly table: FileTable }) {
  const open = useOpen();
  return (
    <div className={classes.line} data-shown>
      <output className={classes.text}>
        {readingTexts.tableOf(table.inputs.length, table.outputs.length)}
      </output>
      <Button
        type="button"
        variant="default"
        className={classes.use}
        onClick={() => open(generatorAddress, withLastGates(tableSource(table).source))}
      >
        {readingTexts.takeIt}
      </Button>
    </div>
  );
}
