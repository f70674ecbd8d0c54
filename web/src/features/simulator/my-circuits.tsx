// The circuits that this browser keeps: each can be opened, renamed, duplicated and deleted.

import { Button, UnstyledButton } from "@mantine/core";
import { IconCopyPlus, IconDownload, IconPencil, IconTrash } from "@tabler/icons-react";
import { useEffect, useRef, useState, useSyncExternalStore, type ReactNode } from "react";
import { refusalText } from "#circuit/core/file/refusal-text.ts";
import { useGrowingList } from "#components/growing-list.ts";
import { IconButton } from "#components/icon-button.tsx";
import { ModalDialog } from "#components/modal-dialog.tsx";
import { Note } from "#components/note.tsx";
import { PanelHead } from "#components/panel-head.tsx";
import { simulator } from "#messages/simulator.ts";
import { useSession } from "./board-context.ts";
import type { Actions } from "./actions.ts";
import { saveFile } from "#lib/save-file.ts";
import { fileName } from "./circuit-files.ts";
import type { KeptCircuit, Unreadable } from "./keeping/core/listed.ts";
import { shownName } from "./keeping/core/names.ts";
import classes from "./my-circuits.module.css";
import { RenameForm } from "./rename-form.tsx";

interface MyCircuitsProps {
  readonly actions: Actions;
  readonly onClose: () => void;
}

export function MyCircuits({ actions, onClose }: MyCircuitsProps) {
  const { keeper } = useSession();
  const { circuits, unreadable } = useSyncExternalStore(keeper.subscribe, keeper.getSnapshot);
  const [shown, endRef] = useGrowingList(circuits.length);
  useEffect(() => void keeper.refresh(), [keeper]);
  const remove = (circuit: { readonly id: string }, name: string) => {
    // While the dialog is open, nothing outside it can be pressed, and Undo is in the toast.
    onClose();
    void actions.remove(circuit.id, name);
  };
  return (
    <ModalDialog kind="sheet" label={simulator.myCircuits} onClose={onClose}>
      <PanelHead title={simulator.myCircuits} onClose={onClose} />
      <div className={classes.content}>
        {circuits.length + unreadable.length === 0 && <Note>{simulator.noCircuits}</Note>}
        <ul className={classes.list} aria-label={simulator.myCircuits}>
          {circuits.slice(0, shown).map((circuit) => (
            <Kept
              key={circuit.id}
              circuit={circuit}
              actions={actions}
              onRemove={() => remove(circuit, shownName(circuit.name))}
              onClose={onClose}
            />
          ))}
          {unreadable.map((kept, at) => (
            <Broken
              key={kept.id}
              kept={kept}
              name={simulator.unreadableCircuit(at + 1)}
              onRemove={() => remove(kept, simulator.unreadableCircuit(at + 1))}
            />
          ))}
        </ul>
        <div ref={endRef} />
      </div>
      <div className={classes.foot}>
        <Button
          onClick={() => {
            onClose();
            void actions.openNew();
          }}
        >
          {simulator.newCircuit}
        </Button>
      </div>
    </ModalDialog>
  );
}

interface KeptProps extends MyCircuitsProps {
  readonly circuit: KeptCircuit;
  readonly onRemove: () => void;
}

function Kept({ circuit, actions, onRemove, onClose }: KeptProps) {
  const { keeper } = useSession();
  const { id, openElsewhere } = circuit;
  const isOpen = useSyncExternalStore(keeper.subscribe, () => keeper.getSnapshot().open.id === id);
  const [isRenaming, setIsRenaming] = useState(false);
  const renameButton = useRef<HTMLButtonElement>(null);
  const name = shownName(circuit.name);
  const endRenaming = () => {
    setIsRenaming(false);
    renameButton.current?.focus();
  };
  if (isRenaming)
    return (
      <li className={classes.item}>
        <RenameForm
          name={circuit.name}
          onCancel={endRenaming}
          onDone={(wanted) => {
            endRenaming();
            void actions.rename(id, wanted);
          }}
        />
      </li>
    );
  return (
    <Item
      name={name}
      note={[
        simulator.partsOf(circuit.parts),
        ...(isOpen ? [simulator.isOpen] : []),
        ...(openElsewhere ? [simulator.openElsewhere] : []),
      ].join(" · ")}
      onOpen={() => {
        onClose();
        if (!isOpen) void actions.open(id);
      }}
    >
      {!openElsewhere && (
        <IconButton
          ref={renameButton}
          icon={IconPencil}
          label={simulator.rename(name)}
          onClick={() => setIsRenaming(true)}
        />
      )}
      <IconButton
        icon={IconCopyPlus}
        label={simulator.duplicateCircuit(name)}
        onClick={() => void actions.duplicate(id)}
      />
      {!openElsewhere && <IconButton icon={IconTrash} label={simulator.remove(name)} onClick={onRemove} />}
    </Item>
  );
}

interface BrokenProps {
  readonly kept: Unreadable;
  readonly name: string;
  readonly onRemove: () => void;
}

function Broken({ kept: { text, error }, name, onRemove }: BrokenProps) {
  return (
    <Item name={name} note={refusalText(error)}>
      <IconButton
        icon={IconDownload}
        label={simulator.saveAsFile(name)}
        onClick={() => saveFile(new Blob([text], { type: "application/json" }), fileName(name, "json"))}
      />
      <IconButton icon={IconTrash} label={simulator.remove(name)} onClick={onRemove} />
    </Item>
  );
}

interface ItemProps {
  readonly name: string;
  readonly note: string;
  readonly onOpen?: () => void;
  readonly children: ReactNode;
}

function Item({ name, note, onOpen, children }: ItemProps) {
  return (
    <li className={classes.item}>
      <div className={classes.what}>
        {onOpen && (
          <UnstyledButton className={classes.open} aria-label={simulator.open(name)} onClick={onOpen} />
        )}
        <span className={classes.name}>{name}</span>
        <Note as="span" size="tag">
          {note}
        </Note>
      </div>
      {children}
    </li>
  );
}
