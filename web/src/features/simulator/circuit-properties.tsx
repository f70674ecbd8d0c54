// The properties while nothing is selected: the name and the size of the circuit.

import { IconPencil } from "@tabler/icons-react";
import { useRef, useState, useSyncExternalStore } from "react";
import { flushSync } from "react-dom";
import { IconButton } from "#components/icon-button.tsx";
import { Note } from "#components/note.tsx";
import { simulator } from "#messages/simulator.ts";
import { useActions } from "./actions-context.ts";
import { useBoard, useSession } from "./board-context.ts";
import { shownName } from "./keeping/core/names.ts";
import classes from "./properties.module.css";
import { RenameForm } from "./rename-form.tsx";

export function CircuitProperties() {
  const all = useBoard(({ history }) => history.present.parts);
  const parts = all.filter(({ of }) => of === undefined).length;
  const wires = useBoard(({ history }) => history.present.wires.length);
  return (
    <>
      <CircuitName />
      <dl className={classes.values}>
        <Count label={simulator.parts} count={parts} />
        <Count label={simulator.wires} count={wires} />
      </dl>
      <Note>{simulator.nothingSelected}</Note>
    </>
  );
}

function CircuitName() {
  const { keeper } = useSession();
  const { actions } = useActions();
  const { id, name } = useSyncExternalStore(keeper.subscribe, keeper.getSnapshot).open;
  const [renaming, setRenaming] = useState<string | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const end = () => {
    flushSync(() => setRenaming(null));
    button.current?.focus();
  };
  if (renaming === id)
    return (
      <RenameForm
        name={name}
        onCancel={end}
        onDone={(wanted) => {
          end();
          void actions.rename(id, wanted);
        }}
      />
    );
  const shown = shownName(name);
  return (
    <div className={classes.head}>
      <h2 className={classes.title}>{shown}</h2>
      <IconButton
        ref={button}
        icon={IconPencil}
        label={simulator.rename(shown)}
        onClick={() => setRenaming(id)}
      />
    </div>
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
