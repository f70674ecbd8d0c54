// The card of the table. Its head has the controls: Go to row, the export, and on phones the button for the full
// screen.

import { IconArrowsMaximize, IconX } from "@tabler/icons-react";
import { useEffect, useRef, useState, type ComponentProps, type RefObject } from "react";
import { useLayer } from "#addresses/layers.ts";
import { IconButton } from "#components/icon-button.tsx";
import { ModalDialog } from "#components/modal-dialog.tsx";
import { Note } from "#components/note.tsx";
import { controlTexts } from "#messages/controls.ts";
import { gridTexts, tableTexts } from "#messages/table.ts";
import { truthTableTexts } from "#messages/truth-table.ts";
import { plainRowsMax } from "#table/core/row-window.ts";
import type { TableFormat } from "#table/core/write-table.ts";
import { TableView } from "#table/table-view.tsx";
import { ExportMenu } from "./export-menu.tsx";
import { GoToRow } from "./go-to-row.tsx";
import classes from "./table-card.module.css";

interface TableCardProps extends Omit<ComponentProps<typeof TableView>, "tools" | "box" | "fills"> {
  readonly onGo: (row: number) => void;
  readonly onCopy: (format: TableFormat) => void;
  readonly onSave: (format: TableFormat) => void;
}

export function TableCard({ onGo, onCopy, onSave, ...view }: TableCardProps) {
  const { rows } = view.table;
  const box = useRef<HTMLElement>(null);
  const fullBox = useRef<HTMLElement>(null);
  const [isFull, setIsFull] = useState(false);
  const close = () => {
    scrollLike(box, fullBox);
    setIsFull(false);
  };
  useLayer(isFull, close);
  return (
    <>
      <TableView
        {...view}
        box={box}
        tools={
          <div className={`${classes.tools} no-print`}>
            <Rows rows={rows} onGo={onGo} />
            <div className={classes.buttons}>
              <IconButton
                className={classes.maximize ?? ""}
                icon={IconArrowsMaximize}
                label={tableTexts.fullScreen}
                onClick={() => setIsFull(true)}
              />
              <ExportMenu onCopy={onCopy} onSave={onSave} />
            </div>
          </div>
        }
      />
      {isFull && (
        <ModalDialog kind="screen" label={gridTexts.tableName} onClose={close}>
          <Full
            {...view}
            box={fullBox}
            inline={box}
            tools={
              <div className={classes.tools} data-full>
                {/* First, so that it gets the focus: the field would bring up the keyboard of a phone. */}
                <IconButton icon={IconX} label={controlTexts.close} onClick={close} />
                <Rows rows={rows} onGo={onGo} />
              </div>
            }
          />
        </ModalDialog>
      )}
    </>
  );
}

interface RowsProps {
  readonly rows: number;
  readonly onGo: (row: number) => void;
}

/** The number of rows, or the form Go to row for a long table. */
function Rows({ rows, onGo }: RowsProps) {
  return rows > plainRowsMax ? (
    <GoToRow rows={rows} onGo={onGo} />
  ) : (
    <Note as="span">{truthTableTexts.rows(rows)}</Note>
  );
}

interface FullProps extends ComponentProps<typeof TableView> {
  /** The box of the table in the page. */
  readonly inline: RefObject<HTMLElement | null>;
}

/** The table over the whole screen; it opens at the rows and columns that the table in the page shows. */
function Full({ inline, ...view }: FullProps) {
  const { box } = view;
  // This effect runs after the table's own effect, which scrolls to an earlier target row.
  useEffect(() => scrollLike(box, inline), [box, inline]);
  return <TableView {...view} fills />;
}

function scrollLike(box: RefObject<HTMLElement | null>, other: RefObject<HTMLElement | null>): void {
  if (!box.current || !other.current) return;
  const { scrollTop: top, scrollLeft: left } = other.current;
  box.current.scrollTo({ top, left });
}
