// The open panel of a small screen, as a sheet above the foot.

import { simulator } from "#messages/simulator.ts";
import { BottomSheet } from "./bottom-sheet.tsx";
import { usePanel } from "./open-panel.ts";
import { OptionsList } from "./options-list.tsx";
import { Palette } from "./palette.tsx";
import { PartsAndWires } from "./parts-and-wires.tsx";
import { Properties } from "./properties.tsx";
import { ZoomBar } from "./zoom-bar.tsx";

export function Sheets() {
  const parts = usePanel("parts");
  const list = usePanel("list");
  const options = usePanel("options");
  const properties = usePanel("properties");
  if (parts.isOpen)
    return (
      <BottomSheet title={simulator.parts} onClose={parts.close}>
        <Palette shape="sheet" />
      </BottomSheet>
    );
  if (options.isOpen)
    return (
      <BottomSheet title={simulator.options} onClose={options.close}>
        <OptionsList />
        <ZoomBar />
      </BottomSheet>
    );
  if (list.isOpen)
    return (
      <BottomSheet title={simulator.partsAndWires} onClose={list.close}>
        <PartsAndWires />
      </BottomSheet>
    );
  if (properties.isOpen)
    return (
      <BottomSheet title={simulator.properties} onClose={properties.close}>
        <Properties />
      </BottomSheet>
    );
  return null;
}
