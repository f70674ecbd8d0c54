// On large screens: the button at the lower left that opens the list of parts and wires above it.

import { Button } from "@mantine/core";
import { IconList } from "@tabler/icons-react";
import { useRef } from "react";
import { PanelHead } from "#components/panel-head.tsx";
import { simulator } from "#messages/simulator.ts";
import classes from "./list-panel.module.css";
import { usePanel } from "./open-panel.ts";
import { PartsAndWires } from "./parts-and-wires.tsx";

export function ListPanel() {
  const { isOpen, toggle, close } = usePanel("list");
  const button = useRef<HTMLButtonElement>(null);
  const leave = () => {
    button.current?.focus();
    close();
  };
  return (
    <div className={`${classes.place} no-print`}>
      {isOpen && (
        // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Esc closes it from anywhere inside
        <div
          className={classes.panel}
          onKeyDown={(event) => {
            if (event.key !== "Escape" || event.defaultPrevented || event.nativeEvent.isComposing) return;
            event.preventDefault();
            leave();
          }}
        >
          <PanelHead title={simulator.partsAndWires} onClose={leave} />
          <div className={classes.content}>
            <PartsAndWires />
          </div>
        </div>
      )}
      <Button
        ref={button}
        variant="default"
        className={classes.button}
        leftSection={<IconList size={18} stroke={1.75} aria-hidden />}
        aria-expanded={isOpen}
        onClick={toggle}
      >
        {simulator.partsAndWires}
      </Button>
    </div>
  );
}
