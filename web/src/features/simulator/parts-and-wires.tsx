// Every part and wire as a line of text with its actions: the whole drawing can be read and edited here without the
// canvas.

import { simulator } from "#messages/simulator.ts";
import { useBoard } from "./board-context.ts";
import classes from "./parts-and-wires.module.css";
import { PartItems } from "./part-items.tsx";
import { WireItems } from "./wire-items.tsx";

export function PartsAndWires() {
  const state = useBoard((editor) => editor.history.present);
  return (
    <section aria-label={simulator.partsAndWires} className={classes.lists}>
      <h3 className={classes.title}>{simulator.parts}</h3>
      {state.parts.length === 0 ? (
        <p className={classes.none}>{simulator.noParts}</p>
      ) : (
        <PartItems state={state} />
      )}
      <h3 className={classes.title}>{simulator.wires}</h3>
      {state.wires.length === 0 ? (
        <p className={classes.none}>{simulator.noWires}</p>
      ) : (
        <WireItems state={state} />
      )}
    </section>
  );
}
