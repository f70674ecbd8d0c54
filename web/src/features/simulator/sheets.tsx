// The open panel of the screen, as a sheet. Large screens have room for the other panels next to the canvas.

import { circuitTable, circuitTime, simulator } from "#messages/simulator.ts";
import { useBoard } from "./board-context.ts";
import { Sheet } from "./sheet.tsx";
import { usePanel } from "./open-panel.ts";
import { OptionsList } from "./options-list.tsx";
import { Palette } from "./palette.tsx";
import { PartsAndWires } from "./parts-and-wires.tsx";
import { Properties } from "./properties.tsx";
import { TableOfDrawing } from "./table-panel.tsx";
import { TimePanel } from "./time-panel.tsx";
import { ZoomBar } from "./zoom-bar.tsx";

export function Sheets() {
  const parts = usePanel("parts");
  const list = usePanel("list");
  const table = usePanel("table");
  const time = usePanel("time");
  const options = usePanel("options");
  const properties = usePanel("properties");
  const isSmall = useBoard((editor) => editor.isSmall);
  if (options.isOpen)
    return (
      <Sheet title={simulator.options} onClose={options.close}>
        <OptionsList />
        {isSmall && <ZoomBar />}
      </Sheet>
    );
  if (!isSmall) return null;
  if (parts.isOpen)
    return (
      <Sheet title={simulator.parts} onClose={parts.close}>
        <Palette shape="sheet" />
      </Sheet>
    );
  if (list.isOpen)
    return (
      <Sheet title={simulator.partsAndWires} onClose={list.close}>
        <PartsAndWires />
      </Sheet>
    );
  if (table.isOpen)
    return (
      <Sheet title={circuitTable.title} isHalf onClose={table.close}>
        <TableOfDrawing />
      </Sheet>
    );
  if (time.isOpen)
    return (
      <Sheet title={circuitTime.title} isHalf onClose={time.close}>
        <TimePanel />
      </Sheet>
    );
  if (properties.isOpen)
    return (
      <Sheet title={simulator.properties} onClose={properties.close}>
        <Properties />
      </Sheet>
    );
  return null;
}
