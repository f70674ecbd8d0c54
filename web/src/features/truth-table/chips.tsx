// The additional expressions F2, F3, … as chips, and the field that adds or edits a chip.

import { Button } from "@mantine/core";
import { useRef, type Dispatch, type FormEvent } from "react";
import { ErrorLine } from "#components/error-line.tsx";
import { Field } from "#components/field.tsx";
import { Note } from "#components/note.tsx";
import { own } from "#messages/own.ts";
import { ChipItem } from "./chip-item.tsx";
import classes from "./chips.module.css";
import { chipsMax, type Chip } from "./core/expressions.ts";
import type { TruthTableEvent, TruthTableState } from "./core/machine.ts";

interface ChipsProps {
  readonly state: TruthTableState;
  readonly dispatch: Dispatch<TruthTableEvent>;
  readonly onRemoved: (chip: Chip, at: number) => void;
  readonly onFix: (event: Extract<TruthTableEvent, { type: "chipFixed" }>) => void;
}

export function Chips({ state, dispatch, onRemoved, onFix }: ChipsProps) {
  const { chips, draft, editing, isFull, refused } = state;
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const edited = chips.findIndex(({ id }) => id === editing);

  const add = (event: FormEvent) => {
    event.preventDefault();
    dispatch({ type: "chipAdded" });
    field.current?.focus();
  };
  const remove = (chip: Chip, at: number) => {
    const next = chips[at + 1] ?? chips[at - 1];
    const button = next && list.current?.querySelector(`[data-chip-remove="${next.id}"]`);
    if (button instanceof HTMLElement) button.focus();
    else field.current?.focus();
    dispatch({ type: "chipRemoved", id: chip.id });
    onRemoved(chip, at);
  };

  return (
    <div className={classes.area}>
      {chips.length > 0 && (
        <ul ref={list} className={classes.list} aria-label={own.chips}>
          {chips.map((chip, at) => (
            <ChipItem
              key={chip.id}
              chip={chip}
              name={nameOf(at)}
              isEdited={chip.id === editing}
              failure={refused?.chips.find(({ id }) => id === chip.id)?.failure ?? null}
              onEdit={() => {
                dispatch({ type: "chipEdited", id: chip.id });
                field.current?.focus();
              }}
              onRemove={() => remove(chip, at)}
              onFix={(fix) => {
                onFix({ type: "chipFixed", id: chip.id, fix });
                // The button goes with the error.
                const button = list.current?.querySelector(`[data-chip="${chip.id}"]`);
                if (button instanceof HTMLElement) button.focus();
              }}
            />
          ))}
        </ul>
      )}
      <form className={classes.form} onSubmit={add}>
        <Field
          ref={field}
          className={classes.field}
          aria-label={own.addFieldLabel}
          aria-invalid={isFull || undefined}
          aria-describedby="chips-full chips-editing"
          placeholder={own.addFieldHint}
          value={draft}
          enterKeyHint="done"
          onChange={(event) => dispatch({ type: "drafted", draft: event.currentTarget.value })}
          onKeyDown={(event) => {
            if (event.key !== "Escape" || editing === null || event.nativeEvent.isComposing) return;
            event.preventDefault();
            dispatch({ type: "editingLeft" });
          }}
        />
        <Button type="submit" variant="default">
          {edited >= 0 ? own.saveChip : own.add}
        </Button>
      </form>
      <ErrorLine id="chips-full" className={classes.note}>
        {isFull && own.chipsFull(chipsMax)}
      </ErrorLine>
      <Note as="output" id="chips-editing" className={classes.note}>
        {!isFull && edited >= 0 && own.editingChip(nameOf(edited))}
      </Note>
    </div>
  );
}

/** The primary is F1. */
function nameOf(at: number): string {
  return `F${at + 2}`;
}
