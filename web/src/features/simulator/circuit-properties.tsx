// The properties while nothing is selected: the name and the size of the circuit.

import { useSyncExternalStore } from "react";
import { Note } from "#components/note.tsx";
import { simulator } from "#messages/simulator.ts";
import { useBoard, useSession } from "./board-context.ts";
import { shownName } from "./keeping/core/names.ts";
import classes from "./properties.module.css";

export function CircuitProperties() {
  const { keeper } = useSession();
  const { name } = useSyncExternalStore(keeper.subscribe, keeper.getSnapshot).open;
  const parts = useBoard(({ history }) => history.present.parts.length);
  const wires = useBoard(({ history }) => history.present.wires.length);
  return (
    <>
      <div className={classes.head}>
        <h2 className={classes.title}>{shownName(name)}</h2>
      </div>
      <dl className={classes.values}>
        <Count label={simulator.parts} count={parts} />
        <Count label={simulator.wires} count={wires} />
      </dl>
      <Note>{simulator.nothingSelected}</Note>
    </>
  );
}

function Count({ label, count }: { readonly label: string; readonly count: number }) {
  return (
    <div className={classes.value}>
      <dt>{label}</dt>
      <dd>{count.toLocaleString("en-US")}</dd>
    </div>
  );
}
