// The list of parts and wires on large screens, next to the canvas so that it hides none of it, and its button.

import { Button } from "@mantine/core";
import { IconList } from "@tabler/icons-react";
import { useRef, type RefObject } from "react";
import { PanelHead } from "#components/panel-head.tsx";
import { simulator } from "#messages/simulator.ts";
import classes from "./list-panel.module.css";
import { usePanel } from "./open-panel.ts";
import { PartsAndWires } from "./parts-and-wires.tsx";

/** The ref of the button, to which the panel returns the focus. */
export function useListButton() {
  return useRef<HTMLButtonElement>(null);
}

type Opener = RefObject<HTMLButtonElement | null>;

export function ListButton({ opener }: { readonly opener: Opener }) {
  const { isOpen, toggle } = usePanel("list");
  return (
    <Button
      ref={opener}
      variant="default"
      className={`${classes.button} no-print`}
      leftSection={<IconList size={18} stroke={1.75} aria-hidden />}
      aria-expanded={isOpen}
      onClick={toggle}
    >
      {simulator.partsAndWires}
    </Button>
  );
}

export function ListPanel({ opener }: { readonly opener: Opener }) {
  const { isOpen, close } = usePanel("list");
  if (!isOpen) return null;
  const leave = () => {
    opener.current?.focus();
    close();
  };
  return (
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
  );
}
