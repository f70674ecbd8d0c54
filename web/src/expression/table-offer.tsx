// The offer below a field in which a table of several lines was pasted: PLA, BLIF or columns.

import { Button } from "@mantine/core";
import { defaultGenerator, generatorAddress } from "#addresses/core/generator.ts";
import { useOpen } from "#addresses/use-open.ts";
import { readingTexts } from "#messages/reading.ts";
import { tableSource } from "#table/core/files/table-source.ts";
import type { FileTable } from "#table/core/files/table-file.ts";
import classes from "./notation-line.module.css";

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
        onClick={() => open(generatorAddress, { ...defaultGenerator, source: tableSource(table).source })}
      >
        {readingTexts.takeTable}
      </Button>
    </div>
  );
}
