// A field for a circuit's name, shown instead of the name.

import { Button } from "@mantine/core";
import { useState } from "react";
import { nameMax } from "#circuit/core/file/saved.ts";
import { Field } from "#components/field.tsx";
import { controlTexts } from "#messages/controls.ts";
import { simulator } from "#messages/simulator.ts";
import classes from "./my-circuits.module.css";

interface RenameFormProps {
  readonly name: string;
  readonly onDone: (name: string) => void;
  readonly onCancel: () => void;
}

export function RenameForm({ name, onDone, onCancel }: RenameFormProps) {
  const [typed, setTyped] = useState(name);
  return (
    <form
      className={classes.rename}
      onSubmit={(event) => {
        event.preventDefault();
        onDone(typed);
      }}
    >
      <Field
        className={classes.field ?? ""}
        aria-label={simulator.name}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- it takes the place of the button that was pressed
        autoFocus
        maxLength={nameMax}
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        onFocus={({ currentTarget }) => currentTarget.select()}
        onKeyDown={(event) => {
          if (event.key !== "Escape" || event.nativeEvent.isComposing) return;
          event.preventDefault();
          event.stopPropagation();
          onCancel();
        }}
      />
      <Button type="submit">{simulator.save}</Button>
      <Button variant="default" onClick={onCancel}>
        {controlTexts.cancel}
      </Button>
    </form>
  );
}
