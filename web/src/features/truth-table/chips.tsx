// The additional expressions F2, F3, … as chips, and the field that adds or edits a chip.

import { Button } from "@mantine/core";
import { IconX } from "@tabler/icons-react";
import { useRef, type Dispatch, type FormEvent } from "react";
import { Field } from "#components/field.tsx";
import { IconButton } from "#components/icon-button.tsx";
import { Note } from "#components/note.tsx";
import { LiveLine } from "#notation/fields/live-line.tsx";
import { useKeysOf } from "#notation/keys/symbol-keys-choice.ts";
import type { Live } from "#notation/fields/use-live.ts";
import { controlTexts } from "#messages/controls.ts";
import { readingTexts } from "#messages/expression.ts";
import { truthTableTexts } from "#messages/truth-table.ts";
import { WithFunctionNames } from "#table/function-name.tsx";
import { ChipItem } from "./chip-item.tsx";
import classes from "./chips.module.css";
import { chipsMax, type Chip } from "./core/expressions.ts";
import type { TruthTableEvent, TruthTableState } from "./core/machine.ts";
import { useTableLive } from "./use-table-live.ts";

const errorId = "chips-error";
const editingId = "chips-editing";

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
  const others = chips.filter((_, at) => at !== edited).map(({ text }) => text);
  const typed = useTableLive(draft, [state.input, ...others]);
  const live = isFull ? full : typed;
  const keys = useKeysOf("boolean");

  const add = (event: FormEvent) => {
    event.preventDefault();
    dispatch({ type: "chipAdded" });
    field.current?.focus();
  };
  const leave = () => {
    field.current?.focus();
    dispatch({ type: "editingLeft" });
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
        <ul ref={list} className={classes.list} aria-label={truthTableTexts.chips}>
          {chips.map((chip, at) => (
            <ChipItem
              key={chip.id}
              chip={chip}
              beside={[state.input, ...chips.flatMap(({ id, text }) => (id === chip.id ? [] : [text]))]}
              name={nameOf(at)}
              isEdited={chip.id === editing}
              failure={refused?.chips.find(({ id }) => id === chip.id)?.failure ?? null}
              onEdit={() => {
                dispatch({ type: "chipEdited", id: chip.id });
                field.current?.focus();
              }}
              onRemove={() => remove(chip, at)}
              onFix={(fix) => {
                // The pressed button disappears with the error.
                list.current?.querySelector<HTMLElement>(`[data-chip="${chip.id}"]`)?.focus();
                onFix({ type: "chipFixed", id: chip.id, fix });
              }}
            />
          ))}
        </ul>
      )}
      <form className={classes.form} onSubmit={add}>
        <Field
          ref={field}
          className={classes.field}
          aria-label={truthTableTexts.addFieldLabel}
          aria-invalid={live.error !== null || undefined}
          aria-describedby={live.error ? `${errorId} ${editingId}` : editingId}
          placeholder={truthTableTexts.addFieldHint}
          value={draft}
          enterKeyHint="done"
          {...keys}
          onChange={(event) => dispatch({ type: "drafted", draft: event.currentTarget.value })}
          onKeyDown={(event) => {
            if (event.key !== "Escape" || editing === null || event.nativeEvent.isComposing) return;
            event.preventDefault();
            leave();
          }}
        />
        <Button type="submit" variant="default">
          {edited >= 0 ? truthTableTexts.saveChip : controlTexts.add}
        </Button>
        {edited >= 0 && <IconButton icon={IconX} label={controlTexts.cancel} type="button" onClick={leave} />}
      </form>
      <Note as="output" id={editingId} size="tag" className={classes.editing}>
        {edited >= 0 && <WithFunctionNames text={truthTableTexts.editingChip(nameOf(edited))} />}
      </Note>
      <div className={classes.reading}>
        <LiveLine
          field={field}
          errorId={errorId}
          live={live}
          hint={readingTexts.howToWrite}
          onFix={(fix) => {
            field.current?.focus();
            dispatch({ type: "drafted", draft: fix.text });
          }}
        />
      </div>
    </div>
  );
}

const full: Live = {
  typed: "",
  reading: null,
  error: { message: truthTableTexts.chipsFull(chipsMax), code: null, span: null },
  fix: null,
};

/** The primary is F1. */
function nameOf(at: number): string {
  return `F${at + 2}`;
}
