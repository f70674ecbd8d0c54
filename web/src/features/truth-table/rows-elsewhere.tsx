// The button that opens a list of rows in the Simplifier, if its expression would be too long for a table.

import { simplifyAddress } from "#addresses/core/simplify.ts";
import { useOpen } from "#addresses/use-open.ts";
import { Note } from "#components/note.tsx";
import { OpenIn } from "#answer/open-in.tsx";
import { truthTableTexts } from "#messages/truth-table.ts";
import classes from "./table-form.module.css";
import type { TableLive } from "./use-table-live.ts";

export function RowsElsewhere({ rows }: { readonly rows: NonNullable<TableLive["rows"]> }) {
  const open = useOpen();
  const { text: input, dontCares } = rows;
  return (
    <div className={classes.elsewhere}>
      <Note as="output">{truthTableTexts.rowsElsewhere}</Note>
      <OpenIn
        tool="simplifier"
        onOpen={() =>
          open(simplifyAddress, { input, mode: "mint", ...(dontCares !== undefined && { dontCares }) })
        }
      />
    </div>
  );
}
