// The side panel in which custom bases are added and removed.

import { Button } from "@mantine/core";
import { IconX } from "@tabler/icons-react";
import { useId, useRef, useState, type FormEvent } from "react";
import { Field } from "#components/field.tsx";
import { IconButton } from "#components/icon-button.tsx";
import { Label } from "#components/label.tsx";
import { Note } from "#components/note.tsx";
import { controlTexts } from "#messages/controls.ts";
import { numberTexts } from "#messages/number-systems.ts";
import { specifiedNumbers } from "#messages/specified.ts";
import { baseName } from "./core/base-names.ts";
import { addable, isEntry } from "./core/bases.ts";
import type { CustomBases } from "./custom-bases-store.ts";
import classes from "./custom-bases-panel.module.css";

export function CustomBasesPanel({ bases, add, remove }: CustomBases) {
  const [entry, setEntry] = useState("");
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  const hintId = useId();
  const base = addable(entry, bases);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (base === null) return;
    add(base);
    setEntry("");
    field.current?.focus();
  };
  return (
    <>
      <form className={classes.form} onSubmit={submit}>
        <Label htmlFor={id} className={classes.whole}>
          {numberTexts.customBaseEntry}
        </Label>
        <Field
          ref={field}
          id={id}
          className={classes.entry}
          value={entry}
          inputMode="numeric"
          aria-describedby={hintId}
          onChange={({ currentTarget: { value } }) => isEntry(value) && setEntry(value)}
        />
        <Button type="submit" className={classes.add} disabled={base === null}>
          {controlTexts.add}
        </Button>
        <Note id={hintId} className={classes.whole}>
          {specifiedNumbers.availableUpTo}
        </Note>
      </form>
      {bases.length === 0 ? (
        <Note className={classes.below}>{specifiedNumbers.noCustomBases}</Note>
      ) : (
        <ul className={`${classes.below} ${classes.list}`} aria-label={specifiedNumbers.customBases}>
          {bases.map((each) => (
            <li key={each} className={classes.item}>
              <span className={classes.number}>{each}</span>
              <span className={classes.name}>{baseName(each)}</span>
              <IconButton
                icon={IconX}
                label={numberTexts.removeBase(each)}
                onClick={() => {
                  remove(each);
                  // The pressed button is removed with its row.
                  field.current?.focus();
                }}
              />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
